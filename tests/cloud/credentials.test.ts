import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { tokenHash, tokenKey } from "../../functions/platform/endpoint/token.store.ts";
import { apiRole } from "../../infra/constructs/tenant-roles.ts";
import { Mailbox } from "../../infra/local/ses/mailbox.ts";
import { openStage } from "../../infra/ops/stage.ts";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, fullPath, isWrite } from "../../shared/kernel/endpoint.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

/** Credentials that must not open a laboratory, tried on the whole stack: guessed passwords, used links, tokens of the wrong kind or place. */
const guarded = apis
  .flatMap((api) => Object.values(api.endpoints) as EndpointSpec[])
  .flatMap((endpoint) => (endpoint.public ? [] : [endpoint]));
type Guarded = (typeof guarded)[number];
const kinds = ["session", "import", "export"] as const;
type Kind = (typeof kinds)[number];
const admin = { name: "admin", password: "Laborium-lokal-2026!" };

const cloud = sharedCloud();
let demo: Client;
let nord: Client;
/** A client without a log-in. */
let visitor: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  nord = clientOf("nord", cloud.port);
  visitor = clientOf("demo", cloud.port);
  await demo.signIn();
  await nord.signIn();
});

const tokenOf = async (client: Client, kind: Kind): Promise<string> =>
  kind === "session" ? client.signIn() : (await client.call(`/api/auth/${kind}-token/acquire/`)).json().token;
const refused = { code: "invalid_token", detail: "Invalid token." };

/** The endpoints that accept a token, judged by their answers; every other one has to refuse it in the same words. */
async function opened(token: string, tried: readonly Guarded[] = guarded): Promise<Guarded[]> {
  const open: Guarded[] = [];
  for (const endpoint of tried) {
    const { method, path } = endpoint;
    const answer = await visitor.call(fullPath(endpoint).replaceAll(/\{\w+\}/g, "0".repeat(26)), {
      method,
      headers: { authorization: `Token ${token}` },
      ...(method !== "GET" && { body: {} }),
    });
    if (answer.status !== 401) open.push(endpoint);
    else expect(answer.json(), `${method} ${path}`).toMatchObject(path.includes("login") ? {} : refused);
  }
  return open;
}
const accepts = (endpoint: Guarded, kind: Kind) => (endpoint.credentials ?? ["session"]).includes(kind);

describe("a token", () => {
  test.each(kinds)("of kind %s opens what is declared for it and nothing else", async (kind) => {
    const others = guarded.filter((endpoint) => !accepts(endpoint, kind));
    expect(others.length).toBeGreaterThan(0);
    expect(await opened(await tokenOf(demo, kind), others)).toEqual([]);
  });

  test.each(kinds)("of kind %s opens nothing of another laboratory", async (kind) => {
    expect(await opened(await tokenOf(nord, kind))).toEqual([]);
  });

  test.each(kinds)(
    "of kind %s opens nothing once it is revoked, where it was used just before",
    async (kind) => {
      const owner = clientOf("demo", cloud.port);
      await owner.signIn();
      const token = await tokenOf(owner, kind);
      const reading = guarded.filter((endpoint) => accepts(endpoint, kind) && !isWrite(endpoint));
      const used = kind === "import" ? guarded.filter((endpoint) => accepts(endpoint, kind)) : reading;
      expect(await opened(token, used)).toEqual(used);
      if (kind === "session") await owner.call("/api/auth/verification/logout/", { method: "POST" });
      else await owner.call(`/api/auth/${kind}-token/nuke-from-orbit/`);
      expect(await opened(token)).toEqual([]);
    },
  );
});

/** One call for each of the staff's roles. */
const roles = Map.groupBy(
  apis.filter((api) => Object.values(api.endpoints).some((endpoint) => !endpoint.public)),
  apiRole,
);
const oneOfEach = [...roles].map(([role, all]) => {
  const calls = all.flatMap((api) => Object.values(api.endpoints) as EndpointSpec[]);
  const open = calls.filter((call) => !call.public && !fullPath(call).includes("{"));
  const endpoint = open.find(({ method }) => method === "GET") ?? open[0];
  return { role, method: endpoint?.method, path: endpoint ? fullPath(endpoint) : "" };
});

test.each(oneOfEach)("a session lives on while it is used for $path", async ({ method, path }) => {
  const token = await visitor.signIn();
  const { pk, sk } = tokenKey(tokenHash(token));
  const stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
  const expiry = async () => (await stage.items("demo", pk))[0]?.expires as number;
  try {
    const [item] = await stage.items("demo", pk);
    const { id: _, ...stored } = item ?? {};
    const fresh = await expiry();
    const ago = 11 * 60;
    const used = new Date(Date.now() - ago * 1000).toISOString();
    await stage.put("demo", { pk, sk }, { ...stored, used, expires: fresh - ago });
    const answer =
      method === "GET" ? await visitor.call(path) : await visitor.call(path, { method, body: {} });
    // A call that only changes something reports missing fields once its session is recognised.
    expect(answer.status).toBe(method === "GET" ? 200 : 400);
    expect(await expiry()).toBeGreaterThanOrEqual(fresh);
  } finally {
    stage.close();
  }
});

