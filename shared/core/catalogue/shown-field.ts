import * as z from "zod";
import { fieldRoles } from "./field-role.ts";

/** A field of an analysis in one language, ready to show: `html` is sanitised, `rows` are a table's cells under `columns`. */
export const shownFieldSchema = z.object({
  key: z.string(),
  type: z.enum(["title", "text", "html", "list", "table", "date", "checkbox", "links"]),
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
  rows: z.array(z.array(z.string())).optional(),
  links: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
  /** Shown in a language other than the one requested. */
  fallback: z.boolean(),
});
export type ShownField = z.infer<typeof shownFieldSchema>;
