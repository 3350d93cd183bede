import { readFileSync } from "node:fs";
import { assembleBook } from "../../functions/printpublisher/book/assemble-book.ts";
import type { BookInput, Entry } from "../../functions/printpublisher/book/book.ts";
import { openBook } from "../../functions/printpublisher/book/open-book.ts";
import { colourOf, planBook } from "../../functions/printpublisher/book/plan-book.ts";
import { pressBook } from "../../functions/printpublisher/book/press/press-book.ts";
import { printingDefaults } from "../../shared/printpublisher/config/printing.ts";
import { chromiumPath, printingArguments } from "../support/chromium.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { makeBook, type PartCache } from "../support/make-book.ts";
import { type Figure, seconds } from "./figures.ts";

/** Reading memory figures is costly for the kernel, so do it seldom enough not to slow the measurement down. */
const memoryInterval = 1500;

/** Plain analyses have five fields, rich ones fill a third of a page. */
const books = [
  { count: 3_000, rich: false, aims: ["≤ 12", "≤ 3"] },
  { count: 3_000, rich: true, aims: [] },
  { count: 10_000, rich: true, aims: [] },
] as const;

/** Makes books of several sizes, each again after one of its analyses changed. */
export async function benchBook(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { count, rich, aims } of books) {
    const parts = new Map<string, Buffer>();
    const cache: PartCache = {
      get: async (hash) => parts.get(hash),
      put: async (hash, pdf) => {
        parts.set(hash, pdf);
      },
    };
    for (const [changed, name] of ["first", "after one edit"].entries()) {
      const title = `book of ${count} ${rich ? "rich" : "plain"} analyses, ${name}`;
      figures.push(...(await benchOnce(title, bookOf(count, changed, rich), cache, aims[changed])));
    }
    const of = `book of ${count} ${rich ? "rich" : "plain"} analyses`;
    figures.push(...(await benchPrinter(of, bookOf(count, 0, rich), cache)));
  }
  return figures;
}

/** Processor time of each kind of file, from rendered parts. */
async function benchPrinter(of: string, input: BookInput, cache: PartCache): Promise<Figure[]> {
  const opened = await openBook(planBook(input), cache.get);
  const facts = { ...input, made: new Date(0).toISOString() };
  const order = { ...printingDefaults, colour: colourOf(input) };
  const processor = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const assembled = processor(() => assembleBook(opened, facts));
  const pressed = processor(() => pressBook(opened, facts, order));
  return [
    { what: `${of}: processor for the PDF`, value: assembled, unit: "s" },
    { what: `${of}: processor for the printer's files`, value: pressed, unit: "s" },
  ];
}

async function benchOnce(
  title: string,
  input: BookInput,
  cache: PartCache,
  aim: string | undefined,
): Promise<Figure[]> {
  const chromium = { path: await chromiumPath(), args: printingArguments };
  let pages = 0;
  let rendered = 0;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(process.pid));
  }, memoryInterval);
  const value = await seconds(async () => {
    const book = await makeBook(input, cache, { chromium: async () => chromium });
    pages = book.pages;
    rendered = book.rendered.length;
  });
  clearInterval(watch);
  return [
    { what: title, value, unit: "s", ...(aim && { aim }) },
    { what: title, value: pages / value, unit: "pages/s" },
    { what: `${title}: pages`, value: pages, unit: "" },
    { what: `${title}: parts rendered`, value: rendered, unit: "" },
    { what: `${title}: peak memory with browsers`, value: peak, unit: "MiB" },
  ];
}

/** @param changed how many of the analyses differ from those of the plain catalogue */
function bookOf(count: number, changed: number, rich: boolean): BookInput {
  const { analyses, categories } = madeCatalogue(count, changed);
  const german = (value: unknown) =>
    typeof value === "string" ? value : ((value as { de?: string } | null)?.de ?? "");
  const entryOf = ({ code, name, fields }: (typeof analyses)[number]): Entry => ({
    code,
    name: german(name),
    synonyms: (fields.synonyms as { de: string[] }).de,
    rows: [
      { label: "Material", text: String(fields.material) },
      { label: "Methode", text: german(fields.method) },
      { label: "Einheit", text: String(fields.unit) },
      {
        label: "Referenzbereiche",
        table: {
          rows: (fields.reference_ranges as Record<string, string>[]).map((row) => Object.values(row)),
        },
      },
      { label: "Präanalytik", html: german(fields.preanalytics) },
      ...(rich ? moreRows(german(fields.preanalytics)) : []),
    ],
  });
  return {
    title: "Analysenverzeichnis",
    language: "de",
    labName: "Labor Musterstadt",
    chapters: categories.map(({ identifier, name }, index) => ({
      kind: "directory",
      id: identifier,
      title: german(name),
      orientation: index % 4 === 3 ? "landscape" : "portrait",
      columns: index % 3 === 2 ? 3 : 2,
      layout: "list",
      groups: [
        {
          path: [],
          entries: analyses.filter((analysis) => analysis.categories?.includes(identifier)).map(entryOf),
        },
      ],
    })),
  };
}

/** Long texts, a list and a table with several columns. */
const moreRows = (text: string): Entry["rows"] => [
  { label: "Indikation", html: text.repeat(3) },
  { label: "Bewertung", html: `<p>Zu beachten ist:</p><ul>${`<li>${text}</li>`.repeat(3)}</ul>` },
  { label: "Störfaktoren", html: text.repeat(2) },
  {
    label: "Entscheidungsgrenzen",
    table: {
      head: ["Gruppe", "von", "bis", "Einheit"],
      rows: Array.from({ length: 8 }, (_, index) => [
        `Gruppe ${index + 1}`,
        `${index},5`,
        `${index + 1},25`,
        "mg/l",
      ]),
    },
  },
];

/** Proportional memory of a process and its descendants, in MiB; ended processes count as nothing. */
function memoryBelow(pid: number): number {
  const memory = Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memoryBelow(Number(child)), memory);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
