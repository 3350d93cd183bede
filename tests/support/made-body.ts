import * as z from "zod";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";

type Json = z.core.JSONSchema.BaseSchema;

const formats: Record<string, (mark: string) => string> = {
  email: (mark) => `${mark.toLowerCase().replaceAll(/\W/g, "-")}@made.example`,
  uri: (mark) => `https://made.example/${encodeURIComponent(mark)}`,
  date: () => "2026-01-31",
  "date-time": () => "2026-01-31T12:00:00Z",
};

interface Making {
  /** Included in every text. */
  mark: string;
  /** Fills in everything, each list with one entry; otherwise only required fields. */
  isWhole: boolean;
  definitions: Record<string, Json>;
}

function madeText(schema: Json, mark: string): string {
  if (schema.pattern?.startsWith("^[a-z0-9_-]")) return mark.toLowerCase().replaceAll(/[^a-z0-9]/g, "-");
  return (formats[schema.format ?? ""]?.(mark) ?? mark.padEnd(schema.minLength ?? 0, "x")).slice(
    0,
    schema.maxLength,
  );
}

/** A value that a schema accepts. */
function madeOf(schema: Json, making: Making, within: readonly string[] = []): unknown {
  const inside = (part: unknown) => madeOf(part as Json, making, within);
  const { isWhole } = making;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return inside(choice[0]);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inside));
  if (schema.$ref) return madeOf(making.definitions[schema.$ref] as Json, making, [...within, schema.$ref]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object": {
      const keyed = schema.additionalProperties;
      const names = typeof schema.propertyNames === "object" ? schema.propertyNames.enum : undefined;
      // Texts by language, in the two languages that every laboratory of the tests has.
      if (names && typeof keyed === "object")
        return Object.fromEntries(names.slice(0, 2).map((name) => [name, inside(keyed)]));
      const needed = isWhole ? Object.keys(schema.properties ?? {}) : (schema.required ?? []);
      return Object.fromEntries(needed.map((name) => [name, inside(schema.properties?.[name])]));
    }
    case "array": {
      const { items } = schema as { items?: Json };
      // A recursive schema is nested only once.
      const hasOne = isWhole && items && !(items.$ref && within.includes(items.$ref));
      return Array.from({ length: Math.max(schema.minItems ?? 0, hasOne ? 1 : 0) }, () => inside(items));
    }
    case "string":
      return madeText(schema, making.mark);
    case "integer":
    case "number":
      return isWhole ? Math.max(schema.minimum ?? 1, 1) : (schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      if (isWhole) return null;
      throw new Error(`There is no made value of ${JSON.stringify(schema)}.`);
  }
}

/** The call that creates an entity of the kind found at an address that ends in `{id}`, if there is one. */
export const makerOf = (endpoints: readonly EndpointSpec[], path: string): EndpointSpec | undefined =>
  endpoints.find(
    (endpoint) => endpoint.method === "POST" && endpoint.success === 201 && `${endpoint.path}{id}/` === path,
  );

/** A body for a call that creates something: only its required fields. */
export const bodyFor = ({ body }: EndpointSpec, mark: string) =>
  madeOf(z.toJSONSchema(body as z.ZodType, { io: "input" }), {
    mark,
    isWhole: false,
    definitions: {},
  }) as Record<string, unknown>;

/** A complete answer of a call, each list with one entry. */
export function answerOf({ output }: EndpointSpec, mark: string): unknown {
  if (output === null || typeof output === "string") return null;
  const schema = z.toJSONSchema(output, { io: "output", unrepresentable: "any" });
  const named = Object.entries(schema.$defs ?? {}).map(([name, each]) => [`#/$defs/${name}`, each]);
  const definitions = { "#": schema, ...Object.fromEntries(named) };
  return madeOf(schema, { mark, isWhole: true, definitions });
}

/** Body for the call that changes such an entity: another text in one of its fields. */
export function changeFor(maker: EndpointSpec, { path, body }: EndpointSpec, mark: string) {
  const shape = (body as z.ZodObject).shape;
  const changed = Object.entries(bodyFor(maker, mark)).find(
    ([name, value]) => name in shape && JSON.stringify(value).includes(mark),
  );
  if (!changed) throw new Error(`${path} changes no text that ${maker.path} requires.`);
  return Object.fromEntries([changed]);
}
