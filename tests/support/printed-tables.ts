import { sheetsOf } from "./workbooks.ts";

/** Tables as old systems and database clients write them; the first row has the headings, and no cell has line breaks or outer blanks. */

type Table = readonly (readonly string[])[];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const page = (rows: string) =>
  Buffer.from(
    `<!DOCTYPE html>\r\n<html><head><meta charset="utf-8"><title>Liste</title></head><body>${rows}</body></html>`,
  );
const htmlRow = (tag: string) => (row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>\n`;

const widthsOf = (table: Table) =>
  table[0]!.map((_, index) => Math.max(3, ...table.map((row) => row[index]!.length)));
const padded = (table: Table, glue: string, edge = "") => {
  const widths = widthsOf(table);
  return table.map(
    (row) => edge + row.map((cell, index) => cell.padEnd(widths[index]!)).join(glue) + edge.trimStart(),
  );
};
const ruled = (table: Table, glue: string, extra = 0) =>
  widthsOf(table)
    .map((width) => "-".repeat(width + extra))
    .join(glue);

/** The signs of code page 850 that German and French use. */
const dos = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»";
const dosOthers: Record<string, number> = { ß: 0xe1, µ: 0xe6, "°": 0xf8, "²": 0xfd, "³": 0xfc };
export const inDos = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 0x80 ? code : (dosOthers[sign] ?? 0x80 + dos.indexOf(sign));
    }),
  );

export const csvOf = (table: Table) =>
  Buffer.from(
    table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\r\n"),
  );

/** Writers by the name of what writes so. */
export const printers: Record<string, (table: Table) => Buffer> = {
  "a page of HTML": ([head = [], ...rows]) =>
    page(
      `<table><thead>${htmlRow("th")(head)}</thead><tbody>${rows.map(htmlRow("td")).join("")}</tbody></table>`,
    ),
  "HTML whose ends are left out, within another table": ([head = [], ...rows]) =>
    page(
      `<table><tr><td>Liste<td><TABLE border=1>${[head, ...rows]
        .map(
          (row) =>
            `<TR>${row.map((cell) => `\r\n  <TD nowrap><font face=Arial>${escaped(cell)}</font>&nbsp;`).join("")}`,
        )
        .join("\r\n")}</TABLE></table>`,
    ),
  "Excel's XML of 2003": (table) => sheetsOf({ Analysen: { rows: table } }, "xlml"),
  "a workbook with macros": (table) => sheetsOf({ Analysen: { rows: table } }, "xlsm"),
  "OpenDocument as a single document": (table) => sheetsOf({ Analysen: { rows: table } }, "fods"),
  psql: (table) => {
    const [head, ...rows] = padded(table, " | ", " ");
    return Buffer.from([head, ruled(table, "+", 2), ...rows, `(${rows.length} rows)`, "", ""].join("\n"));
  },
  MySQL: (table) => {
    const line = `+${ruled(table, "+", 2)}+`;
    const [head, ...rows] = padded(table, " | ").map((row) => `| ${row} |`);
    return Buffer.from([line, head, line, ...rows, line, `${rows.length} rows in set (0.00 sec)`].join("\n"));
  },
  SQLite: (table) => {
    const [head, ...rows] = padded(table, "  ");
    return Buffer.from([head, ruled(table, "  "), ...rows, ""].join("\n"));
  },
  Markdown: ([head = [], ...rows]) => {
    const line = (row: readonly string[]) =>
      `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    return Buffer.from([line(head), `|${head.map(() => ":--").join("|")}|`, ...rows.map(line)].join("\n"));
  },
  "columns of fixed width": (table) => Buffer.from(padded(table, "  ").join("\r\n")),
};
/** Writers that have no signs but those of their code page. */
export const printersOfDos: typeof printers = {
  "code page 850": (table) => inDos(table.map((row) => row.join(";")).join("\r\n")),
  "columns of fixed width in code page 850": (table) => inDos(padded(table, "  ").join("\r\n")),
};
