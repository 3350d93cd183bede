import * as z from "zod";
import { analysisStates } from "../../core/catalogue/document.ts";
import { getTaskHeartbeat, taskSchema } from "../../core/tasks/tasks.endpoints.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { inEditor } from "../../kernel/permissions.ts";

/** Possible separators of cells; a German Excel reads the first. */
export const csvDelimiters = [";", ",", "\t", "|"] as const;

/** Names of the whole catalogue in place of a category, unless a category has that name. The app sends the first. */
export const wholeCatalogue = ["*", "all"] as const;

/** The analyses that become rows, and the format of cells. */
export const csvOptionsSchema = z.object({
  /** Required, so that nobody generates the whole catalogue by mistake; includes descendants. `*` or `all`: the whole catalogue. */
  category: z.string({ error: "Choose a category first." }).min(1, "Choose a category first.").max(100),
  search: z.string().max(200).default(""),
  pubstate: z.enum(analysisStates).optional(),
  internal: z.stringbool().optional(),
  /** Prefix cells with an apostrophe if a spreadsheet would run them as a formula. */
  escape: z.stringbool().default(true),
  delimiter: z.enum(csvDelimiters).default(";"),
  /** Content language; defaults to that of the path, else the main one. */
  language: languageSchema.optional(),
});

/** A finished table; its URL is valid for 15 minutes. */
export const csvFileSchema = z.object({
  /** Presigned URL; needs no token. */
  url: z.url(),
  file_name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Without the header row. */
  rows: z.number().int(),
  generated: z.iso.datetime(),
});
const ofLastFile = { language: languageSchema.optional() };

const view = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;

export const generateCsvFile = defineEndpoint({
  method: "GET",
  path: "laboreditor/generate-csv-file/",
  recentPassword: true,
  logs: "csv_exported",
  summary:
    "Starts writing the analyses of a category as CSV; while the same is being written, that task is answered.",
  query: csvOptionsSchema,
  output: taskSchema,
  success: 202,
  follow: getTaskHeartbeat,
  writes: true,
  ...view,
});
export const cancelCsvGeneration = defineEndpoint({
  method: "POST",
  path: "laboreditor/cancel-csv-generation/{id}/",
  summary: "Stops writing a CSV file; the one written before stays.",
  params: z.object({ id: idSchema }),
  output: taskSchema,
  ...view,
});
export const describeCsvFile = defineEndpoint({
  method: "GET",
  path: "laboreditor/get-csv-file/facts/",
  summary: "Name, size, rows and time of the caller's last CSV file in a language, without the file.",
  query: z.object(ofLastFile),
  output: csvFileSchema.omit({ url: true }),
  ...view,
});
export const getCsvFile = defineEndpoint({
  method: "GET",
  path: "laboreditor/get-csv-file/",
  recentPassword: true,
  logs: "csv_fetched",
  summary:
    "The caller's last CSV file in a language: 303 to a signed URL, whose Content-Disposition names the file, or with redirect=false the URL.",
  query: z.object({
    ...ofLastFile,
    redirect: z.enum(["true", "false"]).default("true"),
  }),
  output: csvFileSchema,
  ...view,
});

export const csvExportApi = defineApi({
  address: "laboreditor/csv-export",
  touches: {
    items: { catalogue: "read", csv: "write", tasks: "write" },
    files: { replica: "read", chunks: "read" },
    starts: ["csv"],
  },
  mounts: [
    "api/laboreditor/generate-csv-file",
    "api/laboreditor/cancel-csv-generation",
    "api/laboreditor/get-csv-file",
  ],
  endpoints: { generateCsvFile, cancelCsvGeneration, describeCsvFile, getCsvFile },
});
