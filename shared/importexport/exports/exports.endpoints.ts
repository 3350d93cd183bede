import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";

/** A finished export; its URL is valid for 15 minutes. */
export const exportedFileSchema = z.object({
  /** Signed; needs no token. */
  url: z.url(),
  file_name: z.string(),
  /** Bytes. */
  size: z.number().int(),
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

export const exportAnalyses = defineEndpoint({
  method: "GET",
  path: "export/analyses/",
  recentPassword: true,
  logs: "analyses_exported",
  summary:
    "The whole catalogue as JSON in the form that imports take: 303 to a signed URL, or with redirect=false the URL.",
  query: z.object({ redirect: z.enum(["true", "false"]).default("true") }),
  output: exportedFileSchema,
  credentials: ["session", "export"],
  timeout: 29,
  permission: "core_storage.can_export_analyses_data",
  module: null,
});

export const exportsApi = defineApi({
  address: "importexport/exports",
  tellsVersion: true,
  touches: { items: { catalogue: "read" }, files: { replica: "read", chunks: "write" } },
  mounts: ["api/export"],
  // Holds the whole catalogue in memory and writes it out.
  memory: 3008,
  endpoints: { exportAnalyses },
});
