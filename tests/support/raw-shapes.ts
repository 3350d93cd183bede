import { expectedOf, headings, type Shape } from "./import-shapes.ts";
import {
  type Book,
  inline,
  ods,
  odsCell,
  odsEmpty,
  odsRow,
  odsText,
  odsValue,
  otherWayRound,
  packed,
  row,
  type utf8,
  utf16,
  xlsx,
  xlsxParts,
} from "./raw-workbooks.ts";

/** Workbook features that programs write but the library for the other shapes does not; these files are written by hand. */

const shape = (
  name: string,
  file: Buffer,
  shown: readonly (readonly string[])[],
  rest: Partial<Shape> = {},
): Shape => ({ name, file, expected: expectedOf(shown), ...rest });
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`;
/** An analysis with a note, which is an arbitrary cell. */
const noted = (code: string, note: string) =>
  row(inline(code), inline(`Analyse ${code}`), "<c/>", "<c/>", "<c/>", note);
const notes = (cells: Record<string, string>, shown: Record<string, string>, rest: Partial<Shape> = {}) =>
  [
    Object.entries(cells)
      .map(([code, cell]) => noted(code, cell))
      .join(""),
    Object.entries(shown).map(([code, note]) => [code, `Analyse ${code}`, "", "", "", note]),
    rest,
  ] as const;
function noteShape(
  name: string,
  book: Partial<Book>,
  ...[rows, shown, rest]: ReturnType<typeof notes>
): Shape {
  return shape(name, xlsx({ ...book, rows }), shown, rest);
}

const odsNoted = (code: string, note: string) =>
  odsRow(odsText(code), odsText(`Analyse ${code}`), odsEmpty(3), note);
function odsNotes(
  name: string,
  cells: Record<string, string>,
  shown: Record<string, string>,
  rest: Partial<Shape> = {},
): Shape {
  const rows = Object.entries(cells).map(([code, cell]) => odsNoted(code, cell));
  const analyses = Object.entries(shown).map(([code, note]) => [code, `Analyse ${code}`, "", "", "", note]);
  return shape(`${name} (ods)`, ods(rows.join("")), analyses, rest);
}

const blanks: Record<string, [written: string, read: string]> = {
  A: ["a b   ", "a b"],
  B: ["   a", "a"],
  C: ["a\u00a0b\u00a0", "a\u00a0b"],
  D: ["Hämo\u00adglobin", "Hämo\u00adglobin"],
  E: ["a\u200bb\u2009c", "a\u200bb\u2009c"],
  F: ["a  b", "a  b"],
  G: ["   ", ""],
};
const writtenBlanks = (cell: (text: string) => string) =>
  Object.fromEntries(Object.entries(blanks).map(([code, [written]]) => [code, cell(written)]));
const readBlanks = Object.fromEntries(Object.entries(blanks).map(([code, [, read]]) => [code, read]));

const plainRows = noted("K", inline("µ ≥ ½ – „x“ 漢字"));
const plainShown = [["K", "Analyse K", "", "", "", "µ ≥ ½ – „x“ 漢字"]];
const inEncoding = (written: typeof utf8, order: string): Shape =>
  shape(`parts in UTF-16, ${order}`, packed(xlsxParts({ rows: plainRows }), written, "UTF-16"), plainShown, {
    readable: xlsx({ rows: plainRows }),
  });

export const rawShapes: Shape[] = [
  noteShape(
    "texts within their cells",
    {},
    ...notes(
      {
        A: inline("a < b & c"),
        B: '<c t="inlineStr"><is><r><rPr><b/></rPr><t>fett</t></r><r><t xml:space="preserve"> und mager</t></r></is></c>',
        C: '<c t="inlineStr"><is><t><![CDATA[<roh> & so]]></t></is></c>',
        D: '<c t="inlineStr"><is><t>&#x41;&#66;&quot;</t></is></c>',
      },
      { A: "a < b & c", B: "fett und mager", C: "<roh> & so", D: 'AB"' },
    ),
  ),
  noteShape(
    "shared texts with how they are pronounced",
    {
      shared:
        '<si><t>漢字</t><rPh sb="0" eb="2"><t>かんじ</t></rPh><phoneticPr fontId="1"/></si>' +
        "<si><r><t>Kal</t></r><r><rPr><i/></rPr><t>ium</t></r></si><si><t>eins_x000D_\nzwei _x005F_x0041_</t></si>",
    },
    ...notes(
      { A: '<c t="s"><v>0</v></c>', B: '<c t="s"><v>1</v></c>', C: '<c t="s"><v>2</v></c>' },
      { A: "漢字", B: "Kalium", C: "eins\nzwei _x0041_" },
    ),
  ),
  noteShape(
    "dates as ISO 8601",
    {},
    ...notes(
      {
        A: '<c t="d" s="1"><v>2025-12-09</v></c>',
        B: '<c t="d" s="2"><v>2025-12-09T14:30:00</v></c>',
        C: '<c t="d" s="1"><v>2024-02-29T00:00:00Z</v></c>',
      },
      { A: "09.12.2025", B: "2025-12-09 14:30", C: "29.02.2024" },
    ),
  ),
  noteShape(
    "days counted from 1904",
    { is1904: true },
    ...notes(
      { A: number(44_538, 1), B: number(44_538.5, 2), C: number(0.75, 3), D: number(35_064, 1) },
      { A: "09.12.2025", B: "2025-12-09 12:00", C: "18:00", D: "01.01.2000" },
    ),
  ),
  noteShape(
    "formulas with what they came to, and without",
    {},
    ...notes(
      {
        A: '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
        B: "<c><f>1+1.5</f><v>2.5</v></c>",
        C: '<c t="b"><f>1=1</f><v>1</v></c>',
        D: "<c><f>A1+1</f></c>",
        E: '<c t="str"><f>""</f><v></v></c>',
      },
      { A: "ab", B: "2,5", C: "WAHR", D: "", E: "" },
    ),
  ),
  noteShape(
    "cells that hold errors",
    {},
    ...notes(
      {
        A: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
        B: '<c t="e"><v>#N/A</v></c>',
        C: '<c t="e"><v>#REF!</v></c>',
        D: inline("gut"),
        E: inline("#N/A"),
      },
      { D: "gut", E: "#N/A" },
      { rules: { faulty: "leave_out" } },
    ),
  ),
  noteShape(
    "numbers in all sizes and formats",
    {},
    ...notes(
      {
        A: number("1.0E-7"),
        B: number("1E+21"),
        C: number("12345678901234567890"),
        D: number(0.125, 4),
        E: number(1234.5, 5),
        F: number(12_345, 6),
        G: number(-1500, 7),
        H: number(5, 8),
        I: number("3.6000000000000001"),
        J: number(-0.0005, 9),
        K: number("1E-120"),
      },
      {
        ...{ A: "0,0000001", B: "1000000000000000000000", C: "12345678901234567000", D: "12,5%" },
        ...{ E: "1.234,50 €", F: "1,23E+04", G: "(1.500)", H: "5", I: "3,6", J: "-0,001" },
        K: "1e-120",
      },
    ),
  ),
  inEncoding(utf16, "the usual way round"),
  inEncoding(otherWayRound, "the other way round"),
  shape(
    "hidden sheets in front",
    xlsx({ rows: plainRows, front: { Alt: "hidden", Makro: "veryHidden" } }),
    plainShown,
  ),
  noteShape("blanks and signs that nobody sees", {}, ...notes(writtenBlanks(inline), readBlanks)),
  shape(
    "cells that are merged over several rows",
    xlsx({
      rows:
        row(inline("K"), inline("Kalium"), inline("mmol/l"), inline("3,6"), inline("4,8"), inline("beide")) +
        row(inline("NA"), inline("Natrium"), "<c/>", inline("135"), inline("145"), "<c/>"),
      after: '<mergeCells count="2"><mergeCell ref="C2:C3"/><mergeCell ref="F2:F3"/></mergeCells>',
    }),
    [
      ["K", "Kalium", "mmol/l", "3,6", "4,8", "beide"],
      ["NA", "Natrium", "mmol/l", "135", "145", "beide"],
    ],
  ),
  shape(
    "cells that say where they are, with gaps and a wrong size",
    xlsx({
      head: `<row r="3">${headings.map((heading, index) => inline(heading, ` r="${"BCDEFG"[index]}3"`)).join("")}</row>`,
      rows: `<row r="7" hidden="1">${inline("K", ' r="B7"')}${inline("Kalium", ' r="C7"')}${inline("weit", ' r="G7"')}</row>`,
    }),
    [["K", "Kalium", "", "", "", "weit"]],
  ),

  shape(
    "cells and rows that are repeated (ods)",
    ods(
      odsRow(
        odsText("K"),
        odsText("Kalium"),
        odsCell(' office:value-type="string" table:number-columns-repeated="3"', "<text:p>x</text:p>"),
        odsText("a"),
      ) +
        `<table:table-row table:number-rows-repeated="3">${odsEmpty(6)}</table:table-row>` +
        `<table:table-row table:number-rows-repeated="2">${odsText("NA")}${odsText("Natrium")}${odsEmpty(3)}${odsText("b")}</table:table-row>` +
        `<table:table-row table:number-rows-repeated="1048000">${odsEmpty(16_384)}</table:table-row>`,
    ),
    [
      ["K", "Kalium", "x", "x", "x", "a"],
      ["NA", "Natrium", "", "", "", "b"],
    ],
    { rules: { repeated: "last" } },
  ),
  shape(
    "a hidden sheet in front (ods)",
    ods(
      odsNoted("K", odsText("x")),
      `<table:table table:name="Alt" table:style-name="hidden">${odsRow(...headings.map(odsText))}${odsNoted("ALT", odsText("alt"))}</table:table>`,
    ),
    [["K", "Analyse K", "", "", "", "x"]],
  ),
  odsNotes(
    "values of every kind",
    {
      A: odsValue("float", 'value="3.6"', "3,6"),
      B: odsValue("percentage", 'value="0.125"', "12,5 %"),
      C: odsValue("currency", 'currency="EUR" office:value="1234.5"', "1.234,50 €"),
      D: odsValue("boolean", 'boolean-value="true"', "WAHR"),
      E: odsValue("date", 'date-value="2025-12-09"', "09.12.2025"),
      F: odsValue("date", 'date-value="2025-12-09T14:30:00"', "09.12.2025 14:30"),
      G: odsValue("time", 'time-value="PT18H00M00S"', "18:00"),
      H: odsValue("float", 'value="1.0E-7"', "0,0000001"),
      I: odsValue("float", 'value="150000"', "150.000,00"),
      J: odsCell(' office:value-type="float" office:value="5"'),
    },
    {
      ...{ A: "3,6", B: "12,5 %", C: "1.234,50 €", D: "WAHR", E: "09.12.2025", F: "09.12.2025 14:30" },
      ...{ G: "18:00", H: "0,0000001", I: "150.000,00", J: "5" },
    },
  ),
  odsNotes(
    "texts with all that may stand in them",
    {
      A: odsCell(' office:value-type="string"', "<text:p>eins</text:p><text:p>zwei</text:p>"),
      B: odsCell(' office:value-type="string"', '<text:p>a<text:s text:c="3"/>b<text:line-break/>c</text:p>'),
      C: odsCell(
        ' office:value-type="string"',
        '<office:annotation><text:p>nur eine Notiz</text:p></office:annotation><text:p>mit <text:span text:style-name="T1">Stil</text:span></text:p>',
      ),
      D: odsCell(' office:value-type="string"', "<text:p>auf <text:a>einer Seite</text:a></text:p>"),
    },
    { A: "eins\nzwei", B: "a   b\nc", C: "mit Stil", D: "auf einer Seite" },
  ),
  odsNotes(
    "blanks and signs that nobody sees",
    writtenBlanks((text) =>
      odsCell(
        ' office:value-type="string"',
        `<text:p>${text.replaceAll(/ +/g, ({ length }) => `<text:s text:c="${length}"/>`)}</text:p>`,
      ),
    ),
    readBlanks,
  ),
  odsNotes(
    "formulas and errors",
    {
      A: odsCell(' table:formula="of:=[.A2]&gt;1"'),
      B: odsCell(
        ' table:formula="of:=1+1.5" office:value-type="float" office:value="2.5"',
        "<text:p>2,5</text:p>",
      ),
      C: odsCell(
        ' table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"',
        "<text:p>#DIV/0!</text:p>",
      ),
    },
    { A: "", B: "2,5" },
    { rules: { faulty: "leave_out" } },
  ),
];
