import { beforeAll, expect, test } from "vitest";
import {
  certifiedTestables,
  certifyInBulk,
} from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { materials } from "../../shared/proficiency/materials/materials.endpoints.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { testables } from "../../shared/proficiency/testable/testable.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { dieAfterCommit, dieOnCommit } from "../support/crash.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, makeOne } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
let certificate: string;
let parameter: string;
const size = 60;
beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["proficiency"] });
  certificate = await makeCertificate(authorization, "RV Herbst");
  parameter = await makeOne(parameters.create, authorization, { name: "Glukose" });
  const set: { testable: string }[] = [];
  for (let index = 0; index < size; index++) {
    const material = await makeOne(materials.create, authorization, { name: `Material ${index}` });
    set.push({ testable: await makeOne(testables.create, authorization, { parameter, material }) });
  }
  expect((await callApi(certifyInBulk, { authorization, body: { certificate, set } })).status).toBe(200);
});

/** Remaining test parameters of the parameter, and how many of them are certified. */
async function left() {
  const count = async (endpoint: typeof testables.list | typeof certifiedTestables.list, query: object) =>
    (await callApi(endpoint, { authorization, query: { limit: "1", ...query } })).body.count;
  return [await count(testables.list, { parameter }), await count(certifiedTestables.list, { certificate })];
}
const remove = () => callApi(parameters.remove, { authorization, params: { id: parameter } });
const undo = () => callApi(parameters.rollback, { authorization, params: { id: parameter, hid: "1" } });
/** Runs a call that dies before or after its commit. */
async function killed(die: () => () => void, call: () => Promise<unknown>) {
  const revive = die();
  await call();
  revive();
}

test("a deletion that takes much along, and its undo, are killed and happened wholly or not at all", async () => {
  expect(await left()).toEqual([size, size]);
  await killed(dieOnCommit, remove);
  expect(await left()).toEqual([size, size]);
  await killed(dieAfterCommit, remove);
  expect(await left()).toEqual([0, 0]);
  await killed(dieOnCommit, undo);
  expect(await left()).toEqual([0, 0]);
  await killed(dieAfterCommit, undo);
  expect(await left()).toEqual([size, size]);
  // The killed calls must not hinder later ones.
  expect((await remove()).status).toBeLessThan(300);
  expect(await left()).toEqual([0, 0]);
  expect((await undo()).status).toBe(200);
  expect(await left()).toEqual([size, size]);
});
