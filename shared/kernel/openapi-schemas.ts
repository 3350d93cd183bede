import * as z from "zod";

/** A JSON Schema, or any object of an OpenAPI document. */
export type Json = Record<string, unknown>;

/**
 * Converts zod schemas to JSON Schemas of one OpenAPI document. Recursive schemas get a name in `components`, because a reference to
 * their own root would lead to the document's.
 */
export function schemaCollector() {
  const components: Record<string, Json> = {};

  /**
   * @param name unique in the document, for schemas that need a reference
   * @param io as a client sends it (defaults may be left out) or as it is returned
   */
  function schemaOf(schema: z.ZodType, name: string, io: "input" | "output"): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      target: "draft-2020-12",
      io,
      unrepresentable: "any",
      // Responses may gain fields in later versions; clients must accept them.
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    }) as Json & { $defs?: Record<string, Json> };
    const renamed = (reference: string) =>
      reference === "#"
        ? `#/components/schemas/${name}`
        : reference.replace("#/$defs/", `#/components/schemas/${name}.`);
    for (const [key, definition] of Object.entries($defs))
      components[`${name}.${key}`] = withReferences(definition, renamed) as Json;
    const moved = withReferences(root, renamed) as Json;
    if (!JSON.stringify(root).includes('"$ref":"#"')) return moved;
    components[name] = moved;
    return { $ref: `#/components/schemas/${name}` };
  }

  return { components, schemaOf };
}

function withReferences(value: unknown, renamed: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((member) => withReferences(member, renamed));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === "$ref" && typeof member === "string"
        ? [key, renamed(member)]
        : [key, withReferences(member, renamed)],
    ),
  );
}
