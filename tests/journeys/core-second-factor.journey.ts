import { type Browser, expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { loadAxe, violationsOf } from "../support/axe.ts";
import { makeAccount, signIn, signInAs } from "./people.ts";

const password = "Neun-Reagenzglaeser-am-Rhein-47";
const languages = { de: "de-DE", en: "en-GB" } as const;
const words = {
  de: {
    setUp: "Authenticator-App einrichten",
    on: "Einschalten",
    code: "Code aus der App",
    kept: "Ich habe sie aufbewahrt",
    entry: "Code aus der Authenticator-App",
    trust: "Auf diesem Gerät 30 Tage lang nicht nach dem Code fragen",
    reset: "Zweiten Faktor zurücksetzen",
    done: "Der zweite Faktor ist zurückgesetzt",
    failed: "Der Code stimmt nicht",
    log: { search: "Nach Konto, Sache oder IP-Adresse suchen", on: "Zweiter Faktor eingeschaltet" },
  },
  en: {
    setUp: "Set up authenticator app",
    on: "Turn on",
    code: "Code from the app",
    kept: "I have kept them",
    entry: "Code from the authenticator app",
    trust: "Do not ask for a code on this device for 30 days",
    reset: "Reset second factor",
    done: "The second factor is reset",
    failed: "The code is wrong",
    log: { search: "Search by account, thing or IP address", on: "Second factor turned on" },
  },
} as const;

async function expectNoViolations(page: Page): Promise<void> {
  await loadAxe(page);
  expect(await violationsOf(page)).toEqual([]);
}

async function pageOf(browser: Browser, baseURL: string | undefined, locale: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale })).newPage();
}
async function give(page: Page, username: string, code: string, label: string): Promise<void> {
  await page.goto("/login");
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.getByLabel(label).fill(code);
}

for (const [language, locale] of Object.entries(languages) as ["de" | "en", string][])
  test(`a second factor is set up, asked for, trusted, replaced by a recovery code and reset, in ${language}`, async ({
    page: start,
    browser,
    baseURL,
  }) => {
    const texts = words[language];
    await signIn(start);
    const username = `faktor-${language}`;
    const id = await makeAccount(start, { username, password, groups: ["imports"] });

    const theirs = await pageOf(browser, baseURL, locale);
    await signInAs(theirs, { username, password });
    await theirs.goto(`/einstellungen/konten/${id}`);
    await theirs.getByRole("button", { name: texts.setUp }).click();
    await expect(theirs.getByRole("img", { name: /QR/ })).toBeVisible();
    await expectNoViolations(theirs);
    const secret = ((await theirs.locator("figure code").first().textContent()) ?? "").replaceAll(/\s/g, "");
    const codeAt = (later = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 1000 });
    await theirs.getByLabel(texts.code).fill("000000");
    await theirs.getByRole("button", { name: texts.on, exact: true }).click();
    await expect(theirs.getByText(texts.failed, { exact: false })).toBeVisible();
    // The code of the step before leaves the present one for the sign-in.
    await theirs.getByLabel(texts.code).fill(codeAt(-30));
    await theirs.getByRole("button", { name: texts.on, exact: true }).click();
    await expect(theirs.getByRole("button", { name: texts.kept })).toBeVisible();
    const recovery = ((await theirs.locator("figure code").first().textContent()) ?? "").split("\n");
    expect(recovery).toHaveLength(10);
    await theirs.getByRole("button", { name: texts.kept }).click();

    const next = await pageOf(browser, baseURL, locale);
    await give(next, username, codeAt(), texts.entry);
    await expectNoViolations(next);
    await next.getByLabel(texts.trust).check();
    await next.keyboard.press("Enter");
    await expect(next).not.toHaveURL(/\/login/);
    await next.goto("/logout");
    await expect(next).toHaveURL(/\/login/);
    await signInAs(next, { username, password });

    const locked = await pageOf(browser, baseURL, locale);
    await give(locked, username, recovery[0] ?? "", texts.entry);
    await locked.keyboard.press("Enter");
    await expect(locked).not.toHaveURL(/\/login/);

    const admin = await pageOf(browser, baseURL, locale);
    await signInAs(admin, { username: "admin", password: "Laborium-lokal-2026!" });
    await admin.goto(`/einstellungen/konten/${id}`);
    await admin.getByRole("button", { name: texts.reset }).click();
    await expect(admin.getByText(texts.done)).toBeVisible();
    await signInAs(await pageOf(browser, baseURL, locale), { username, password });

    await admin.goto("/einstellungen/protokoll");
    const searched = admin.waitForResponse((response) => response.url().includes(`search=${username}`));
    await admin.getByLabel(texts.log.search).fill(username);
    await searched;
    await expect(admin.getByText(texts.log.on).first()).toBeVisible();
    // Rows of the former search are dimmed until those of this one arrive.
    await expect(admin.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(admin);
  });
