import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languagesAt, publishedInLanguage } from "../../../functions/core/door.ts";
import { restores, slotAt, withValue } from "../../../functions/laboreditor/history/restore-values.ts";
import type { Analysis, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldType,
  type FieldValue,
  fieldTypes,
  isKeptPerLanguage,
  isStructural,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import { analysis } from "../catalogue.ts";

const reader = { main: "de", languages: ["de", "en"] } as const;

/** Few values of each type (empty ones included), so that versions often have some in common. */
const valuesOf: Partial<Record<FieldType, PlainValue[]>> = {
  text: ["a", "b", ""],
  multilinetext: ["<p>a</p>", "<p>b</p>", ""],
  list: [["a"], ["a", "b"], []],
  table: [[{ low: "1" }], [{ low: "1" }, { low: "2", high: "3" }], []],
  date: ["2024-01-01", "2025-01-01"],
  checkbox: [true, false, ["x"], []],
};
const references: PlainValue[] = [["a"], ["b", "a"], []];
const types = fieldTypes.filter((type) => !isStructural(type));

/** Arbitrary stored values of a field: the same in all languages or, if it is translatable, by language. */
function storedOf(type: FieldType, translatable: boolean): fc.Arbitrary<StoredField | undefined> {
  const plain = fc.constantFrom(...(valuesOf[type] ?? references));
  const perLanguage = fc
    .record({ de: plain, en: plain, fr: plain }, { requiredKeys: [] })
    .map((values) => values as FieldValue);
  const value = fc.option(translatable ? fc.oneof(perLanguage, plain) : plain);
  return fc.option(fc.record({ raw: value, additional: value, override: fc.boolean() }), {
    nil: undefined,
  }) as fc.Arbitrary<StoredField | undefined>;
}

const of = (stored: StoredField | undefined): Analysis =>
  analysis("GLU", {
    name: { de: "Glukose" },
    fields: {
      other: { raw: "x", additional: "y", override: false },
      ...(stored && { field: stored }),
    },
  });
const path = "fields.field";
/** The value that readers of a language see; `another` stands for the fallback to another language. */
function seenIn({ fields }: Analysis, language: Parameters<typeof publishedInLanguage>[1]) {
  const { state, value, fallback } = publishedInLanguage(fields.field, language, "de");
  return fallback ? "another" : (value ?? (state === "hidden" ? "hidden" : "none"));
}
/** Equally good results for an empty value: without an imported value, nothing can be hidden and a fallback shows. */
const nothing = ["another", "hidden", "none"];
const isAsGood = (
  content: Analysis,
  language: Parameters<typeof publishedInLanguage>[1],
  target: unknown,
) => {
  const value = seenIn(content, language);
  const imports = of({ raw: content.fields.field?.raw ?? null, additional: null, override: false });
  const canHide = !nothing.includes(seenIn(imports, language) as string);
  const isNothing = nothing.includes(target as string) && nothing.includes(value as string);
  return JSON.stringify(value) === JSON.stringify(target) || (isNothing && (target !== "hidden" || !canHide));
};

describe("restoring one value", () => {
  for (const type of types)
    for (const translatable of isKeptPerLanguage({ type, translatable: true }) ? [true, false] : [false])
      test(`of a ${type} field${translatable ? " by language" : ""} shows in its language what readers saw then, and nothing else changes`, () => {
        const stored = storedOf(type, translatable);
        fc.assert(
          fc.property(stored, stored, (now, then) => {
            const [present, chosen] = [of(now), of(then)];
            const languages = languagesAt([now, then], reader);
            for (const language of languages) {
              const after = withValue(present, chosen, { path, language }, reader);
              expect(isAsGood(after, language, seenIn(chosen, language))).toBe(true);
              for (const other of languages)
                if (other !== language) expect(isAsGood(after, other, seenIn(present, other))).toBe(true);
              expect(after.fields.field?.raw ?? null).toEqual(now?.raw ?? null);
              expect({ ...after, fields: { ...after.fields, field: null } }).toEqual({
                ...present,
                fields: { ...present.fields, field: null },
              });
              const sight = ({ fields }: Analysis) => {
                const { value, fallback } = publishedInLanguage(fields.field, language, "de");
                return JSON.stringify([value, fallback]);
              };
              const may = restores(present, chosen, { path, language }, reader);
              expect(may).toBe(sight(after) !== sight(present));
              // Restoring it twice changes nothing.
              expect(withValue(after, chosen, { path, language }, reader)).toBe(after);
            }
            const allRestored = withValue(present, chosen, { path, language: null }, reader);
            for (const language of languages)
              expect(isAsGood(allRestored, language, seenIn(chosen, language))).toBe(true);
          }),
          { numRuns: 300 },
        );
      });

  const field = (raw: FieldValue | null, additional: FieldValue | null, override = false) => ({
    raw,
    additional,
    override,
  });
  const restored = (now: StoredField, then: StoredField, language: "de" | "en" | null) =>
    withValue(of(now), of(then), { path, language }, reader).fields.field;

  test("makes an imported value that has changed since the editor's own, in its language only", () => {
    const now = field({ de: "neu", en: "new" }, null);
    expect(restored(now, field({ de: "alt", en: "old" }, null), "de")).toEqual(
      field({ de: "neu", en: "new" }, { de: "alt" }),
    );
  });

  test("leaves to the import what it says anyway", () => {
    const now = field({ de: "wie importiert", en: "as imported" }, { de: "eigen", en: "own" });
    const then = field({ de: "wie importiert", en: "old" }, null);
    expect(restored(now, then, "de")).toEqual(field(now.raw, { en: "own" }));
    expect(restored(field("5", "6"), field("5", null), null)).toEqual(field("5", null));
    expect(restored(field("5", null, true), field("5", null), null)).toEqual(field("5", null));
  });

  test("hides an imported value where there was none to see", () => {
    expect(restored(field("5", null), field("5", null, true), null)).toEqual(field("5", null, true));
  });

  test("hides what can be hidden, although nothing is imported any more in another language", () => {
    const now = field({ de: ["a"] }, { fr: ["a"] }, true);
    const then = field({ de: ["a"], en: ["a"], fr: ["a"] }, { de: [], en: [] });
    const { additional } = restored(now, then, null) ?? {};
    expect(additional).toMatchObject({ de: "" });
  });

  test("names a place with its language; others cannot be restored by themselves", () => {
    const [now, then] = [of(field({ de: "a" }, null)), of(field({ de: "b" }, null))];
    expect(slotAt(now, then, "fields.field.de", reader)).toEqual({ path, language: "de" });
    expect(slotAt(now, then, "fields.field", reader)).toEqual({ path, language: null });
    expect(slotAt(now, then, "name.de", reader)).toEqual({ path: "name", language: "de" });
    for (const named of [
      "fields.field.en",
      "fields.other.de",
      "fields.none",
      "code",
      "layout",
      "imported",
      "state.de",
      "de",
      "",
    ])
      expect(slotAt(now, then, named, reader)).toBeUndefined();
  });

  test("never takes the last name", () => {
    const [now, then] = [
      analysis("A", { name: { de: "Nur so" } }),
      analysis("A", { name: { en: "Only this" } }),
    ];
    expect(withValue(now, then, { path: "name", language: "de" }, reader)).toBe(now);
    expect(withValue(now, then, { path: "name", language: "en" }, reader).name).toEqual({
      de: "Nur so",
      en: "Only this",
    });
  });
});
