import { createHash, randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { confirm, loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { exportTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { certified, startOpenIdProvider } from "../../support/openid-provider.ts";
import { makeTenant } from "../../support/tenants.ts";

/** Single sign-on at a provider that others wrote and that is certified, by the calls that a browser makes. */
ownDynamoDb();
const redirect = "https://lab.example/login";
const eva = "eva@lab.example";
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
beforeAll(async () => {
  provider = await startOpenIdProvider(redirect);
  process.env.STAGE = "test";
  process.env.TENANT = "demo";
  await makeTenant("demo", { sso: certified });
  await makeAccount("demo", { username: "Eva", email: eva, groups: ["exports"], is_admin: true });
});
afterAll(() => provider.stop());
afterEach(() => {
  vi.useRealTimers();
});

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url");

/** A browser with the provider's cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async #visit(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(address, provider.origin);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie,
      "x-forwarded-proto": "https",
      "x-forwarded-host": certified.domain,
    };
    const response = await fetch(provider.origin + pathname + search, {
      ...init,
      headers,
      redirect: "manual",
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const equals = pair.indexOf("=");
      if (equals + 1 === pair.length) this.#cookies.delete(pair.slice(0, equals));
      else this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    return response;
  }

  /** Goes to the provider and back. @returns the tokens for the app, and whether the provider asked for an address */
  async bring(email: string, options: Record<string, string> = {}) {
    const [nonce_verifier, codeVerifier] = [randomBytes(32), randomBytes(32)].map((bytes) =>
      bytes.toString("base64url"),
    ) as [string, string];
    const query = new URLSearchParams({
      client_id: certified.clientId,
      redirect_uri: redirect,
      response_type: "code",
      scope: "openid email",
      state: "state",
      nonce: hashed(nonce_verifier),
      code_challenge: hashed(codeVerifier),
      code_challenge_method: "S256",
      ...options,
    });
    let hasAsked = false;
    let place = `${provider.origin}/oauth2/authorize?${query}`;
    while (!place.startsWith(redirect)) {
      const isForm = new URL(place, provider.origin).pathname.startsWith("/interaction/");
      hasAsked ||= isForm;
      const response = await this.#visit(
        place,
        isForm ? { method: "POST", body: new URLSearchParams({ email }) } : {},
      );
      place = response.headers.get("location") ?? "";
      if (!place) throw new Error(`${response.status} ${await response.text()}`);
    }
    const back = new URL(place).searchParams;
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      client_id: certified.clientId,
      redirect_uri: redirect,
      code: back.get("code") ?? "",
      code_verifier: codeVerifier,
    });
    const tokens = (await (await this.#visit("/oauth2/token", { method: "POST", body })).json()) as {
      id_token: string;
      access_token: string;
    };
    return { ...tokens, nonce_verifier, hasAsked };
  }
}

const signIn = ({ id_token, nonce_verifier }: { id_token: string; nonce_verifier: string }) =>
  callApi(loginBySso, { body: { id_token, nonce_verifier }, headers: { "User-Agent": "x" } });
const refusedAs = (code: string) => ({ status: 401, body: { errors: [{ path: "id_token", code }] } });

test("signs in the account with the person's address, once with each token and only in the browser that asked", async () => {
  const brought = await new Browser().bring(eva);
  expect(brought.hasAsked).toBe(true);
  expect(
    await signIn({ ...brought, nonce_verifier: "the secret of another browser, long enough" }),
  ).toMatchObject(refusedAs("not_valid"));
  const answer = await signIn(brought);
  expect(answer.status, answer.text).toBe(200);
  const whoAmI = await callApi(getCurrentUser, { authorization: answer.body.token });
  expect(whoAmI.body).toMatchObject({ username: "Eva", signed_in_by: "sso" });
  expect(await signIn(brought)).toMatchObject(refusedAs("not_valid"));
});

test("refuses the provider's access token, and somebody without an account", async () => {
  const brought = await new Browser().bring(eva);
  expect(await signIn({ ...brought, id_token: brought.access_token })).toMatchObject(refusedAs("not_valid"));
  expect(await signIn(await new Browser().bring("nobody@lab.example"))).toMatchObject(
    refusedAs("unknown_account"),
  );
});

test("takes a proof only from a provider that has just asked, which it does if it is told to", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const browser = new Browser();
  const { token } = (await signIn(await browser.bring(eva))).body;
  const acquire = () => callApi(exportTokens.acquire, { authorization: token });
  const prove = ({ id_token, nonce_verifier }: { id_token: string; nonce_verifier: string }) =>
    callApi(confirm, { authorization: token, body: { id_token, nonce_verifier } });
  expect((await acquire()).status).toBe(200);
  vi.setSystemTime(Date.now() + 16 * 60 * 1000);
  expect(await acquire()).toMatchObject({ status: 403, body: { code: "password_required" } });
  const remembered = await browser.bring(eva);
  expect(remembered.hasAsked).toBe(false);
  expect(await prove(remembered)).toMatchObject(refusedAs("not_valid"));
  expect((await acquire()).status).toBe(403);
  const fresh = await browser.bring(eva, { prompt: "login" });
  expect(fresh.hasAsked).toBe(true);
  expect((await prove(fresh)).status).toBe(204);
  expect((await acquire()).status).toBe(200);
});
