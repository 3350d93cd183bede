import { deflateRawSync } from "node:zlib";
import { CFB, utils, type WorkBook, write } from "@e965/xlsx";
import { unzipSync, Zip, ZipPassThrough, zipSync } from "fflate";

type Cells = readonly (readonly unknown[])[];
type Format = "xlsx" | "biff8" | "biff5" | "biff2" | "ods";

const text = (content: string) => new TextEncoder().encode(content);
const plain: Cells = [
  ["Code", "Name"],
  ["K", "Kalium"],
];

/** A workbook of these sheets, in the given order. */
function bookOf(sheets: Record<string, Cells>): WorkBook {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), name);
  return book;
}
const saved = (book: WorkBook, bookType: Format) =>
  write(book, { type: "buffer", bookType, compression: true }) as Buffer;

/** An XLSX workbook with some of its parts replaced. */
const withParts = (file: Buffer, parts: Record<string, Uint8Array>) =>
  Buffer.from(zipSync({ ...unzipSync(file), ...parts }, { level: 1 }));

/** Dates counted from 1904, as in Excel for the Macintosh: 35064 is the first of January 2000. */
export function datesOf1904(bookType: Format): Buffer {
  const book = bookOf({ Daten: [["Datum"]] });
  const sheet = book.Sheets.Daten!;
  sheet.A2 = { t: "n", v: 35_064, z: "yyyy-mm-dd" };
  sheet["!ref"] = "A1:A2";
  book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
  return saved(book, bookType);
}

/** Entities that expand to 10^9 characters, in the part that every reader opens first. */
export function xmlBomb(): Buffer {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  const bomb =
    `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY l0 "lol">${levels.join("")}]>` +
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&l9;</t></si></sst>';
  return withSheet('<row><c t="s"><v>0</v></c></row>', { "xl/sharedStrings.xml": text(bomb) });
}

/** A password-protected workbook as written by Excel (MS-OFFCRYPTO 2.3.4.10): an encrypted package and a description of its encryption. */
export function encryptedXlsx(): Buffer {
  const version = Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]);
  const info =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption">' +
    '<keyData saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="AAAAAAAAAAAAAAAAAAAAAA=="/>' +
    "</encryption>";
  const compound = CFB.utils.cfb_new();
  CFB.utils.cfb_add(compound, "/EncryptionInfo", Buffer.concat([version, Buffer.from(info)]));
  CFB.utils.cfb_add(compound, "/EncryptedPackage", Buffer.alloc(4096, 0x5a));
  return CFB.write(compound, { type: "buffer" }) as Buffer;
}

/** The same in the older format: a FILEPASS record (MS-XLS 2.4.117) right behind the first record. */
export function encryptedXls(): Buffer {
  const compound = CFB.read(saved(bookOf({ S: plain }), "biff8"), { type: "buffer" });
  const entry = CFB.find(compound, "/Workbook")!;
  const stream = Buffer.from(entry.content as Uint8Array);
  const begin = 4 + stream.readUInt16LE(2);
  const rc4 = Buffer.concat([Buffer.from([0x2f, 0, 54, 0, 1, 0, 1, 0, 1, 0]), Buffer.alloc(48, 0x5a)]);
  const encrypted = Buffer.concat([stream.subarray(0, begin), rc4, stream.subarray(begin)]);
  const compoundOf = CFB.utils.cfb_new();
  CFB.utils.cfb_add(compoundOf, "/Workbook", encrypted);
  return CFB.write(compoundOf, { type: "buffer" }) as Buffer;
}

/** A heading over two columns and a unit over two rows, merged. */
export function mergedCells(): Buffer {
  const book = bookOf({
    S: [
      ["Code", "Referenz", "", "Einheit"],
      ["K", "3,6", "4,8", "mmol/l"],
      ["NA", "135", "145", ""],
    ],
  });
  book.Sheets.S!["!merges"] = [utils.decode_range("B1:C1"), utils.decode_range("D2:D3")];
  return saved(book, "xlsx");
}

/** Error values, as formulas leave them behind. */
export function cellErrors(): Buffer {
  const book = bookOf({ S: plain });
  Object.assign(book.Sheets.S!, {
    A3: { t: "e", v: 0x1d, w: "#NAME?" },
    B3: { t: "e", v: 0x17, w: "#REF!" },
    "!ref": "A1:B3",
  });
  return saved(book, "xlsx");
}

