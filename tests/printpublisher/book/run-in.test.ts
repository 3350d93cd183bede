import { expect, test } from "vitest";
import type { EntryRow } from "../../../functions/printpublisher/book/book.ts";
import { compactEntry } from "../../../functions/printpublisher/book/html/entry-html.ts";

/** The words of an entry that is one paragraph. */
const wordsOf = (...rows: EntryRow[]) =>
  compactEntry({ code: "GLU", name: "Glukose", synonyms: [], target: "glu", rows }).replace(/<[^>]*>/g, "");

test("values are parted by points that stay at the end of a line", () => {
  const rows = ["Material", "Methode"].map((label) => ({ label, text: "Serum" }));
  expect(wordsOf(...rows)).toBe("Glukose GLU\u00a0· Material Serum\u00a0· Methode Serum");
  expect(wordsOf({ label: "Material", text: "Serum", plain: true })).toBe("Glukose GLU\u00a0· Serum");
});

test("no point stands behind a full stop", () => {
  const rows = [
    { label: "Präanalytik", html: "<p>Nüchtern <b>abnehmen.</b></p>" },
    { label: "Indikation", html: "<p>Verdacht auf Diabetes</p>" },
    { label: "Bewertung", html: "<p>Schwankt.</p>" },
  ];
  expect(wordsOf(...rows)).toBe(
    "Glukose GLU\u00a0· Präanalytik Nüchtern abnehmen. Indikation Verdacht auf Diabetes\u00a0· Bewertung Schwankt.",
  );
});

test("rows that their first cells name follow each other as words", () => {
  const rows = [
    ["Serum", "1 ml; 2–8 °C: 7 T."],
    ["EDTA-Plasma", ""],
  ];
  expect(wordsOf({ label: "Proben", table: { rows, named: true } })).toBe(
    "Glukose GLU\u00a0· Proben Serum 1 ml; 2–8 °C: 7 T.\u00a0· EDTA-Plasma",
  );
});

test("specimens come first without a label, and what the first one names does not stand beside it once more", () => {
  const evident = (label: string, text: string): EntryRow => ({ label, text, plain: true });
  const specimens = (name: string): EntryRow => ({
    label: "Proben",
    table: { rows: [[name, "1 ml"]], named: true },
    plain: true,
  });
  const facts = [evident("Material", "Serum"), evident("Gefäß", "Gel- oder Serumröhrchen")];
  const method = evident("Methode", "Photometrie");
  expect(wordsOf(...facts, method, specimens("Serum, Gel- oder Serumröhrchen oder Plasma"))).toBe(
    "Glukose GLU\u00a0· Serum, Gel- oder Serumröhrchen oder Plasma 1 ml\u00a0· Photometrie",
  );
  expect(wordsOf(...facts, specimens("Serum, gefroren, Gel"))).toBe(
    "Glukose GLU\u00a0· Serum, gefroren, Gel 1 ml\u00a0· Gel- oder Serumröhrchen",
  );
  expect(wordsOf(...facts)).toBe("Glukose GLU\u00a0· Serum\u00a0· Gel- oder Serumröhrchen");
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
