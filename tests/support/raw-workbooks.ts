import { zipSync } from "fflate";
import { headings } from "./import-shapes.ts";

export const utf8 = (text: string) => Buffer.from(text);
export const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
export const otherWayRound = (text: string) => utf16(text).swap16();
const declared = (content: string, encoding = "UTF-8") =>
  `<?xml version="1.0" encoding="${encoding}" standalone="yes"?>${content}`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Formats by the number of their style, from 1 on; style 0 is General. */
const formats = [
  "dd.mm.yyyy",
  "yyyy-mm-dd hh:mm",
  "hh:mm",
  "0.0%",
  '#,##0.00 "€"',
  "0.00E+00",
  "#,##0;[Red](#,##0)",
  ";;;",
  "0.000",
];
export interface Book {
  /** The rows under the headings, as XML. */
  rows: string;
  /** Replaces the usual row of headings. */
  head?: string;
  /** Follows the rows. */
  after?: string;
  shared?: string;
  is1904?: boolean;
  /** Sheets before it, by name with their state. */
  front?: Record<string, string>;
}
export const inline = (text: string, attributes = "") =>
  `<c${attributes} t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
export const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
const headRow = row(...headings.map((heading) => inline(heading)));

export function xlsxParts({ rows, head = headRow, after = "", shared = "", is1904, front = {} }: Book) {
  const sheets = [...Object.entries(front), ["Analysen", "visible"] as const];
  const list = sheets.map(
    ([name, state], index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  );
  const links = [
    ...sheets.map((_, index) => [`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`]),
    ["rId90", "styles", "styles.xml"],
    ["rId91", "sharedStrings", "sharedStrings.xml"],
  ].map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`);
  const sheet = (content: string, tail: string) =>
    `<worksheet xmlns="${main}"><sheetData>${content}</sheetData>${tail}</worksheet>`;
  const old = sheet(headRow + row(inline("ALT"), inline("Veraltet")), "");
  const numberFormats = formats.map(
    (format, index) => `<numFmt numFmtId="${170 + index}" formatCode="${format.replaceAll('"', "&quot;")}"/>`,
  );
  const styled = ["0", ...formats.map((_, index) => String(170 + index))].map(
    (id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`,
  );
  const override = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="${kind}.${type}+xml"/>`;
  return {
    "[Content_Types].xml":
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `${override("workbook.xml", "sheet.main")}${override("styles.xml", "styles")}${override("sharedStrings.xml", "sharedStrings")}` +
      `${sheets.map((_, index) => override(`worksheets/sheet${index + 1}.xml`, "worksheet")).join("")}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packages}/relationships">${links.join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts count="${numberFormats.length}">${numberFormats.join("")}</numFmts><cellXfs count="${styled.length}">${styled.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${shared}</sst>`,
    ...Object.fromEntries(sheets.map((_, index) => [`xl/worksheets/sheet${index + 1}.xml`, old])),
    [`xl/worksheets/sheet${sheets.length}.xml`]: sheet(head + rows, after),
  };
}
export function packed(parts: Record<string, string>, written = utf8, encoding = "UTF-8"): Buffer {
  const entries = Object.entries(parts).map(([name, content]) => {
    // The archive's own metadata stays as usual, because every reader relies on it.
    const isOwn = /^(\[|_rels|mimetype|META-INF)/.test(name);
    if (name === "mimetype") return [name, utf8(content)] as const;
    return [name, isOwn ? utf8(declared(content)) : written(declared(content, encoding))] as const;
  });
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 1 }));
}
export const xlsx = (book: Book) => packed(xlsxParts(book));

const office = "urn:oasis:names:tc:opendocument:xmlns";
export const ods = (rows: string, front = ""): Buffer =>
  packed({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "META-INF/manifest.xml": `<manifest:manifest xmlns:manifest="${office}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>`,
    "styles.xml": `<office:document-styles xmlns:office="${office}:office:1.0"/>`,
    "content.xml":
      `<office:document-content xmlns:office="${office}:office:1.0" xmlns:style="${office}:style:1.0" xmlns:table="${office}:table:1.0" xmlns:text="${office}:text:1.0" office:version="1.2">` +
      '<office:automatic-styles><style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>' +
      `<office:body><office:spreadsheet>${front}<table:table table:name="Analysen">${odsRow(...headings.map(odsText))}${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  });
export const odsRow = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
export const odsCell = (attributes: string, content = "") =>
  `<table:table-cell${attributes}>${content}</table:table-cell>`;
export const odsText = (text: string) =>
  odsCell(' office:value-type="string"', `<text:p>${escaped(text)}</text:p>`);
export const odsEmpty = (times = 1) => `<table:table-cell table:number-columns-repeated="${times}"/>`;
export const odsValue = (type: string, value: string, shown: string) =>
  odsCell(` office:value-type="${type}" office:${value}`, `<text:p>${shown}</text:p>`);
