import * as z from "zod";
import type { PersonalStoreName } from "./personal-data.ts";

/** The places of fields that hold data about people. */
export const personalFields = z.registry<{ store: PersonalStoreName }>();

/** Marks a field as one that holds data about people, kept in this place (`docs/privacy.md` lists them). */
export function personal<Schema extends z.ZodType>(store: PersonalStoreName, schema: Schema): Schema {
  // A copy: a schema that other fields share must not carry the mark to them.
  const copy = schema.clone(schema._zod.def as never) as unknown as Schema;
  personalFields.add(copy, { store });
  return copy;
}
