import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { limits } from "../../kernel/limits.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { trialTouches } from "../../proficiency/trial-touches.ts";
import { publicSummarySchema } from "../directory/directory.endpoints.ts";

const internal = { permission: "webpublisher.view_internal", module: "MD_INTRA" } as const;

/** An analysis of the internal preview. */
const internalSummarySchema = publicSummarySchema.extend({ internal: z.boolean() });

export const listInternalPreview = defineEndpoint({
  method: "GET",
  path: "webpublisher/preview/internal/",
  summary: "The directory with internal analyses, as the staff may preview it.",
  query: z.object({ ...pageQuery(50), search: z.string().max(200).default("") }),
  output: page(internalSummarySchema),
  ...internal,
});
export const showInternalPreview = defineEndpoint({
  method: "GET",
  path: "webpublisher/preview/internal/{code}/",
  summary: "The page of an analysis with internal ones, as the staff may preview it.",
  params: z.object({ code: z.string().min(1).max(limits.code) }),
  output: z.object({ code: z.string(), name: z.string(), internal: z.boolean(), html: z.string() }),
  ...internal,
});

export const internalPreviewApi = defineApi({
  address: "webpublisher/preview",
  touches: {
    items: { catalogue: "read", "WEB-CONFIG": "read", ...trialTouches, "TRIAL-CONFIG": "read" },
    files: { replica: "read" },
  },
  mounts: ["api/webpublisher/preview"],
  memory: 1024,
  endpoints: { listInternalPreview, showInternalPreview },
});
