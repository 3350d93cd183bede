import { type APIRequestContext, type APIResponse, expect, type Page, test } from "@playwright/test";
import { port } from "./playwright.config.ts";

export const admin = { username: "admin", password: "Laborium-lokal-2026!" };

/** Signs in, whatever the language of the page, and waits until the log-in page is left. */
export async function signInAs(
  page: Page,
  { username, password }: { username: string; password: string },
  path = "/login",
): Promise<void> {
  await page.goto(path);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  // The first log-ins wait for functions of a fresh cloud that all start at once.
  await expect(page).not.toHaveURL(/\/login/, { timeout: 60_000 });
}

/** Sends a request again, as the app does, as long as the server is too busy for it. */
export async function patiently(send: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer = await send();
  for (let tries = 1; answer.status() === 503 && tries < 6; tries += 1) answer = await send();
  return answer;
}

/** Begins a session of a person of the laboratory at a host, without the form; returns its token. */
export async function logIn(
  request: APIRequestContext,
  host: string,
  { username, password }: { username: string; password: string } = admin,
): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const address = `http://127.0.0.1:${host.split(":")[1]}/api/auth/verification/login/`;
  const answer = await patiently(() =>
    request.post(address, { headers: { host, authorization }, timeout: 60_000 }),
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/**
 * Begins a session of the laboratory's administrator and opens a page, by default the dashboard. It skips the log-in form, which takes
 * two loads of the app; use `signInAs` to sign in by the form.
 */
export async function signIn(page: Page, path = "/dashboard"): Promise<void> {
  const address = new URL(path, test.info().project.use.baseURL);
  const token = await logIn(page.request, address.host);
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: address.origin, localStorage: [{ name: "laborium.token", value: token }] }],
  });
  await page.goto(address.href);
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Makes an account of its own by the page of the laboratory's administrator. @returns its id */
export const makeAccount = (
  admin: Page,
  { username, ...facts }: { username: string; password: string; groups: string[] },
): Promise<string> =>
  admin.evaluate(
    async (body) => {
      const headers = {
        authorization: `Token ${localStorage.getItem("laborium.token")}`,
        "content-type": "application/json",
      };
      const answer = await fetch("/api/user/list/", { method: "POST", headers, body: JSON.stringify(body) });
      return (await answer.json()).id as string;
    },
    { username, email: `${username}@demo.laborium.example`, ...facts },
  );

/** Goes to another address of the app without loading it anew, as its own links do. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // The router keeps this state with each entry of the history: without its place there, it could not ask a page whether it may be left.
    const state = { ...history.state, key: String(performance.now()), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);

/** Requests the public side of `demo` without a browser, since only browsers resolve its name. */
export const visit = (
  request: APIRequestContext,
  method: "GET" | "POST",
  path: string,
  { headers, ...options }: Parameters<APIRequestContext["fetch"]>[1] = {},
) =>
  request.fetch(`http://127.0.0.1:${port}${path}`, {
    ...options,
    method,
    headers: { host: `public.demo.localhost:${port}`, ...headers },
  });

let isCatalogueThere = false;
/** Waits until the demo catalogue of a new laboratory is there, in this worker's cloud. */
export async function catalogueThere(page: Page): Promise<void> {
  const statusOf = async (path: string) => (await visit(page.request, "GET", path)).status();
  // The search index is written a little later than the page becomes readable.
  for (const path of isCatalogueThere ? [] : ["/embed/analyses/TSH/", "/embed/index.json"])
    await expect.poll(() => statusOf(path), { timeout: 120_000 }).toBe(200);
  isCatalogueThere = true;
}

/** Waits for the newest mail to an address, as the page of the local mailbox shows it; returns the link in it. */
export async function linkFromMail(page: Page, address: string, link: RegExp): Promise<string> {
  const mailbox = `http://localhost:${port}/mailbox`;
  let href: string | undefined;
  await expect(async () => {
    await page.goto(mailbox);
    await page.getByRole("row", { name: address }).first().getByRole("link").click({ timeout: 1_000 });
    href = link.exec((await page.locator("pre").textContent()) ?? "")?.[0];
    expect(href).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return href ?? "";
}
