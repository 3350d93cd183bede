import { expect, test } from "vitest";
import { partHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { bookWith, directory, entry, text } from "./made-book.ts";

const site = "https://public.labor.example/embed/";
const html = `<p>See <a href="${site}analyses/A%2F1/?lang=en">Ferritin</a>, <a href="${site}chapters/t/">this</a> and <a href="${site}analyses/gone/">gone</a>.</p>`;
const chapters = [text("t", "Preface", html), directory("d", "All", [entry("A/1", "Ferritin")])];
const pagesOf = (fields: object) =>
  planBook(
    bookWith(chapters, { information: '<p><a href="https://labor.example/">Our site</a></p>', ...fields }),
  )
    .map(partHtml)
    .join("")
    .replace(/<[^>]*>|\u00ad/g, "");

test("an English book names pages in English, and the address of what it does not print", () => {
  const words = pagesOf({ language: "en", site });
  expect(words).toMatch(/See →\u00a0Ferritin, p\.\u00a0\d{4} →\u00a0this, p\.\u00a0\d{4} and gone \(/);
  expect(words).toContain("gone (public.labor.example/embed/analyses/gone/)");
  expect(words).toContain("Our site (labor.example)");
});

test("without pages on the web, a link to them is one to the outside", () => {
  expect(pagesOf({ language: "en" })).toContain(
    "Ferritin (public.labor.example/embed/analyses/A%2F1/?lang=en)",
  );
});

test("links to several analyses are separated by commas, which follow the page numbers", () => {
  const links = ["K", "NA", "FEHLT"].map((code) => ({ name: `Name ${code}`, code }));
  const entries = [entry("A", "Ferritin", { rows: [{ label: "Siehe", links }] }), entry("K", "Kalium")];
  const parts = planBook(bookWith([directory("d", "All", [...entries, entry("NA", "Natrium")])]));
  const part = parts.find(({ kind }) => kind === "directory");
  expect(part?.places).toEqual([expect.stringMatching(/K,$/), expect.stringMatching(/NA,$/)]);
  const words = partHtml(part as (typeof parts)[number]).replace(/<[^>]*>|\u00ad/g, "");
  expect(words).toContain("Siehe Name K (K) → 0000 Name NA (NA) → 0001 Name FEHLT (FEHLT)");
});
