import { expect, type Locator, type Page, test } from "@playwright/test";
import { textSources } from "../../web/app/manifests.ts";
import { clientOf } from "../support/browserless.ts";
import { callerOf } from "./caller.ts";
import { admin, catalogueThere } from "./people.ts";

export type Locale = "de-DE" | "en-GB";
type Sources = typeof textSources;
type Texts = { [Context in keyof Sources]: Awaited<ReturnType<Sources[Context]>>["default"] };

async function textsOf(language: "de" | "en"): Promise<Texts> {
  const loaded = Object.entries(textSources).map(
    async ([context, load]) => [context, (await load(language)).default] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Texts;
}

/** Texts of the screens, by language and context, as the app itself loads them. */
export const words: Record<Locale, Texts> = { "de-DE": await textsOf("de"), "en-GB": await textsOf("en") };

/** A text with its gaps filled, `{{name}}` by the value of `name`. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => String(values[gap]));

/** Presses Tab until the wanted element has the focus. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < limit; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not lead there.");
}

/** Calls the API as the signed-in person, but behind the page's back, like a change made elsewhere. */
export async function callApi<Output = unknown>(
  page: Page,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; etag: string; output: Output }> {
  return page.evaluate(
    async ([address, verb, sent, extra]) => {
      const send = () =>
        fetch(address, {
          method: verb,
          headers: {
            authorization: `Token ${localStorage.getItem("laborium.token")}`,
            "content-type": "application/json",
            ...extra,
          },
          ...(sent ? { body: JSON.stringify(sent) } : {}),
        });
      // Like the app, read again if the server was too busy or the connection was lost.
      const tries = verb === "GET" ? 6 : 1;
      const attempt = async (left: number): Promise<Response> => {
        const answer = await send().catch((error: unknown) => {
          if (left === 1) throw error;
        });
        return answer && (answer.status !== 503 || left === 1) ? answer : attempt(left - 1);
      };
      const answer = await attempt(tries);
      const text = await answer.text();
      return {
        status: answer.status,
        etag: answer.headers.get("etag") ?? "",
        output: text ? JSON.parse(text) : null,
      };
    },
    [`/api/${path}`, method, body, headers] as const,
  );
}

/** Changes an analysis as another person would elsewhere; returns the status. */
export async function changeElsewhere(page: Page, id: string, body: object): Promise<number> {
  const { etag } = await callApi(page, "GET", `laboreditor/edit/${id}/`);
  const { status } = await callApi(page, "PATCH", `laboreditor/edit/${id}/`, body, { "if-match": etag });
  return status;
}

/** Imports a file of the import format elsewhere and waits until it is visible; returns the entry of the log. */
export async function importElsewhere(page: Page, content: object): Promise<string> {
  const [laboratory] = new URL(page.url()).hostname.split(".");
  const elsewhere = await callerOf(page.request, admin, laboratory);
  const file = Buffer.from(JSON.stringify({ version: 1, ...content }));
  const entry = await elsewhere.sendFile("elsewhere.json", file, "mode=partial");
  expect(entry, JSON.stringify(entry)).toMatchObject({ status: "success" });
  return entry.id;
}

/** The id in the page's address, `/laboreditor/analyse/<id>` or `/laboreditor/collections/<id>`. */
export const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[3] ?? "";

/** The id of the analysis with a code. */
export async function idOfCode(page: Page, code: string): Promise<string> {
  const { status, output } = await callApi<{ results: { id: string; code: string }[] }>(
    page,
    "GET",
    `laboreditor/list/?search=${encodeURIComponent(code)}`,
  );
  expect(status, JSON.stringify(output)).toBe(200);
  const analysis = output.results.find((row) => row.code === code);
  if (!analysis) throw new Error(`There is no analysis ${code}.`);
  return analysis.id;
}

/** The link of an analysis in the list, by its code. */
export const linkOf = (page: Page, code: string) =>
  page.getByRole("link", { name: new RegExp(` ${code}(?: |$)`) }).first();

/** Opens the editor of an analysis and waits until its form is shown; returns the id. */
export async function openEditor(page: Page, code: string, language = ""): Promise<string> {
  const id = await idOfCode(page, code);
  await page.goto(`/laboreditor/analyse/${id}${language && `/${language}`}`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  return id;
}

const tokens = new Map<string, string>();

/** Signs in as the laboratory's administrator, with a log-in shared by all journeys of the editor, once the demo catalogue is there. */
export async function enter(
  page: Page,
  path = "/laboreditor",
  tenant: "demo" | "nord" = "demo",
): Promise<void> {
  const home = `http://${tenant}.localhost:${new URL(test.info().project.use.baseURL ?? "").port}`;
  let token = tokens.get(tenant);
  if (!token) {
    await page.goto(`${home}/login`);
    // The second laboratory is set up while the first is in use already.
    const isThere = () => page.evaluate(async () => (await fetch("/api/settings/public/")).ok);
    await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
    token = await page.evaluate(
      async (credentials) => {
        const answer = await fetch("/api/auth/verification/login/", {
          method: "POST",
          headers: { authorization: `Basic ${credentials}` },
        });
        return ((await answer.json()) as { token: string }).token;
      },
      btoa(`${admin.username}:${admin.password}`),
    );
    tokens.set(tenant, token);
    if (tenant === "demo") await catalogueThere(page);
  }
  await page.addInitScript((stored) => localStorage.setItem("laborium.token", stored), token);
  await page.goto(home + path);
}

/** Waits until a public page shows the expected text, within ten seconds of a change. */
export async function publicSays(page: Page, path: string, says: (html: string) => boolean): Promise<void> {
  const visitor = clientOf("public.demo", Number(new URL(page.url()).port));
  await expect
    .poll(async () => says((await visitor.call(path)).bytes.toString()), {
      timeout: 10_000,
      intervals: [300],
    })
    .toBe(true);
}

/** Runs a save, and waits for its successful answer and until the page no longer asks before leaving. */
export async function saved(page: Page, save: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.status() === 200,
  );
  await save();
  await answer;
  await page.waitForFunction(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
}
