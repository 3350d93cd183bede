import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { workbookOf } from "../../support/workbooks.ts";
import { documentOf } from "../../webpublisher/directory/documents.ts";
import { imported } from "../import-and-export.ts";

const read = async (text: string | Buffer) => {
  const { rows, ...table } = await readSpreadsheet(Buffer.from(text), { language: "de" });
  return { ...table, rows: rows.map(({ cells }) => cells), numbers: rows.map(({ number }) => number) };
};
const refusal = async (text: string) => {
  const problem = await readSpreadsheet(Buffer.from(text)).catch((error: unknown) => error);
  return (problem as { code?: string }).code;
};

describe("a table of HTML", () => {
  test("has its cells where its spans put them", async () => {
    const { columns, rows, notes } = await read(
      "<table><tr><th>Code<th>Name<th>Von<th>Bis</tr>" +
        "<tr><td rowspan=2>K<td>Kalium<td>3,6<td>4,8" +
        "<tr><td>Kalium, Kind<td>3,7<td rowspan=2>5,0" +
        "<tr><td>NA<td colspan=2>Natrium</table>",
    );
    expect(columns).toEqual(["Code", "Name", "Von", "Bis"]);
    expect(rows).toEqual([
      ["K", "Kalium", "3,6", "4,8"],
      ["K", "Kalium, Kind", "3,7", "5,0"],
      ["NA", "Natrium", "", "5,0"],
    ]);
    expect(notes).toMatchObject([
      { code: "merged_rows", count: 2 },
      { code: "merged_cells", count: 1 },
    ]);
  });

  test("keeps the lines of a cell and leaves out what nobody sees", async () => {
    const { rows } = await read(
      "<table><tr><th>Code</th><th>Name</th></tr><tr><td>K</td><td><style>td{}</style><p>eins\r\n  mehr</p>" +
        "<p>zwei<br>drei</p><script>x()</script><!-- vier --></td></tr></table>",
    );
    expect(rows).toEqual([["K", "eins mehr\nzwei\ndrei"]]);
  });

  test("may be one of several, each of which can be chosen", async () => {
    const { found: detected, rows } = await read(
      "<table style='display: none'><tr><td>Alt<td>Neu</table><table><tr><td>Name<td>Code<tr><td>Kalium<td>K</table>",
    );
    expect(detected.sheets.map(({ name, is_hidden }) => [name, is_hidden])).toEqual([
      ["Tabelle 1", true],
      ["Tabelle 2", false],
    ]);
    expect(rows).toEqual([["Kalium", "K"]]);
  });

  test.each([
    ["nested without end", "corrupt_file", `<table>${"<td><b>".repeat(2000)}`],
    ["of too many tables", "unpacked_too_large", "<table><td>x</table>".repeat(3000)],
    [
      "whose cell spans more columns than are read",
      "too_many_columns",
      `<table><tr>${"<td colspan=1000>x".repeat(20)}</table>`,
    ],
    [
      "with too many spans",
      "too_many_merges",
      `<table>${"<tr><td rowspan=2>x<td rowspan=2>y<tr>".repeat(60_000)}</table>`,
    ],
  ])("%s is refused", async (_, code, page) => {
    expect(await refusal(page)).toBe(code);
  });
});

