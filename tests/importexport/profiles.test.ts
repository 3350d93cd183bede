import { describe, expect, test } from "vitest";
import { changeImport, readImport } from "../../functions/importexport/imports/import.store.ts";
import { knownProfiles } from "../../functions/importexport/profiles/profile.store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { previewImport, startUpload } from "../../shared/importexport/imports/imports.endpoints.ts";
import { profiles } from "../../shared/importexport/profiles/profiles.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "profiles", groups: ["imports"] });
ownAws();

describe("the one mapping that a laboratory had before there were profiles", () => {
  const columns = {
    code: { target: "code", language: null },
    kategorie: { target: "categories", language: null, split: [";"] },
    bemerkung: { target: null, language: null },
    "bemerkung#2": { target: "fields.note", language: "de" },
  };

  test("becomes a profile with all it says when the next file comes, once", async () => {
    await openTable(lab.actor).put({ pk: "IMPORT-PROFILE", sk: "COLUMNS" }, { columns });
    // Listing profiles writes nothing.
    expect((await lab.call(profiles.list, {})).body).toMatchObject({ count: 0 });
    const announce = () => lab.call(startUpload, { body: { file: "a.csv", size: 10 } });
    const [first, again] = await Promise.all([announce(), announce()]);
    expect([first.status, again.status]).toEqual([201, 201]);
    const [profile, ...others] = await knownProfiles(lab.actor);
    expect(others).toEqual([]);
    expect(profile).toMatchObject({ name: "Bisherige Zuordnung", columns });
  });
});

test("an import is read by the profile that it names, and by none that does not exist", async () => {
  const created = await lab.call(profiles.create, {
    body: { name: "LIS", columns: [{ column: "Code", target: "code" }] },
  });
  const file = { file: "a.xlsx", size: 10 };
  const { body } = await lab.call(startUpload, {
    body: { ...file, profile: created.body.id, columns_first: true },
  });
  expect(await readImport(lab.actor, body.id)).toMatchObject({
    profile: { id: created.body.id, name: "LIS" },
    ask: "always",
  });
  const missing = await lab.call(startUpload, { body: { ...file, profile: "01ARZ3NDEKTSV4RRFFQ69G5FAV" } });
  expect(missing).toMatchObject({ status: 400, body: { errors: [{ path: "profile", code: "not_found" }] } });
});

test("an import that is done, or whose beginning is gone, shows no preview", async () => {
  const { body } = await lab.call(startUpload, { body: { file: "a.xlsx", size: 10 } });
  const preview = () => lab.call(previewImport, { params: { id: body.id }, body: {} });
  await changeImport(lab.actor, body.id, { status: "success" });
  expect((await preview()).status).toBe(409);
  await changeImport(lab.actor, body.id, { status: "needs_mapping" });
  expect((await preview()).status).toBe(410);
});
