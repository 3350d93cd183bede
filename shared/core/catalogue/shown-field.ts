import * as z from "zod";
import { languageSchema } from "../../kernel/language.ts";
import { columnKinds, fieldTypes } from "./field.ts";
import { fieldRoles } from "./field-role.ts";

/** A certificate: its name, its validity, and the URL of its file if visitors may have it. */
export const shownFileSchema = z.object({
  name: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  /** Whether it is valid at the time of the response. */
  certified: z.boolean(),
});
export type ShownFile = z.infer<typeof shownFileSchema>;

/**
 * A field of an analysis in one language, ready to show: `html` is sanitised, `rows` are a table's cells under `columns`. A title, section or
 * group is a heading without a value; the fields within a section or group follow it and name it in `sections`.
 */
export const shownFieldSchema = z.object({
  key: z.string(),
  /** Type from the layout. The property that holds the value tells how to show it: `text`, `html`, `list`, `rows` … */
  type: z.enum(fieldTypes),
  /** Its meaning, independent of its key. */
  role: z.enum(fieldRoles).optional(),
  label: z.string(),
  /** Titles only, 1 to 3. */
  level: z.number().int().optional(),
  /** Headings of the enclosing sections and groups, outermost first. */
  sections: z.array(z.string()),
  text: z.string().optional(),
  html: z.string().optional(),
  list: z.array(z.string()).optional(),
  checked: z.boolean().optional(),
  columns: z.array(z.string()).optional(),
  /** Kinds of the columns, in their order; absent if all are plain text. */
  kinds: z.array(z.enum(columnKinds)).optional(),
  rows: z.array(z.array(z.string())).optional(),
  links: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
  files: z.array(shownFileSchema).optional(),
  /** Whether it is shown in a language other than the requested one. */
  fallback: z.boolean(),
  /** That language; absent if the value is in the requested one. */
  language: languageSchema.optional(),
});
export type ShownField = z.infer<typeof shownFieldSchema>;
