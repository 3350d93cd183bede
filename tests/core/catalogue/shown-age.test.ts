import { expect, test } from "vitest";
import { showValue } from "../../../functions/core/door.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { catalogueWith } from "../../webpublisher/directory/documents.ts";

const ranges: FieldDefinition = {
  key: "reference_ranges",
  type: "table",
  label: { de: "Referenzbereiche" },
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: false,
  source: [],
  columns: ["age_from", "age_to", "agent", "note"].map((key) => ({ key, label: { de: key } })),
};
const shown = (language: Language, row: Record<string, string>) =>
  showValue(
    catalogueWith(),
    ranges,
    { value: [row], fallback: false },
    { language, main: "de", mayName: () => true },
  )?.rows?.[0];

test.each([
  ["de", "10 y", "10 J."],
  ["de", "1 mo", "1 Mon."],
  ["de", "2 w", "2 Wo."],
  ["de", "3 d", "3 T."],
  ["en", "10 y", "10 y"],
  ["en", "1 mo", "1 mo"],
  ["fr", "10 y", "10 ans"],
  ["it", "10 y", "10 anni"],
] as const)("a reader of %s sees the age %s as %s", (language, age, text) => {
  expect(shown(language, { age_from: age, age_to: age })).toEqual([text, text]);
});

test("what is no age in the usual writing, or stands in another column, is shown as it is", () => {
  expect(shown("de", { age_from: "18", age_to: "Erwachsene", agent: "10 y", note: "6 mo" })).toEqual([
    "18",
    "Erwachsene",
    "10 y",
    "6 mo",
  ]);
});