/** The first sheet is hidden and empty; the data is in the second one. */
export function hiddenSheet(): Buffer {
  const book = bookOf({ Verborgen: [[]], Sichtbar: plain });
  book.Workbook = { ...book.Workbook, Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return saved(book, "xlsx");
}

/** As wide as a sheet can be: 16,384 columns. */
export const wide = () =>
  saved(
    bookOf({
      S: [
        Array.from({ length: 16_384 }, (_, index) => `Spalte ${index + 1}`),
        Array.from({ length: 16_384 }, (_, index) => index),
      ],
    }),
    "xlsx",
  );

/** Cells in these rows and none in between. */
function withRows(...numbers: readonly number[]): Buffer {
  const rows = numbers.map(
    (row) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>in ${row}</t></is></c></row>`,
  );
  const sheet =
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<dimension ref="A1:A${numbers.at(-1)}"/><sheetData>${rows.join("")}</sheetData></worksheet>`;
  return withParts(saved(bookOf({ S: plain }), "xlsx"), { "xl/worksheets/sheet1.xml": text(sheet) });
}
/** As deep as a sheet can be: there is a cell in its last row. */
export const deep = () => withRows(1, 2, 1_048_576);
/** Node packs a hundred million zeros a hundred times faster than `fflate` does. */
class PackedByNode extends ZipPassThrough {
  override compression = 8;
  protected override process(bytes: Uint8Array, last: boolean): void {
    this.ondata(null, deflateRawSync(bytes), last);
  }
}
/** 120 MB of zeros in a file of less than one. */
export function huge(): Buffer {
  const written: Uint8Array[] = [];
  const archive = new Zip((_, bytes) => void written.push(bytes));
  const sheet = new PackedByNode("xl/worksheets/sheet1.xml");
  archive.add(sheet);
  sheet.push(new Uint8Array(120 * 1024 * 1024), true);
  archive.end();
  return Buffer.concat(written);
}

/** A file of 47 MB, just below what is read, of one piece repeated. */
const full = (head: string, piece: string) => () =>
  Buffer.from(head + piece.repeat(Math.floor((47 * 1024 * 1024) / piece.length)));
const page = "<html><table><tr><th>Code<th>Name</tr><tr><td>K<td>";
export const repeated = {
  "lines that go on": full(" code | name \n------+------\n", " a   +| b   +\n"),
  "line breaks": full(page, "<br>"),
  entities: full(page, "&amp;"),
  "small cells": full(page, "</tr><tr><td>a<td>b"),
};

/** The data is in a hidden sheet, and nowhere else. */
export function onlyHidden(): Buffer {
  const book = bookOf({ Sichtbar: [[]], Verborgen: plain });
  book.Workbook = { ...book.Workbook, Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return saved(book, "xlsx");
}

/** An XLSX workbook whose first sheet has these rows of XML. */
const withSheet = (rows: string, parts: Record<string, Uint8Array> = {}) =>
  withParts(write(bookOf({ S: plain }), { type: "buffer", bookType: "xlsx", bookSST: true }) as Buffer, {
    "xl/worksheets/sheet1.xml": text(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...parts,
  });
/** Two rows more than the importer reads. */
export const tooDeep = () =>
  withSheet(Array.from({ length: 200_002 }, (_, index) => `<row><c><v>${index}</v></c></row>`).join(""));
/** Rows with a single cell each, in the last column or in one far to the right. */
const farRight = (rows: number, column: string) =>
  withSheet(
    Array.from(
      { length: rows },
      (_, index) => `<row r="${index + 1}"><c r="${column}${index + 1}"><v>${index}</v></c></row>`,
    ).join(""),
  );
export const wideAndDeep = () => farRight(50_000, "XFD");
export const sparse = () => farRight(100_000, "SF");
/** Numbers that differ enough not to look like a bomb. */
const numbers = (rows: number, columns: number) =>
  withSheet(
    Array.from({ length: rows }, (_, row) => {
      const cells = Array.from(
        { length: columns },
        (_, column) => `<c><v>${(row * 7919 + column * 104_729) % 99_991}</v></c>`,
      );
      return `<row>${cells.join("")}</row>`;
    }).join(""),
  );
/** Just above the importer's limits, and just below them. */
export const manyCells = () => numbers(20_000, 151);
export const withinLimits = () => numbers(199_000, 7);
/** One text of 30,000 characters, stored once and shown in 3,000 cells. */
export const sharedText = () =>
  withSheet('<row><c t="s"><v>0</v></c></row>'.repeat(3_000), {
    "xl/sharedStrings.xml": text(
      `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${"x".repeat(30_000)}</t></si></sst>`,
    ),
  });
/** Formulas that were never calculated, beside one with an empty result and one whose result is zero. */
export const formulas = () =>
  withSheet(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Code</t></is></c><c r="B1" t="inlineStr"><is><t>Name</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>K</t></is></c><c r="B2"><f>A2</f></c></row>' +
      '<row r="3"><c r="A3"><f>1-1</f><v>0</v></c><c r="B3" t="str"><f>""</f><v></v></c></row>',
  );

export const openDocument = () => saved(bookOf({ Daten: plain }), "ods");
const contentOf = (rows: string) =>
  withParts(openDocument(), {
    "content.xml": text(
      '<?xml version="1.0" encoding="UTF-8"?><office:document-content ' +
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" ' +
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>' +
        `<table:table table:name="Daten &amp; Ähnliches">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const odsText = (content: string, attributes = "") =>
  `<table:table-cell office:value-type="string"${attributes}><text:p>${content}</text:p></table:table-cell>`;
/** One cell that is repeated a thousand million times. */
export const repeatedCells = () =>
  contentOf(
    `<table:table-row table:number-rows-repeated="1048576">${odsText("x", ' table:number-columns-repeated="1024"')}</table:table-row>`,
  );
/** Numbers as a German OpenOffice shows them, empty rows to the end of the sheet, and a formula that was never calculated. */
export const germanDocument = () =>
  contentOf(
    `<table:table-row>${odsText("Code")}${odsText("Preis")}${odsText("Summe")}</table:table-row>` +
      `<table:table-row>${odsText("K")}<table:table-cell office:value-type="float" office:value="150000"><text:p>150.000,00</text:p></table:table-cell>` +
      '<table:table-cell table:formula="of:=[.A2]&gt;1"/></table:table-row>' +
      '<table:table-row table:number-rows-repeated="1048574"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
  );

/** A table that a spreadsheet saved as text, in the encodings of Windows and with a byte order mark. */
export const csv = {
  // Latin-1 has no dash and no euro sign at these positions.
  windows1252: () => Buffer.from("Code;Name\r\nK;Größe \x96 5 \x80\r\n", "latin1"),
  utf8Mark: () => Buffer.from("\uFEFFCode;Name\r\nK;Größe\r\n"),
  utf16: () => Buffer.from("\uFEFFCode\tName\r\nK\tGröße ≥ ½\r\n", "utf16le"),
  utf16Bare: () => Buffer.from("Code\tName\r\nK\tGröße ≥ ½\r\n", "utf16le").swap16(),
  tabs: () => Buffer.from("Code\tName\nK\ta, b; c\n"),
  named: () => Buffer.from("sep=;\r\nCode;Name\r\nK;a,b\r\n"),
  enclosed: () => Buffer.from('"Code","Name"\n"K","Zeile 1\nmit \\"Zitat\\" und ""noch einem"""\n'),
  open: () => Buffer.from('Code;Name\nK;"Kalium\nNA;Natrium\n'),
  mixed: () =>
    Buffer.concat([Buffer.from("Code;Name\nK;Größe, Länge, Höhe\nNA;"), Buffer.from([0xe4, 0x0a])]),
};

/** A workbook of one sheet in the format of Excel 5, and in that of Excel 2, which is no compound file. */
export const ofExcel5 = () => saved(bookOf({ S: plain }), "biff5");
export const ofExcel2 = () => saved(bookOf({ S: plain }), "biff2");

/** Numbers as text and as numbers, with more digits than a number holds. */
export const longNumbers = () =>
  saved(
    bookOf({
      S: [
        ["Text", "Zahl", "Bruch"],
        ["0012345678901234567890", 123_456_789_012_345, 0.1 + 0.2],
      ],
    }),
    "xlsx",
  );
