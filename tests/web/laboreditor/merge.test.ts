import { describe, expect, it } from "vitest";
import {
  compareEdits,
  differences,
  mergeEdits,
  partsOf,
  withParts,
} from "../../../web/laboreditor/editor/merge.ts";
import { changeOf, type EditorValues } from "../../../web/laboreditor/editor/values.ts";
import { nothingChosen, own } from "../support/editor-values.ts";

const base: EditorValues = {
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  ...nothingChosen,
  categories: ["substrate"],
  fields: {
    method: own({ de: null, en: null }),
    unit: own({ all: null }),
    ranges: own({ all: null }),
  },
};
const having = (parts: Record<string, unknown>, values = base) =>
  withParts(values, new Map(Object.entries(parts)));

describe("two people edit one version of an analysis", () => {
  it("and both changes are kept where they concern different parts, even of one field", () => {
    const mine = having({ "fields.method.additional.de": { value: "Hexokinase" }, state: "HIDDEN" });
    const theirs = having({ "fields.method.additional.en": { value: "Hexokinase" }, internal: true });
    expect(compareEdits(base, mine, theirs).contested).toEqual([]);
    expect(mergeEdits(base, mine, theirs, new Set())).toEqual(
      having({
        "fields.method.additional.de": { value: "Hexokinase" },
        "fields.method.additional.en": { value: "Hexokinase" },
        state: "HIDDEN",
        internal: true,
      }),
    );
  });

  it("and who saves last is asked about each part that both changed, with the own one kept unless chosen otherwise", () => {
    const mine = having({ "name.de": "Blutzucker", "fields.unit.additional.all": { value: "mmol/l" } });
    const theirs = having({ "name.de": "Traubenzucker", "fields.unit.additional.all": { value: "mg/dl" } });
    expect(compareEdits(base, mine, theirs).contested).toEqual(["name.de", "fields.unit.additional.all"]);
    const own = mergeEdits(base, mine, theirs, new Set());
    expect(own).toEqual(mine);
    const mixed = mergeEdits(base, mine, theirs, new Set(["name.de"]));
    expect(mixed.name.de).toBe("Traubenzucker");
    expect(mixed.fields.unit?.additional.all).toEqual({ value: "mmol/l" });
  });

  it("and nobody is asked where both changed the same to the same", () => {
    const changed = having({ state: "HIDDEN" });
    expect(compareEdits(base, changed, changed).contested).toEqual([]);
  });

  it("and an own value that was taken away counts as a change like any other", () => {
    const before = having({ "fields.unit.additional.all": { value: "mg/dl" } });
    const theirs = having({ state: "NEW" }, before);
    expect(mergeEdits(before, base, theirs, new Set()).fields.unit?.additional.all).toBeNull();
  });

  it("and what was typed into a field that is gone is named, not dropped in silence", () => {
    const mine = having({ "fields.unit.additional.all": { value: "mmol/l" } });
    const { unit: _gone, ...fields } = base.fields;
    expect(compareEdits(base, mine, { ...base, fields }).homeless).toEqual(["fields.unit.additional.all"]);
  });
});

describe("what is sent of an edit", () => {
  it("is only what was changed", () => {
    const after = having({
      "fields.method.additional.en": { value: "Hexokinase" },
      "fields.method.override": true,
      "fields.unit.imports.all": "ignored",
      "name.en": "",
      categories: ["substrate", "urgent"],
    });
    expect(changeOf(base, after)).toEqual({
      categories: ["substrate", "urgent"],
      name: { en: null },
      fields: {
        method: { additional: { en: "Hexokinase" }, override: true },
        unit: { imports: { all: "ignored" } },
      },
    });
    expect(changeOf(base, base)).toEqual({});
  });

  it("takes an own value away, so that the imported one is published", () => {
    const before = having({
      "fields.ranges.additional.all": { value: [{ low: "1" }] },
      "fields.method.additional.de": { value: "x" },
    });
    expect(changeOf(before, base)).toEqual({
      fields: { method: { additional: { de: null } }, ranges: { additional: null } },
    });
  });

  it("hides the imported value where the own one is empty, in one language or as a whole", () => {
    const after = having({
      "fields.ranges.additional.all": { value: [] },
      "fields.method.additional.de": { value: "" },
    });
    expect(changeOf(base, after)).toEqual({
      fields: { method: { additional: { de: "" } }, ranges: { additional: null, override: true } },
    });
  });

  it("brings one form to the other, whatever the parts", () => {
    const after = having({ "fields.ranges.additional.all": { value: [{ low: "1" }] }, internal: true });
    expect(differences(base, after)).toEqual(["internal", "fields.ranges.additional.all"]);
    expect(withParts(base, partsOf(after))).toEqual(after);
  });
});