describe("fifty wrong passwords at once", () => {
  const signIn = (name: string, password: string) =>
    visitor.call("/api/auth/verification/login/", {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}` },
    });

  test.each(["admin", "nobody-at-all"])(
    "for %s hold that account for a while, in the same words, and no other",
    async (name) => {
      const other = { username: `bystander-of-${name}`, password: "Drei-alte-Brutschraenke-brummen-5" };
      const account = { ...other, email: `${name}@bystander.example`, groups: [] };
      await demo.call("/api/user/list/", { method: "POST", body: account });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => signIn(name, `wrong ${index}`)),
      );
      const looked = answers.filter(({ status }) => status === 401);
      const held = answers.filter(({ status }) => status === 429);
      expect(looked.length + held.length).toBe(50);
      expect(looked.length).toBeGreaterThan(0);
      expect(looked.length).toBeLessThanOrEqual(8);
      for (const answer of looked)
        expect(answer.json()).toMatchObject({ status: 401, code: "invalid_credentials" });
      for (const answer of held) {
        expect(answer.json()).toMatchObject({ status: 429, code: "too_many_requests" });
        expect(Number(answer.headers["retry-after"])).toBeGreaterThanOrEqual(1);
      }
      expect((await signIn(other.username, other.password)).status).toBe(200);
      expect((await demo.call("/api/user/current/")).status).toBe(200);
    },
  );

  test("let the right one in once the time is over that the answer names", async () => {
    for (let tries = 0; tries < 5; tries++) {
      const answer = await signIn(admin.name, admin.password);
      if (answer.status === 200) return;
      expect(answer.status).toBe(429);
      await sleep(Number(answer.headers["retry-after"]) * 1000);
    }
    throw new Error("The account stayed held.");
  });
});

describe("a link to set a password", () => {
  const password = "Sieben-Zentrifugen-summen-leise-19";
  const post = (action: string, body: object) =>
    visitor.call(`/api/auth/password-reset/${action}/`, { method: "POST", body });
  const use = (token: string) => post("use-token", { token, password, password_retype: password });

  async function linkFor(name: string): Promise<string> {
    const mailbox = new Mailbox(join(cloud.data, "mail"));
    const previous = new Set((await mailbox.all()).map(({ id }) => id));
    expect((await post("get-token", { username: name })).status).toBe(204);
    let link: string | undefined;
    await expect
      .poll(
        async () => {
          const mails = (await mailbox.all()).filter(({ id }) => !previous.has(id));
          link = mails.map(({ text }) => /login\/reset\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
          return link;
        },
        { timeout: 20_000 },
      )
      .toBeDefined();
    return link ?? "";
  }
  beforeAll(async () => {
    const account = { username: "forgetful", email: "forgetful@lab.example", groups: [] };
    const fields = { ...account, password: "Drei-alte-Brutschraenke-brummen-5" };
    expect((await demo.call("/api/user/list/", { method: "POST", body: fields })).status).toBe(201);
  });

  test("that was used is gone, and so are those that were sent before", async () => {
    const [first, second] = [await linkFor("forgetful"), await linkFor("forgetful@lab.example")];
    expect((await use(second)).status).toBe(204);
    for (const link of [first, second]) {
      const answer = await use(link);
      expect(answer.status).toBe(410);
      expect(answer.json()).toMatchObject({ code: "gone" });
    }
    await clientOf("demo", cloud.port).signIn("forgetful", password);
  });

  test("that is past its time is gone, though it still lies in the table", async () => {
    const link = await linkFor("forgetful");
    expect((await post("verify-token", { token: link })).status).toBe(200);
    const stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
    for (const { id, ...reset } of await stage.items("demo", "ACCOUNT-LINK"))
      await stage.put("demo", { pk: "ACCOUNT-LINK", sk: String(id) }, { ...reset, expires: 1_700_000_000 });
    stage.close();
    expect((await post("verify-token", { token: link })).status).toBe(410);
    expect((await use(link)).status).toBe(410);
  });

  test("is asked for in the same words whether or not there is such an account", async () => {
    const existing = await post("get-token", { username: "forgetful" });
    const missing = await post("get-token", { username: "nobody-at-all" });
    const comparable = ({ status, headers, bytes }: typeof existing) => ({
      status,
      body: bytes.toString(),
      headers: Object.keys(headers).sort(),
    });
    expect(comparable(missing)).toEqual(comparable(existing));
  });
});

test("a signed upload counts once: what comes second by the same URL is refused, and the first is imported", async () => {
  const catalogue = (name: string) =>
    JSON.stringify({
      version: 1,
      layouts: [{ identifier: "once", fields: [] }],
      analyses: [{ code: "ONCE", layout: "once", name: { de: name } }],
    });
  const announced = await demo.call("/api/upload/analysis/url/", {
    method: "POST",
    body: { file: "once.json", size: catalogue("Erste").length, mode: "partial" },
  });
  const { id, url, headers } = announced.json();
  const put = async (body: string) => (await fetch(url, { method: "PUT", headers, body })).status;
  expect([
    await put(catalogue("Erste")),
    await put(catalogue("Zweit")),
    await put(catalogue("Dritt")),
  ]).toEqual([200, 412, 412]);
  expect(await demo.ended(id)).toMatchObject({ status: "success", error: null });
  const shown = await demo.call("/api/export/analyses/", {
    headers: { authorization: `Token ${await tokenOf(demo, "session")}` },
  });
  expect(await (await fetch(shown.json().url)).text()).toContain("Erste");
});
