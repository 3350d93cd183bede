import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { certificates } from "../../shared/proficiency/certificates/certificates.endpoints.ts";
import {
  certifiedTestables,
  getAuditReport,
} from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { testables } from "../../shared/proficiency/testable/testable.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, makeOne, makeTestable } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
beforeAll(() => makeTenant("demo"));
afterEach(() => {
  vi.useRealTimers();
});

/** Signs somebody in at an instant. */
async function signInAt(instant: string, username: string) {
  vi.useFakeTimers({ now: Date.parse(instant), toFake: ["Date"] });
  return tokenFor("demo", { username, groups: ["proficiency"] });
}
async function report(date?: string) {
  const authorization = await tokenFor("demo", { username: "auditor", groups: ["proficiency"] });
  const query: Record<string, string> = date === undefined ? {} : { date };
  const answer = await callApi(getAuditReport, { authorization, query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results;
}

test("the report tells what was certified on a day, whatever was changed, renamed or deleted since, and by whom", async () => {
  const anna = await signInAt("2026-03-01T10:00:00Z", "anna");
  const testable = await makeTestable(anna, "Ferritin");
  const certificate = await makeCertificate(anna, "RV 1/26");
  const certification = await makeOne(certifiedTestables.create, anna, { certificate, testable });
  const first = {
    testable: "Ferritin, Material Ferritin",
    certificate: "RV 1/26",
    test_date: "2026-01-31",
    certified: true,
    ends: "2027-01-31",
    valid: true,
    changed: { at: "2026-03-01T10:00:00.000Z", by: "anna", action: "created" },
  };

  const bert = await signInAt("2026-05-01T10:00:00Z", "bert");
  const record = (await callApi(testables.read, { authorization: bert, params: { id: testable } })).body;
  const renamed = await callApi(parameters.change, {
    authorization: bert,
    params: { id: record.parameter.id },
    body: { name: "Ferritin neu" },
  });
  expect(renamed.status).toBe(200);
  await callApi(certifiedTestables.change, {
    authorization: bert,
    params: { id: certification },
    body: { valid_until: "2026-04-30" },
  });
  const changed = { at: "2026-05-01T10:00:00.000Z", by: "bert", action: "changed" };
  const second = { testable: "Ferritin neu, Material Ferritin", ends: "2026-04-30", valid: false, changed };

  const cara = await signInAt("2026-07-01T10:00:00Z", "cara");
  expect(
    (await callApi(certificates.remove, { authorization: cara, params: { id: certificate } })).status,
  ).toBe(204);

  await signInAt("2026-08-01T10:00:00Z", "auditor");
  expect(await report("2026-02-28")).toEqual([]);
  expect(await report("2026-03-01")).toEqual([{ ...first, rilibaek: false }]);
  expect(await report("2026-04-30")).toMatchObject([first]);
  expect(await report("2026-05-01")).toMatchObject([second]);
  expect(await report("2026-06-30")).toMatchObject([second]);
  expect(await report("2026-07-01")).toEqual([]);
  expect(await report()).toEqual([]);
});

test("a day ends at midnight of the laboratory's time zone, also where its clock changes, and none is told that has not begun", async () => {
  const anna = await signInAt("2026-03-28T22:59:00Z", "anna");
  const testable = await makeTestable(anna, "Natrium");
  const before = await makeCertificate(anna, "vor Mitternacht");
  await makeOne(certifiedTestables.create, anna, { certificate: before, testable });
  await signInAt("2026-03-28T23:01:00Z", "anna");
  const after = await makeCertificate(anna, "nach Mitternacht");
  await makeOne(certifiedTestables.create, anna, { certificate: after, testable });
  const named = async (date: string) =>
    (await report(date))
      .map(({ certificate }: { certificate: string }) => certificate)
      .filter((name: string) => name.endsWith("Mitternacht"));
  await signInAt("2026-03-29T21:59:00Z", "auditor");
  expect(await named("2026-03-28")).toEqual(["vor Mitternacht"]);
  expect((await named("2026-03-29")).sort()).toEqual(["nach Mitternacht", "vor Mitternacht"]);
  const authorization = await tokenFor("demo", { groups: ["proficiency"] });
  const tomorrow = await callApi(getAuditReport, { authorization, query: { date: "2026-03-30" } });
  expect(tomorrow).toMatchObject({ status: 400, body: { errors: [{ path: "date" }] } });
});

test("a long report comes in parts that leave nothing out", async () => {
  const authorization = await signInAt("2026-09-01T10:00:00Z", "anna");
  const testable = await makeTestable(authorization, "Kalium");
  for (let number = 0; number < 45; number++) {
    const certificate = await makeCertificate(authorization, `RV ${number}`);
    await makeOne(certifiedTestables.create, authorization, { certificate, testable });
  }
  const all = await report();
  expect(all.filter(({ testable }: { testable: string }) => testable.startsWith("Kalium"))).toHaveLength(45);
  const { body } = await callApi(getAuditReport, { authorization, query: { from: "40" } });
  expect(body.next).toBeNull();
  expect(body.results.length).toBeGreaterThan(0);
  expect(all.slice(-body.results.length)).toEqual(body.results);
});
