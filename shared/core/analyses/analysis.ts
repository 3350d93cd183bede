import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { analysisStates } from "../catalogue/document.ts";
import { fieldTypes, fieldValueSchema } from "../catalogue/field.ts";

/** One form field of an analysis as the API hands it out, in the wanted language. */
export const formFieldSchema = z.object({
  key: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  raw: fieldValueSchema.nullable(),
  additional: fieldValueSchema.nullable(),
  required: z.boolean(),
  meta: z.object({
    override: z.boolean(),
    /** The wanted language is missing; this is another one. */
    fallback: z.boolean(),
    /** The value's field is gone from the layout; it is kept and shown as such. */
    orphaned: z.boolean(),
  }),
});
export type FormField = z.infer<typeof formFieldSchema>;

/** A row of an analysis list. */
export const analysisSummarySchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  state: z.enum(analysisStates),
  internal: z.boolean(),
  imported: z.boolean(),
  categories: z.array(z.string()),
  changed: z.iso.datetime(),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;
