import { type Browser, expect, type Page, test } from "@playwright/test";
import { admin, linkFromMail, signIn, signInAs } from "./people.ts";

const password = "Neun-Reagenzglaeser-am-Rhein-47";
const another = "Zwoelf-Pipetten-im-Regal-83!";
const resetLink = /http:\/\/\S+\/login\/reset\/\S+/;

/** Fills in the form of a new account, up to its password. */
async function beginAccount(page: Page, username: string): Promise<void> {
  await page.goto("/einstellungen/konten");
  await page.getByRole("link", { name: "Neues Konto" }).click();
  await page.getByLabel("Kontoname", { exact: true }).fill(username);
  await page.getByLabel("E-Mail", { exact: true }).fill(`${username}@demo.laborium.example`);
}

async function createAccount(page: Page, username: string): Promise<void> {
  await beginAccount(page, username);
  await page.getByLabel("Importe", { exact: true }).check();
  await page.getByText("Jetzt festlegen").click();
  await page.getByLabel("Neues Passwort", { exact: true }).fill(password);
  await page.getByLabel("Neues Passwort wiederholen").fill(password);
  await page.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
}

async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: "de-DE" })).newPage();
}

test("an account is created, used, given another password, and deleted with what goes along", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await createAccount(page, "biene");

  const theirs = await somebodyElse(browser, baseURL);
  await signInAs(theirs, { username: "biene", password });
  await theirs.goto("/einstellungen");
  await expect(theirs).toHaveURL(/\/einstellungen\/import\/upload/);
  await expect(theirs.getByRole("link", { name: "Konten", exact: true })).toHaveCount(0);

  await test.step("who may not see accounts is told so and stays", async () => {
    await theirs.goto("/einstellungen/konten");
    await expect(theirs.getByText("Keine Berechtigung", { exact: true })).toBeVisible();
    await expect(theirs).not.toHaveURL(/konten$/);
  });

  const elsewhere = await somebodyElse(browser, baseURL);
  await signInAs(elsewhere, { username: "biene", password });

  await test.step("the own account shows its sessions and takes a new password", async () => {
    await theirs.goto("/einstellungen");
    await theirs.getByRole("link", { name: "Mein Konto" }).click();
    await expect(theirs.getByText("Dieses Gerät")).toBeVisible();
    await expect(theirs.getByRole("button", { name: /Sitzung beenden/ })).toHaveCount(1);
    await expect(theirs.getByLabel("Kontoname", { exact: true })).toHaveAttribute("readonly");
    await theirs.getByRole("tab", { name: "Passwort" }).click();
    await theirs.getByLabel("Bisheriges Passwort").fill("falsch");
    await theirs.getByLabel("Neues Passwort", { exact: true }).fill("kurz");
    await expect(theirs.getByText("Mindestens 20 Zeichen: nicht erfüllt")).toBeVisible();
    await expect(theirs.getByText("Einen Kleinbuchstaben: erfüllt")).toBeVisible();
    await theirs.getByLabel("Neues Passwort", { exact: true }).fill(another);
    await theirs.getByLabel("Neues Passwort wiederholen").fill(password);
    await expect(theirs.getByText("Passwörter stimmen nicht überein")).toBeVisible();
    await theirs.getByLabel("Neues Passwort wiederholen").fill(another);
    await theirs.keyboard.press("Control+s");
    await expect(theirs.getByText("Das ist nicht das bisherige Passwort.")).toBeVisible();
    await expect(theirs.getByLabel("Bisheriges Passwort")).toBeFocused();
    await theirs.getByLabel("Bisheriges Passwort").fill(password);
    await theirs.keyboard.press("Control+s");
    await expect(theirs.getByText("Gespeichert")).toBeVisible();
    await expect(theirs.getByLabel("Neues Passwort", { exact: true })).toHaveValue("");
  });

  await test.step("the other session has ended, this one goes on", async () => {
    await elsewhere.goto("/einstellungen/import/log");
    await expect(elsewhere).toHaveURL(/\/login/);
    await theirs.goto("/einstellungen/import/log");
    await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("deleting shows what goes along", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Löschen" }).click();
    const question = page.getByRole("dialog");
    await expect(question.getByText("Konto „biene“ löschen?")).toBeVisible();
    await expect(question.getByText("1 Sitzung endet")).toBeVisible();
    await question.getByRole("button", { name: "Löschen" }).click();
    await expect(page).toHaveURL(/\/einstellungen\/konten$/);
    await expect(page.getByRole("link", { name: "biene" })).toHaveCount(0);
  });
  await theirs.goto("/einstellungen/import/log");
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.context().close();
  await elsewhere.context().close();
});

test("a new account can be sent a link, by which its owner sets the password", async ({ page }) => {
  await signIn(page);
  await beginAccount(page, "hummel");
  await page.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByText("der Link ist unterwegs")).toBeVisible();
  const link = await linkFromMail(page, "hummel@demo.laborium.example", resetLink);
  await page.goto(link);
  await expect(page.getByText("für das Konto hummel")).toBeVisible();
  await page.getByLabel("Neues Passwort", { exact: true }).fill(password);
  await page.getByLabel("Neues Passwort wiederholen").fill(password);
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByRole("heading", { name: "Ihr neues Passwort ist gesetzt" })).toBeVisible();
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, { username: "hummel", password });
  await expect(page.getByRole("button", { name: /hummel/ })).toBeVisible();
});

test("names and addresses are taken once, and every wrong field is named at once", async ({ page }) => {
  await signIn(page);
  await page.goto("/einstellungen/konten/neu");
  await page.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByText("Bitte füllen Sie dieses Feld aus.")).toBeVisible();
  await expect(page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.")).toBeVisible();
  await page.getByLabel("Kontoname", { exact: true }).fill(admin.username);
  await page.getByLabel("E-Mail", { exact: true }).fill("admin@demo.laborium.example");
  await page.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByText("Diesen Kontonamen gibt es schon.")).toBeVisible();
  await expect(page.getByText("Diese E-Mail-Adresse gehört schon zu einem Konto.")).toBeVisible();
  await expect(page.getByLabel("Kontoname", { exact: true })).toBeFocused();

  await test.step("leaving asks first", async () => {
    await page.getByRole("link", { name: "System", exact: true }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect(page.getByLabel("Kontoname", { exact: true })).toHaveValue(admin.username);
    await page.getByRole("link", { name: "System", exact: true }).click();
    await question.getByRole("button", { name: "Ohne Speichern verlassen" }).click();
    await expect(page).toHaveURL(/\/einstellungen\/system/);
  });
});

test("the last administrator keeps the flag and the account", async ({ page }) => {
  await signIn(page);
  await page.goto("/einstellungen/konten");
  await page.getByRole("link", { name: "admin (Sie)" }).click();
  await expect(page.getByRole("button", { name: "Löschen" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Gruppen" }).click();
  await expect(page.getByRole("switch", { name: "Administration" })).toBeDisabled();
  await expect(page.getByText("Ein Labor braucht mindestens eines.")).toBeVisible();
});
