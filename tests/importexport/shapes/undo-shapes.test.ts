import { describe, expect, test } from "vitest";
import {
  beginImport,
  catalogueOf,
  documentId,
  publishImport,
  type StagedChange,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { planUndo } from "../../../functions/importexport/imports/staging/plan-undo.ts";
import type { Author } from "../../../shared/core/catalogue/document.ts";
import type { Shape } from "../../support/import-shapes.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { field } from "../../webpublisher/directory/documents.ts";
import { exportOf } from "../import-and-export.ts";
import { shapes } from "./all-shapes.ts";
import { takenInto } from "./taken-into.ts";

const fields = ["unit", "low", "high", "note"].map((key) => field(key, "text"));
const lab = openLaboratory({
  name: "undo-shapes",
  groups: ["imports", "laboreditor"],
  prepare: async (actor) => {
    const content = { identifier: "default", name: { de: "Standard" }, fields };
    await saveDocuments(actor, [{ kind: "layout", id: documentId("layout", "default"), content }]);
  },
});

async function carryOut(id: string, author: Author, changes: readonly StagedChange[]): Promise<void> {
  expect(await beginImport(lab.actor, id)).not.toBeNull();
  await stageDocuments(lab.actor, id, author, changes);
  await publishImport(lab.actor, id, changes.length);
}
async function carryOutFile(name: string, shape: Shape): Promise<string> {
  const { changes, isRefused } = await takenInto(await catalogueOf(lab.actor), shape);
  expect(isRefused).toBe(false);
  const id = documentId("analysis", name);
  await carryOut(id, { kind: "import", id, name }, changes);
  return id;
}
const present = async () => exportOf(await catalogueOf(lab.actor)).toString();

/** Analyses from before: one that the file changes, one that it does not know, and one that an earlier import removed. */
const earlier: Shape = {
  name: "earlier",
  file: Buffer.from("Code;Name;unit;low;high;note\nK;Vorher;g/l;1;2;alt\nALT;Veraltet;;;;\n"),
  expected: {},
};

describe("undoing a file of this shape", () => {
  test.each(shapes.map((shape) => [shape.name, shape] as const))(
    "leaves everything as it was: %s",
    async (_, shape) => {
      await carryOutFile("earlier", earlier);
      const before = await present();
      const id = await carryOutFile("file", shape);
      expect(await present()).not.toBe(before);
      const { changes } = await planUndo(lab.actor, await catalogueOf(lab.actor), id);
      const undo = documentId("analysis", "undo");
      await carryOut(undo, { kind: "account", id: "E", name: "Eva", undoes: id }, changes);
      expect(await present()).toBe(before);
    },
  );
});
