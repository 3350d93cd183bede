import * as z from "zod";
import { defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { changedAnalysisSchema, changedKinds } from "./changed-analysis.ts";

const byId = z.object({ id: idSchema });
const viewImport = { permission: "core_storage.view_import", module: null } as const;

export const listChangedAnalyses = defineEndpoint({
  method: "GET",
  path: "import/{id}/analyses/",
  summary:
    "All analyses that a checked or held-back import would create, change or delete, by name; kept for a week.",
  params: byId,
  query: z.object({
    ...pageQuery(50),
    kind: z.enum(changedKinds).optional(),
    /** Words that must all occur in the code or the names. */
    search: z.string().max(200).default(""),
  }),
  output: page(changedAnalysisSchema),
  ...viewImport,
});
export const previewChangedAnalysis = defineEndpoint({
  method: "GET",
  path: "import/{id}/analyses/{analysis}/",
  summary:
    "The public page of an analysis as it would be after a checked import, whatever its state; of a deleted one, as it is.",
  params: byId.extend({ analysis: idSchema }),
  /** Sanitised HTML; to be displayed with the style sheet of the public pages. */
  output: z.object({ html: z.string() }),
  ...viewImport,
});
