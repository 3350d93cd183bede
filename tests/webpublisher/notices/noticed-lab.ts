import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor } from "../../../functions/platform/actor.ts";
import { readTenant } from "../../../functions/platform/tenant.store.ts";
import { noteChanges } from "../../../functions/webpublisher/notices/note-changes.ts";
import { sendNotices } from "../../../functions/webpublisher/notices/send-notices.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { changeNotice, listNotices } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import {
  changesFeed,
  changesPage,
  confirmSubscription,
  subscribe,
} from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame } from "../directory/documents.ts";

ownDynamoDb();
export const aws = ownAws();
/** A laboratory of its own for each test. */
let tenant: string;
let count = 0;
let admin: string;
/** The session of an administrator, and the laboratory of the test. */
export const present = () => ({ admin, tenant });
export const hour = 60 * 60 * 1000;
/** A Tuesday. */
const begin = Date.parse("2026-03-03T12:00:00Z");
beforeAll(() => {
  Object.assign(process.env, {
    VERSION: "1",
    ORIGIN: "https://lab.example",
    STAGE: "staging",
    MAIL_SENDER: "noreply@lab.example",
  });
});
beforeEach(async () => {
  vi.useFakeTimers({ now: begin, toFake: ["Date"] });
  tenant = `lab${++count}`;
  process.env.TENANT = tenant;
  aws.messages.length = 0;
  await makeTenant(tenant);
  admin = await tokenFor(tenant, { is_admin: true });
  await saveDocuments(actor(), frame);
  await save("TSH");
  await save("FT4");
  // The last of the laboratory's initial commits is announced, as any other would be.
  await noteChanges(actor(), 4);
});
afterEach(() => {
  vi.useRealTimers();
});

export const actor = () => ({
  ...jobActor("test"),
  languages: ["de", "en"] as const,
  modules: { MD_WEB: true } as never,
});
export const save = (code: string, properties: Partial<Analysis> = {}) =>
  saveDocuments(actor(), [
    { kind: "analysis", id: documentId("analysis", code), content: analysisOf(code, properties) },
  ]);
export const note = () => noteChanges(actor(), 0);
/** Advances the time and signs in again, because sessions expire. */
export async function later(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  admin = await tokenFor(tenant, { is_admin: true });
}
export const list = async () => (await callApi(listNotices, { authorization: admin })).body;
export const change = (id: string, body: object, match?: string) =>
  callApi(changeNotice, {
    authorization: admin,
    params: { id },
    body,
    headers: match ? { "if-match": match } : {},
  });
export const page = async (lang = "de") => (await callApi(changesPage, { query: { lang } })).text;
export const feed = async (lang = "de") => (await callApi(changesFeed, { query: { lang } })).text;

let visitor = 0;
export const ask = (email: string, fields: Record<string, string> = {}, lang = "de") =>
  callApi(subscribe, {
    query: { lang },
    ip: `198.51.100.${++visitor % 250}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: String(
      new URLSearchParams({ email, drawn: String(Date.now() / 1000 - 10), website: "", ...fields }),
    ),
  });
interface Sent {
  id: string;
  to: string;
  text: string;
  unsubscribe?: string;
}
export const mails = () => aws.messages as Sent[];
export const tokenIn = (text: string | undefined) =>
  /\/(?:confirm|unsubscribe)\/([\w-]+)\//.exec(text ?? "")?.[1] ?? "";
export async function subscribed(email: string, lang = "de") {
  await ask(email, {}, lang);
  await callApi(confirmSubscription, { params: { token: tokenIn(mails().at(-1)?.text) }, body: "" });
  aws.messages.length = 0;
}
export const run = async () => sendNotices(actor(), (await readTenant(actor())) as never);
