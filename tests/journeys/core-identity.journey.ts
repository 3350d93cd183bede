import { expect, type Page } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { admin, signIn } from "./people.ts";
import { letProofAge } from "./proof.ts";
import { turnsOf } from "./turns.ts";
import { misworded } from "./wording.ts";

const words = {
  "de-DE": {
    code: "de",
    title: "Bitte bestätigen Sie, dass Sie es sind",
    password: "Passwort",
    wrong: "Das ist nicht das Passwort dieses Kontos.",
    submit: "Bestätigen",
    make: "Token erzeugen",
    notMade: "Das Token konnte nicht erzeugt werden",
    needed: "Bitte geben Sie dafür noch einmal Ihr Passwort ein. Es wurde nichts geändert.",
    stored: "Ich habe es gespeichert",
    username: "Kontoname",
    email: "E-Mail",
    create: "Anlegen",
    remove: "Löschen",
  },
  "en-GB": {
    code: "en",
    title: "Please confirm that it is you",
    password: "Password",
    wrong: "This is not the password of this account.",
    submit: "Confirm",
    make: "Create token",
    notMade: "The token could not be created",
    needed: "Please enter your password again to do this. Nothing has been changed.",
    stored: "I have stored it",
    username: "Account name",
    email: "E-mail",
    create: "Create",
    remove: "Delete",
  },
} as const;

const inTurn = turnsOf(words);
const question = (page: Page, { title }: { title: string }) => page.getByRole("dialog", { name: title });
const give = async (page: Page, password: string) => {
  await page.locator("dialog [name=password]").fill(password);
  await page.keyboard.press("Enter");
};

inTurn()(
  "what lets somebody stay needs the password again after a while, and goes on once it is given",
  async ({ page, say }) => {
    await signIn(page, "/einstellungen/export");
    await letProofAge(page);
    await page.getByRole("button", { name: say.make }).click();
    await expect(question(page, say)).toBeVisible();
    await expect(question(page, say).getByText(admin.username, { exact: true })).toBeVisible();
    await expect(question(page, say).getByLabel(say.password, { exact: true })).toBeFocused();
    expect(await shutOut(page, "identity question")).toEqual([]);
    expect(await misworded(page, "identity question", say.code)).toEqual([]);
    await give(page, "falsch");
    await expect(page.getByText(say.wrong)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page, say)).toHaveCount(0);
    await expect(page.getByText(say.notMade)).toBeVisible();
    await expect(page.getByText(say.needed)).toBeVisible();

    await page.getByRole("button", { name: say.make }).click();
    await give(page, admin.password);
    await expect(page.getByRole("button", { name: say.stored })).toBeVisible();
    await expect(question(page, say)).toHaveCount(0);
  },
);

inTurn()(
  "what was typed stays where one would rather not give it, and the dialog behind stays open",
  async ({ page, say }) => {
    const name = `libelle-${say.code}`;
    await signIn(page, "/einstellungen/konten/neu");
    await letProofAge(page);
    const username = page.getByLabel(say.username, { exact: true });
    await username.fill(name);
    await page.getByLabel(say.email, { exact: true }).fill(`${name}@demo.laborium.example`);
    await page.getByRole("button", { name: say.create }).click();
    await expect(question(page, say)).toBeVisible();
    expect(await misworded(page, "identity question", say.code)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(question(page, say)).toHaveCount(0);
    await expect(username).toHaveValue(name);
    await page.getByRole("button", { name: say.create }).click();
    await give(page, admin.password);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await letProofAge(page);
    await page.getByRole("button", { name: say.remove }).click();
    const deletion = page.getByRole("dialog").filter({ hasText: name });
    await deletion.getByRole("button", { name: say.remove }).click();
    await expect(question(page, say)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page, say)).toHaveCount(0);
    await expect(deletion.getByText(say.needed)).toBeVisible();
    await deletion.getByRole("button", { name: say.remove }).click();
    await question(page, say).getByLabel(say.password, { exact: true }).fill(admin.password);
    await question(page, say).getByRole("button", { name: say.submit }).click();
    await expect(page).toHaveURL(/\/einstellungen\/konten$/);
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  },
);
