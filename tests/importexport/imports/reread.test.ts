import { beforeAll, describe, expect, test } from "vitest";
import {
  changeImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import { knownProfiles } from "../../../functions/importexport/profiles/profile.store.ts";
import { carryOut, mapColumns, startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({ name: "reread", groups: ["imports"] });
ownAws();
beforeAll(async () => {
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
});

const mapping = [
  { column: "Code", samples: ["A"], target: "code", language: null, by: "name" as const },
  { column: "Name", samples: ["A"], target: "name", language: null, by: "name" as const },
  { column: "Kategorie", samples: ["A; B"], target: "categories", language: null, by: "name" as const },
];
const refused = { status: "failed", error: { code: "invalid_file", message: "" } } as const;
async function entryWith(facts: Partial<StoredImport>): Promise<string> {
  const { id } = await announceImport(lab.actor, {
    file: "a.xlsx",
    size: 1,
    mode: "full",
    dry_run: true,
    force: false,
  });
  await changeImport(lab.actor, id, facts);
  return id;
}

describe("a file that was refused for its rows", () => {
  test("is read again with other rules, as a check if it was one", async () => {
    const id = await entryWith(refused);
    const body = { repeated: "merge", faulty: "leave_out" };
    const answer = await lab.call(carryOut, { params: { id }, body });
    expect(answer).toMatchObject({ status: 202, body: { ...body, status: "pending", dry_run: true } });
  });

  test("is not read again in the same way, nor where it is no file that can be read", async () => {
    const same = await entryWith(refused);
    expect(await lab.call(carryOut, { params: { id: same }, body: { faulty: "refuse" } })).toMatchObject({
      status: 409,
    });
    const broken = await entryWith({ status: "failed", error: { code: "corrupt_file", message: "" } });
    expect(await lab.call(carryOut, { params: { id: broken }, body: { faulty: "leave_out" } })).toMatchObject(
      {
        status: 409,
      },
    );
  });
});

describe("the mapping of columns", () => {
  const columns = mapping.map(({ column, target, language }) => ({ column, target, language }));
  const split = columns.map((column) =>
    column.target === "categories" ? { ...column, split: [";"] } : column,
  );

  test.each([
    ["that were not known", { status: "needs_mapping" as const }],
    ["after a check", { status: "dry_run" as const }],
    ["after the file was refused", refused],
  ])("%s says where cells are split, for this import and the next ones", async (_, facts) => {
    const id = await entryWith({ ...facts, mapping });
    const answer = await lab.call(mapColumns, { params: { id }, body: { columns: split } });
    expect(answer).toMatchObject({ status: 202, body: { status: "pending", dry_run: true } });
    const chosen = { target: "categories", language: null, split: [";"] };
    expect((await readImport(lab.actor, id))?.chosen.kategorie).toEqual(chosen);
    const [profile] = await knownProfiles(lab.actor);
    expect(profile?.columns.kategorie).toEqual(chosen);
  });

  test("is not asked of a file without columns, or of an import that is done", async () => {
    for (const facts of [
      { status: "dry_run" as const, mapping: [] },
      { status: "success" as const, mapping },
    ]) {
      const answer = await lab.call(mapColumns, {
        params: { id: await entryWith(facts) },
        body: { columns },
      });
      expect(answer.status).toBe(409);
    }
  });
});

test("whoever announces a file decides what becomes of repeated codes and faulty rows", async () => {
  const file = { file: "a.json", size: 10 };
  const decided = { repeated: "last", faulty: "leave_out" } as const;
  const { body } = await lab.call(startUpload, { body: { ...file, ...decided } });
  expect(await readImport(lab.actor, body.id)).toMatchObject(decided);
  const { body: silent } = await lab.call(startUpload, { body: file });
  expect(await readImport(lab.actor, silent.id)).toMatchObject({ repeated: "refuse", faulty: "refuse" });
});
