/** Formats by extension, with the Content-Type that the signed upload fixes. */
export const importFormats = {
  json: "application/json",
  ndjson: "application/x-ndjson",
  jsonl: "application/x-ndjson",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xlsm: "application/vnd.ms-excel.sheet.macroenabled.12",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  fods: "application/vnd.oasis.opendocument.spreadsheet-flat-xml",
  xml: "application/xml",
  html: "text/html",
  htm: "text/html",
  csv: "text/csv",
  tsv: "text/tab-separated-values",
  txt: "text/plain",
} as const;
export const extensions = Object.keys(importFormats);
/** The names of the formats, as messages list them. */
export const importFormatNames = extensions.join(", ").toUpperCase();
/** The format of a file, by its extension; undefined if that format is not imported. */
export function importFormatOf(name: string): keyof typeof importFormats | undefined {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  return name.includes(".") && Object.hasOwn(importFormats, ending)
    ? (ending as keyof typeof importFormats)
    : undefined;
}
