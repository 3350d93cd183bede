import { describe, expect, test } from "vitest";
import { importedField } from "../../../functions/importexport/imports/comparing/imported-field.ts";
import type { StoredField } from "../../../shared/core/catalogue/document.ts";

const stored = (properties: Partial<StoredField> = {}): StoredField => ({
  raw: "1 ml",
  additional: null,
  override: false,
  ...properties,
});

describe("the override of a required field", () => {
  test("ends when an imported value arrives and nobody has typed anything", () => {
    const empty = stored({ raw: null, override: true });
    expect(importedField(empty, "2 ml", true)).toEqual(stored({ raw: "2 ml" }));
    expect(importedField(empty, null, true)).toEqual(empty);
    expect(importedField(undefined, null, true)).toEqual(empty);
  });

  test("begins when the imported value disappears", () => {
    expect(importedField(stored(), null, true)).toEqual(stored({ raw: null, override: true }));
    const edited = stored({ raw: null, additional: "3 ml", override: true });
    expect(importedField(stored({ additional: "3 ml" }), null, true)).toEqual(edited);
  });

  test("that an editor's value came with does not hide the languages they left out", () => {
    const edited = stored({ raw: null, additional: { de: "a" }, override: true });
    expect(importedField(edited, { de: "b", en: "c" }, true)?.override).toBe(false);
  });

  test("ends, too, where the field is not required any more", () => {
    expect(importedField(stored({ raw: null, override: true }), "2 ml", false)).toEqual(
      stored({ raw: "2 ml" }),
    );
  });
});

describe("an own empty value", () => {
  test.each([
    ["required", true],
    ["other", false],
  ])(
    "hides the imported one of a %s field, also one that is new, and one that was gone for a while",
    (_, isRequired) => {
      const hidden = stored({ override: true });
      const changed = importedField(hidden, "2 ml", isRequired);
      expect(changed).toEqual(stored({ raw: "2 ml", override: true, imports: { all: "changed" } }));
      const withdrawn = importedField(hidden, null, isRequired);
      expect(withdrawn).toEqual(stored({ raw: null, additional: "", override: true }));
      expect(importedField(withdrawn, null, isRequired)).toEqual(withdrawn);
      expect(importedField(withdrawn, "1 ml", isRequired)).toMatchObject(hidden);
    },
  );

  test("of one language does not become one of all while nothing is imported for a required field", () => {
    const hidden = stored({ raw: { de: "a", en: "b" }, additional: { de: "" } });
    const withdrawn = importedField(hidden, null, true);
    expect(withdrawn).toMatchObject({ raw: null, override: true });
    expect(importedField(withdrawn, { de: "a", en: "b" }, true)).toMatchObject(hidden);
  });

  test("of a list or table is an empty list", () => {
    const hidden = stored({ raw: ["a"], override: true });
    expect(importedField(hidden, null, true)).toEqual(stored({ raw: null, additional: [], override: true }));
  });

  test("of one language hides that language alone", () => {
    const hidden = stored({ raw: { de: "a", en: "b" }, additional: { de: "" } });
    expect(importedField(hidden, { de: "c", en: "d" }, true)).toMatchObject({
      raw: { de: "c", en: "d" },
      additional: { de: "" },
      override: false,
    });
  });

  test("is nothing that is left where the editor said nothing", () => {
    expect(importedField(stored(), null, false)).toBeUndefined();
  });
});

describe("an imported value that changes below an own one", () => {
  const edited = stored({ additional: "3 ml" });

  test("is told once it differs, and no longer where it says the same as the own one or is gone", () => {
    const changed = importedField(edited, "2 ml", false);
    expect(changed?.imports).toEqual({ all: "changed" });
    expect(importedField(edited, "1 ml", false)?.imports).toBeUndefined();
    expect(importedField(stored(), "2 ml", false)?.imports).toBeUndefined();
    expect(importedField(changed, "2 ml", false)?.imports).toEqual({ all: "changed" });
    expect(importedField(changed, "3 ml", false)?.imports).toBeUndefined();
    expect(importedField(changed, null, false)?.imports).toBeUndefined();
  });

  test("is told language by language, and for an own empty value too", () => {
    const raw = { de: "a", en: "b" };
    const split = stored({ raw, additional: { de: "x", en: "" } });
    expect(importedField(split, { de: "a", en: "c" }, false)?.imports).toEqual({ en: "changed" });
    expect(importedField(split, { de: "c", en: "b" }, false)?.imports).toEqual({ de: "changed" });
  });

  test("is not told any more where the own one is kept for good", () => {
    const ignored = stored({ additional: "3 ml", imports: { all: "ignored" } });
    expect(importedField(ignored, "2 ml", false)?.imports).toEqual({ all: "ignored" });
  });
});
