import { beforeEach, describe, expect, test } from "vitest";
import {
  beginImport,
  catalogueOf,
  documentId,
  publishImport,
  readDocuments,
  readHistory,
  type StagedChange,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { applyImport } from "../../../functions/importexport/imports/comparing/apply-import.ts";
import { changeImport } from "../../../functions/importexport/imports/import.store.ts";
import type { Normalised } from "../../../functions/importexport/imports/normalising/normalise-analysis.ts";
import { planUndo } from "../../../functions/importexport/imports/staging/plan-undo.ts";
import { undoScope } from "../../../functions/importexport/imports/staging/undo-scope.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import {
  type Analysis,
  type Author,
  type DocumentContent,
  type DocumentKind,
  identityOf,
} from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { analysis, editorOf, idOf, imported, saveAnalyses, saveFrame } from "../../laboreditor/catalogue.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({
  name: "undo",
  groups: ["imports", "laboreditor"],
  actorOf: editorOf,
  prepare: saveFrame,
});

const importId = documentId("analysis", "an import");
const ref = (code: string) => ({ kind: "analysis" as const, id: idOf(code) });
const unit = (code: string, raw: string, additional: string | null = null) =>
  analysis(code, { fields: { unit: { raw, additional, override: false } } });
const change = (content: Analysis, basedOn: number | null, importHash = "new"): StagedChange => ({
  ...ref(content.code),
  content,
  importHash,
  basedOn,
});
const byImport: Author = { kind: "import", id: importId, name: "file.json" };
async function carryOut(id: string, author: Author, changes: readonly StagedChange[]) {
  expect(await beginImport(lab.actor, id)).not.toBeNull();
  await stageDocuments(lab.actor, id, author, changes);
  await publishImport(lab.actor, id, changes.length);
}
async function undo(id = importId) {
  const { changes, stats } = await planUndo(lab.actor, await catalogueOf(lab.actor), id);
  await carryOut(
    documentId("analysis", `undoing ${id}`),
    { kind: "account", id: "E1", name: "Eva", undoes: id },
    changes,
  );
  return stats;
}
const read = async (code: string) => (await readDocuments(lab.actor, [ref(code)]))[0];
const unitOf = async (code: string) => ((await read(code))?.content as Analysis | undefined)?.fields.unit;

