import { describe, expect, test } from "vitest";
import { typeset } from "../../../functions/printpublisher/books/typeset.ts";

describe("rich text in print", () => {
  test.each([
    ["<p>Bei 2 - 8 °C lagern, 5-7 Tage.</p>", "<p>Bei 2–8 °C lagern, 5–7 Tage.</p>"],
    ["0,5 - 1,2 mg/dl", "0,5–1,2 mg/dl"],
    ['<p>Der "kleine" Test (siehe "Blutbild").</p>', "<p>Der „kleine“ Test (siehe „Blutbild“).</p>"],
    ["&quot;nüchtern&quot;", "„nüchtern“"],
    ['<a href="cat:A-1 - 2">2-3</a>', '<a href="cat:A-1 - 2">2–3</a>'],
  ])("has the dashes and quotation marks of its language: %s", (typed, set) => {
    expect(typeset(typed, "de")).toBe(set);
  });

  test.each([
    "LOINC 3016-3",
    "CAS 50-99-7",
    "Tel. 030-1234, 0221 - 55",
    "2026-01-02",
    "T4-8, CD4-8x",
    "10-3",
    "Seite 1-2@labor.de",
    '19" breit und 21" hoch',
    "1.053-2.106.000",
  ])("keeps codes, addresses and measures: %s", (typed) => {
    expect(typeset(typed, "de")).toBe(typed);
  });

  test("keeps its paragraphs where only blank lines part them", () => {
    expect(typeset("eins\nzwei\n\n drei", "de")).toBe("<p>eins\nzwei</p><p>drei</p>");
    expect(typeset("<p>eins</p>\n\n<p>zwei</p>", "de")).toBe("<p>eins</p>\n\n<p>zwei</p>");
  });

  test("has English quotation marks in English, and none of its own in other languages", () => {
    expect(typeset('"a"', "en")).toBe("“a”");
    expect(typeset('"a"', "fr")).toBe('"a"');
  });
});
