import { expect, test } from "vitest";
import { partHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { bookWith, directory, entry, text } from "./made-book.ts";

const site = "https://public.labor.example/embed/";
const html = `<p>See <a href="${site}analyses/A%2F1/?lang=en">Ferritin</a>, <a href="${site}chapters/t/">this</a> and <a href="${site}analyses/gone/">gone</a>.</p>`;
const chapters = [text("t", "Preface", html), directory("d", "All", [entry("A/1", "Ferritin")])];
const pagesOf = (more: object) =>
  planBook(
    bookWith(chapters, { information: '<p><a href="https://labor.example/">Our site</a></p>', ...more }),
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
