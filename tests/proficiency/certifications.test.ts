import { beforeAll, describe, expect, test } from "vitest";
import { jobActor } from "../../functions/platform/actor.ts";
import { certifyInBulk as certify } from "../../functions/proficiency/certified-testable/change-certification.ts";
import type { Permission } from "../../shared/kernel/permissions.ts";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
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
import { makeCertificate, makeOne, makeTestable } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
let authorization: string;
let count = 0;
const next = (label = "Parameter") => `${label} ${String(++count).padStart(4, "0")}`;
beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["proficiency"] });
});

const names = async (endpoint: Parameters<typeof callApi>[0], query: Record<string, string>) =>
  (await callApi(endpoint, { authorization, query: { limit: "1000", ...query } })).body.results.map(
    (row: { id: string }) => row.id,
  );
const certifiedBy = (certificate: string) => names(certifiedTestables.list, { certificate });
const bulk = (body: object, headers: Record<string, string> = {}) =>
  callApi(certifyInBulk, { authorization, body, headers });
async function manyTestables(size: number) {
  const make = () => makeOne(materials.create, authorization, { name: next("Material") });
  const parameter = await makeOne(parameters.create, authorization, { name: next() });
  const all: string[] = [];
  for (let index = 0; index < size; index++)
    all.push(await makeOne(testables.create, authorization, { parameter, material: await make() }));
  return { material: await make(), parameter, all };
}

describe("many certifications at once", () => {
  test("are saved in one go; the same again changes nothing, and what is not named stays", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const { all } = await manyTestables(30);
    const set = all.map((testable) => ({ testable }));
    expect((await bulk({ certificate, set })).body).toEqual({ created: 30, changed: 0, removed: 0 });
    expect((await bulk({ certificate, set })).body).toEqual({ created: 0, changed: 0, removed: 0 });
    const [first = "", second = ""] = all;
    const change = { certificate, set: [{ testable: first, certified: false }], remove: [second] };
    expect((await bulk(change)).body).toEqual({ created: 0, changed: 1, removed: 1 });
    expect(await certifiedBy(certificate)).toHaveLength(29);
  });

  test("are entered with the right to add certificates alone, which changes and removes none", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const [testable = ""] = (await manyTestables(1)).all;
    const permissions = new Set<Permission>(["proficiency.add_certificate"]);
    const alone = (body: object) =>
      certify({
        actor: { ...jobActor("test"), permissions },
        body: { certificate, set: [], remove: [], ...body },
      } as unknown as Parameters<typeof certify>[0]);
    const entry = { testable, certified: true, valid_until: null };
    expect(await alone({ set: [entry] })).toEqual({ created: 1, changed: 0, removed: 0 });
    for (const body of [{ set: [{ ...entry, certified: false }] }, { remove: [testable] }])
      await expect(alone(body)).rejects.toMatchObject({ code: "permission_denied" });
    expect(await certifiedBy(certificate)).toHaveLength(1);
  });

  test("are none if one of them is wrong, and each wrong one is named", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const { all } = await manyTestables(2);
    const [first = "", second = ""] = all;
    const missing = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
    const set = [first, missing, second, second].map((testable) => ({ testable }));
    const answer = await bulk({ certificate, set });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      "set.1.testable",
      "set.2.testable",
      "set.3.testable",
    ]);
    expect(await certifiedBy(certificate)).toEqual([]);
  });

  test("are all there after the server died, however it is asked again", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const { all } = await manyTestables(5);
    const body = { certificate, set: all.map((testable) => ({ testable })) };
    const revive = dieAfterCommit();
    await bulk(body, { "idempotency-key": "bulk-1" });
    revive();
    expect(await certifiedBy(certificate)).toHaveLength(5);
    expect((await bulk(body, { "idempotency-key": "bulk-1" })).status).toBeLessThan(500);
    expect((await bulk(body)).body).toEqual({ created: 0, changed: 0, removed: 0 });
  });

  test("are none after the server died right before", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const { all } = await manyTestables(5);
    const revive = dieOnCommit();
    await bulk({ certificate, set: all.map((testable) => ({ testable })) });
    revive();
    expect(await certifiedBy(certificate)).toEqual([]);
  });

  test("of two people at once are both kept", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const { all } = await manyTestables(20);
    const halves = [all.slice(0, 10), all.slice(10)];
    const answers = await Promise.all(
      halves.map((half) => bulk({ certificate, set: half.map((testable) => ({ testable })) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await certifiedBy(certificate)).toHaveLength(20);
  });
});

