import { expect, test } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { signIn } from "./people.ts";
import { turnsOf } from "./turns.ts";

const words = {
  "de-DE": {
    name: "Name des Labors",
    help: "Hilfe",
    system: "System",
    accounts: "Konten",
    about: "Über Laborium",
    newVersion: "Neue Version verfügbar",
    activate: "Aktualisierung aktivieren",
    leave: "Ohne Speichern verlassen",
    noConnection: "Keine Verbindung",
    unreachable: "Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Internetverbindung.",
    retry: "Erneut versuchen",
    notLoaded: "Das konnte nicht geladen werden",
    old: "Dieser Browser ist zu alt für Laborium.",
    crashed: "Diese Seite konnte nicht angezeigt werden",
  },
  "en-GB": {
    name: "Name of the laboratory",
    help: "Help",
    system: "System",
    accounts: "Accounts",
    about: "About Laborium",
    newVersion: "New version available",
    activate: "Activate update",
    leave: "Leave without saving",
    noConnection: "No connection",
    unreachable: "The server cannot be reached. Please check your internet connection.",
    retry: "Try again",
    notLoaded: "This could not be loaded",
    old: "This browser is too old for Laborium.",
    crashed: "This page could not be shown",
  },
} as const;

const fiveMinutes = 5 * 60_000;

const inTurn = turnsOf(words);

inTurn()(
  "a new version is told of after five minutes, takes nobody's input, and is there after one press",
  async ({ page, say: texts }) => {
    await page.clock.install();
    await signIn(page);
    const running = await page.evaluate(async () => (await fetch("/api/version/")).json());
    const offered = await page.evaluate(async () => (await fetch("/version.json")).json());
    expect(await page.locator('meta[name="version"]').getAttribute("content")).toBe(offered.version);
    await page.getByRole("link", { name: texts.about }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.about })).toBeVisible();
    // The page and its help ask for the running version only once.
    await expect(page.getByRole("definition").filter({ hasText: running.version })).toBeVisible();
    // Another version cannot be deployed while the cloud runs, so only this answer is replaced.
    let answer: () => Promise<unknown> = async () => undefined;
    let requests = 0;
    await page.route("**/version.json", async (route) => {
      requests += 1;
      await answer();
      await route.fulfill({ json: { version: `${offered.version}-next` } });
    });
    const modal = page.getByRole("dialog", { name: texts.newVersion });

    await page.clock.fastForward(fiveMinutes);
    let release: (value: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    answer = () => held;
    await page.getByRole("button", { name: /admin/ }).press("Enter");
    await page.getByRole("menuitem", { name: /Einstellungen|Settings/ }).press("Enter");
    await page.getByRole("link", { name: texts.system, exact: true }).press("Enter");
    const name = page.getByLabel(texts.name, { exact: true });
    await name.fill("Labor, halb getippt");
    await expect.poll(() => requests).toBe(1);
    const answered = page.waitForResponse((response) => response.url().endsWith("/version.json"));
    release(undefined);
    await (await answered).finished();
    await page.getByRole("link", { name: texts.accounts, exact: true }).press("Enter");
    await expect(modal).toHaveCount(0);
    await expect(name).toHaveValue("Labor, halb getippt");
    await page.getByRole("dialog").getByRole("button", { name: texts.leave }).press("Enter");

    await expect(modal.getByRole("button", { name: texts.activate })).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(modal).toBeVisible();
    expect(requests).toBe(1);
    expect(await shutOut(page, "new version")).toEqual([]);
    await page.unroute("**/version.json");
    const loaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await loaded;
    await expect(page.getByRole("heading", { level: 1, name: texts.accounts })).toBeVisible();
    await expect(modal).toHaveCount(0);
  },
);

