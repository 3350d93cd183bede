import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { layoutSchema } from "../../../shared/core/catalogue/document.ts";
import { type BookedModules, moduleKeys } from "../../../shared/kernel/modules.ts";
import { changeAnalysis, createAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { changeInBulk, previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { certificates } from "../../../shared/proficiency/certificates/certificates.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeCertificate } from "../../support/made-trials.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysis, editorOf, idOf, imported, saveAnalyses } from "../catalogue.ts";
import { errorsOf } from "./laboratory.ts";

ownDynamoDb();
ownAws();
let authorization: string;
let present: string;
const missing = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { is_admin: true });
  present = await makeCertificate(authorization, "RV Herbst");
  const proofs = { key: "proofs", type: "certificate", label: { de: "Zertifikate" } };
  const content = layoutSchema.parse({ identifier: "default", fields: [proofs] });
  await saveDocuments(editorOf("demo"), [
    { kind: "layout", id: documentId("layout", content.identifier), content },
  ]);
  const fields = imported({ proofs: [missing] });
  await saveAnalyses(editorOf("demo"), [
    analysis("GLU", { categories: [] }),
    analysis("OLD", { categories: [], fields }),
  ]);
});

const name = (additional: string[], code = "GLU") =>
  callApi(changeAnalysis, {
    authorization,
    params: { id: idOf(code) },
    body: { form_fields: { proofs: { additional } } },
  });

test("an analysis names certificates that are there, and no others", async () => {
  expect((await name([present])).status).toBe(200);
  const refused = await name([present, missing]);
  expect(refused.status).toBe(400);
  expect(errorsOf(refused)).toEqual(["form_fields.proofs.additional not_found"]);
});

test("a new analysis names none that is gone, either", async () => {
  const body = { code: "NEW", name: { de: "Neu" }, layout: "default" };
  const create = (additional: string[]) =>
    callApi(createAnalysis, { authorization, body: { ...body, form_fields: { proofs: { additional } } } });
  expect(errorsOf(await create([missing]))).toEqual(["form_fields.proofs.additional not_found"]);
  expect((await create([present])).status).toBe(201);
});

test("what was named before may stay though it is gone", async () => {
  expect((await name([missing, present], "OLD")).status).toBe(200);
  const passing = await makeCertificate(authorization, "RV Frühjahr");
  expect((await name([passing])).status).toBe(200);
  await callApi(certificates.remove, { authorization, params: { id: passing } });
  expect((await name([present, passing])).status).toBe(200);
  // A certificate that was gone and is now removed from the field cannot be added again.
  expect((await name([present])).status).toBe(200);
  expect((await name([passing])).status).toBe(400);
});

test("many analyses at once are given certificates that are there, and no others", async () => {
  const order = (value: string[]) => ({
    selection: { ids: [idOf("GLU")] },
    change: { what: "field", key: "proofs", language: "de", value },
  });
  for (const endpoint of [previewBulkChange, changeInBulk]) {
    const refused = await callApi(endpoint, { authorization, body: order([present, missing]) });
    expect(refused.status, refused.text).toBe(400);
    expect(errorsOf(refused)).toEqual(["change.value not_found"]);
  }
  expect((await callApi(previewBulkChange, { authorization, body: order([present]) })).status).toBe(200);
});

test("where proficiency tests are not booked nobody can say what is there", async () => {
  const modules = Object.fromEntries(moduleKeys.map((key) => [key, key !== "MD_PROF"])) as BookedModules;
  await makeTenant("demo", { modules });
  expect((await name([missing])).status).toBe(200);
});
