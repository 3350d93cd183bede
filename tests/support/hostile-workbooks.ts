import { deflateRawSync } from "node:zlib";
import { CFB, utils, type WorkBook, write } from "@e965/xlsx";
import { unzipSync, Zip, ZipPassThrough, zipSync } from "fflate";

type Cells = readonly (readonly unknown[])[];
type Format = "xlsx" | "biff8" | "biff5" | "biff2";

const text = (content: string) => new TextEncoder().encode(content);
const plain: Cells = [
  ["Code", "Name"],
  ["K", "Kalium"],
];

/** A workbook of these sheets, in the order given. */
function bookOf(sheets: Record<string, Cells>): WorkBook {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), name);
  return book;
}
const saved = (book: WorkBook, bookType: Format) =>
  write(book, { type: "buffer", bookType, compression: true }) as Buffer;

/** An XLSX workbook some of whose parts are others. */
const withParts = (file: Buffer, parts: Record<string, Uint8Array>) =>
  Buffer.from(zipSync({ ...unzipSync(file), ...parts }, { level: 1 }));

/** Dates counted from 1904, as Excel for the Macintosh did: 35064 is the first of January 2000. */
export function datesOf1904(bookType: Format): Buffer {
  const book = bookOf({ Daten: [["Datum"]] });
  const sheet = book.Sheets.Daten!;
  sheet.A2 = { t: "n", v: 35_064, z: "yyyy-mm-dd" };
  sheet["!ref"] = "A1:A2";
  book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
  return saved(book, bookType);
}

/** Entities that unfold to 10^9 signs, in the part that every reader opens first. */
export function xmlBomb(): Buffer {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
  const bomb =
    `<?xml version="1.0"?><!DOCTYPE sst [<!ENTITY l0 "lol">${levels.join("")}]>` +
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>&l9;</t></si></sst>';
  return withParts(saved(bookOf({ S: plain }), "xlsx"), { "xl/sharedStrings.xml": text(bomb) });
}

/** What Excel writes for a workbook with a password (MS-OFFCRYPTO 2.3.4.10): an encrypted package beside how it is encrypted. */
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
  const whole = Buffer.concat([stream.subarray(0, begin), rc4, stream.subarray(begin)]);
  const compoundOf = CFB.utils.cfb_new();
  CFB.utils.cfb_add(compoundOf, "/Workbook", whole);
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

/** Errors where values should be, as formulas leave them behind. */
export function cellErrors(): Buffer {
  const book = bookOf({ S: plain });
  Object.assign(book.Sheets.S!, {
    A3: { t: "e", v: 0x1d, w: "#NAME?" },
    B3: { t: "e", v: 0x17, w: "#REF!" },
    "!ref": "A1:B3",
  });
  return saved(book, "xlsx");
}

/** Its first sheet is hidden and empty, and what it holds stands in the second one. */
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
        Array.from({ length: 16_384 }, (_, at) => `Spalte ${at + 1}`),
        Array.from({ length: 16_384 }, (_, at) => at),
      ],
    }),
    "xlsx",
  );

/** Cells in these rows and in none between. */
function withRows(...numbers: readonly number[]): Buffer {
  const rows = numbers.map(
    (row) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>in ${row}</t></is></c></row>`,
  );
  const sheet =
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<dimension ref="A1:A${numbers.at(-1)}"/><sheetData>${rows.join("")}</sheetData></worksheet>`;
  return withParts(saved(bookOf({ S: plain }), "xlsx"), { "xl/worksheets/sheet1.xml": text(sheet) });
}
/** As deep as a sheet can be: something stands in its last row. */
export const deep = () => withRows(1, 2, 1_048_576);
/** Two rows more than are read. */
export const tooDeep = () => withRows(1, 2, 200_002);

/** Node packs a hundred million zeros a hundred times faster than `fflate` does. */
class PackedByNode extends ZipPassThrough {
  override compression = 8;
  protected override process(bytes: Uint8Array, last: boolean): void {
    this.ondata(null, deflateRawSync(bytes), last);
  }
}
/** 120 MB of nothing in a file of less than one. */
export function huge(): Buffer {
  const written: Uint8Array[] = [];
  const archive = new Zip((_, bytes) => void written.push(bytes));
  const sheet = new PackedByNode("xl/worksheets/sheet1.xml");
  archive.add(sheet);
  sheet.push(new Uint8Array(120 * 1024 * 1024), true);
  archive.end();
  return Buffer.concat(written);
}

/** A table that a spreadsheet saved as text, in the encodings of Windows and with a byte order mark. */
export const csv = {
  windows1252: () => Buffer.from("Code;Name\r\nK;Größe\r\n", "latin1"),
  utf8Mark: () => Buffer.from("\uFEFFCode;Name\r\nK;Größe\r\n"),
  enclosed: () => Buffer.from('"Code","Name"\n"K","Zeile 1\nmit \\"Zitat\\" und ""noch einem"""\n'),
};

/** A workbook of one sheet in the format of Excel 5, and in the one of Excel 2, which is no compound file. */
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
