import { describe, expect, it } from "vitest";
import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import { choose, faults, initialChoices, split } from "../../../web/importexport/imports/mapping.ts";

const column = (
  name: string,
  target: string | null,
  by: ColumnMapping["by"],
  language: string | null = null,
) => ({
  column: name,
  samples: [],
  target,
  language,
  by,
});
const mapping: ColumnMapping[] = [
  column("Kürzel", "code", "name"),
  column("Bezeichnung", "name", "name", "de"),
  column("Probengefäß", null, "none"),
  column("Hinweis", "fields.hint", "profile"),
];
const targets = [
  { target: "code", label: "Code", translatable: false },
  { target: "name", label: "Name", translatable: true },
  { target: "fields.material", label: "Material", translatable: false },
  { target: "fields.hint", label: "Hinweis", translatable: true },
];

describe("mapping columns by hand", () => {
  it("asks for the columns that were not recognised and begins with what was", () => {
    expect(split(mapping).open.map(({ column }) => column)).toEqual(["Probengefäß"]);
    expect(initialChoices(mapping)[1]).toEqual({ column: "Bezeichnung", target: "name", language: "de" });
  });
  it("keeps a language only where the target can have one", () => {
    const begun = initialChoices(mapping);
    expect(choose(begun, "Bezeichnung", { language: "en" }, targets)[1]?.language).toBe("en");
    expect(choose(begun, "Bezeichnung", { target: "fields.material" }, targets)[1]?.language).toBeNull();
  });
  it("keeps where cells are split only where the target has several entries", () => {
    const entries = targets.map((target) => ({ ...target, takes_entries: target.target === "fields.hint" }));
    const begun = initialChoices([
      ...mapping.slice(0, 3),
      { ...column("Hinweis", "fields.hint", "profile"), split: [";"] },
    ]);
    expect(begun[3]).toMatchObject({ column: "Hinweis", split: [";"] });
    const more = choose(begun, "Hinweis", { split: [";", "\n"] }, entries);
    expect(more[3]?.split).toEqual([";", "\n"]);
    expect(choose(more, "Hinweis", { target: "fields.material" }, entries)[3]?.split).toBeUndefined();
  });
  it("does not let an import go on without code and name", () => {
    const begun = initialChoices(mapping);
    expect(faults(begun)).toEqual({ missing: [], twice: [] });
    expect(faults(choose(begun, "Kürzel", { target: null }, targets)).missing).toEqual(["code"]);
  });
  it("does not let two columns of one language fill the same target", () => {
    const begun = initialChoices(mapping);
    const twice = choose(begun, "Probengefäß", { target: "name", language: "de" }, targets);
    expect(faults(twice).twice).toEqual(["name"]);
    const other = choose(begun, "Probengefäß", { target: "name", language: "en" }, targets);
    expect(faults(other).twice).toEqual([]);
  });
});
