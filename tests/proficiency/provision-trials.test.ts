import { expect, test } from "vitest";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";
import { openBucket } from "../../functions/platform/bucket.ts";
import { checkFile } from "../../functions/proficiency/certificates/certificate-file.ts";
import { provisionTrials } from "../../functions/proficiency/provisioning/provision-trials.ts";
import { certificationsNow } from "../../functions/proficiency/trials/certifications-now.ts";
import { readTrials } from "../../functions/proficiency/trials/read-trials.ts";
import { readTenant } from "../../infra/tenants.ts";
import { usualTimeZone } from "../../shared/kernel/local-day.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import { textOfPdf } from "../../web/platform/pdf.ts";
import { readDates } from "../../web/proficiency/certificates/read-dates.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
const demo = readTenant("demo").proficiency;
const run = () => provisionTrials(jobActor("test"), { lab: "Labor", timeZone: usualTimeZone }, demo);

test("the demo laboratory begins with proficiency tests in every state, once, and what people delete stays away", async () => {
  process.env.TENANT = "demo";
  await makeTenant("demo");
  const reader = { tenant: "demo" as TenantId };
  await run();
  const trials = await readTrials(reader);
  expect(trials.contents.parameters.size).toBeGreaterThanOrEqual(30);
  expect(trials.testables.size).toBeGreaterThanOrEqual(60);
  expect(trials.certificates.size).toBeGreaterThanOrEqual(20);
  const states = certificationsNow(trials, usualTimeZone).map(({ validity }) => validity);
  expect(new Set(states)).toEqual(new Set(["valid", "soon", "expired", "missing"]));

  const authorization = await tokenFor("demo", { groups: ["proficiency"] });
  const { results } = (await callApi(parameters.list, { authorization })).body;
  const glucose = results.find(({ name }: { name: string }) => name === "Glukose").id;
  await callApi(parameters.remove, { authorization, params: { id: glucose } });
  const before = (await readTrials(reader)).testables.size;
  await run();
  expect((await readTrials(reader)).testables.size).toBe(before);
  expect(before).toBeLessThan(trials.testables.size);
});

test("its certificates are PDFs that this house accepts, and whose dates it reads", async () => {
  for (const { file, test_date, valid_until } of (
    await readTrials({ tenant: "demo" as TenantId })
  ).certificates.values()) {
    const bytes = await openBucket({ tenant: "demo" as TenantId }, "ASSETS_BUCKET").get(
      `certificates/${file.id}`,
    );
    expect((await checkFile(bytes ?? Buffer.alloc(0))).type).toBe("pdf");
    const text = await textOfPdf(new Uint8Array(bytes ?? Buffer.alloc(0)).buffer);
    expect(readDates(text)).toEqual({ test_date, valid_until });
  }
});

test.each([
  ["Prüfdatum: 12.03.2026, gültig bis 11.03.2027", { test_date: "2026-03-12", valid_until: "2027-03-11" }],
  ["Survey of 3 May 2026. Valid until 2 May 2027.", { test_date: "2026-05-03", valid_until: "2027-05-02" }],
  ["Zertifikat gültig bis 2026-12-31", { valid_until: "2026-12-31" }],
  ["Ringversuch März 2026", {}],
])("dates are read from %j", (text, dates) => {
  expect(readDates(text)).toEqual(dates);
});
