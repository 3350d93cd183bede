import { expect, type Page } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { makeAccount, signIn, signInAs } from "./people.ts";
import { letProofAge } from "./proof.ts";
import { locales, turnsOf } from "./turns.ts";
import { pageWithAuthenticator } from "./virtual-authenticator.ts";
import { misworded } from "./wording.ts";

const password = "Neun-Reagenzglaeser-am-Rhein-47";
const words = {
  "de-DE": {
    add: "Passkey hinzufügen",
    name: "Name",
    kept: "Ich habe sie aufbewahrt",
    unused: "noch nicht benutzt",
    used: "zuletzt benutzt",
    signIn: "Mit Passkey anmelden",
    code: "Code aus der Authenticator-App",
    beside: "Stattdessen Passkey verwenden",
    confirm: "Mit Passkey bestätigen",
    question: "Bitte bestätigen Sie, dass Sie es sind",
    rename: "Diensthandy umbenennen",
    save: "Speichern",
    removeOne: "Handy entfernen",
    remove: "Entfernen",
    removed: "Der Passkey Handy ist entfernt",
    last: "Danach genügt bei der Anmeldung wieder Ihr Passwort",
    refused: "Dieser Passkey wurde nicht angenommen",
    log: { search: "Nach Konto, Sache oder IP-Adresse suchen", entry: "Anmeldung mit Passkey" },
  },
  "en-GB": {
    add: "Add passkey",
    name: "Name",
    kept: "I have kept them",
    unused: "not used yet",
    used: "last used",
    signIn: "Sign in with a passkey",
    code: "Code from the authenticator app",
    beside: "Use a passkey instead",
    confirm: "Confirm with a passkey",
    question: "Please confirm that it is you",
    rename: "Rename Diensthandy",
    save: "Save",
    removeOne: "Remove Handy",
    remove: "Remove",
    removed: "The passkey Handy has been removed",
    last: "Your password alone will then be enough to sign in",
    refused: "This passkey was not accepted",
    log: { search: "Search by account, thing or IP address", entry: "Sign-in with a passkey" },
  },
} as const;
const inTurn = turnsOf(words);

const isIn = (page: Page) => expect(page).not.toHaveURL(/\/login/, { timeout: 30_000 });
async function leave(page: Page): Promise<void> {
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login/);
}
/** Guesses until the password is held up at this place. */
async function guess(page: Page, username: string): Promise<void> {
  const statuses = await page.evaluate(async (name) => {
    const codes: number[] = [];
    for (let count = 0; count < 8; count++) {
      const headers = {
        authorization: `Basic ${btoa(`${name}:Falsch-Geraten-11`)}`,
        "content-type": "application/json",
      };
      const answer = await fetch("/api/auth/verification/login/", { method: "POST", headers, body: "{}" });
      codes.push(answer.status);
    }
    return codes;
  }, username);
  expect(statuses).toContain(429);
}

for (const locale of locales)
  inTurn()(
    `a passkey is added, signs in alone and beside a password, passes a held name, and is removed, in ${locale}`,
    async ({ page: admin, browser, baseURL, say: texts, code }) => {
      await signIn(admin);
      const username = `passkey-${code}`;
      const id = await makeAccount(admin, { username, password, groups: ["imports"] });
      const theirs = await pageWithAuthenticator(browser, baseURL, locale);
      await signInAs(theirs, { username, password });
      await theirs.goto(`/einstellungen/konten/${id}`);
      await theirs.getByRole("button", { name: texts.add }).click();
      await theirs.getByRole("textbox", { name: texts.name, exact: true }).fill("Diensthandy");
      await theirs.getByRole("button", { name: texts.add }).click();
      await expect(theirs.getByRole("button", { name: texts.kept })).toBeVisible();
      expect(await shutOut(theirs, "passkey added")).toEqual([]);
      const recovery = ((await theirs.locator("figure code").first().textContent()) ?? "").split("\n");
      expect(recovery).toHaveLength(10);
      await theirs.getByRole("button", { name: texts.kept }).click();
      await expect(theirs.getByText(texts.unused, { exact: false })).toBeVisible();

      await leave(theirs);
      await guess(theirs, username);
      await theirs.getByRole("button", { name: texts.signIn }).click();
      await isIn(theirs);

      await letProofAge(theirs);
      await theirs.goto(`/einstellungen/konten/${id}`);
      const lines = theirs.getByRole("region", { name: "Passkeys" }).getByRole("listitem");
      await expect(lines.getByText(texts.used, { exact: false })).toBeVisible();
      expect(await shutOut(theirs, "passkeys")).toEqual([]);
      expect(await misworded(theirs, "passkeys", code)).toEqual([]);
      await theirs.getByRole("button", { name: texts.rename }).click();
      await theirs.getByRole("textbox", { name: texts.name, exact: true }).fill("Handy");
      await theirs.locator("li").getByRole("button", { name: texts.save }).click();
      await expect(theirs.getByRole("dialog", { name: texts.question })).toBeVisible();
      expect(await shutOut(theirs, "identity question with a passkey")).toEqual([]);
      await theirs.getByRole("button", { name: texts.confirm }).click();
      await expect(theirs.getByText("Handy", { exact: true })).toBeVisible();

      await leave(theirs);
      // The guesses have kept this browser's password waiting, not that of another place; a code is asked for only after it.
      await expect(async () => {
        await theirs.goto("/login");
        await theirs.locator("[name=username]").fill(username);
        await theirs.locator("[name=password]").fill(password);
        await theirs.keyboard.press("Enter");
        await expect(theirs.getByLabel(texts.code)).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 90_000 });
      expect(await shutOut(theirs, "code or passkey")).toEqual([]);
      await theirs.getByRole("button", { name: texts.beside }).click();
      await isIn(theirs);

      await theirs.goto(`/einstellungen/konten/${id}`);
      await theirs.getByRole("button", { name: texts.removeOne }).click();
      await expect(theirs.getByText(texts.last, { exact: false })).toBeVisible();
      expect(await shutOut(theirs, "passkey removed")).toEqual([]);
      await theirs.getByRole("button", { name: texts.remove, exact: true }).click();
      await expect(theirs.getByText(texts.removed)).toBeVisible();
      await leave(theirs);
      await theirs.getByRole("button", { name: texts.signIn }).click();
      await expect(theirs.getByText(texts.refused, { exact: false })).toBeVisible();

      await admin.goto("/einstellungen/protokoll");
      await admin.getByLabel(texts.log.search).fill(username);
      await expect(admin.getByText(texts.log.entry).first()).toBeVisible();
    },
  );
