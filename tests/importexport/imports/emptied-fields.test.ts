import { beforeAll, describe, expect, test } from "vitest";
import { readDocuments } from "../../../functions/core/door.ts";
import { readImport } from "../../../functions/importexport/imports/import.store.ts";
import { publish } from "../../../functions/importexport/imports/publish-import.job.ts";
import { readAndCompare } from "../../../functions/importexport/imports/read-file.job.ts";
import { stageChunk } from "../../../functions/importexport/imports/stage-chunk.job.ts";
import { announceImport, fileArrived } from "../../../functions/importexport/imports/start-import.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { carryOut } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { editorOf, idOf, saveFrame } from "../../laboreditor/catalogue.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { etagOf, ownAws } from "../../support/recorded-aws.ts";
import { imported } from "../import-and-export.ts";
import { empty, field, json, layout } from "./small-catalogues.ts";

const lab = openLaboratory({ name: "emptying", groups: ["imports"], actorOf: editorOf, prepare: saveFrame });
const aws = ownAws();
beforeAll(() => {
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
});

const layouts = [
  layout("default", field("unit", { label: { de: "Einheit" } }), field("note", { translatable: true })),
];
const codes = Array.from({ length: 10 }, (_, index) => `A${index}`);
const full = { unit: "g/l", note: { de: "nüchtern", en: "fasting" } };
/** A file of ten analyses. */
const file = (fieldsOf: (index: number) => object, properties: object = {}) =>
  json({
    layouts,
    analyses: codes.map((code, index) => ({ code, name: code, fields: fieldsOf(index), ...properties })),
  });
const emptiedIn = (warnings: { check: string; label: unknown; parameters: object }[]) =>
  warnings
    .filter(({ check }) => check === "field_emptied")
    .map(({ label, parameters }) => ({ label, ...parameters }));

describe("a file that brings no values for a field that analyses have", () => {
  const filled = async () =>
    (
      await imported(
        file(() => full),
        empty(),
      )
    ).after;

  test("says of each field and language how many analyses lose it, of how many that have it", async () => {
    const { warnings, wouldEmpty } = await imported(
      file((index) => ({ note: { de: "nüchtern" }, ...(index < 7 && { unit: "g/l" }) })),
      await filled(),
    );
    expect(emptiedIn(warnings)).toEqual([
      { label: { de: "note", en: "note" }, language: "en", emptied: 10, of: 10 },
      { label: { de: "Einheit", en: "Einheit" }, emptied: 3, of: 10 },
    ]);
    expect(wouldEmpty).toMatchObject([
      { language: "en", emptied: 10 },
      { emptied: 3, of: 10 },
    ]);
  });

  test.each([
    [2, false],
    [3, true],
  ])("is taken for a mistake from more than a fifth on: %s of ten", async (emptied, isMistake) => {
    const { wouldEmpty, warnings } = await imported(
      file((index) => (index < emptied ? { note: full.note } : full)),
      await filled(),
    );
    expect(emptiedIn(warnings)).toMatchObject([{ emptied, of: 10 }]);
    expect(wouldEmpty !== null).toBe(isMistake);
  });

  test("counts only analyses that have the field", async () => {
    const few = file((index) => (index < 4 ? full : { note: full.note }));
    const { after } = await imported(few, empty());
    const next = file((index) => (index < 3 ? full : { note: full.note }));
    const { wouldEmpty } = await imported(next, after);
    expect(wouldEmpty).toMatchObject([{ label: { de: "Einheit" }, emptied: 1, of: 4 }]);
  });

  test("counts categories, too", async () => {
    const categories = [{ identifier: "kc", name: "Klinische Chemie" }];
    const bytes = json({
      layouts,
      categories,
      analyses: codes.map((code) => ({ code, name: code, categories: ["kc"], fields: full })),
    });
    const { after } = await imported(bytes, empty());
    const { wouldEmpty } = await imported(
      file(() => full),
      after,
    );
    expect(wouldEmpty).toMatchObject([{ label: { de: "Kategorie" }, emptied: 10, of: 10 }]);
  });

  test("does not take a value for emptied that became one per language, nor one of a deleted analysis", async () => {
    const { after } = await imported(
      file(() => ({ ...full, note: "nüchtern" })),
      empty(),
    );
    expect(
      (
        await imported(
          file(() => full),
          after,
        )
      ).wouldEmpty,
    ).toBeNull();
    const fewer = json({
      layouts,
      analyses: codes
        .slice(0, 5)
        .map((code) => ({ code, name: code, fields: { ...full, note: "nüchtern" } })),
    });
    expect(await imported(fewer, after)).toMatchObject({ wouldEmpty: null, wouldDelete: { deleted: 5 } });
  });

  test("empties nothing if it is partial, unless it says so", async () => {
    const none = await imported(
      file(() => ({ note: full.note })),
      await filled(),
      "a.json",
      { mode: "partial" },
    );
    expect(none).toMatchObject({ wouldEmpty: null, changes: [] });
    const emptying = await imported(
      file(() => ({ unit: "" })),
      await filled(),
      "a.json",
      { mode: "partial" },
    );
    expect(emptying.wouldEmpty).toMatchObject([{ label: { de: "Einheit" }, emptied: 10, of: 10 }]);
  });
});

describe("an import that would empty a field of many analyses", () => {
  async function arrived(bytes: Buffer, dry_run = false): Promise<string> {
    const announced = { file: "a.json", size: bytes.length, mode: "full", dry_run, force: false } as const;
    const { id, key } = await announceImport(lab.actor, announced);
    aws.objects.set(`imports/${lab.actor.tenant}/${key}`, bytes);
    await fileArrived(lab.actor, key, etagOf(bytes));
    return id;
  }
  async function run(id: string) {
    const execution = (await readImport(lab.actor, id))?.execution;
    const { chunks, count, outcome } = await readAndCompare(lab.actor, id, execution);
    for (const key of chunks) await stageChunk(lab.actor, id, key);
    if (outcome === "changes") await publish(lab.actor, id, count);
    return readImport(lab.actor, id);
  }
  const unitOf = async (code: string) => {
    const [document] = await readDocuments(lab.actor, [{ kind: "analysis", id: idOf(code) }]);
    return (document?.content as Analysis | undefined)?.fields.unit?.raw ?? null;
  };

  test("changes nothing and names the field and its analyses until a person has it carried out", async () => {
    await run(await arrived(file(() => full)));
    expect(await unitOf("A1")).toBe("g/l");
    const lacking = file(() => ({ note: full.note }));
    const error = { code: "would_empty_fields", message: expect.stringContaining("Einheit in 10 of 10") };
    expect(await run(await arrived(lacking, true))).toMatchObject({ status: "dry_run", error });

    const id = await arrived(lacking);
    expect(await run(id)).toMatchObject({
      status: "failed",
      error,
      findings: [
        { kind: "warning", warning: { check: "field_emptied", parameters: { emptied: 10, of: 10 } } },
      ],
    });
    expect(await unitOf("A1")).toBe("g/l");

    expect(await lab.call(carryOut, { params: { id }, body: { force: true } })).toMatchObject({
      status: 202,
    });
    expect(await run(id)).toMatchObject({ status: "success", stats: { changed: 10 } });
    expect(await unitOf("A1")).toBeNull();
  });
});
