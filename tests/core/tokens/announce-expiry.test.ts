import type { Context, SQSEvent } from "aws-lambda";
import PostalMime from "postal-mime";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { handler as sendMails } from "../../../functions/core/mail/send-mail.job.ts";
import { handler } from "../../../functions/core/tokens/announce-expiry.job.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { accountKey, tokenKey } from "../../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import type { Mail } from "../../../shared/core/mail/mail.messages.ts";
import { tokenState } from "../../../shared/core/tokens/token-expiry.ts";
import { type ApiToken, exportTokens, importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
const table = () => openTable({ tenant: "demo" as TenantId });
let admin: string;
const languageOf = (session: string, language: string) =>
  table().update(accountKey(session.split("_")[1] ?? ""), { set: { language } });

beforeAll(async () => {
  await makeTenant("demo", { name: "Labor Müller" });
  admin = await tokenFor("demo", { username: "anna", is_admin: true });
  await languageOf(await tokenFor("demo", { username: "ilse", groups: ["imports"] }), "en");
  await languageOf(await tokenFor("demo", { username: "erna", groups: ["exports", "analyses"] }), "fr");
  await tokenFor("demo", { username: "otto", groups: ["laboreditor", "webpublisher"] });
});
beforeEach(async () => {
  for (const { revokeAll } of [importTokens, exportTokens])
    await callApi(revokeAll, { authorization: admin });
  aws.messages.length = 0;
  aws.mails.length = 0;
});

const day = 24 * 60 * 60;
/** Makes a token for some days and moves its end, so that `left` days remain. */
async function makeToken(kind: "import" | "export", days: "30" | "90" | "365", left: number) {
  const { acquire } = kind === "import" ? importTokens : exportTokens;
  const { body } = await callApi(acquire, { authorization: admin, query: { days } });
  const ends = Math.floor(Date.now() / 1000 + left * day);
  const created = new Date((ends - Number(days) * day) * 1000).toISOString();
  for (const key of [tokenKey(body.id), { pk: `API-TOKEN#${kind}`, sk: body.id }])
    await table().update(key, { set: { ends, created, expires: ends + 90 * day } }, { present: true });
  return { ...body, expires: new Date(ends * 1000).toISOString() };
}
const run = () => handler({ due: new Date().toISOString() }, {} as Context);
const queued = () => aws.messages as Mail[];
const receivers = () =>
  queued()
    .map(({ to }) => to)
    .sort();
async function deliver(mails: readonly Mail[]) {
  const Records = mails.map((body, index) => ({ messageId: `m${index}`, body: JSON.stringify(body) }));
  expect(await sendMails({ Records } as SQSEvent, {} as Context)).toEqual({ batchItemFailures: [] });
}

describe("a token that expires soon", () => {
  test.each([
    ["365", 30.1, "valid"],
    ["365", 29.9, "expiring"],
    ["90", 29.9, "expiring"],
    ["30", 29.9, "valid"],
    ["30", 7.1, "valid"],
    ["30", 6.9, "expiring"],
    ["365", 0.01, "expiring"],
    ["365", -0.01, "expired"],
  ] as const)("made for %s days counts, with %d left, as %s", async (days, left, state) => {
    const token = await makeToken("import", days, left);
    const { body } = await callApi(importTokens.list, { authorization: admin });
    expect(body.results.map((listed: ApiToken) => tokenState(listed))).toEqual([state]);
    await run();
    expect(queued().length).toBe(state === "expiring" ? 2 : 0);
    for (const { text } of queued()) expect(text).toContain(token.begins);
  });

  test("is announced to those who may replace it, and to nobody else", async () => {
    await makeToken("import", "365", 20);
    await run();
    expect(receivers()).toEqual(["anna@lab.example", "ilse@lab.example"]);
    aws.messages.length = 0;
    await callApi(importTokens.revokeAll, { authorization: admin });
    await makeToken("export", "365", 20);
    await run();
    expect(receivers()).toEqual(["anna@lab.example", "erna@lab.example"]);
  });

  test("is announced once to each, however often the clock strikes, and again with another end", async () => {
    const token = await makeToken("import", "365", 20);
    await Promise.all([run(), run()]);
    await run();
    await deliver(queued());
    await deliver(queued());
    expect(aws.mails).toHaveLength(2);
    // A second token is announced separately, and so is the first one with a later end.
    await makeToken("import", "365", 12);
    await run();
    await deliver(queued());
    expect(aws.mails).toHaveLength(4);
    const ends = Math.floor(Date.parse(token.expires) / 1000) + day;
    await table().update({ pk: "API-TOKEN#import", sk: token.id }, { set: { ends } });
    await run();
    await deliver(queued());
    expect(aws.mails).toHaveLength(6);
  });

  test("is announced in the words of each reader, with what stops, and where to make another", async () => {
    const { begins } = await makeToken("import", "365", 20);
    await run();
    const german = queued().find(({ to }) => to === "anna@lab.example");
    const english = queued().find(({ to }) => to === "ilse@lab.example");
    expect(german).toMatchObject({
      language: "de",
      subject: expect.stringMatching(
        new RegExp(`^Import-Token ${begins} läuft am \\d{1,2}\\. \\p{L}+ \\d{4} ab – Labor Müller$`, "u"),
      ),
    });
    expect(german?.text).toMatch(/^Guten Tag anna,\n\ndas Import-Token/);
    expect(german?.text).toMatch(/ um \d\d:\d\d Uhr \p{L}+ ab\./u);
    expect(german?.text).toContain("benutzt wurde es noch nie.");
    expect(german?.text).toContain("\nhttps://lab.example/einstellungen/import/post\n");
    expect(english).toMatchObject({ language: "en", subject: expect.stringContaining(" expires on ") });
    expect(english?.text).toContain("has never been used");
    await deliver(queued());
    const sent = await PostalMime.parse(aws.mails[0]!);
    expect(sent.html).toContain('href="https://lab.example/einstellungen/import/post"');
  });

  test("of an export names the page of exports, in English to readers of other languages", async () => {
    await makeToken("export", "365", 20);
    await run();
    const french = queued().find(({ to }) => to === "erna@lab.example");
    expect(french).toMatchObject({ language: "en", subject: expect.stringMatching(/^Export token lbe_/) });
    expect(french?.text).toContain("\nhttps://lab.example/einstellungen/export\n");
  });

  test("is not announced by a laboratory that is switched off, and is the day after maintenance", async () => {
    await makeToken("import", "365", 20);
    await makeTenant("demo", { name: "Labor Müller", disabled: true });
    await run();
    await makeTenant("demo", { name: "Labor Müller", maintenance: true });
    await run();
    expect(queued()).toEqual([]);
    await makeTenant("demo", { name: "Labor Müller" });
    await run();
    expect(queued()).toHaveLength(2);
  });

  test("is announced the next day where the mail could not be sent", async () => {
    await makeToken("import", "365", 20);
    await run();
    aws.refuse(2);
    const Records = queued().map((body, index) => ({ messageId: `m${index}`, body: JSON.stringify(body) }));
    const { batchItemFailures } = await sendMails({ Records } as SQSEvent, {} as Context);
    expect(batchItemFailures).toHaveLength(2);
    aws.messages.length = 0;
    await run();
    await deliver(queued());
    expect(aws.mails).toHaveLength(2);
  });
});
