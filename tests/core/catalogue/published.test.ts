import { describe, expect, test } from "vitest";
import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import { publishedIn, publishedValue } from "../../../shared/core/catalogue/published.ts";

const stored = (
  raw: StoredField["raw"],
  additional: StoredField["additional"] = null,
  override = false,
): StoredField => ({ raw, additional, override });
const both = { de: "Photometrie", en: "Photometry" };
/** State, value and language in German and English. */
const inBoth = (field: StoredField) =>
  (["de", "en"] as const).map((language) => {
    const { state, value, language: of } = publishedIn(field, language, "de");
    return [state, value, of];
  });

describe("what a field publishes", () => {
  test("is the own value where there is one, language by language, and else the imported one", () => {
    expect(inBoth(stored(both))).toEqual([
      ["imported", "Photometrie", "de"],
      ["imported", "Photometry", "en"],
    ]);
    expect(inBoth(stored(both, { en: "PCR" }))).toEqual([
      ["imported", "Photometrie", "de"],
      ["differs", "PCR", "en"],
    ]);
    expect(inBoth(stored(null, { de: "PCR" }))).toEqual([
      ["own", "PCR", "de"],
      ["fallback", "PCR", "de"],
    ]);
    expect(inBoth(stored("3", "3"))).toEqual([
      ["own", "3", null],
      ["own", "3", null],
    ]);
  });

  test("is nothing where an own empty value hides the imported one, in that language alone", () => {
    expect(inBoth(stored(both, { en: "" }))).toEqual([
      ["imported", "Photometrie", "de"],
      ["hidden", undefined, null],
    ]);
    expect(inBoth(stored(both, { de: "" }))).toEqual([
      ["hidden", undefined, null],
      ["imported", "Photometry", "en"],
    ]);
    expect(inBoth(stored(["a"], null, true))).toEqual([
      ["hidden", undefined, null],
      ["hidden", undefined, null],
    ]);
  });

  test("falls back past whatever is empty, and an own empty value with nothing to hide says nothing", () => {
    expect(inBoth(stored({ de: ["a"], en: [] }))[1]).toEqual(["fallback", ["a"], "de"]);
    expect(inBoth(stored({ de: "a" }, { en: "" }))[1]).toEqual(["fallback", "a", "de"]);
    expect(inBoth(stored({ en: "a" }))[0]).toEqual(["fallback", "a", "en"]);
    expect(inBoth(stored({ de: "" }, { en: "" }))).toEqual([
      ["none", undefined, null],
      ["none", undefined, null],
    ]);
  });

  test("takes none of the imported languages that an override left out", () => {
    expect(inBoth(stored(both, { de: "PCR" }, true))).toEqual([
      ["differs", "PCR", "de"],
      ["fallback", "PCR", "de"],
    ]);
    expect(inBoth(stored({ de: "a" }, null, true))).toEqual([
      ["hidden", undefined, null],
      ["none", undefined, null],
    ]);
  });

  test("is the same in all languages where one value stands for all, until a language has its own", () => {
    expect(inBoth(stored("a", { en: "b" }))).toEqual([
      ["imported", "a", null],
      ["differs", "b", "en"],
    ]);
    expect(inBoth(stored(both, "x"))).toEqual([
      ["differs", "x", null],
      ["differs", "x", null],
    ]);
  });

  test("differs only where it says something else: empty cells and their order do not", () => {
    const edited = [{ low: "1", high: "2", note: "" }];
    expect(publishedIn(stored([{ high: "2", low: "1" }], edited), "de", "de").state).toBe("own");
    expect(publishedIn(stored([{ high: "2", low: "3" }], edited), "de", "de").state).toBe("differs");
    expect(publishedIn(stored(true, false), "de", "de")).toMatchObject({ state: "differs", value: false });
  });

  test("is stored as a whole without what is hidden or empty", () => {
    expect(publishedValue(stored(both, { en: "" }))).toEqual({ de: "Photometrie" });
    expect(publishedValue(stored(both, { de: "", en: "" }))).toBeNull();
    expect(publishedValue(stored("a", "b"))).toBe("b");
    expect(publishedValue(stored("a", null, true))).toBeNull();
    expect(publishedValue(stored(both, "x"))).toBe("x");
    expect(publishedValue(stored("a", { en: "b" }))).toMatchObject({ de: "a", en: "b" });
  });
});
