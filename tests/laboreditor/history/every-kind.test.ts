import { describe, expect, test } from "vitest";
import { documentId } from "../../../functions/core/door.ts";
import type { DocumentKind } from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import type { ComparedValue } from "../../../shared/core/catalogue/visible-value.ts";
import { type CategoryNode, categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import type { VersionSummary } from "../../../shared/laboreditor/history/history.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { laboratory } from "../analyses/laboratory.ts";
import { analysis, layout as base, imported, saveAnalyses } from "../catalogue.ts";

const { actor, call, open } = laboratory();
const paramsOf = (kind: DocumentKind, identity: string) => ({ id: documentId(kind, identity) });
const versions = async (kind: DocumentKind, identity: string) =>
  (await call(histories[kind].present.versions, { params: paramsOf(kind, identity) })).body.results.map(
    ({ hid, action, changes }: VersionSummary) =>
      `${hid} ${action} ${changes.map(({ path, label }) => label?.de ?? path).join(", ")}`.trim(),
  );
const rollBack = (kind: DocumentKind, identity: string, hid: number, body?: object) =>
  call(histories[kind].rollBack, {
    params: { ...paramsOf(kind, identity), hid: String(hid) },
    ...(body && { body }),
  });
const deleted = async (kind: DocumentKind) =>
  (await call(histories[kind].deleted.list)).body.results.map(
    ({ identifier }: { identifier: string }) => identifier,
  );
/** The differences between two versions in words: `where: before → after`. */
const compared = async (kind: DocumentKind, identity: string, hid = 2, other = 1) => {
  const params = { ...paramsOf(kind, identity), hid: String(hid), other: String(other) };
  const { body } = await call(histories[kind].compare, { params });
  return body.values
    .filter(({ changed }: ComparedValue) => changed)
    .map(
      ({ path, label, language, before, after }: ComparedValue) =>
        `${[
          label?.de,
          path
            .split(".")
            .slice(label ? 2 : 0)
            .join("."),
          language,
        ]
          .filter(Boolean)
          .join(" ")}: ${before.text || "–"} → ${after.text || "–"}`,
    );
};

describe("a form", () => {
  const change = (body: object) => call(layouts.change, { params: paramsOf("layout", "default"), body });
  const withField = (key: string, settings: Partial<FieldDefinition>) =>
    base.fields.map((field) => (field.key === key ? { ...field, ...settings } : field));
  const section = { ...withField("unit", {})[2], key: "box", type: "section", label: { de: "Kasten" } };

  test("is compared setting by setting, in the words of people", async () => {
    await change({
      name: { de: "Befunde" },
      fields: withField("unit", { required: true, label: { de: "Masseinheit", en: "Unit" }, source: ["U"] }),
    });
    expect(await versions("layout", "default")).toEqual(["2 changed name, Masseinheit", "1 created"]);
    expect(await compared("layout", "default")).toEqual([
      "name de: – → Befunde",
      "Masseinheit label de: Einheit → Masseinheit",
      "Masseinheit required: nein → ja",
      "Masseinheit source: – → U",
    ]);
  });

  test("takes single settings back, each in its language, and leaves the rest", async () => {
    await change({
      name: { de: "Befunde" },
      fields: withField("unit", {
        required: true,
        label: { de: "Masseinheit", en: "Unit" },
        source: ["U"],
        check: { max_length: 9, severity: "error" },
      }),
    });
    const restorable = async () => {
      const params = { ...paramsOf("layout", "default"), hid: "1", other: "2" };
      const { body } = await call(histories.layout.compare, { params });
      return body.values
        .filter(({ restorable }: { restorable: { before: boolean } }) => restorable.before)
        .map(({ path, language }: ComparedValue) => [path, language].filter(Boolean).join("."));
    };
    const fields = ["fields.unit.label.de", "fields.unit.required", "fields.unit.check.max_length"];
    expect(await restorable()).toEqual(expect.arrayContaining(fields));
    const params = { ...paramsOf("layout", "default"), hid: "1" };
    const answer = await call(histories.layout.rollBack, { params, body: { fields } });
    expect(answer).toMatchObject({ status: 200, body: { version: 3, written: true } });
    const { body } = await call(layouts.read, { params: paramsOf("layout", "default") });
    const unit = base.fields.find(({ key }) => key === "unit");
    expect(body.name).toEqual({ de: "Befunde" });
    expect(body.fields.find(({ key }: FieldDefinition) => key === "unit")).toEqual({
      ...unit,
      label: { ...unit?.label, en: "Unit" },
      source: ["U"],
      check: { severity: "error" },
    });
    expect(await restorable()).not.toContain("fields.unit.required");
    for (const path of ["fields.unit.type", "fields.unit.translatable", "fields", "is_default", "identifier"])
      expect(await call(histories.layout.rollBack, { params, body: { fields: [path] } }), path).toMatchObject(
        { status: 400 },
      );
  });

  test("shows fields that were added, removed and moved in their order", async () => {
    const [material, method, unit, ...others] = base.fields;
    const added = { ...unit, key: "extra", label: { de: "Zusatz" } };
    await change({ fields: [material, { ...section, children: [unit] }, added, ...others] });
    const params = { ...paramsOf("layout", "default"), hid: "2", other: "1" };
    const { body } = await call(histories.layout.compare, { params });
    const order = body.values.find(({ path }: ComparedValue) => path === "fields");
    expect(order.by).toBe("entries");
    const marked = (kind: string) =>
      order.parts
        .filter(({ change }: { change: string }) => change === kind)
        .map(({ text }: { text: string }) => text);
    expect(marked("removed")).toEqual(["Methode", "Einheit"]);
    expect(marked("added")).toEqual(["Kasten", "Kasten › Einheit", "Zusatz"]);
    const changed = (await compared("layout", "default")).join("\n");
    expect(changed).not.toContain("Methode required");
    expect(changed).toContain("Zusatz type: – → text");
    expect(changed).not.toContain("Zusatz required");
    expect(method?.key).toBe("method");
  });

  test("comes back as it was, without losing what came since", async () => {
    const added = { ...withField("unit", {})[2], key: "extra", label: { de: "Zusatz" } };
    await change({ name: { de: "Neu" }, fields: [...base.fields, added] });
    await saveAnalyses(actor(), [analysis("K", { fields: imported({ extra: "gelb" }) })]);
    const answer = await rollBack("layout", "default", 1);
    expect(answer).toMatchObject({ status: 200, body: { version: 3, written: true, restored: false } });
    const read = await call(layouts.read, { params: paramsOf("layout", "default") });
    expect(read.body).toMatchObject({ name: {}, removed: [{ field: { key: "extra" }, analyses: 1 }] });
    expect((await open("K")).body.orphans).toMatchObject([{ key: "extra", label: { de: "Zusatz" } }]);
    await rollBack("layout", "default", 2);
    expect((await open("K")).body.form_fields.extra.raw).toBe("gelb");
    expect(await rollBack("layout", "default", 9)).toMatchObject({ status: 404 });
  });

  test("that was deleted is among the deleted, and is restored with all its fields", async () => {
    const body = { identifier: "spare", name: { de: "Reserve" }, fields: base.fields };
    await call(layouts.create, { body });
    await call(layouts.remove, { params: paramsOf("layout", "spare") });
    expect(await deleted("layout")).toEqual(["spare"]);
    expect(await rollBack("layout", "spare", 1)).toMatchObject({ body: { restored: true } });
    expect(await deleted("layout")).toEqual([]);
    const read = await call(layouts.read, { params: paramsOf("layout", "spare") });
    expect(read.body).toMatchObject({
      name: { de: "Reserve" },
      count: base.fields.length,
      is_default: false,
    });
  });
});

describe("a category", () => {
  const make = (identifier: string, parent: string | null = null) =>
    call(categories.create, { body: { identifier, name: { de: identifier.toUpperCase() }, parent } });
  const change = (identifier: string, body: object) =>
    call(categories.change, { params: paramsOf("category", identifier), body });
  const remove = (identifier: string) =>
    call(categories.remove, { params: paramsOf("category", identifier) });
  const brief = (nodes: CategoryNode[]): string =>
    nodes
      .map(({ identifier, children }) => `${identifier}${children.length ? `(${brief(children)})` : ""}`)
      .join(" ");
  const tree = async () =>
    brief(
      (await call(categories.list)).body.results.filter(
        ({ identifier }: CategoryNode) => identifier.length === 1,
      ),
    );

  test("says in words where it stood, and goes back there", async () => {
    await make("a");
    await make("b");
    await change("b", { parent: "a" });
    expect(await compared("category", "b")).toEqual(["parent: – → A", expect.stringMatching(/^order: /)]);
    await rollBack("category", "b", 1);
    expect(await tree()).toBe("a b");
  });

  test("that was deleted takes back what stood in it and its place, but not what has been moved since", async () => {
    for (const category of ["a", "b", "c"]) await make(category);
    for (const category of ["x", "y", "z"]) await make(category, "b");
    await remove("b");
    expect(await tree()).toBe("a x y z c");
    await change("z", { parent: "c" });
    await change("y", { name: { de: "Umbenannt" } });
    expect(await deleted("category")).toEqual(["b"]);
    expect(await rollBack("category", "b", 1)).toMatchObject({ body: { restored: true, mismatches: [] } });
    expect(await tree()).toBe("a b(x y) c(z)");
    expect(await deleted("category")).toEqual([]);
  });

  test("never stands in itself after a rollback", async () => {
    await make("a");
    await make("b", "a");
    await change("b", { parent: null });
    await change("a", { parent: "b" });
    const version = await call(histories.category.present.version, {
      params: { ...paramsOf("category", "b"), hid: "1" },
    });
    expect(version.body.mismatches).toMatchObject([{ path: "parent", reason: "category_inside" }]);
    await rollBack("category", "b", 1);
    expect(await tree()).toBe("b(a)");
  });
});

describe("a collection", () => {
  const addItem = (identifier: string) =>
    call(collectionItems.create, {
      body: {
        collection: "tubes",
        identifier,
        name: { de: identifier },
        fields: { farbe: "rot" },
        labels: { farbe: "Farbe" },
      },
    });
  const items = async () =>
    (await call(collectionItems.list, { query: { collection: "tubes" } })).body.results.map(
      ({ identifier }: { identifier: string }) => identifier,
    );

  test("that was deleted comes back with the items that went along with it, and no others", async () => {
    await call(collections.create, { body: { identifier: "tubes", name: { de: "Röhrchen" } } });
    for (const item of ["edta", "citrat", "heparin"]) await addItem(item);
    await call(collectionItems.remove, { params: paramsOf("collectionitem", "tubes/heparin") });
    await call(collections.remove, { params: paramsOf("collection", "tubes") });
    expect(await deleted("collection")).toEqual(["tubes"]);
    expect(await rollBack("collection", "tubes", 1)).toMatchObject({ body: { restored: true } });
    expect(await items()).toEqual(["citrat", "edta"]);
    expect(await deleted("collectionitem")).toEqual(["heparin"]);
  });

  test("has items whose details are called as people wrote them", async () => {
    await call(collections.create, { body: { identifier: "tubes", name: { de: "Röhrchen" } } });
    await addItem("edta");
    await call(collectionItems.change, {
      params: paramsOf("collectionitem", "tubes/edta"),
      body: { fields: { farbe: "lila" }, labels: { farbe: "Kappenfarbe" } },
    });
    expect(await versions("collectionitem", "tubes/edta")).toEqual([
      "2 changed Kappenfarbe, Kappenfarbe",
      "1 created",
    ]);
    expect(await compared("collectionitem", "tubes/edta")).toEqual([
      "Kappenfarbe label: Farbe → Kappenfarbe",
      "Kappenfarbe: rot → lila",
    ]);
    await rollBack("collectionitem", "tubes/edta", 1, { fields: ["fields.farbe"] });
    const { body } = await call(collectionItems.read, { params: paramsOf("collectionitem", "tubes/edta") });
    expect(body).toMatchObject({ fields: { farbe: "rot" }, labels: { farbe: "Kappenfarbe" } });
  });
});
