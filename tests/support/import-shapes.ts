import type { CellObject } from "@e965/xlsx";
import { csvOf, printers } from "./printed-tables.ts";
import { type BookType, type SheetOf, sheetsOf } from "./workbooks.ts";

/** A file as laboratories have them, and the expected result: for each code the texts of its cells, by column. */
export interface Shape {
  name: string;
  file: Buffer;
  /** Texts by heading as a person sees them in German, by code in its final spelling. */
  expected: Record<string, Record<string, string>>;
  rules?: { repeated?: "first" | "last"; faulty?: "leave_out" };
  /** Headings that are not imported, since nothing in the layout resembles them. */
  left?: readonly string[];
  /** The same file in a format that the independent reader knows, too. */
  readable?: Buffer;
}

export const headings = ["Code", "Name", "unit", "low", "high", "note"] as const;
type Cell = string | number | boolean | CellObject;
interface Content {
  sheets: Record<string, SheetOf>;
  /** Rows of texts as displayed; left out if they equal the texts of the one sheet. */
  shown: readonly (readonly string[])[];
  more?: Partial<Shape>;
  /** Formats that can hold it. */
  formats?: readonly BookType[];
}

const plain: string[][] = [
  ["K", "Kalium", "mmol/l", "3,6", "4,8", "nüchtern"],
  ["NA", "Natrium", "mmol/l", "135", "145", "µ ≥ ½ – „x“"],
  ["CRP", "C-reaktives Protein", "mg/l", "<0,5", "5", ""],
];
const under = (
  rows: readonly (readonly Cell[])[],
  above: readonly (readonly Cell[])[] = [headings],
): SheetOf => ({
  rows: [...above, ...rows],
});
const content = (sheet: SheetOf, shown: Content["shown"], rest: Partial<Content> = {}): Content => ({
  sheets: { Analysen: sheet },
  shown,
  ...rest,
});
const texts = (rows: string[][]): Content => content(under(rows), rows);
const withNote = (notes: readonly string[]) =>
  notes.map((note, index) => [`C${index}`, `Analyse ${index}`, "", "", "", note]);
const number = (v: number, z: string): CellObject => ({ t: "n", v, z });
const title = ["Labor Muster GmbH", "", "", "", "", ""];

