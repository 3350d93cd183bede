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
  /** Whether an import has changed a value below an editor's own one, and nobody has decided yet which of them applies. */
  import_differs: z.boolean(),
  categories: z.array(z.string()),
  changed: z.iso.datetime(),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;
