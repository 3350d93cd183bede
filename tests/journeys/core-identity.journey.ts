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
  async ({ page, say: texts }) => {
    await signIn(page, "/einstellungen/export");
    await letProofAge(page);
    await page.getByRole("button", { name: texts.make }).click();
    await expect(question(page, texts)).toBeVisible();
    await expect(question(page, texts).getByText(admin.username, { exact: true })).toBeVisible();
    await expect(question(page, texts).getByLabel(texts.password, { exact: true })).toBeFocused();
    expect(await shutOut(page, "identity question")).toEqual([]);
    expect(await misworded(page, "identity question", texts.code)).toEqual([]);
    await give(page, "falsch");
    await expect(page.getByText(texts.wrong)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page, texts)).toHaveCount(0);
    await expect(page.getByText(texts.notMade)).toBeVisible();
    await expect(page.getByText(texts.needed)).toBeVisible();

    await page.getByRole("button", { name: texts.make }).click();
    await give(page, admin.password);
    await expect(page.getByRole("button", { name: texts.stored })).toBeVisible();
    await expect(question(page, texts)).toHaveCount(0);
  },
);

inTurn()(
  "what was typed stays where one would rather not give it, and the dialog behind stays open",
  async ({ page, say: texts }) => {
    const name = `libelle-${texts.code}`;
    await signIn(page, "/einstellungen/konten/neu");
    await letProofAge(page);
    const username = page.getByLabel(texts.username, { exact: true });
    await username.fill(name);
    await page.getByLabel(texts.email, { exact: true }).fill(`${name}@demo.laborium.example`);
    await page.getByRole("button", { name: texts.create }).click();
    await expect(question(page, texts)).toBeVisible();
    expect(await misworded(page, "identity question", texts.code)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(question(page, texts)).toHaveCount(0);
    await expect(username).toHaveValue(name);
    await page.getByRole("button", { name: texts.create }).click();
    await give(page, admin.password);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    await letProofAge(page);
    await page.getByRole("button", { name: texts.remove }).click();
    const deletion = page.getByRole("dialog").filter({ hasText: name });
    await deletion.getByRole("button", { name: texts.remove }).click();
    await expect(question(page, texts)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page, texts)).toHaveCount(0);
    await expect(deletion.getByText(texts.needed)).toBeVisible();
    await deletion.getByRole("button", { name: texts.remove }).click();
    await question(page, texts).getByLabel(texts.password, { exact: true }).fill(admin.password);
    await question(page, texts).getByRole("button", { name: texts.submit }).click();
    await expect(page).toHaveURL(/\/einstellungen\/konten$/);
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  },
);
