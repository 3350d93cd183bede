import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { analysisStates } from "../catalogue/document.ts";
import { analysisSummarySchema } from "./analysis.ts";

export const listAnalyses = defineEndpoint({
  method: "GET",
  path: "core/analyses/",
  summary: "Lists and searches the stored analyses.",
  query: z.object({
    ...pageQuery(20),
    search: z.string().max(200).default(""),
    state: z.enum(analysisStates).optional(),
    category: z.string().max(100).optional(),
    internal: z.stringbool().optional(),
  }),
  output: page(analysisSummarySchema),
  permission: "core_storage.view_flatanalysis",
  module: null,
});

export const analysesApi = defineApi({
  address: "core/analyses",
  touches: { items: { catalogue: "read" }, files: { replica: "read" } },
  mounts: ["api/core/analyses"],
  memory: 1024,
  endpoints: { listAnalyses },
});
