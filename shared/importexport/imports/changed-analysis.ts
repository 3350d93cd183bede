import * as z from "zod";
import { idSchema } from "../../kernel/id.ts";

/** Effects of an import on an analysis. */
export const changedKinds = ["created", "changed", "deleted"] as const;

/** An analysis that a checked import would create, change or delete. */
export const changedAnalysisSchema = z.object({
  id: idSchema,
  kind: z.enum(changedKinds),
  code: z.string(),
  name: z.string(),
});
export type ChangedAnalysis = z.infer<typeof changedAnalysisSchema>;
