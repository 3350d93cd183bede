import { describe, expect, it } from "vitest";
import {
  compareEdits,
  differences,
  mergeEdits,
  partsOf,
  withParts,
} from "../../../web/laboreditor/editor/merge.ts";
import { changeOf, type EditorValues } from "../../../web/laboreditor/editor/values.ts";
import { nothingChosen, ownValues } from "../support/editor-values.ts";

const base: EditorValues = {
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  ...nothingChosen,
  categories: ["substrate"],
  form_fields: {
    method: ownValues({ de: null, en: null }),
    unit: ownValues({ all: null }),
    ranges: ownValues({ all: null }),
  },
};
const having = (parts: Record<string, unknown>, values = base) =>
  withParts(values, new Map(Object.entries(parts)));

describe("two people edit one version of an analysis", () => {
  it("and both changes are kept where they concern different parts, even of one field", () => {
    const mine = having({ "form_fields.method.additional.de": { value: "Hexokinase" }, state: "HIDDEN" });
    const theirs = having({ "form_fields.method.additional.en": { value: "Hexokinase" }, internal: true });
    expect(compareEdits(base, mine, theirs).contested).toEqual([]);
    expect(mergeEdits(base, mine, theirs, new Set())).toEqual(
      having({
        "form_fields.method.additional.de": { value: "Hexokinase" },
        "form_fields.method.additional.en": { value: "Hexokinase" },
        state: "HIDDEN",
        internal: true,
      }),
    );
  });

  it("and who saves last is asked about each part that both changed, with the own one kept unless chosen otherwise", () => {
    const mine = having({ "name.de": "Blutzucker", "form_fields.unit.additional.all": { value: "mmol/l" } });
    const theirs = having({
      "name.de": "Traubenzucker",
      "form_fields.unit.additional.all": { value: "mg/dl" },
    });
    expect(compareEdits(base, mine, theirs).contested).toEqual([
      "name.de",
      "form_fields.unit.additional.all",
    ]);
    const merged = mergeEdits(base, mine, theirs, new Set());
    expect(merged).toEqual(mine);
    const mixed = mergeEdits(base, mine, theirs, new Set(["name.de"]));
    expect(mixed.name.de).toBe("Traubenzucker");
    expect(mixed.form_fields.unit?.additional.all).toEqual({ value: "mmol/l" });
  });

  it("and nobody is asked where both changed the same to the same", () => {
    const changed = having({ state: "HIDDEN" });
    expect(compareEdits(base, changed, changed).contested).toEqual([]);
  });

  it("and an own value that was taken away counts as a change like any other", () => {
    const before = having({ "form_fields.unit.additional.all": { value: "mg/dl" } });
    const theirs = having({ state: "NEW" }, before);
    expect(mergeEdits(before, base, theirs, new Set()).form_fields.unit?.additional.all).toBeNull();
  });

  it("and what was typed into a field that is gone is named, not dropped in silence", () => {
    const mine = having({ "form_fields.unit.additional.all": { value: "mmol/l" } });
    const { unit: _gone, ...form_fields } = base.form_fields;
    expect(compareEdits(base, mine, { ...base, form_fields }).homeless).toEqual([
      "form_fields.unit.additional.all",
    ]);
  });
});

describe("what is sent of an edit", () => {
  it("is only what was changed", () => {
    const after = having({
      "form_fields.method.additional.en": { value: "Hexokinase" },
      "form_fields.method.override": true,
      "form_fields.unit.imports.all": "ignored",
      "name.en": "",
      categories: ["substrate", "urgent"],
    });
    expect(changeOf(base, after)).toEqual({
      categories: ["substrate", "urgent"],
      name: { en: null },
      form_fields: {
        method: { additional: { en: "Hexokinase" }, override: true },
        unit: { imports: { all: "ignored" } },
      },
    });
    expect(changeOf(base, base)).toEqual({});
  });

  it("takes an own value away, so that the imported one is published", () => {
    const before = having({
      "form_fields.ranges.additional.all": { value: [{ low: "1" }] },
      "form_fields.method.additional.de": { value: "x" },
    });
    expect(changeOf(before, base)).toEqual({
      form_fields: { method: { additional: { de: null } }, ranges: { additional: null } },
    });
  });

  it("hides the imported value where the own one is empty, in one language or as a whole", () => {
    const after = having({
      "form_fields.ranges.additional.all": { value: [] },
      "form_fields.method.additional.de": { value: "" },
    });
    expect(changeOf(base, after)).toEqual({
      form_fields: { method: { additional: { de: "" } }, ranges: { additional: null, override: true } },
    });
  });

  it("brings one form to the other, whatever the parts", () => {
    const after = having({ "form_fields.ranges.additional.all": { value: [{ low: "1" }] }, internal: true });
    expect(differences(base, after)).toEqual(["internal", "form_fields.ranges.additional.all"]);
    expect(withParts(base, partsOf(after))).toEqual(after);
  });
});