inTurn()(
  "without a network nothing is lost, and with it all goes on by itself",
  async ({ page, context, say: texts }) => {
    await signIn(page, "/einstellungen/system");
    const name = page.getByLabel(texts.name, { exact: true });
    await name.fill("Labor ohne Netz");
    await context.setOffline(true);
    const modal = page.getByRole("dialog", { name: texts.noConnection });
    const retry = modal.getByRole("button", { name: texts.retry });
    await expect(modal).toContainText(texts.unreachable);
    await expect(retry).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(retry).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(retry).toHaveAttribute("aria-busy", "true");
    await expect(retry).not.toHaveAttribute("aria-busy", "true");
    await expect(modal).toBeVisible();
    await retry.focus();
    expect(await shutOut(page, "no connection")).toEqual([]);
    await context.setOffline(false);
    await expect(modal).toHaveCount(0);
    await expect(name).toHaveValue("Labor ohne Netz");

    await test.step("what could not be read is read again", async () => {
      await page.getByRole("link", { name: texts.accounts, exact: true }).press("Enter");
      await page.route("**/user/list/**", (route) => route.abort("internetdisconnected"));
      await page.getByRole("dialog").getByRole("button", { name: texts.leave }).press("Enter");
      await expect(page.getByText(texts.notLoaded)).toBeVisible();
      await context.setOffline(true);
      await expect(modal).toBeVisible();
      await page.unroute("**/user/list/**");
      await context.setOffline(false);
      await expect(modal).toHaveCount(0);
      await expect(page.getByRole("link", { name: /^admin/ })).toBeVisible();
    });

    await test.step("a page whose code is not there yet waits for the network", async () => {
      await context.setOffline(true);
      await page.getByRole("link", { name: texts.about }).press("Enter");
      await expect(page.getByRole("heading", { name: texts.noConnection })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: texts.about })).toBeVisible();
    });
  },
);

inTurn()(
  "a server that does not answer is told of, and asked again by loading anew",
  async ({ page, say: texts }) => {
    await page.clock.install();
    await signIn(page);
    await page.route("**/version/", (route) => route.abort("connectionrefused"));
    await page.clock.fastForward(fiveMinutes);
    await page.getByRole("link", { name: texts.about }).press("Enter");
    const retry = page
      .getByRole("dialog", { name: texts.noConnection })
      .getByRole("button", { name: texts.retry });
    await page.clock.runFor(10_000);
    await expect(retry).toBeFocused();
    await page.unroute("**/version/");
    const loaded = page.waitForEvent("load");
    await page.keyboard.press("Enter");
    await loaded;
    await expect(page.getByRole("heading", { level: 1, name: texts.about })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

inTurn()(
  "a page whose code went with a former version is loaded anew, once",
  async ({ page, say: texts }) => {
    await signIn(page);
    let isGone = true;
    page.once("framenavigated", () => {
      isGone = false;
    });
    await page.route("**/assets/about-page*.js", (route) =>
      isGone ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: texts.about }).press("Enter");
    await loaded;
    await expect(page.getByRole("heading", { level: 1, name: texts.about })).toBeVisible();
    await expect(page).toHaveURL(/\/ueber$/);

    isGone = true;
    await page.reload();
    await expect(page.getByRole("heading", { name: texts.crashed })).toBeVisible();
    expect(await shutOut(page, "crashed")).toEqual([]);
  },
);

inTurn()(
  "a browser that is too old says so, in words that it can show",
  async ({ browser, baseURL, say: texts, code, locale }) => {
    const context = await browser.newContext({ baseURL, locale });
    await context.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, "toSpliced");
      Reflect.deleteProperty(window, "structuredClone");
    });
    const page = await context.newPage();
    await page.goto("/login");
    const notice = page.getByRole("alert").filter({ hasText: texts.old });
    await expect(notice).toContainText(/Chrome, Edge, Firefox (?:oder|or) Safari/);
    await expect(notice).toHaveAttribute("lang", code);
    expect(await shutOut(page, "old browser")).toEqual([]);
    await context.close();
  },
);
