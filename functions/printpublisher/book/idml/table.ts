import { xmlElement } from "../xml.ts";
import type { Element } from "./elements.ts";
import { childrenOf, textOf } from "./elements.ts";
import { type Paragraph, paragraphsXml } from "./paragraphs.ts";

/** Most columns or rows that a cell may take, and most letters that make a column wider. */
const mostSpan = 100;
const widest = 40;

interface PlacedCell {
  element?: Element;
  column: number;
  row: number;
  columns: number;
  rows: number;
  isHead: boolean;
}

/**
 * A table as IDML has it: every place of the grid belongs to exactly one cell.
 * @param self unique in the package
 * @param width points
 * @param contentOf returns the paragraphs of a cell, one at least
 */
export function tableXml(
  table: Element,
  self: string,
  width: number,
  contentOf: (cell: Element | undefined, isHead: boolean, self: string) => Paragraph[],
): string {
  const { cells, rows, columns, heads } = gridOf(table);
  const widths = widthsOf(cells, columns, width);
  const rowElements = Array.from({ length: rows }, (_, row) =>
    xmlElement("Row", { Self: `${self}Row${row}`, Name: row, MinimumHeight: 3, AutoGrow: true }),
  );
  const columnElements = widths.map((wide, column) =>
    xmlElement("Column", { Self: `${self}Column${column}`, Name: column, SingleColumnWidth: wide }),
  );
  const cellElements = cells.map(({ element, column, row, columns, rows, isHead }) => {
    const cellId = `${self}i${column}.${row}`;
    return xmlElement(
      "Cell",
      {
        Self: cellId,
        Name: `${column}:${row}`,
        RowSpan: rows,
        ColumnSpan: columns,
        AppliedCellStyle: `CellStyle/${isHead ? "Table head" : "Table cell"}`,
        AppliedCellStylePriority: 1,
      },
      paragraphsXml(contentOf(element, isHead, cellId), true),
    );
  });
  return xmlElement(
    "Table",
    {
      Self: self,
      HeaderRowCount: heads,
      FooterRowCount: 0,
      BodyRowCount: rows - heads,
      ColumnCount: columns,
      AppliedTableStyle: "TableStyle/Table",
      TableDirection: "LeftToRightDirection",
    },
    [...rowElements, ...columnElements, ...cellElements].join(""),
  );
}

/** Places the cells of a table in its grid; places that it leaves empty get a cell. */
function gridOf(table: Element): { cells: PlacedCell[]; rows: number; columns: number; heads: number } {
  const sections = rowsOf(table);
  const cells: PlacedCell[] = [];
  const occupied = new Set<string>();
  const isHeadRow = sections.map(({ isHead }) => isHead);
  const firstBody = isHeadRow.indexOf(false);
  const heads = Math.max(0, firstBody);
  for (const [row, { element }] of sections.entries()) {
    let column = 0;
    const end = row < heads ? heads : sections.length;
    for (const cell of childrenOf(element).filter(({ name }) => name === "td" || name === "th")) {
      while (occupied.has(`${column}:${row}`)) column += 1;
      let columns = 1;
      const span = spanOf(cell.attribs.colspan);
      while (columns < span && !occupied.has(`${column + columns}:${row}`)) columns += 1;
      const rows = Math.min(spanOf(cell.attribs.rowspan), end - row);
      for (let x = column; x < column + columns; x += 1)
        for (let y = row; y < row + rows; y += 1) occupied.add(`${x}:${y}`);
      cells.push({ element: cell, column, row, columns, rows, isHead: row < heads || cell.name === "th" });
      column += columns;
    }
  }
  const columns = Math.max(1, ...cells.map((cell) => cell.column + cell.columns));
  const rows = Math.max(1, sections.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (!occupied.has(`${column}:${row}`))
        cells.push({ column, row, columns: 1, rows: 1, isHead: row < heads });
  cells.sort((left, right) => left.row - right.row || left.column - right.column);
  return { cells, rows, columns, heads };
}

function rowsOf(table: Element): { element: Element; isHead: boolean }[] {
  const ofSection = (section: Element) =>
    childrenOf(section)
      .filter(({ name }) => name === "tr")
      .map((element) => ({ element, isHead: section.name === "thead" }));
  return childrenOf(table).flatMap((child) =>
    child.name === "tr" ? [{ element: child, isHead: false }] : ofSection(child),
  );
}

const spanOf = (value: string | undefined) =>
  Math.min(mostSpan, Math.max(1, Number.parseInt(value ?? "1", 10) || 1));

/** Divides the width by what the columns hold. */
function widthsOf(cells: readonly PlacedCell[], columns: number, width: number): string[] {
  const letters = Array.from({ length: columns }, () => 4);
  for (const { element, column, columns: span } of cells) {
    const length = element ? Math.min(textOf(element).length, widest * span) / span : 0;
    for (let index = column; index < column + span; index += 1)
      letters[index] = Math.max(letters[index] ?? 0, length);
  }
  const sum = letters.reduce((total, count) => total + count, 0);
  return letters.map((count) => ((width * count) / sum).toFixed(3));
}