/** Contents of the workbooks, whatever their format. */
const contents: Record<string, Content> = {
  plain: texts(plain),
  "title rows": content(under(plain, [title, ["Stand 2026"], [], headings]), plain),
  "merged title rows": content({ ...under(plain, [title, headings]), merges: ["A1:F1"] }, plain),
  "headings of two lines": content(
    {
      ...under(plain, [
        ["Code", "Name", "unit", "Referenz", "", "note"],
        ["", "", "", "low", "high", ""],
      ]),
      merges: ["D1:E1"],
    },
    plain,
  ),
  "two sheets": { sheets: { Info: { rows: [["Hinweise"]] }, Analysen: under(plain) }, shown: plain },
  "a hidden sheet in front": {
    sheets: { Alt: { ...under([["ALT", "Veraltet"]]), isHidden: true }, Analysen: under(plain) },
    shown: plain,
    // The library writes no hidden sheets into ODS.
    formats: ["xlsx", "biff8", "xlml"],
  },
  "titles of sections, merged": content(
    {
      rows: [headings, ["Elektrolyte"], plain[0]!, plain[1]!, ["Eiweiße"], plain[2]!],
      merges: ["A2:F2", "A5:F5"],
    },
    plain,
  ),
  "titles of sections among codes": content(
    under([["Klinische Chemie"], plain[0]!, ["Hämatologie"], plain[1]!, [], plain[2]!]),
    plain,
  ),
  "headings on each page": content(under([plain[0]!, headings, plain[1]!, [], headings, plain[2]!]), plain),
  "remarks below": content(
    under([...plain, [], ["* = Fremdversand"], ["Änderungen bleiben vorbehalten."], ["(3 Zeilen)"]]),
    plain,
  ),
  "rules between": content(
    under([plain[0]!, ["-----"], plain[1]!, ["====", "====", "===="], plain[2]!]),
    plain,
  ),
  "cells merged over rows": content(
    {
      rows: [headings, ["K", "Kalium", "mmol/l", "", "", "venös"], ["NA", "Natrium", "", "135", "145", ""]],
      merges: ["C2:C3", "F2:F3"],
    },
    [
      ["K", "Kalium", "mmol/l", "", "", "venös"],
      ["NA", "Natrium", "mmol/l", "135", "145", "venös"],
    ],
  ),
  "a sheet for each department": {
    sheets: {
      Analysen: under([plain[0]!]),
      Hämatologie: { rows: [[...headings].reverse(), [...plain[1]!].reverse()] },
      Alt: { ...under([["ALT", "Veraltet"]]), isHidden: true },
      Eiweiße: { rows: [["Stand 2026"], [], headings, plain[2]!] },
    },
    shown: plain,
    // The library writes no hidden sheets into ODS.
    formats: ["xlsx", "biff8"],
  },
  "empty rows between": content(under([plain[0]!, [], [], plain[1]!, [], plain[2]!]), plain),
  "codes of other systems": texts(
    ["A/1", "B#2", "C?3", "D 4", "E+", "E-", "Ä&Ö=1", "x".repeat(200)].map((code) => [
      code,
      `Name ${code}`,
      "",
      "",
      "",
      "",
    ]),
  ),
  "names that read alike": texts(
    ["CD4", "CD4+", "CD4-", "cd 4"].map((name, index) => [`P${index}`, name, "", "", "", name]),
  ),
  "leading zeros and long digits": texts(withNote(["007", "0012345678901234567890", "1e5", "1/2", "+49 30"])),
  "lines and separators in a cell": texts(withNote(["a; b", "a|b", "eins\nzwei", "a, b", '"so"', "'so'"])),
  "long texts": { ...texts(withNote(["x".repeat(3000), "ß".repeat(4000)])), formats: ["xlsx", "ods"] },
  "texts like formulas": texts(withNote(["=1+1", "@x", "-5", "+5"])),
  "signs of all kinds": texts(withNote(["α β γ", "漢字", "😀", "a\u00a0b", "<b>&amp;</b>", "]]>"])),
  "decimal numbers": content(
    under([
      ["K", "Kalium", "", number(3.6, "General"), number(1234.5, "#,##0.00"), number(0.1 + 0.2, "General")],
      ["NA", "Natrium", "", number(150_000, "#,##0"), number(0.125, "0.0%"), number(-7, "0")],
    ]),
    [
      ["K", "Kalium", "", "3,6", "1.234,50", "0,3"],
      ["NA", "Natrium", "", "150.000", "12,5%", "-7"],
    ],
    { formats: ["xlsx", "biff8", "xlml"] },
  ),
  dates: content(
    under([
      [
        "K",
        "Kalium",
        "",
        number(46_000, "dd.mm.yyyy"),
        number(46_000.5, "yyyy-mm-dd hh:mm"),
        number(46_000, "mmmm yyyy"),
      ],
      ["NA", "Natrium", "", number(0.75, "hh:mm"), number(46_000, "m/d/yy"), number(1.25, "[h]:mm")],
    ]),
    [
      ["K", "Kalium", "", "09.12.2025", "2025-12-09 12:00", "Dezember 2025"],
      ["NA", "Natrium", "", "18:00", "09.12.2025", "30:00"],
    ],
    { formats: ["xlsx", "biff8", "xlml"] },
  ),
  truths: content(
    under([["K", "Kalium", "", true, false, "x"]]),
    [["K", "Kalium", "", "WAHR", "FALSCH", "x"]],
    { formats: ["xlsx", "biff8", "xlml"] },
  ),
  "numbers as codes": content(
    under([[4711, "Kalium", "", "", "", "x"]]),
    [["4711", "Kalium", "", "", "", "x"]],
    { formats: ["xlsx", "biff8", "xlml"] },
  ),
  "repeated codes": {
    ...texts(plain),
    sheets: { Analysen: under([["K", "Vorher", "", "", "", "alt"], ...plain]) },
    more: { rules: { repeated: "last" } },
  },
  "long headings": {
    sheets: {
      Analysen: under(
        plain.map((row) => [...row, "?"]),
        [[...headings, "Wort ".repeat(400)]],
      ),
    },
    shown: plain,
    more: { left: [`${"Wort ".repeat(400).slice(0, 120)}…`] },
  },
  "a column without a heading": {
    sheets: { Analysen: under(plain.map((row) => [...row, "Serum"])) },
    shown: plain,
    more: { left: ["(G)"] },
  },
  wide: {
    sheets: {
      Analysen: under(
        plain.map((row) => [...row, ...Array.from({ length: 200 }, (_, index) => `v${index}`)]),
        [[...headings, ...Array.from({ length: 200 }, (_, index) => `Spalte ${index}`)]],
      ),
    },
    shown: plain,
    more: { left: Array.from({ length: 200 }, (_, index) => `Spalte ${index}`) },
  },
};

