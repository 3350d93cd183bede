import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { limits } from "../../kernel/limits.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { inEditor } from "../../kernel/permissions.ts";
import { listChangedAnalyses, previewChangedAnalysis } from "./changed-analyses.endpoints.ts";
import { findingKinds, importFindingSchema, importModes, importSchema, importStatuses } from "./import.ts";
import { extensions, importFormatNames } from "./import-formats.ts";
import { faultyRules, repeatedRules } from "./import-words.ts";
import { previewSchema } from "./preview.ts";
import { chosenColumnSchema, readingSchema } from "./reading.ts";
import { readTable } from "./table.endpoints.ts";
import { readUndo } from "./undo.endpoints.ts";

const byId = z.object({ id: idSchema });
const viewImport = { permission: "core_storage.view_import", module: null } as const;
const addImport = { permission: "core_storage.add_import", module: null } as const;

/** Largest file, in bytes. */
export const maxImportSize = 512 * 1024 * 1024;

export const getImport = defineEndpoint({
  method: "GET",
  path: "import/{id}/",
  summary: "One import: its progress, what it changed, what is wrong with its file.",
  params: byId,
  output: importSchema,
  credentials: ["session", "import"],
  ...viewImport,
});

/** Decisions of the caller about rows and entries. */
const rules = {
  repeated: z.enum(repeatedRules).default("refuse"),
  faulty: z.enum(faultyRules).default("refuse"),
};

/** The import profile that maps the columns; if absent, the profile that fits the file's heading row. */
const byProfile = { profile: idSchema.optional() };

/** Result of a call that sets an import going: the import, and the endpoint for following it. */
const going = { output: importSchema, success: 202, follow: getImport } as const;

export const startUpload = defineEndpoint({
  method: "POST",
  path: "upload/analysis/url/",
  summary: "Announces an import file and returns a signed URL to PUT it to; its arrival starts the import.",
  body: z.object({
    file: z
      .string()
      .min(1)
      .max(255)
      .regex(
        new RegExp(`\\.(${extensions.join("|")})$`, "i"),
        `Only files of these formats: ${importFormatNames}.`,
      ),
    size: z.number().int().min(1).max(maxImportSize),
    mode: z.enum(importModes).default("full"),
    dry_run: z.boolean().default(false),
    /** Carry out even if more than a fifth of the imported analyses would be deleted, or of those that have a field would lose it. */
    force: z.boolean().default(false),
    ...rules,
    ...byProfile,
    /** Choices about reading the file; everything left out is guessed. */
    reading: readingSchema.optional(),
    /** Ask for the column mapping even if all columns are known. */
    columns_first: z.boolean().optional(),
  }),
  output: z.object({
    id: idSchema,
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    expires: z.iso.datetime(),
  }),
  success: 201,
  idempotent: true,
  credentials: ["session", "import"],
  ...addImport,
});
export const uploadFile = defineEndpoint({
  method: "POST",
  path: "upload/analysis/file/",
  summary: "Uploads an import file as multipart/form-data (field `file`, up to 4 MiB) and starts the import.",
  query: z.object({
    mode: z.enum(importModes).default("full"),
    dry_run: z.stringbool().default(false),
    force: z.stringbool().default(false),
    ...rules,
    ...byProfile,
    columns_first: z.stringbool().optional(),
  }),
  body: "raw",
  maxBody: 4 * 1024 * 1024 + 64 * 1024,
  ...going,
  idempotent: true,
  ...addImport,
});
export const postFile = defineEndpoint({
  method: "POST",
  path: "upload/analysis/post/",
  summary: "Takes an import file as the raw body (up to 4 MiB), for laboratory information systems.",
  query: z.object({
    file: z.string().max(255).optional(),
    mode: z.enum(importModes).default("full"),
    dry_run: z.stringbool().default(false),
    ...rules,
    ...byProfile,
  }),
  body: "raw",
  maxBody: 4 * 1024 * 1024,
  ...going,
  idempotent: true,
  credentials: ["import"],
  ...addImport,
});
export const listImports = defineEndpoint({
  method: "GET",
  path: "import/log/",
  summary: "The import log, newest first; a search covers file, person and error.",
  query: z.object({
    ...pageQuery(20, 100),
    search: z.string().max(200).default(""),
    status: z.enum(importStatuses).optional(),
    mode: z.enum(importModes).optional(),
  }),
  output: page(importSchema),
  ...viewImport,
});
export const getLastImport = defineEndpoint({
  method: "GET",
  path: "import/last/",
  summary: "The newest entries of the import log, among them the last one that was no mere check.",
  output: z.object({ results: z.array(importSchema).max(10) }),
  ...viewImport,
});
export const getImportTargets = defineEndpoint({
  method: "GET",
  path: "import/targets/",
  summary: "What a column of a spreadsheet can be mapped to.",
  output: z.object({
    results: z.array(
      z.object({
        target: z.string(),
        label: z.string(),
        translatable: z.boolean(),
        /** Holds several entries, so that its cells can be split. */
        takes_entries: z.boolean(),
        /** Its values are dates. */
        holds_days: z.boolean(),
      }),
    ),
  }),
  ...viewImport,
});
const mappedColumns = z
  .array(chosenColumnSchema.extend({ column: z.string().max(500) }))
  .max(limits.sheetColumns);

