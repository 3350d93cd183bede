import { parse } from "csv-parse/sync";
import { csvColumns } from "../../functions/laboreditor/csv-export/csv-columns.ts";
import { partHtml } from "../../functions/printpublisher/book/html/part-html.ts";
import { withoutSoftHyphens } from "../../functions/printpublisher/book/hyphenate.ts";
import { planBook } from "../../functions/printpublisher/book/plan-book.ts";
import { bookOf } from "../../functions/printpublisher/books/book-content.ts";
import { csvRow } from "../../shared/kernel/csv-row.ts";
import { localeOf } from "../../shared/kernel/locale.ts";
import { publicAnalysisSchema } from "../../shared/webpublisher/directory/directory.endpoints.ts";
import {
  analysis,
  cases,
  catalogue,
  certificatesIn,
  definitionAt,
  keyOf,
  type Language,
  languages,
  main,
} from "./published-cases.ts";

const blocks = "p li td dd div tr ul ol table tbody section h3 h4 blockquote".split(" ");
/** Contents of an element, piece by piece: cells, entries, paragraphs. Headings of columns are no part of a value. */
export function piecesOf(element: Element | null | undefined): string[] {
  let text = "";
  const read = (node: Node): void => {
    if (node.nodeType === 3) text += node.textContent;
    if (node.nodeType !== 1 || (node as Element).localName === "thead") return;
    const isBlock = blocks.includes((node as Element).localName);
    if (isBlock) text += "\n";
    for (const child of node.childNodes) read(child);
    if (isBlock) text += "\n";
  };
  if (element) read(element);
  return inLines(text);
}
export const inLines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");

const dom = (html: string) => new DOMParser().parseFromString(html, "text/html");
/** The days of all cases, in every notation of the readers. */
const days = new Map(
  [...new Set(JSON.stringify(cases).match(/\d{4}-\d\d-\d\d/g))].flatMap((day) =>
    languages.flatMap((language) =>
      (["long", "medium"] as const).map((dateStyle) => {
        const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: "UTC" });
        return [format.format(new Date(day)), day] as const;
      }),
    ),
  ),
);
/**
 * Pieces in a common form for comparison: separate entries, cells without column names, days and answers in one notation, related analyses without their code.
 */
export const plain = (pieces: readonly string[]): string[] =>
  pieces
    .flatMap((piece) => days.get(piece) ?? piece.split(", "))
    .map((piece) => piece.replace(/ \((?:OTHER|THIRD)\)$/, "").replace(/^(?:Spalte|Column) \w+: /, ""))
    .map((piece) => (/^(?:ja|nein|yes|no)$/i.test(piece) ? piece.toLowerCase() : piece));

/** Reads the contents that one of the readers shows for a case. */
export type Shown = (index: number) => string[];

/** Reads the page of the analysis, or the widget, whose fields are marked by their keys; also tells whether a field falls back to another language. */
export function onPage(html: string): Shown & { standsIn: (index: number) => boolean } {
  const read = [...dom(html).querySelectorAll("[data-key]")].map((field) => {
    const isStandIn = field.querySelector(".lbm-fallback") !== null;
    return [
      field.getAttribute("data-key"),
      { pieces: piecesOf(field.querySelector("dd")), isStandIn },
    ] as const;
  });
  const shown = new Map(read);
  return Object.assign((index: number) => shown.get(keyOf(index))?.pieces ?? [], {
    standsIn: (index: number) => shown.get(keyOf(index))?.isStandIn ?? false,
  });
}
export function inApi(answer: unknown, language: Language): Shown {
  const { fields: answered } = publicAnalysisSchema.parse(JSON.parse(JSON.stringify(answer)));
  return (index) => {
    const shown = answered.find(({ key }) => key === keyOf(index));
    if (!shown) return [];
    if (shown.html !== undefined) return piecesOf(dom(shown.html).body);
    if (shown.checked) return [language === "de" ? "ja" : "yes"];
    if (shown.rows) return shown.rows.flat().filter((cell) => cell !== "");
    return (
      shown.links?.map(({ name }) => name) ??
      shown.files?.map(({ name, text }) => `${name}, ${text}`) ??
      shown.list ?? [shown.text ?? ""]
    );
  };
}
export function inBook(language: Language): Shown {
  const book = bookOf(
    catalogue,
    [analysis],
    { name: "", logo: null, colour: "" },
    language,
    main,
    [],
    undefined,
    certificatesIn(language),
  );
  const printed = dom(
    planBook(book)
      .filter(({ kind }) => kind === "directory")
      .map(partHtml)
      .map(withoutSoftHyphens)
      .join(""),
  );
  const labelled = new Map(
    [...printed.querySelectorAll<HTMLElement>(".label, [data-label]")].map((label) => [
      label.dataset.label ?? label.textContent ?? "",
      label.dataset.label ? label : label.parentElement,
    ]),
  );
  return (index) => {
    const row = labelled.get(definitionAt(index).label[language] ?? "");
    if (!row || row.matches(".above")) return piecesOf(row?.nextElementSibling);
    const value = row.cloneNode(true) as Element;
    value.querySelector(".label")?.remove();
    const pieces = piecesOf(value).map((piece) => piece.replace(/ ·$/, ""));
    if (pieces.join() === "✓") return [language === "de" ? "ja" : "yes"];
    return definitionAt(index).type === "table" ? pieces.flatMap(cellsOfRanges) : pieces;
  };
}
/** The cells of ranges that are written as people write them: a lower limit alone, and a note. */
const cellsOfRanges = (words: string) =>
  words
    .split("; ")
    .flatMap((range) => /^≥ (.*?)(?: \((.*)\))?$/.exec(range)?.slice(1).filter(Boolean) ?? range);
export function inCsv(language: Language): Shown {
  const columns = csvColumns(catalogue, [analysis], {
    language,
    main,
    certificates: certificatesIn(language),
  });
  const style = { delimiter: ";", escape: true };
  const lines = [columns.map(({ title }) => title), columns.map(({ cell }) => cell(analysis))];
  const [titles = [], cells = []]: string[][] = parse(lines.map((line) => csvRow(line, style)).join(""), {
    delimiter: ";",
  });
  return (index) => inLines(cells[titles.indexOf(definitionAt(index).label[language] ?? "")] ?? "");
}
