import { ulid } from "ulid";
import { beforeAll, describe, expect, test } from "vitest";
import {
  createImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { jobActor } from "../../../functions/platform/actor.ts";
import {
  getImport,
  getLastImport,
  listImports,
} from "../../../shared/importexport/imports/imports.endpoints.ts";
import { isMereCheck } from "../../../shared/importexport/imports/mere-check.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
let authorization: string;

const entry = (name: string, facts: Partial<StoredImport>): StoredImport => ({
  id: ulid(),
  file: { name, size: 1 },
  mode: "full",
  dry_run: false,
  repeated: "refuse",
  faulty: "refuse",
  status: "success",
  progress: { phase: "done", done: 1, total: 1 },
  stats: null,
  samples: [],
  mapping: [],
  questions: [],
  reading: {},
  found: null,
  profile: null,
  ask: "if_open",
  issues: [],
  issue_count: 0,
  warnings: [],
  warning_count: 0,
  reading_notes: [],
  reading_note_count: 0,
  findings: [],
  documents: [],
  document_count: 0,
  error: null,
  started: day(1),
  ended: null,
  started_by: "Eva",
  key: "k",
  force: false,
  chosen: {},
  chunks: 0,
  author: "A",
  ...facts,
});

const day = (number: number) => `2026-11-0${number}T00:00:00.000Z`;

beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["imports"] });
  const actor = jobActor("test");
  await createImport(actor, entry("Schilddrüse.xlsx", { started: day(1) }));
  const error = { code: "invalid_file", message: "Doppelter Code" };
  await createImport(
    actor,
    entry("Labor.json", { started: day(2), status: "failed", started_by: "LIS", error }),
  );
  await createImport(actor, entry("Teil.json", { started: day(3), mode: "partial" }));
});

const search = async (query: Record<string, string>) => {
  const { body } = await callApi(listImports, { authorization, query });
  return { count: body.count, files: body.results.map(({ file }: StoredImport) => file.name) };
};

describe("the import log", () => {
  test("is searched by words of file, person and error, whatever the case and the umlauts", async () => {
    expect(await search({ search: "schilddruese" })).toEqual({ count: 1, files: ["Schilddrüse.xlsx"] });
    expect(await search({ search: "DOPPELTER lis" })).toEqual({ count: 1, files: ["Labor.json"] });
    expect(await search({ search: "fehlt" })).toEqual({ count: 0, files: [] });
  });

  test("is filtered by status and scope, and comes page by page, newest first", async () => {
    expect(await search({ status: "failed" })).toEqual({ count: 1, files: ["Labor.json"] });
    expect(await search({ status: "failed", mode: "partial" })).toEqual({ count: 0, files: [] });
    expect(await search({ limit: "2" })).toEqual({ count: 3, files: ["Teil.json", "Labor.json"] });
  });

  test("tells of a file that was announced and never came that it failed, and imports it if it comes after all", async () => {
    const actor = jobActor("test");
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const coming = entry("Kommt.json", { started: ago(14), status: "uploading" });
    const late = entry("Spät.json", { started: ago(16), status: "uploading" });
    for (const each of [coming, late]) await createImport(actor, each);
    expect(await search({ status: "uploading" })).toEqual({ count: 1, files: ["Kommt.json"] });
    const { body } = await callApi(getImport, { authorization, params: { id: late.id } });
    expect(body).toMatchObject({ status: "failed", error: { code: "upload_abandoned" } });
    expect(Date.parse(body.ended)).toBe(Date.parse(late.started) + 15 * 60_000);
    expect((await readImport(actor, late.id))?.status).toBe("uploading");
  });

  test("has the last import among its newest entries, however many mere checks came after it", async () => {
    const actor = jobActor("test");
    // These entries are later than all above.
    const idAt = (minute: number) => ulid(Date.parse("2030-01-01T00:00:00Z") + minute * 60_000);
    await createImport(actor, entry("Echt.json", { id: idAt(0) }));
    for (let check = 1; check <= 12; check++)
      await createImport(
        actor,
        entry(`Probe ${check}.json`, {
          id: idAt(check),
          dry_run: true,
          status: check % 2 ? "dry_run" : "failed",
        }),
      );
    const { body } = await callApi(getLastImport, { authorization });
    const files = body.results.map(({ file }: StoredImport) => file.name);
    expect(files).toHaveLength(10);
    expect(files).toContain("Echt.json");
    expect(body.results.filter((record: StoredImport) => !isMereCheck(record))).toHaveLength(1);
  });
});
