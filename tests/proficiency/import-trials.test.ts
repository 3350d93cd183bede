import { beforeAll, expect, test } from "vitest";
import { jobActor } from "../../functions/platform/actor.ts";
import { planTestables } from "../../functions/proficiency/testable/import-testables.ts";
import { testableRecords } from "../../functions/proficiency/testable/testable.store.ts";
import type { PlannedRow, RowImport } from "../../shared/kernel/define-row-import.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { permissions } from "../../shared/kernel/permissions.ts";
import {
  certificationImport,
  certifiedTestables,
} from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materialImport, materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameterImport, parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { chosenRhythms } from "../../shared/proficiency/rhythm.ts";
import { testableImport, testables } from "../../shared/proficiency/testable/testable.endpoints.ts";
import { testableInput } from "../../shared/proficiency/testable/testable.ts";
import { rhythmIn } from "../../shared/proficiency/testable/testable-columns.ts";
import german from "../../web/proficiency/texts.de.ts";
import english from "../../web/proficiency/texts.en.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, makeTestable } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["proficiency"] });
});

type Cells = Record<string, string>;
const rowsOf = (table: readonly Cells[]) => table.map((cells, index) => ({ row: index + 2, cells }));
async function preview({ preview }: RowImport, table: readonly Cells[]): Promise<PlannedRow[]> {
  const answer = await callApi(preview, { authorization, body: { rows: rowsOf(table) } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}
async function brought(calls: RowImport, table: readonly Cells[]) {
  const planned = await preview(calls, table);
  const rows = rowsOf(table).map((row, index) => ({ ...row, seen: planned[index]?.seen ?? "" }));
  const answer = await callApi(calls.write, { authorization, body: { rows } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const errorsOf = async (calls: RowImport, table: readonly Cells[]) =>
  (await preview(calls, table)).map(({ errors }) => errors.map(({ path, code }) => `${path}:${code}`).join());
const listed = async (list: EndpointSpec, search: string) =>
  (await callApi(list, { authorization, query: { search, limit: "100" } })).body.results;

test.each([
  ["parameters", parameterImport, parameters.list],
  ["materials", materialImport, materials.list],
] as const)("%s come by name; those that are there stay as they are", async (kind, calls, list) => {
  const table = [`${kind} Höhe`, `${kind} 0,5 ml`].map((name) => ({ name }));
  expect(await brought(calls, table)).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(
    await brought(calls, [
      ...table.map(({ name }) => ({ name: name.toUpperCase() })),
      { name: `${kind} neu` },
    ]),
  ).toEqual({ created: 1, changed: 0, unchanged: 2 });
  expect((await listed(list, kind)).map(({ name }: { name: string }) => name)).toEqual([
    `${kind} 0,5 ml`,
    `${kind} Höhe`,
    `${kind} neu`,
  ]);
  expect(
    await errorsOf(calls, [{ name: "x".repeat(201) }, { name: "zweimal" }, { name: "Zweimal" }]),
  ).toEqual(["name:too_big", "", ":row_repeats"]);
});

test("translations of a name come in columns of their own, for what is there, too", async () => {
  await brought(materialImport, [{ name: "Speichel", name_en: "Saliva" }, { name: "Haar" }]);
  expect(
    await brought(materialImport, [
      { name: "Speichel", name_en: "Saliva" },
      { name: "Haar", name_en: "Hair" },
    ]),
  ).toEqual({ created: 0, changed: 1, unchanged: 1 });
  expect((await listed(materials.list, "hair"))[0]).toMatchObject({
    name: "Haar",
    translations: { en: { name: "Hair" } },
  });
});

test("test parameters bring what they name, and change by their parameter and material", async () => {
  const table: Cells[] = [
    {
      parameter: "Ferritin",
      material: "Serum",
      category: "Klinische Chemie",
      tags: 'Eisen; "a;b"',
      rilibaek: "ja",
      rhythm: "Jedes Quartal",
    },
    { parameter: "Ferritin", material: "Plasma", tags: "Eisen" },
  ];
  const planned = await preview(testableImport, table);
  expect(planned[0]?.creates).toEqual([
    { column: "parameter", name: "Ferritin" },
    { column: "material", name: "Serum" },
    { column: "category", name: "Klinische Chemie" },
    { column: "tags", name: "Eisen" },
    { column: "tags", name: "a;b" },
  ]);
  expect(await brought(testableImport, table)).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(await listed(testables.list, "Ferritin")).toMatchObject([
    {
      name: "Ferritin, Plasma",
      tags: [{ name: "Eisen" }],
      rilibaek: false,
      rhythm: "default",
      category: null,
    },
    { name: "Ferritin, Serum", rilibaek: true, rhythm: "quarter", category: { name: "Klinische Chemie" } },
  ]);
  expect(await brought(testableImport, table)).toEqual({ created: 0, changed: 0, unchanged: 2 });
  const [changed] = await preview(testableImport, [
    { parameter: "ferritin", material: "SERUM", rhythm: "yearly", tags: "Eisen" },
  ]);
  expect(changed).toMatchObject({
    outcome: "changed",
    changes: [
      { column: "tags", from: 'Eisen; "a;b"', to: "Eisen" },
      { column: "rhythm", from: "quarter", to: "year" },
    ],
  });
});

test("a test parameter's row is refused with its column", async () => {
  await makeTestable(authorization, "Doppelt");
  const [record] = await listed(testables.list, "Doppelt");
  // Test parameters may have been added before the second one was refused.
  const body = testableInput.parse({ parameter: record.parameter.id, material: record.material.id });
  await testableRecords.create(jobActor("test"), body);
  expect(
    await errorsOf(testableImport, [
      { parameter: "Nur" },
      { parameter: "A", material: "B", rhythm: "wöchentlich", rilibaek: "3" },
      { parameter: "A", material: "C", analyses: "GIBTSNICHT" },
      { parameter: "a", material: "c" },
      { parameter: "Doppelt", material: "Material Doppelt" },
    ]),
  ).toEqual([
    "material:required",
    "rilibaek:not_yes_or_no,rhythm:not_a_choice",
    "analyses:not_found",
    ":row_repeats",
    ":ambiguous",
  ]);
});

test.each([
  ["proficiency.add_certificate", ["parameter"]],
  ["proficiency.add_material", ["material"]],
  ["proficiency.add_tag", ["category", "tags"]],
] as const)("without %s, a table of test parameters names what is there only", async (right, columns) => {
  const cells = { parameter: "Neuer", material: "Neues", category: "Neue", tags: "Neuer" };
  const actor = {
    ...jobActor("test"),
    permissions: new Set(permissions.filter((permission) => permission !== right)),
  };
  const [plan] = await planTestables(actor, [{ row: 2, cells, seen: "new" }]);
  expect(plan?.errors.map(({ path, code }) => `${path}:${code}`)).toEqual(
    columns.map((column) => `${column}:not_found`),
  );
  expect(plan?.creates.some(({ column }) => columns.some((each) => each === column))).toBe(false);
});

test("a rhythm is understood as the app writes it, in both languages", () => {
  for (const { rhythm } of [german, english])
    expect(chosenRhythms.map((choice) => rhythmIn(rhythm[choice]))).toEqual(chosenRhythms);
});

test("certifications are written together for each certificate, and found by names and dates", async () => {
  for (const name of ["Natrium", "Kalium"]) await makeTestable(authorization, name);
  await makeCertificate(authorization, "RV Elektrolyte");
  await makeCertificate(authorization, "RV Elektrolyte", { test_date: "2026-03-31" });
  const of = (parameter: string) => ({ parameter, material: `Material ${parameter}` });
  const dated = { certificate: "RV Elektrolyte", test_date: "2026-03-31" };
  const table: Cells[] = [
    { ...dated, ...of("Natrium"), valid_until: "2026-12-31" },
    { ...dated, ...of("Kalium"), certified: "nein" },
  ];
  expect(await brought(certificationImport, table)).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(await listed(certifiedTestables.list, "Elektrolyte")).toMatchObject([
    { testable: { name: "Kalium, Material Kalium" }, certified: false, valid_until: null },
    { testable: { name: "Natrium, Material Natrium" }, certified: true, ends: "2026-12-31" },
  ]);
  expect(await brought(certificationImport, table)).toEqual({ created: 0, changed: 0, unchanged: 2 });
  expect(
    await errorsOf(certificationImport, [
      { certificate: "RV Elektrolyte", ...of("Natrium") },
      { ...dated, test_date: "31.13.2026", ...of("Natrium") },
      { ...dated, test_date: "2020-01-01", ...of("Natrium") },
      { certificate: "Gibt es nicht", parameter: "Natrium", material: "Urin" },
    ]),
  ).toEqual([
    "certificate:ambiguous",
    "test_date:not_a_date,certificate:ambiguous",
    "test_date:not_found",
    "certificate:not_found,parameter:not_found",
  ]);
});
