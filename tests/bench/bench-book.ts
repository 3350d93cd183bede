import { readFileSync } from "node:fs";
import { assembleBook } from "../../functions/printpublisher/book/assemble-book.ts";
import type { BookInput, Entry } from "../../functions/printpublisher/book/book.ts";
import { openBook } from "../../functions/printpublisher/book/open-book.ts";
import { colourOf, planBook } from "../../functions/printpublisher/book/plan-book.ts";
import { pressBook } from "../../functions/printpublisher/book/press/press-book.ts";
import { printingDefaults } from "../../shared/printpublisher/config/printing.ts";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { makeBook, type PartCache } from "../support/make-book.ts";
import { type Figure, seconds } from "./figures.ts";

const count = 3000;
/** Reading it costs the kernel much: seldom enough not to slow down what is measured. */
const memoryInterval = 1500;

/** Makes a book of 3,000 analyses, and again after one of them changed. */
export async function benchBook(): Promise<Figure[]> {
  const parts = new Map<string, Buffer>();
  const cache: PartCache = {
    get: async (hash) => parts.get(hash),
    put: async (hash, pdf) => {
      parts.set(hash, pdf);
    },
  };
  const chromium = { path: await chromiumPath(), args: chromiumArguments };
  const figures: Figure[] = [];
  for (const [name, changed, aim] of [
    ["first", 0, "≤ 15"],
    ["after one edit", 1, "≤ 5"],
  ] as const) {
    const what = `book of ${count}, ${name}`;
    let pages = 0;
    let rendered = 0;
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryBelow(process.pid));
    }, memoryInterval);
    const taken = await seconds(async () => {
      const book = await makeBook(bookOf(changed), cache, { chromium: async () => chromium });
      pages = book.pages;
      rendered = book.rendered.length;
    });
    clearInterval(watch);
    figures.push({ what, value: taken, unit: "s", aim });
    figures.push({ what, value: pages / taken, unit: "pages/s" });
    figures.push({ what: `${what}: parts rendered`, value: rendered, unit: "" });
    figures.push({ what: `${what}: peak memory with browsers`, value: peak, unit: "MiB" });
  }
  return [...figures, ...(await benchPrinter(bookOf(0), cache))];
}

/** What each kind of file takes of the processor, from parts that are rendered. */
async function benchPrinter(input: BookInput, cache: PartCache): Promise<Figure[]> {
  const opened = await openBook(planBook(input), cache.get);
  const facts = { ...input, made: new Date(0).toISOString() };
  const order = { ...printingDefaults, colour: colourOf(input) };
  const processor = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const what = `book of ${count}, processor for`;
  return [
    { what: `${what} the PDF`, value: processor(() => assembleBook(opened, facts)), unit: "s" },
    {
      what: `${what} the printer's files`,
      value: processor(() => pressBook(opened, facts, order)),
      unit: "s",
    },
  ];
}

function bookOf(changed: number): BookInput {
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
    ],
  });
  return {
    title: "Analysenverzeichnis",
    language: "de",
    labName: "Labor Musterstadt",
    chapters: categories.map(({ identifier, name }, at) => ({
      kind: "directory",
      id: identifier,
      title: german(name),
      orientation: at % 4 === 3 ? "landscape" : "portrait",
      columns: at % 3 === 2 ? 3 : 2,
      layout: "list",
      groups: [
        { path: [], entries: analyses.filter((one) => one.categories?.includes(identifier)).map(entryOf) },
      ],
    })),
  };
}

/** Proportional memory of a process and all below it, in MiB; what has just ended counts nothing. */
function memoryBelow(pid: number): number {
  const own = Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + memoryBelow(Number(child)), own);
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
