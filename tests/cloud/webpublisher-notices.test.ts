import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Mailbox } from "../../infra/local/ses/mailbox.ts";
import { openStage, type RunningStage } from "../../infra/ops/stage.ts";
import type { Notice } from "../../shared/webpublisher/notices/notice.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { strike } from "../support/strike.ts";

/** Change notices from the change to the mail, and the subscriptions to them, with the roles of the whole stack. */
const cloud = sharedCloud();
let demo: Client;
let visitor: Client;
let mailbox: Mailbox;
let stage: RunningStage;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  visitor = clientOf("public.demo", cloud.port);
  mailbox = new Mailbox(join(cloud.data, "mail"));
  await demo.signIn();
  stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
  return () => stage.close();
});

/** Time in which a mail arrives (ms), even if its first delivery fails: the queue delivers it again after three minutes. */
const redelivered = 240_000;
vi.setConfig({ testTimeout: 900_000 });

const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (path: string, fields: Record<string, string> = {}) =>
  visitor.call(path, { method: "POST", headers: form, body: new URLSearchParams(fields).toString() });

/** Path of the matching link in the newest mail to an address. */
async function linkTo(email: string, pattern: RegExp): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = (await mailbox.all()).filter(({ to }) => to.includes(email));
        path = mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
        return path;
      },
      { timeout: redelivered },
    )
    .toBeDefined();
  return path ?? "";
}
const confirming = /\/embed\/changes\/confirm\/[\w-]+\//;
const leaving = /\/embed\/changes\/unsubscribe\/[\w-]+\//;

async function subscribe(email: string): Promise<void> {
  // Long enough ago for a person to have filled in the form.
  const drawn = String(Math.floor(Date.now() / 1000) - 10);
  expect((await post("/embed/changes/subscribe/", { email, drawn, website: "" })).status).toBe(200);
}
const subscriber = async (email: string) =>
  (await demo.call(`/api/webpublisher/subscribers/?search=${encodeURIComponent(email)}`)).json().results[0];

/**
 * Publishes a new analysis now, dated some days back. It is new so that it has a notice of its own, whatever other tests have changed
 * meanwhile in the laboratory that they share.
 */
async function published(days: number): Promise<string> {
  const { results } = (
    await demo.call("/api/laboreditor/list/?count=1&pubstate=PUBLISHED&internal=false")
  ).json();
  const now = Date.now();
  const name = { de: `Neu ${now}`, en: `New ${now}` };
  const body = { code: `NEW-${now}`, copy_of: results[0].id, name };
  const created = await demo.call("/api/laboreditor/create/", { method: "POST", body });
  expect(created.status).toBe(201);
  const path = `/api/laboreditor/edit/${created.json().id}/`;
  expect((await demo.call(path, { method: "PATCH", body: { state: "PUBLISHED" } })).status).toBe(200);
  const waiting = async () => {
    const { results } = (await demo.call("/api/webpublisher/notices/")).json();
    const isWanted = ({ state, entries }: Notice) =>
      state === "waiting" && entries.some((entry) => entry.name.de === name.de);
    return (results as Notice[]).find(isWanted)?.id;
  };
  await expect.poll(waiting, { timeout: redelivered }).toBeDefined();
  const id = (await waiting()) ?? "";
  const sent = await demo.call(`/api/webpublisher/notices/${id}/`, { method: "PATCH", body: { out: true } });
  expect(sent.json()).toMatchObject({ state: "out" });
  const { id: sk, ...stored } = (await stage.items("demo", "NOTICE")).find((item) => item.id === id) ?? {};
  const due = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  await stage.put("demo", { pk: "NOTICE", sk: String(sk) }, { ...stored, due });
  return name.de;
}

describe("a subscription to change notices", () => {
  test("begins with a press of the button, brings a mail a week once, and ends in one step", async () => {
    const email = "abo@praxis.example";
    await subscribe(email);
    const confirm = await linkTo(email, confirming);
    expect(await subscriber(email)).toMatchObject({ state: "pending" });
    // Mail programs open links, so only the button counts.
    expect((await visitor.call(confirm)).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ state: "pending" });
    expect((await post(confirm)).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ state: "confirmed" });
    expect((await post(confirm)).status).toBe(404);

    const name = await published(8);
    expect((await visitor.call("/embed/changes/?lang=de")).bytes.toString()).toContain(name);
    expect((await visitor.call("/embed/changes/feed.xml?lang=de")).bytes.toString()).toContain(name);
    const { id } = await subscriber(email);
    const { id: _, ...stored } =
      (await stage.items("demo", "SUBSCRIBER")).find((item) => item.id === id) ?? {};
    const before = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000).toISOString();
    await stage.put("demo", { pk: "SUBSCRIBER", sk: id }, { ...stored, told: before });
    const weekly = async () =>
      (await mailbox.all()).filter(({ to, text }) => to.includes(email) && text.includes(name));
    strike(cloud, "send-notices");
    await expect.poll(async () => (await weekly()).length, { timeout: redelivered }).toBe(1);
    strike(cloud, "send-notices");
    expect((await weekly()).length).toBe(1);

    const leave = await linkTo(email, leaving);
    expect((await visitor.call(leave)).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ state: "confirmed" });
    expect((await post(leave)).status).toBe(200);
    expect(await subscriber(email)).toBeUndefined();
  });

  test("is deleted by staff where somebody asks for it", async () => {
    const email = "vergessen@praxis.example";
    await subscribe(email);
    await expect.poll(() => subscriber(email), { timeout: 20_000 }).toBeDefined();
    const { id } = await subscriber(email);
    const path = `/api/webpublisher/subscribers/${id}/`;
    expect((await demo.call(path, { method: "DELETE" })).status).toBe(204);
    expect(await subscriber(email)).toBeUndefined();
  });
});