export const expectedOf = (shown: Content["shown"]): Shape["expected"] =>
  Object.fromEntries(
    shown.map((row) => [
      row[0],
      Object.fromEntries(headings.slice(1).map((heading, index) => [heading, (row[index + 1] ?? "").trim()])),
    ]),
  );

const workbookFormats = ["xlsx", "xlsm", "ods", "fods", "biff8", "xlml"] as const;

/** Workbooks of each content in each format that can hold it. */
export const workbookShapes: Shape[] = Object.entries(contents).flatMap(
  ([name, { sheets, shown, more: rest, formats = workbookFormats }]) =>
    formats.map((format) => ({
      ...{ name: `${name} (${format === "biff8" ? "xls" : format})`, expected: expectedOf(shown), ...rest },
      file: sheetsOf(sheets, format),
    })),
);

const encodings: Record<string, (text: string) => Buffer> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with a mark": (text) => Buffer.from(`\uFEFF${text}`),
  "UTF-16": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16, the other way round": (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "Windows-1252": (text) => Buffer.from(text, "latin1"),
};
const latin = plain.map((row) => row.map((cell) => cell.replace("µ ≥ ½ – „x“", 'µ ½ "x"; a, b|c')));

/** Tables as text, in every encoding and with every separator. */
export const textShapes: Shape[] = Object.entries(encodings).flatMap(([encoding, bytes]) =>
  [";", ",", "\t", "|"].map((separator) => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const lines = [headings, ...latin].map((row) => row.map(quoted).join(separator));
    return {
      name: `a table in ${encoding}, separated by ${JSON.stringify(separator)}`,
      file: bytes(`${lines.join("\r\n")}\r\n`),
      expected: expectedOf(latin),
    };
  }),
);

/** Tables as old systems and database clients write them. */
export const printedShapes: Shape[] = Object.entries(printers).map(([name, print]) => ({
  name: `a table of ${name}`,
  file: print([headings, ...plain]),
  readable: csvOf([headings, ...plain]),
  expected: expectedOf(plain),
}));

textShapes.push({
  name: "a table as text with titles of sections, rules and the number of its rows",
  file: Buffer.from(
    [
      headings.join(";"),
      "-----;-----;-----",
      "Klinische Chemie",
      ...latin.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")),
      "(3 rows)",
    ].join("\n"),
  ),
  expected: expectedOf(latin),
});

const records = plain.map((row) =>
  Object.fromEntries(headings.map((heading, index) => [heading.toLowerCase(), row[index]])),
);
const json = (name: string, value: unknown, rest: Partial<Shape> = {}): Shape => ({
  name,
  file: Buffer.from(JSON.stringify(value)),
  expected: expectedOf(plain),
  ...rest,
});
/** JSON of other systems. */
export const recordShapes: Shape[] = [
  json("an array of objects", records),
  json("an object with such an array", { exported: "2026", items: records }),
  json("two arrays, of which the longer one counts", { users: [{ id: "1" }], items: records }),
  json(
    "nested objects",
    records.map((record) => ({ ...record, lab: { room: { no: 1 } } })),
    { left: ["lab.room.no"] },
  ),
  json(
    "lists of texts",
    records.map((record) => ({ ...record, tags: ["a", "b"] })),
    { left: ["tags"] },
  ),
  json(
    "objects that lack what is empty",
    records.map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ""))),
  ),
  json(
    "keys in another order",
    records.map((record) => Object.fromEntries(Object.entries(record).reverse())),
  ),
];
