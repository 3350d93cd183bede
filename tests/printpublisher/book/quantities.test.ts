import { expect, test } from "vitest";
import { withQuantities } from "../../../functions/printpublisher/book/quantities.ts";

/** Puts text that is kept together in brackets. */
const bracketed = (html: string) =>
  withQuantities(html).replace(/<span class="quantity(?: spaced)?">(.*?)<\/span>/g, "[$1]");

test.each([
  ["10 mg/l und 0,5 µg/l", "[10 mg/l] und [0,5 µg/l]"],
  ["bei 37 °C, 2–8 °C", "bei [37 °C], [2–8 °C]"],
  ["5 % der 100 ml/min/1,73 m²", "[5 %] der [100 ml/min]/[1,73 m²]"],
  ["&lt; 0,5 µg/l", "[&lt; 0,5 µg/l]"],
  ["≥ 18 Jahre", "[≥ 18] Jahre"],
  ["12 mmol/Tag", "[12 mmol/Tag]"],
  ["LOINC 14879-1, 4–6 Wochen", "LOINC [14879-1], [4–6 Wochen]"],
  ["über 500 × 10³/µl, 1 · 10⁻⁹ davon", "über [500 × 10³/µl], [1 · 10⁻⁹] davon"],
  ["nach 30 Minuten, 17-OH 5 Tage, 1 Arbeitstag", "nach [30 Minuten], [17-OH] [5 Tage], [1 Arbeitstag]"],
  ["20–25 °C: 24 h, −20 °C: 14 T.; bis 16:00 Uhr", "[20–25 °C: 24 h], [−20 °C: 14 T.]; bis 16:[00 Uhr]"],
  ["am 5. Mai oder 12 June 2026", "am [5. Mai] oder [12 June 2026]"],
  ['<a title="10 mg">10 mg</a>', '<a title="10 mg">[10 mg]</a>'],
])("a number keeps its unit: %s", (html, expected) => {
  expect(bracketed(html)).toBe(expected);
});

test("a code of several parts stays in one piece", () => {
  expect(bracketed("CK-MB, HAV_M und A1-MIK-SU")).toBe("[CK-MB], [HAV_M] und [A1-MIK-SU]");
});

test.each([
  "CD4 mg",
  "Vitamin B12 s. d.",
  "3 Mal",
  "10 gut",
  "5 Maimonate",
  "5 Tagessätze",
  "EDTA-Plasma und CO-haltig",
  "IMMUNOELEKTROPHORESE-TEST",
  "12-3-45",
  "1.2.3 mg",
  `${"1".repeat(30)} mg`,
])("what only looks like one stays as it is: %s", (text) => {
  expect(bracketed(text)).toBe(text);
});
