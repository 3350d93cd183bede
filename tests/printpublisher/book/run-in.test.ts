import { expect, test } from "vitest";
import type { EntryRow } from "../../../functions/printpublisher/book/book.ts";
import { compactEntry } from "../../../functions/printpublisher/book/html/entry-html.ts";

/** The words of an entry that is one paragraph. */
const wordsOf = (...rows: EntryRow[]) =>
  compactEntry({ code: "GLU", name: "Glukose", synonyms: [], target: "glu", rows }).replace(/<[^>]*>/g, "");

test("values are parted by points that stay at the end of a line", () => {
  const rows = ["Material", "Methode"].map((label) => ({ label, text: "Serum" }));
  expect(wordsOf(...rows)).toBe("Glukose GLU\u00a0· Material Serum\u00a0· Methode Serum");
});

test("several numbers of a table say what they are, and keep their units", () => {
  const head = ["Sex", "Alter bis", "untere Grenze", "obere Grenze", "Einheit", "Hinweis"];
  const rows = [
    ["alle", "2 T.", "40", "< 90", "mg/dl", "nüchtern"],
    ["alle", "", "60", "", "mg/dl", ""],
  ];
  expect(wordsOf({ label: "Bereich", table: { head, rows } })).toContain(
    "Bereich alle, Alter bis 2\u00a0T., untere Grenze 40, obere Grenze &lt;\u00a090 mg/dl, nüchtern; alle 60 mg/dl",
  );
});
