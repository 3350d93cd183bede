import { describe, expect, it } from "vitest";
import { mergeValues } from "../../../web/platform/form/merge-values.ts";

const base = {
  name: { de: "Serum", en: "Serum" },
  top: false,
  groups: ["a"],
  details: [
    { key: "colour", label: "Farbe", texts: { de: "gelb" } },
    { key: "size", label: "Größe", texts: { de: "5 ml" } },
  ],
};
type Values = typeof base;
type Detail = Values["details"][number];
const changed = (change: (values: Values) => void) => {
  const values = structuredClone(base);
  change(values);
  return values;
};
const merge = (mine: (values: Values) => void, theirs: (values: Values) => void, take: string[] = []) =>
  mergeValues(base, changed(mine), changed(theirs), new Set(take));
const detail = (key: string) => ({ key, label: key, texts: { de: key } });
const keys = ({ details }: Values) => details.map(({ key }) => key);

describe("two edits of the same values", () => {
  it("are both kept where they concern different parts", () => {
    const { values, contested } = merge(
      (draft) => {
        draft.name.de = "Blutserum";
        (draft.details[1] as Detail).texts.de = "7 ml";
      },
      (draft) => {
        draft.name.en = "Blood serum";
        (draft.details[0] as Detail).texts.de = "rot";
        draft.top = true;
      },
    );
    expect(contested).toEqual([]);
    expect(values).toMatchObject({ name: { de: "Blutserum", en: "Blood serum" }, top: true });
    expect(values.details.map(({ texts }) => texts.de)).toEqual(["rot", "7 ml"]);
  });

  it("are asked about where both changed the same, and one's own counts until one chooses", () => {
    const mine = (draft: Values) => void Object.assign((draft.details[0] as Detail).texts, { de: "blau" });
    const theirs = (draft: Values) => void Object.assign((draft.details[0] as Detail).texts, { de: "rot" });
    const path = "details.0.texts.de";
    expect(merge(mine, theirs).contested).toEqual([{ path, mine: "blau", theirs: "rot" }]);
    expect(merge(mine, theirs).values.details[0]?.texts.de).toBe("blau");
    expect(merge(mine, theirs, [path]).values.details[0]?.texts.de).toBe("rot");
    expect(merge(mine, mine).contested).toEqual([]);
  });

  it("keep the entries that each has added, and the order of whoever sorted them", () => {
    const added = merge(
      (draft) => void draft.details.splice(1, 0, detail("mine")),
      (draft) => void draft.details.push(detail("theirs")),
    );
    expect(keys(added.values)).toEqual(["colour", "mine", "size", "theirs"]);
    const sorted = merge(
      (draft) => void draft.details.reverse(),
      (draft) => void draft.details.push(detail("theirs")),
    );
    expect(keys(sorted.values)).toEqual(["size", "theirs", "colour"]);
  });

  it("lose an entry only if nobody has changed what the other one removed", () => {
    const removed = (draft: Values) => void draft.details.shift();
    expect(keys(merge(removed, (draft) => void Object.assign(draft, { top: true })).values)).toEqual([
      "size",
    ]);
    expect(keys(merge((draft) => void Object.assign(draft, { top: true }), removed).values)).toEqual([
      "size",
    ]);
    const changes = (draft: Values) => void Object.assign(draft.details[0] as Detail, { label: "Kappe" });
    expect(merge(removed, changes).values.details.map(({ label }) => label)).toContain("Kappe");
    expect(merge(changes, removed).values.details.map(({ label }) => label)).toContain("Kappe");
  });

  it("are asked about as a whole in lists of plain values", () => {
    const { contested } = merge(
      (draft) => void draft.groups.push("b"),
      (draft) => void draft.groups.push("c"),
    );
    expect(contested.map(({ path }) => path)).toEqual(["groups"]);
  });
});
