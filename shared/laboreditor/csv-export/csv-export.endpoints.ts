import * as z from "zod";
import { analysisStates } from "../../core/catalogue/document.ts";
import { getTaskHeartbeat, taskSchema } from "../../core/tasks/tasks.endpoints.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { languageSchema } from "../../kernel/language.ts";
import { inEditor } from "../../kernel/permissions.ts";

/** What may stand between two cells; a German Excel reads the first. */
export const csvDelimiters = [";", ",", "\t", "|"] as const;

/** In place of a category, unless one is called so: the whole catalogue. The app sends the first. */
export const wholeCatalogue = ["*", "all"] as const;

/** Which analyses become rows, and how cells are written. */
export const csvOptionsSchema = z.object({
  /** Required, so that nobody waits for a table of everything by mistake; those below it are in it. `*` or `all`: the whole catalogue. */
  category: z.string({ error: "Choose a category first." }).min(1, "Choose a category first.").max(100),
  search: z.string().max(200).default(""),
  pubstate: z.enum(analysisStates).optional(),
  internal: z.stringbool().optional(),
  /** Cells that a spreadsheet would run as a formula get an apostrophe in front. */
  escape: z.stringbool().default(true),
  delimiter: z.enum(csvDelimiters).default(";"),
  /** Content language; that of the path, else the main one, where it is left out. */
  language: languageSchema.optional(),
});

/** A finished table, to be fetched within 15 minutes. */
export const csvFileSchema = z.object({
  /** Signed; needs no token. */
  url: z.url(),
  file_name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Without the header. */
  rows: z.number().int(),
  generated: z.iso.datetime(),
});

const view = { permission: inEditor("core_storage.view_flatanalysis"), module: "MD_EDITOR" } as const;

export const generateCsvFile = defineEndpoint({
  method: "GET",
  path: "laboreditor/generate-csv-file/",
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
export const getCsvFile = defineEndpoint({
  method: "GET",
  path: "laboreditor/get-csv-file/",
  summary:
    "The caller's last CSV file in a language: 303 to a signed URL, whose Content-Disposition names the file, or with redirect=false the URL.",
  query: z.object({
    language: languageSchema.optional(),
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
  endpoints: { generateCsvFile, cancelCsvGeneration, getCsvFile },
});
