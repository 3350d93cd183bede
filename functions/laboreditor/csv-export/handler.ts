import { csvExportApi } from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { readFile } from "./csv.store.ts";
import { cancelCsv, generateCsv, keptLanguage } from "./generate-csv.ts";

export const handler = serveApi(csvExportApi, {
  generateCsvFile: ({ actor, query, language }) =>
    generateCsv(actor, { ...query, language: keptLanguage(actor, query.language ?? language) }),
  cancelCsvGeneration: ({ actor, params }) => cancelCsv(actor, params.id),
  getCsvFile: async ({ actor, query, language }) => {
    const kept = await readFile(actor, actor.id, keptLanguage(actor, query.language ?? language));
    if (!kept) throw problem("not_found", "No CSV file was written yet, or it is older than a week.");
    const { url, fileName, size, rows, generated } = kept;
    const file = { url, file_name: fileName, size, rows, generated };
    return query.redirect === "true" ? reply(file, { status: 303, headers: { Location: url } }) : file;
  },
});
