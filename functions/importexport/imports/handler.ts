import { holds } from "../../../shared/core/catalogue/field.ts";
import { importFormats } from "../../../shared/importexport/imports/import-formats.ts";
import { importsApi } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { catalogueOf } from "../../core/door.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { importFiles, searchLog, shownImport } from "./import.store.ts";
import { listChangedAnalyses, previewChangedAnalysis } from "./log/list-changed.ts";
import { findingsOf } from "./log/list-findings.ts";
import { newestWithLast } from "./log/newest-with-last.ts";
import { takesEntries, targetsOf, workbookLayout } from "./mapping/targets.ts";
import { readMultipart, receiveFile } from "./receive-file.ts";
import { carryOutAgain, existing, expectMappable } from "./resume-import.ts";
import { undoImport } from "./staging/undo-import.ts";
import { startUpload } from "./start-upload.ts";

export const handler = serveApi(importsApi, {
  startUpload,
  uploadFile: async ({ actor, body, query, request, language }) => {
    const { name, bytes } = await readMultipart(body, request.headers["content-type"] ?? "");
    return shownImport(await receiveFile(actor, name, bytes, query), language);
  },
  postFile: async ({ actor, body, query, request, language }) => {
    const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim();
    const formatOfType = Object.entries(importFormats).find(([, mime]) => mime === type)?.[0];
    const name = query.file ?? `import.${formatOfType ?? "json"}`;
    return shownImport(await receiveFile(actor, name, body, { ...query, force: false }), language);
  },
  listImports: async (call) =>
    pageOf(call, await searchLog(call.actor, call.query), (entry) => shownImport(entry, call.language)),
  getLastImport: async ({ actor, language }) => ({
    results: (await newestWithLast(actor)).map((entry) => shownImport(entry, language)),
  }),
  getImport: async ({ actor, params, language }) => shownImport(await existing(actor, params.id), language),
  getImportTargets: async ({ actor, language }) => {
    const fields = workbookLayout(await catalogueOf(actor))?.fields ?? [];
    return {
      results: targetsOf(fields, actor.languages[0]).map((target) => ({
        target: target.target,
        label: target.label[uiLanguageOf(language)],
        translatable: target.translatable,
        takes_entries: takesEntries(target),
        holds_days: target.field !== undefined && holds(target.field.type, "day"),
      })),
    };
  },
  listImportFindings: findingsOf,
  listChangedAnalyses,
  previewChangedAnalysis,
  getTemplate: async ({ actor, query, language }) => {
    const { writeTemplate } = await import("./mapping/write-template.ts");
    return writeTemplate(actor, query.format, language);
  },
  previewImport: async ({ actor, params, body, language }) => {
    const entry = await existing(actor, params.id);
    expectMappable(entry);
    // Loaded on demand: it reads and compares as an import does, which few calls need.
    const { previewImport } = await import("./preview-import.ts");
    return previewImport(actor, entry, body, language);
  },
  mapColumns: async ({ actor, params, body, language }) => {
    const { mapAndGoOn } = await import("./mapping/map-columns.ts");
    return shownImport(await mapAndGoOn(actor, params.id, body), language);
  },
  carryOut: async ({ actor, params, body, language }) =>
    shownImport(await carryOutAgain(actor, params.id, body), language),
  downloadImportFile: async ({ actor, params }) => {
    const entry = await existing(actor, params.id);
    const files = importFiles(actor);
    if (entry.undoes !== undefined || (await files.size(entry.key)) === undefined)
      throw problem("gone", "The file of this import is no longer kept.");
    return { url: await files.downloadUrl(entry.key, entry.file.name) };
  },
  readTable: async (call) => {
    const { readTable } = await import("./reading/read-table.ts");
    return readTable(call);
  },
  readUndo: async ({ actor, params }) => {
    const { undoScope } = await import("./staging/undo-scope.ts");
    return undoScope(actor, params.id);
  },
  undoImport: async ({ actor, params, language }) =>
    shownImport(await undoImport(actor, params.id), language),
});