describe("undoing an import", () => {
  beforeEach(async () => {
    await saveAnalyses(lab.actor, [unit("CHANGED", "old"), unit("EDITED", "old"), unit("GONE", "old")]);
    await carryOut(importId, byImport, [
      change(unit("CHANGED", "new"), 1),
      change(unit("EDITED", "new"), 1),
      { ...ref("GONE"), content: null, importHash: null, basedOn: 1 },
      change(unit("CREATED", "new"), null),
      change(unit("KEPT", "new"), null),
    ]);
    await saveDocuments(lab.actor, [{ ...ref("EDITED"), content: unit("EDITED", "new", "mine") }]);
    await saveDocuments(lab.actor, [{ ...ref("KEPT"), content: unit("KEPT", "new", "mine") }]);
  });

  test("brings back what was before, for what nobody touched since", async () => {
    await undo();
    expect(await unitOf("CHANGED")).toMatchObject({ raw: "old" });
    expect(await read("GONE")).toMatchObject({ deleted: false });
    expect(await read("CREATED")).toMatchObject({ deleted: true });
  });

  test("says before how much of it is public, and how much was edited since", async () => {
    const entry = await announceImport(
      lab.actor,
      { file: "file.json", size: 1, mode: "full", dry_run: false, force: false },
      importId,
    );
    const stats = { total: 4, created: 2, changed: 2, deleted: 1, unchanged: 0 };
    await changeImport(lab.actor, entry.id, { status: "success", stats });
    expect(await undoScope(lab.actor, importId)).toEqual({ published: 0, edited: 2 });
    const shown = documentId("analysis", "an import that publishes");
    const published = { ...unit("SHOWN", "new"), state: "PUBLISHED" as const };
    await announceImport(
      lab.actor,
      { file: "file.json", size: 1, mode: "full", dry_run: false, force: false },
      shown,
    );
    await changeImport(lab.actor, shown, { status: "success", stats: { ...stats, changed: 0, deleted: 0 } });
    await carryOut(shown, { ...byImport, id: shown }, [
      change(published, null),
      change(unit("NEW", "new"), null),
    ]);
    expect(await undoScope(lab.actor, shown)).toEqual({ published: 1, edited: 0 });
  });

  test("leaves what was edited since: the edit stays, the import goes", async () => {
    expect(await undo()).toEqual({ total: 5, created: 1, changed: 2, deleted: 1, unchanged: 1 });
    expect(await unitOf("EDITED")).toMatchObject({ raw: "old", additional: "mine" });
    expect(await read("KEPT")).toMatchObject({ deleted: false });
  });

  test("writes versions that say so, and lets the next import bring it all again", async () => {
    await undo();
    const [newest, before] = await readHistory(lab.actor, ref("CHANGED"));
    expect(newest).toMatchObject({
      version: 3,
      importHash: null,
      author: { kind: "account", undoes: importId },
    });
    expect(before).toMatchObject({ version: 2, author: byImport });
  });

  test("a second time changes nothing", async () => {
    await undo();
    const { changes } = await planUndo(lab.actor, await catalogueOf(lab.actor), importId);
    expect(changes).toEqual([]);
  });

  test("can itself be undone", async () => {
    await undo();
    await undo(documentId("analysis", `undoing ${importId}`));
    expect(await unitOf("CHANGED")).toMatchObject({ raw: "new" });
    expect(await read("CREATED")).toMatchObject({ deleted: false });
  });

  test.each([
    ["that imports knew as hidden", { state: "HIDDEN" as const, imported: true }],
    ["that imports knew as new", { state: "NEW" as const, imported: true }],
    ["that was made by hand", { state: "NEW" as const, imported: false }],
  ])("leaves it to the next import to know that a person hid an analysis %s", async (_, facts) => {
    const second = documentId("analysis", `second ${JSON.stringify(facts)}`);
    const {
      fields: __,
      layout: ___,
      code: ____,
      imported: isImported,
      source: _____,
      ...before
    } = analysis("HIDE", facts);
    const stored = analysis("HIDE", { ...facts, ...(isImported && { source: before }) });
    await saveAnalyses(lab.actor, [stored]);
    const file: Normalised = {
      code: "HIDE",
      ...before,
      layout: stored.layout,
      fields: {},
      state: "PUBLISHED",
    };
    const published = applyImport(stored, file, undefined);
    expect(published.state).toBe("PUBLISHED");
    await carryOut(second, { ...byImport, id: second }, [change(published, 1, "second")]);
    await saveDocuments(lab.actor, [{ ...ref("HIDE"), content: { ...published, state: "HIDDEN" } }]);
    await undo(second);
    const undone = (await read("HIDE"))?.content as Analysis;
    expect(undone.state).toBe("HIDDEN");
    expect(applyImport(undone, file, undefined).state).toBe("HIDDEN");
    const { changes } = await planUndo(lab.actor, await catalogueOf(lab.actor), second);
    expect(changes).toEqual([]);
  });

  describe("keeps what something else names by now", () => {
    const second = documentId("analysis", "another import");
    const staged = <Kind extends DocumentKind>(kind: Kind, content: DocumentContent[Kind]): StagedChange => ({
      kind,
      id: documentId(kind, identityOf(kind, content)),
      content,
      importHash: "h",
      basedOn: null,
    });
    const category = (identifier: string, parent: string | null = null) =>
      staged("category", { identifier, name: { de: identifier }, parent, layout: null, order: 0 });
    const bring = (...changes: StagedChange[]) => carryOut(second, { ...byImport, id: second }, changes);
    /** Those of these documents that exist after the import was undone. */
    async function left(...refs: [DocumentKind, string][]): Promise<string[]> {
      await undo(second);
      const catalogue = await catalogueOf(lab.actor);
      return refs.flatMap(([kind, identity]) => (catalogue.get(kind, identity) ? [identity] : []));
    }

    test("as a category", async () => {
      await bring(category("used"), category("unused"));
      await saveAnalyses(lab.actor, [analysis("MINE", { categories: ["used"] })]);
      expect(await left(["category", "used"], ["category", "unused"])).toEqual(["used"]);
    });

    test("as items, in facts and in fields, and the collections that these are in", async () => {
      const item = (collection: string, identifier: string) =>
        staged("collectionitem", { collection, identifier, name: { de: identifier }, fields: {} });
      const collections = ["tubes", "colours", "lids"].map((identifier) =>
        staged("collection", { identifier, name: { de: identifier } }),
      );
      const items = [
        item("tubes", "edta"),
        item("colours", "red"),
        item("colours", "blue"),
        item("lids", "x"),
      ];
      const field: FieldDefinition = {
        key: "colour",
        type: "collectionitem",
        collection: "colours",
        label: { de: "Farbe" },
        help: {},
        required: false,
        list_visible: false,
        field_visible: true,
        translatable: false,
        source: [],
      };
      await bring(...collections, ...items, staged("layout", { identifier: "coloured", fields: [field] }));
      await saveAnalyses(lab.actor, [
        analysis("MINE", { collection_items: ["tubes/edta"] }),
        analysis("RED", { layout: "coloured", fields: imported({ colour: ["red"] }) }),
      ]);
      expect(
        await left(
          ["collectionitem", "tubes/edta"],
          ["collectionitem", "colours/red"],
          ["collectionitem", "colours/blue"],
          ["collectionitem", "lids/x"],
          ["collection", "tubes"],
          ["collection", "colours"],
          ["collection", "lids"],
          ["layout", "coloured"],
        ),
      ).toEqual(["tubes/edta", "colours/red", "tubes", "colours", "coloured"]);
    });

    test("as a related analysis, with all that this one names itself, and says that it is unchanged", async () => {
      const brought = (code: string, facts: Partial<Analysis> = {}) =>
        staged("analysis", analysis(code, { imported: true, ...facts }));
      await bring(
        category("above"),
        category("below", "above"),
        brought("NAMED", { categories: ["below"], related: ["NEXT"] }),
        brought("NEXT"),
        brought("ALONE"),
      );
      await saveAnalyses(lab.actor, [analysis("MINE", { related: ["NAMED"] })]);
      const { stats } = await planUndo(lab.actor, await catalogueOf(lab.actor), second);
      expect(stats).toEqual({ total: 3, created: 0, changed: 0, deleted: 1, unchanged: 2 });
      expect(
        await left(
          ["analysis", "NAMED"],
          ["analysis", "NEXT"],
          ["analysis", "ALONE"],
          ["category", "below"],
          ["category", "above"],
        ),
      ).toEqual(["NAMED", "NEXT", "below", "above"]);
    });
  });
});