describe("Excel's XML of 2003", () => {
  const workbook = (rows: string, settings = "") =>
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ' +
    `xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">${settings}` +
    '<Styles><Style ss:ID="Default"/><Style ss:ID="two"><NumberFormat ss:Format="Fixed"/></Style><Style ss:ID="own" ss:Parent="two"/>' +
    '<Style ss:ID="day"><NumberFormat ss:Format="dd.mm.yyyy"/></Style></Styles>' +
    '<Worksheet ss:Name="Alt"><Table><Row><Cell><Data ss:Type="String">Alt</Data></Cell></Row></Table>' +
    "<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions></Worksheet>" +
    `<Worksheet ss:Name="Analysen"><Table><Row>${["Code", "Name", "Wert"].map(text).join("")}</Row>${rows}</Table></Worksheet></Workbook>`;
  const text = (content: string) => `<Cell><Data ss:Type="String">${content}</Data></Cell>`;
  const cell = (type: string, content: string, attributes = "") =>
    `<Cell${attributes}><Data ss:Type="${type}">${content}</Data></Cell>`;

  test.each([
    ["a number in its format", cell("Number", "3.456", ' ss:StyleID="two"'), "3,46"],
    ["a number in the format of another style", cell("Number", "3", ' ss:StyleID="own"'), "3,00"],
    ["a number without a format", cell("Number", "1.50"), "1,5"],
    ["a day", cell("DateTime", "2025-12-09T00:00:00.000", ' ss:StyleID="day"'), "09.12.2025"],
    ["a day without a format", cell("DateTime", "2025-12-09T00:00:00.000"), "09.12.2025"],
    ["a truth value", cell("Boolean", "1"), "WAHR"],
    [
      "a text in parts",
      '<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">Kal<B>ium</B>&#10;zwei</ss:Data></Cell>',
      "Kalium\nzwei",
    ],
    [
      "a text with a comment",
      '<Cell><Data ss:Type="String">x</Data><Comment><ss:Data>nur eine Notiz</ss:Data></Comment></Cell>',
      "x",
    ],
  ])("shows %s", async (_, written, shown) => {
    const { rows } = await read(workbook(`<Row>${text("K")}${text("Kalium")}${written}</Row>`));
    expect(rows).toEqual([["K", "Kalium", shown]]);
  });

  test("counts its days from 1904 if it says so", async () => {
    const settings = "<x:ExcelWorkbook><x:Date1904/></x:ExcelWorkbook>";
    const day = cell("DateTime", "2000-01-01T00:00:00.000", ' ss:StyleID="day"');
    const { rows } = await read(workbook(`<Row>${text("K")}${text("Kalium")}${day}</Row>`, settings));
    expect(rows).toEqual([["K", "Kalium", "01.01.2000"]]);
  });

  test("has rows and cells where they say, merged ones among them", async () => {
    const {
      rows,
      numbers,
      found: detected,
    } = await read(
      workbook(`<Row ss:Index="4"><Cell ss:MergeAcross="1"><Data ss:Type="String">K</Data></Cell>${text("x")}</Row>
        <Row>${cell("String", "y", ' ss:Index="3"')}</Row>`),
    );
    expect(numbers).toEqual([4, 5]);
    expect(rows).toEqual([
      ["K", "", "x"],
      ["", "", "y"],
    ]);
    expect(detected.sheets.map(({ name, is_hidden }) => [name, is_hidden])).toEqual([
      ["Alt", true],
      ["Analysen", false],
    ]);
  });

  test.each([
    [
      "with entities of its own",
      "xml_bomb",
      workbook("").replace("<Workbook", '<!DOCTYPE x [<!ENTITY a "aa">]><Workbook'),
    ],
    ["cut off", "corrupt_file", workbook("").slice(0, -20)],
    ["with a row beyond the last one", "corrupt_file", workbook('<Row ss:Index="99999999"/>')],
  ])("is refused: %s", async (_, code, file) => {
    expect(await refusal(file)).toBe(code);
  });
});

describe("a table as a database client shows it", () => {
  test("has cells of several lines, and rows by the numbers of their lines", async () => {
    const {
      columns,
      rows,
      numbers,
      found: detected,
    } = await read(
      [
        " code |       name       | note ",
        "------+------------------+------",
        " K    | Kalium           | a   +",
        "      |                  | b",
        " CD4+ | CD4+ | T-Helfer  | ",
        "(2 Zeilen)",
        "",
      ].join("\n"),
    );
    expect(columns).toEqual(["code", "name", "note"]);
    expect(rows).toEqual([
      ["K", "Kalium", "a\nb"],
      ["CD4+", "CD4+ | T-Helfer", ""],
    ]);
    expect(numbers).toEqual([3, 5]);
    expect(detected.separator).toBeNull();
  });

  test("is split at its bars where wide signs shift it", async () => {
    const { rows } = await read(
      " code | name   | note\n------+--------+------\n K    | 漢字   | x\n NA   | Natrium | y\n",
    );
    expect(rows).toEqual([
      ["K", "漢字", "x"],
      ["NA", "Natrium", "y"],
    ]);
  });
});

