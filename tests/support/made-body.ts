import * as z from "zod";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";

type Json = z.core.JSONSchema.BaseSchema;

const formats: Record<string, (mark: string) => string> = {
  email: (mark) => `${mark.toLowerCase().replaceAll(/\W/g, "-")}@made.example`,
  uri: (mark) => `https://made.example/${encodeURIComponent(mark)}`,
  date: () => "2026-01-31",
  "date-time": () => "2026-01-31T12:00:00Z",
};

/** A value that a schema accepts. Every text in it contains the mark. */
function madeOf(schema: Json, mark: string): unknown {
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return madeOf(choice[0] as Json, mark);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object": {
      const keyed = schema.additionalProperties;
      const names = typeof schema.propertyNames === "object" ? schema.propertyNames.enum : undefined;
      // Texts by language: in the two that every laboratory of the tests has.
      if (names && typeof keyed === "object")
        return Object.fromEntries(names.slice(0, 2).map((name) => [name, madeOf(keyed, mark)]));
      const needed = schema.required ?? [];
      return Object.fromEntries(
        needed.map((name) => [name, madeOf(schema.properties?.[name] as Json, mark)]),
      );
    }
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => madeOf(schema.items as Json, mark));
    case "string":
      if (schema.pattern?.startsWith("^[a-z0-9_-]")) return mark.toLowerCase().replaceAll(/[^a-z0-9]/g, "-");
      return (formats[schema.format ?? ""]?.(mark) ?? mark.padEnd(schema.minLength ?? 0, "x")).slice(
        0,
        schema.maxLength,
      );
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    default:
      throw new Error(`There is no made value of ${JSON.stringify(schema)}.`);
  }
}

/** The call that makes one of what an address with `{id}` at its end stands for, if there is one. */
export const makerOf = (endpoints: readonly EndpointSpec[], path: string): EndpointSpec | undefined =>
  endpoints.find(
    (endpoint) => endpoint.method === "POST" && endpoint.success === 201 && `${endpoint.path}{id}/` === path,
  );

/** A body for a call that makes something: only what it requires. */
export const bodyFor = ({ body }: EndpointSpec, mark: string) =>
  madeOf(z.toJSONSchema(body as z.ZodType, { io: "input" }), mark) as Record<string, unknown>;

/** Another text in one field of what was made so, as a body for the call that changes it. */
export function changeFor(maker: EndpointSpec, { path, body }: EndpointSpec, mark: string) {
  const known = (body as z.ZodObject).shape;
  const changed = Object.entries(bodyFor(maker, mark)).find(
    ([name, value]) => name in known && JSON.stringify(value).includes(mark),
  );
  if (!changed) throw new Error(`${path} changes no text that ${maker.path} requires.`);
  return Object.fromEntries([changed]);
}
