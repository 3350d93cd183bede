import { expect, test } from "vitest";
import { partHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { bookWith, directory, entry } from "./made-book.ts";

/** The rows of an entry in the layout `table`, among others whose values are short. */
function rowsOf(text: string, synonyms: string[] = [], html?: string, name = "Lang") {
  const short = Array.from({ length: 20 }, (_, index) => entry(`S${index}`, `Kurz ${index}`));
  const long = entry("L", name, { synonyms, rows: [{ label: "Methode", text, html }] });
  const [part] = planBook(
    bookWith([directory("a", "A", [...short, long], { layout: "table", columns: 1 })]),
  ).filter(({ kind }) => kind === "directory");
  const [, body = ""] =
    /<tbody[^>]*>((?:(?!<tbody).)*id="entry-a-L".*?)<\/tbody>/.exec(part ? partHtml(part) : "") ?? [];
  return body.replaceAll("\u00ad", "");
}

test("a value of many lines stands below its analysis, since its cell could not be divided", () => {
  expect(rowsOf("Photometrie")).not.toContain('class="below"');
  expect(rowsOf("Photometrie mit Enzymen ".repeat(40))).toMatch(/class="below".*Photometrie/);
});

test("a value with a list stands below its analysis, since no room would be left beside its indents", () => {
  expect(rowsOf("", [], "<ul><li>eins</li></ul>")).toMatch(/class="below".*eins/);
});

test("many synonyms stand below their name, across the whole width", () => {
  const rows = rowsOf(
    "Photometrie",
    Array.from({ length: 60 }, (_, index) => `Synonym ${index}`),
  );
  expect(rows).toMatch(/class="name".*Photometrie.*class="below"><td colspan="3"><p class="syn">Synonym 0/);
});

test("a long name takes the whole width, and its values stand below", () => {
  const rows = rowsOf("Photometrie", [], undefined, "Lang ".repeat(40));
  expect(rows).toMatch(/^<tr><td colspan="3">/);
  expect(rows).toMatch(/class="below".*Photometrie/);
});

test("all tables have the same columns, and a value that never changes has none", () => {
  const group = (name: string, labels: string[]) => ({
    path: [name],
    entries: Array.from({ length: 3 }, (_, index) =>
      entry(`${name}${index}`, `Analyse ${index}`, {
        rows: [
          { label: "Gültig ab", text: "1. Januar 2026" },
          ...labels.map((label) => ({ label, text: `${label} ${index}` })),
        ],
      }),
    ),
  });
  const groups = [group("A", ["Methode", "Befundzeit"]), group("B", ["Methode", "Befundzeit", "LOINC"])];
  const [part] = planBook(bookWith([directory("a", "A", [], { groups, layout: "table" })])).filter(
    ({ kind }) => kind === "directory",
  );
  const heads = [...(part ? partHtml(part) : "").matchAll(/<thead>.*?<\/thead>/g)].map(([head]) =>
    [...head.matchAll(/<th>(.*?)<\/th>/g)].map(([, label = ""]) => label.replaceAll("\u00ad", "")),
  );
  expect(heads).toEqual(Array(2).fill(["Analyse", "Methode", "Befundzeit"]));
});