describe("a table in columns of fixed width", () => {
  const lines = (...rows: string[]) => rows.join("\n");
  test("keeps a text whole that is too long for its column, and a title above", async () => {
    const { rows } = await read(
      lines(
        "Labor Muster                  Stand 2026",
        "Code  Name            Einheit  Wert",
        "K     Kalium          mmol/l    3,6",
        "NA    Natrium         mmol/l    135",
        "CRP   C-reaktives Protein HS       5",
        "HB    Hämoglobin      g/dl       12",
        "FE    Eisen           µg/dl      60",
        "CA    Calcium         mmol/l    2,2",
        "MG    Magnesium       mmol/l    0,8",
        "CL    Chlorid         mmol/l    100",
        "P     Phosphat        mmol/l    0,9",
      ),
    );
    expect(rows[1]).toEqual(["K", "Kalium", "mmol/l", "3,6"]);
    expect(rows[3]).toEqual(["CRP", "C-reaktives Protein HS", "", "5"]);
  });

  test.each([
    ["words of one column", lines("Probe Alpha", "Probe Beta", "Probe Gamma"), 1],
    ["separated text with blanks in it", lines("Code;Name", "1  a;x  y", "2  b;x  y", "3  c;x  y"), 2],
  ])("is not seen in %s", async (_, text, columns) => {
    expect((await read(text)).columns).toHaveLength(columns);
  });
});

describe("a text of one byte a sign", () => {
  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from([part]))),
    );
  test.each([
    [
      "code page 850 for umlauts in words",
      bytes("Code;Name\r\nA;H", 0x84, "moglobin"),
      "Hämoglobin",
      "cp850",
    ],
    ["code page 850 for a sharp s alone", bytes("Code;Name\r\nA;Eiwei", 0xe1), "Eiweiß", "cp850"],
    ["code page 850 for a micro sign before a unit", bytes("Code;Name\r\nA;", 0xe6, "g/l"), "µg/l", "cp850"],
    [
      "Windows-1252 for umlauts in words",
      bytes("Code;Name\r\nA;H", 0xe4, "moglobin"),
      "Hämoglobin",
      "windows-1252",
    ],
    [
      "Windows-1252 for quotation marks and dashes",
      bytes("Code;Name\r\nA;", 0x84, "so", 0x93, " ", 0x96, " don", 0x92, "t"),
      "„so“ – don’t",
      "windows-1252",
    ],
  ])("is read in %s", async (_, file, name, encoding) => {
    const { rows, notes } = await read(file);
    expect(rows).toEqual([["A", name]]);
    expect(notes).toContainEqual({ code: "encoding_guessed", value: encoding });
  });
});

describe("the kind of a file", () => {
  const json = '[{"code":"K","name":"Kalium"}]';
  const html = "<table><tr><th>Code<th>Name<tr><td>K<td>Kalium</table>";
  test.each([
    ["JSON called XLS", "a.xls", json],
    ["JSON of UTF-16 called TXT", "a.txt", Buffer.from(`\uFEFF${json}`, "utf16le")],
    ["HTML called JSON", "a.json", html],
    ["HTML called CSV", "a.csv", html],
    [
      "a workbook called JSON",
      "a.json",
      workbookOf(
        [
          ["Code", "Name"],
          ["K", "Kalium"],
        ],
        "xlsx",
      ),
    ],
    ["separated text called JSON", "a.json", "Code;Name\nK;Kalium"],
    ["separated text called XLSX", "a.xlsx", "Code;Name\nK;Kalium"],
    ["separated text whose headings stand in brackets", "a.csv", "[Code];[Name]\nK;Kalium"],
  ])("is told by its content: %s", async (_, name, content) => {
    const profile = {
      "[code]": { target: "code", language: null },
      "[name]": { target: "name", language: null },
    };
    const { after } = await imported(
      Buffer.from(content),
      new Catalogue(1, [documentOf("layout", { identifier: "default", fields: [] })]),
      name,
      { profile },
    );
    expect([...after.documents("analysis")].map(({ content }) => [content.code, content.name.de])).toEqual([
      ["K", "Kalium"],
    ]);
  });

  test("is JSON if its name says so, even if its content is faulty", async () => {
    const problem = await imported(Buffer.from("{code: 1}"), new Catalogue(0, []), "a.json").catch(
      (error: unknown) => error,
    );
    expect(problem).toMatchObject({ code: "corrupt_file", issues: [{ code: "not_json" }] });
  });
});
