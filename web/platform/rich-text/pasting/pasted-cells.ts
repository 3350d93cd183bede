import { pastedBody } from "./pasted-html.ts";
import { plainLines } from "./plain-text.ts";

/** Tab-separated cells as spreadsheets write them: a quoted cell may contain tabs and line breaks. */
function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    const value = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(value.replaceAll(/\s+/g, " ").trim());
    if (end !== "\t") rows.push([]);
    else if (cell.lastIndex === text.length) rows.at(-1)?.push("");
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** The cells of the only pasted table; null for none or several. For merged cells, the first one holds the text. */
function cellsOfTable(html: string): string[][] | null {
  const tables = pastedBody(html).querySelectorAll("table");
  const [table] = tables;
  if (!table || tables.length > 1) return null;
  const rows: string[][] = [...table.rows].map(() => []);
  [...table.rows].forEach((row, index) => {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[index]?.[column] !== undefined) column += 1;
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let right = 0; right < cell.colSpan; right += 1) {
          const place = rows[index + down];
          if (place) place[column + right] = down + right === 0 ? plainLines(cell).join(" ") : "";
        }
    }
  });
  return rows;
}

/** Cells that were copied from a table (Excel, Calc, a web page, text with tabs). */
export function pastedCells(data: DataTransfer): string[][] {
  const html = data.getData("text/html");
  return (html && cellsOfTable(html)) || cellsOfText(data.getData("text/plain"));
}
