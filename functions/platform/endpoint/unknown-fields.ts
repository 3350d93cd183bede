import * as z from "zod";
import type { FieldError } from "../../../shared/kernel/problem.ts";

export const unknownField = (path: readonly PropertyKey[]): FieldError => ({
  path: path.map(String).join("."),
  code: "unknown_field",
  message: `There is no field "${String(path.at(-1))}" here.`,
});

/**
 * The fields of a value that its schema does not know, at every depth: zod drops them, so a misspelt field would be lost silently.
 * Strict objects report such fields themselves. In a union, the first option that accepts the value counts.
 */
export function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): FieldError[] {
  if (typeof value !== "object" || value === null) return [];
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  const entries = Object.entries(value);
  const within = (inner: z.core.$ZodType | undefined, key: string, member: unknown) =>
    inner ? unknownFields(inner, member, [...path, key]) : [];
  switch (def.type) {
    case "object":
      return entries.flatMap(([key, member]) => {
        if (Object.hasOwn(def.shape, key)) return within(def.shape[key], key, member);
        return def.catchall ? [] : [unknownField([...path, key])];
      });
    case "array":
      return entries.flatMap(([key, member]) => within(def.element, key, member));
    case "record":
      return entries.flatMap(([key, member]) => within(def.valueType, key, member));
    case "union": {
      const variant = def.options.find((option) => z.safeParse(option, value).success);
      return variant ? unknownFields(variant, value, path) : [];
    }
    case "pipe":
      return unknownFields(def.in._zod.def.type === "transform" ? def.out : def.in, value, path);
    case "lazy":
      return unknownFields(def.getter(), value, path);
    default:
      return "innerType" in def ? unknownFields(def.innerType as z.core.$ZodType, value, path) : [];
  }
}