export const templateFormats = ["xlsx", "json"] as const;
export const getTemplate = defineEndpoint({
  method: "GET",
  path: "import/template/",
  summary: "A signed URL of a file to fill in: the fields of the laboratory's usual layout, and one example.",
  query: z.object({ format: z.enum(templateFormats).default("xlsx") }),
  output: z.object({ url: z.url(), file_name: z.string() }),
  ...addImport,
});
export const previewImport = defineEndpoint({
  method: "POST",
  reads: true,
  path: "import/{id}/preview/",
  summary: "How the file of an import would be read and mapped, with its first rows; writes nothing.",
  params: byId,
  body: z.object({
    reading: readingSchema.optional(),
    columns: mappedColumns.optional(),
    /** The profile to try, null for none. */
    profile: idSchema.nullable().optional(),
  }),
  output: previewSchema,
  ...addImport,
});
export const mapColumns = defineEndpoint({
  method: "POST",
  path: "import/{id}/mapping/",
  summary:
    "Says how the file is read and its columns are mapped, keeps that as an import profile and continues; after a dry run, or for a file whose rows were refused, it is read again.",
  params: byId,
  body: z.object({
    columns: mappedColumns,
    /** Defaults to the import's present choices. */
    reading: readingSchema.optional(),
    /** Profile that keeps the mapping: the one with this id, a new one, or none (null). If absent: the one used, or one named after the file. */
    profile: z
      .object({ id: idSchema.optional(), name: z.string().trim().min(1).max(100) })
      .nullable()
      .optional(),
    repeated: z.enum(repeatedRules).optional(),
    faulty: z.enum(faultyRules).optional(),
  }),
  ...going,
  idempotent: true,
  ...addImport,
});
export const carryOut = defineEndpoint({
  method: "POST",
  path: "import/{id}/carry-out/",
  logs: "import_carried_out",
  summary: "Carries out a dry run, a held-back import, or with other rules one refused for its rows.",
  params: byId,
  body: z.object({
    force: z.boolean().default(false),
    repeated: z.enum(repeatedRules).optional(),
    faulty: z.enum(faultyRules).optional(),
  }),
  ...going,
  idempotent: true,
  ...addImport,
});
export const downloadImportFile = defineEndpoint({
  method: "GET",
  path: "import/{id}/file/",
  summary: "A signed URL of the file as it was imported.",
  params: byId,
  output: z.object({ url: z.url() }),
  ...viewImport,
});
export const listImportFindings = defineEndpoint({
  method: "GET",
  path: "import/{id}/findings/",
  summary: "All that an import has to say of its file: errors, warnings and notes, each with its place.",
  params: byId,
  query: z.object({
    ...pageQuery(100),
    kind: z.enum(findingKinds).optional(),
    group: z.coerce.number().int().min(0).optional(),
    /** Words that must all occur in the place, the analysis or the value. */
    search: z.string().max(200).default(""),
  }),
  output: page(importFindingSchema),
  ...viewImport,
});
export const undoImport = defineEndpoint({
  method: "POST",
  path: "laboreditor/history/imports/{id}/undo/",
  logs: "import_undone",
  summary:
    "Undoes an import: what it changed becomes as it was, all at once; what was edited since stays. Returns the log entry that shows its progress; a repeat returns the same one.",
  params: byId,
  ...going,
  permission: inEditor("core_storage.add_import"),
  module: "MD_EDITOR",
});

export const importsApi = defineApi({
  address: "importexport/imports",
  touches: {
    items: { catalogue: "read", imports: "write", PROFILE: "write", "WEB-CONFIG": "read" },
    files: { replica: "read", imports: "write", chunks: "write", findings: "read" },
    starts: ["import"],
  },
  timeout: 28,
  mounts: ["api/upload/analysis", "api/import", "api/laboreditor/history/imports"],
  endpoints: {
    startUpload,
    uploadFile,
    postFile,
    listImports,
    getLastImport,
    getImportTargets,
    getTemplate,
    getImport,
    listImportFindings,
    listChangedAnalyses,
    previewChangedAnalysis,
    previewImport,
    mapColumns,
    carryOut,
    downloadImportFile,
    readUndo,
    undoImport,
    readTable,
  },
});
