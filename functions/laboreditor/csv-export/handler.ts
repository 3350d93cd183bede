import { csvExportApi } from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { cancelCsv, generateCsv, keptLanguage } from "./generate-csv.ts";
import { describeCsv, handOutCsv } from "./read-csv-file.ts";

export const handler = serveApi(csvExportApi, {
  generateCsvFile: ({ actor, query, language }) =>
    generateCsv(actor, { ...query, language: keptLanguage(actor, query.language ?? language) }),
  cancelCsvGeneration: ({ actor, params }) => cancelCsv(actor, params.id),
  describeCsvFile: ({ actor, query, language }) => describeCsv(actor, query.language ?? language),
  getCsvFile: async ({ actor, query, language }) => {
    const file = await handOutCsv(actor, query.language ?? language);
    return query.redirect === "true" ? reply(file, { status: 303, headers: { Location: file.url } }) : file;
  },
});
