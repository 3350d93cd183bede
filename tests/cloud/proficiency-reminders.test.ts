import { join } from "node:path";
import { expect, test } from "vitest";
import { Mailbox } from "../../infra/local/ses/mailbox.ts";
import { clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { strike } from "../support/strike.ts";
import { wholeRecords } from "../support/whole-records.ts";

const cloud = sharedCloud();
const day = 24 * 60 * 60 * 1000;

test("a certificate that ends soon is announced once to the group, in the whole stack", async () => {
  const demo = clientOf("demo", cloud.port);
  await demo.signIn();
  const email = "qualitaet@labor.example";
  const account = { username: "qualitaet", email, language: "de", groups: ["proficiency"] };
  const added = await demo.call("/api/user/list/", { method: "POST", body: account });
  expect(added.status, added.bytes.toString()).toBe(201);
  const name = `Ringversuch ${Date.now()}`;
  const ends = new Date(Date.now() + 20 * day).toISOString().slice(0, 10);
  const { make } = wholeRecords(demo);
  const dates = { test_date: "2026-01-10", valid_until: ends };
  await make("proficiency/certified-testable/", {
    certificate: await make("proficiency/certificates/", { name, ...dates }),
  });
  const mailbox = new Mailbox(join(cloud.data, "mail"));
  const mailed = async () =>
    (await mailbox.all()).filter(({ to, text }) => to.includes(email) && text.includes(name)).length;
  strike(cloud, "remind-of-expiry");
  await expect.poll(mailed, { timeout: 60_000 }).toBe(1);
  strike(cloud, "remind-of-expiry");
  expect(await mailed()).toBe(1);
  await demo.call(`/api/user/list/${added.json().id}/`, { method: "DELETE" });
}, 120_000);
