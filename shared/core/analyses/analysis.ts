import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";
import { analysisStates } from "../catalogue/document.ts";

/** A row of an analysis list. */
export const analysisSummarySchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  state: z.enum(analysisStates),
  internal: z.boolean(),
  imported: z.boolean(),
  /** An import has changed a value below an own one, and nobody has said yet which of them holds. */
  import_differs: z.boolean(),
  categories: z.array(z.string()),
  changed: z.iso.datetime(),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;
