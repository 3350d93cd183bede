import { expect, test } from "@playwright/test";
import { linkFromMail, signIn, signInAs } from "./people.ts";

const resetLink = /http:\/\/\S+\/login\/reset\/\S+/;
const password = "Sieben-Zentrifugen-summen-leise-19";

test("who has forgotten the password sets a new one by mail, and the link works once", async ({ page }) => {
  await signIn(page);
  await page.goto("/einstellungen/konten/neu");
  await page.getByLabel("Kontoname", { exact: true }).fill("wespe");
  await page.getByLabel("E-Mail", { exact: true }).fill("wespe@demo.laborium.example");
  await page.getByText("Jetzt festlegen").click();
  await page.getByLabel("Neues Passwort", { exact: true }).fill("Drei-alte-Brutschraenke-brummen-5");
  await page.getByLabel("Neues Passwort wiederholen").fill("Drei-alte-Brutschraenke-brummen-5");
  await page.getByRole("button", { name: "Anlegen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "wespe" })).toBeVisible();
  await page.goto("/logout");

  await page.getByRole("link", { name: "Passwort vergessen?" }).click();
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByText("Bitte geben Sie Ihren Kontonamen oder")).toBeVisible();
  await page.getByLabel("Kontoname oder E-Mail").fill("wespe");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeVisible();

  const link = await linkFromMail(page, "wespe@demo.laborium.example", resetLink);
  await page.goto(link);
  await page.getByLabel("Neues Passwort", { exact: true }).fill("wespe-wespe-wespe-wespe");
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByText("Keine Ähnlichkeit mit Kontoname und E-Mail: nicht erfüllt")).toBeVisible();
  await expect(page.getByLabel("Neues Passwort", { exact: true })).toBeFocused();
  await page.getByLabel("Neues Passwort", { exact: true }).fill(password);
  await page.getByLabel("Neues Passwort wiederholen").fill(`${password}x`);
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByText("Passwörter stimmen nicht überein")).toBeVisible();
  await page.getByLabel("Neues Passwort wiederholen").fill(password);
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByRole("heading", { name: "Ihr neues Passwort ist gesetzt" })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Dieser Link ist nicht mehr gültig" })).toBeVisible();
  await page.getByRole("button", { name: "Neuen Link anfordern" }).click();
  await expect(page).toHaveURL(/\/login\/reset$/);
  await signInAs(page, { username: "wespe", password });
});

test("a link for nobody is answered like any other", async ({ page }) => {
  await page.goto("/login/reset");
  await page.getByLabel("Kontoname oder E-Mail").fill("niemand");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeVisible();
});

test("the repetition is refused in English too", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, locale: "en-GB" });
  await signIn(page);
  await page.goto("/einstellungen/konten/neu");
  await page.getByText("Set it now").click();
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Repeat new password").fill("something else");
  await expect(page.getByText("The passwords do not match")).toBeVisible();
  await page.close();
});

test("single sign-on is not offered where it is not set up", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Kontoname", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Einrichtung/ })).toHaveCount(0);
});
