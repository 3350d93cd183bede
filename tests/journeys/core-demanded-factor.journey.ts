import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { shutOut } from "./looks.ts";
import { makeAccount, signIn, signInAs } from "./people.ts";
import { locales, turnsOf } from "./turns.ts";
import { pageWithAuthenticator } from "./virtual-authenticator.ts";
import { misworded } from "./wording.ts";

const password = "Neun-Reagenzglaeser-am-Rhein-47";
const words = {
  "de-DE": {
    group: "Gruppe „Exporte“",
    save: "Speichern",
    title: "Bitte richten Sie einen zweiten Faktor ein",
    setUp: "Authenticator-App einrichten",
    code: "Code aus der App",
    on: "Einschalten",
    kept: "Ich habe sie aufbewahrt",
    entry: "Code aus der Authenticator-App",
    page: "Export",
    reset: "Zweiten Faktor zurücksetzen",
    done: "Der zweite Faktor ist zurückgesetzt",
    add: "Passkey hinzufügen",
    name: "Name",
    factor: "Zweiter Faktor",
    missing: "Zweiter Faktor fehlt",
    log: { search: "Nach Konto, Sache oder IP-Adresse suchen", off: "Zweiter Faktor ausgeschaltet" },
  },
  "en-GB": {
    group: "Group “Exports”",
    save: "Save",
    title: "Please set up a second factor",
    setUp: "Set up authenticator app",
    code: "Code from the app",
    on: "Turn on",
    kept: "I have kept them",
    entry: "Code from the authenticator app",
    page: "Export",
    reset: "Reset second factor",
    done: "The second factor is reset",
    add: "Add passkey",
    name: "Name",
    factor: "Second factor",
    missing: "Second factor missing",
    log: { search: "Search by account, thing or IP address", off: "Second factor turned off" },
  },
} as const;
const inTurn = turnsOf(words);

/** Demands the factor of the group, or no longer. */
async function demand(
  admin: Page,
  texts: { group: string; save: string },
  isDemanded: boolean,
): Promise<void> {
  await admin.goto("/einstellungen/system");
  await admin.getByLabel(texts.group).setChecked(isDemanded);
  const saved = admin.waitForResponse((answer) => answer.request().method() === "PATCH");
  await admin.getByRole("button", { name: texts.save }).click();
  expect((await saved).status()).toBe(200);
}

/** Finds an account among those whose second factor is in this state. */
async function findByFactor(admin: Page, factor: string, state: string, username: string): Promise<void> {
  await admin.goto("/einstellungen/konten");
  await admin.getByRole("combobox", { name: factor }).click();
  await admin.getByRole("option", { name: state, exact: true }).click();
  const row = admin.getByRole("row").filter({ hasText: username });
  await expect(row).toContainText(state);
  // The administrator has none; the unfiltered list stays, faded, until the filtered one has come.
  await expect(admin.getByRole("row").filter({ hasText: /\((?:Sie|you)\)/ })).toHaveCount(0);
}

for (const locale of locales)
  inTurn()(
    `a demanded factor is set up before anything else, replaced by a recovery code, and reset when all is lost, in ${locale}`,
    async ({ page: admin, browser, baseURL, say: texts, code: language }) => {
      await signIn(admin);
      const username = `verlangt-${language}`;
      const id = await makeAccount(admin, { username, password, groups: ["exports"] });
      await demand(admin, texts, true);
      try {
        const theirs = await pageWithAuthenticator(browser, baseURL, locale);
        const title = theirs.getByRole("heading", { name: texts.title });
        await signInAs(theirs, { username, password });
        await expect(title).toBeVisible();
        await findByFactor(admin, texts.factor, texts.missing, username);
        expect(await shutOut(admin, "accounts by factor")).toEqual([]);
        await theirs.goto("/einstellungen/export");
        await expect(title).toBeVisible();
        await expect(theirs.getByRole("button", { name: texts.setUp })).toBeVisible();
        expect(await shutOut(theirs, "demanded factor")).toEqual([]);
        expect(await misworded(theirs, "demanded factor", language)).toEqual([]);
        await theirs.getByRole("button", { name: texts.setUp }).click();
        const secret = ((await theirs.locator("figure code").first().textContent()) ?? "").replaceAll(
          /\s/g,
          "",
        );
        await theirs.getByLabel(texts.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
        await theirs.getByRole("button", { name: texts.on, exact: true }).click();
        await expect(theirs.getByRole("button", { name: texts.kept })).toBeVisible();
        const recovery = ((await theirs.locator("figure code").first().textContent()) ?? "").split("\n");
        await theirs.getByRole("button", { name: texts.kept }).click();
        await expect(theirs.getByRole("heading", { name: texts.page, exact: true, level: 1 })).toBeVisible();

        const locked = await pageWithAuthenticator(browser, baseURL, locale);
        await locked.goto("/login");
        await locked.locator("[name=username]").fill(username);
        await locked.locator("[name=password]").fill(password);
        await locked.keyboard.press("Enter");
        await locked.getByLabel(texts.entry).fill(recovery[0] ?? "");
        await locked.keyboard.press("Enter");
        await expect(locked).not.toHaveURL(/\/login/);

        await findByFactor(admin, texts.factor, "App", username);
        await admin.goto(`/einstellungen/konten/${id}`);
        await admin.getByRole("button", { name: texts.reset }).click();
        await expect(admin.getByText(texts.done)).toBeVisible();
        await admin.goto("/einstellungen/protokoll");
        await admin.getByLabel(texts.log.search).fill(username);
        await expect(admin.getByText(texts.log.off).first()).toBeVisible();

        await locked.goto("/einstellungen/export");
        await expect(locked.getByRole("heading", { name: texts.title })).toBeVisible();
        await locked.getByRole("button", { name: texts.add }).click();
        await locked.getByRole("textbox", { name: texts.name, exact: true }).fill("Neues Gerät");
        await locked.getByRole("button", { name: texts.add }).click();
        await locked.getByRole("button", { name: texts.kept }).click();
        await expect(locked.getByRole("heading", { name: texts.page, exact: true, level: 1 })).toBeVisible();
        await findByFactor(admin, texts.factor, "Passkey", username);
      } finally {
        await demand(admin, texts, false);
      }
    },
  );