describe("a certification", () => {
  test("has versions of its own, which outlive it and come back", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const testable = await makeTestable(authorization, next());
    const other = await makeTestable(authorization, next());
    const id = await makeOne(certifiedTestables.create, authorization, { certificate, testable });
    await makeOne(certifiedTestables.create, authorization, { certificate, testable: other });
    const params = { id };
    await callApi(certifiedTestables.change, { authorization, params, body: { certified: false } });
    await callApi(certifiedTestables.remove, { authorization, params });
    const actions = async () =>
      (await callApi(certifiedTestables.versions, { authorization, params })).body.results.map(
        ({ hid, action }: { hid: number; action: string }) => `${hid} ${action}`,
      );
    expect(await actions()).toEqual(["3 deleted", "2 changed", "1 created"]);
    expect(await callApi(certifiedTestables.read, { authorization, params })).toMatchObject({ status: 404 });
    const back = await callApi(certifiedTestables.rollback, { authorization, params: { id, hid: "1" } });
    expect(back).toMatchObject({ status: 200, body: { certified: true } });
    expect(await actions()).toEqual(["4 restored", "3 deleted", "2 changed", "1 created"]);
  });

  test("is said once of a certificate and a test parameter", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const testable = await makeTestable(authorization, next());
    await makeOne(certifiedTestables.create, authorization, { certificate, testable });
    const again = await callApi(certifiedTestables.create, {
      authorization,
      body: { certificate, testable },
    });
    expect(again).toMatchObject({ status: 409, body: { errors: [{ path: "testable" }] } });
  });
});

describe("what is deleted", () => {
  test("takes along what names it, as announced, in one write, and brings it back", async () => {
    const { parameter, all } = await manyTestables(120);
    const certificate = await makeCertificate(authorization, next("RV"));
    await bulk({ certificate, set: all.map((testable) => ({ testable })) });
    const params = { id: parameter };
    const preflight = await callApi(parameters.preflight, { authorization, params });
    expect(preflight.body.testables).toHaveLength(120);
    expect(preflight.body.certifications).toHaveLength(120);

    // Die right after the first write: everything must be done by then.
    const revive = dieAfterCommit();
    await callApi(parameters.remove, { authorization, params });
    revive();
    expect(await names(testables.list, { parameter })).toEqual([]);
    expect(await certifiedBy(certificate)).toEqual([]);
    const [first = ""] = all;
    expect(await callApi(testables.read, { authorization, params: { id: first } })).toMatchObject({
      status: 404,
    });
    expect(
      await callApi(testables.change, { authorization, params: { id: first }, body: { rilibaek: true } }),
    ).toMatchObject({ status: 404 });

    const back = { id: parameter, hid: "1" };
    expect(await callApi(parameters.rollback, { authorization, params: back })).toMatchObject({
      status: 200,
    });
    expect(await names(testables.list, { parameter })).toHaveLength(120);
    expect(await certifiedBy(certificate)).toHaveLength(120);
  });

  test("a certificate takes its certifications along and brings them back", async () => {
    const certificate = await makeCertificate(authorization, next("RV"));
    const testable = await makeTestable(authorization, next());
    const id = await makeOne(certifiedTestables.create, authorization, { certificate, testable });
    await callApi(certificates.remove, { authorization, params: { id: certificate } });
    expect(await callApi(certifiedTestables.read, { authorization, params: { id } })).toMatchObject({
      status: 404,
    });
    expect((await callApi(testables.read, { authorization, params: { id: testable } })).body.validity).toBe(
      "missing",
    );
    await callApi(certificates.rollback, { authorization, params: { id: certificate, hid: "1" } });
    expect(await callApi(certifiedTestables.read, { authorization, params: { id } })).toMatchObject({
      status: 200,
    });
  });

  test("cannot come back where another test parameter has taken its place", async () => {
    const { material, parameter } = await manyTestables(0);
    const body = { parameter, material };
    const id = await makeOne(testables.create, authorization, body);
    const conflict = { status: 409, body: { errors: [{ path: "material", code: "already_exists" }] } };
    expect(await callApi(testables.create, { authorization, body })).toMatchObject(conflict);
    await callApi(testables.remove, { authorization, params: { id } });
    const other = await makeOne(testables.create, authorization, body);
    const back = { authorization, params: { id, hid: "1" } };
    expect(await callApi(testables.rollback, back)).toMatchObject(conflict);
    // Other changes to the existing test parameter are still allowed.
    const change = { authorization, params: { id: other }, body: { ...body, rilibaek: true } };
    expect((await callApi(testables.change, change)).status).toBe(200);
  });

  test("names that are gone cannot be used any more", async () => {
    const { material, parameter } = await manyTestables(0);
    await callApi(materials.remove, { authorization, params: { id: material } });
    expect(await callApi(testables.create, { authorization, body: { parameter, material } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "material", code: "not_found" }] },
    });
  });
});

test("analyses are attached only where the WebPublisher is booked", async () => {
  const { material, parameter } = await manyTestables(0);
  const body = { parameter, material, analyses: ["GLU"] };
  expect(await callApi(testables.create, { authorization, body })).toMatchObject({
    status: 400,
    body: { errors: [{ path: "analyses.0", code: "not_found" }] },
  });
  const modules = {
    MD_WEB: false,
    MD_INTRA: false,
    MD_PRINT: false,
    MD_EDITOR: true,
    MD_SHOP: false,
    MD_PROF: true,
  };
  await makeTenant("demo", { modules });
  expect(await callApi(testables.create, { authorization, body })).toMatchObject({
    status: 400,
    body: { errors: [{ path: "analyses", code: "permission_denied" }] },
  });
  await makeTenant("demo");
});
