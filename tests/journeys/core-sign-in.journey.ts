import { expect, test } from "@playwright/test";
import { signIn } from "./people.ts";

test("a visitor is led to the log-in and, once signed in, to where they wanted to go", async ({ page }) => {
  await page.goto("/einstellungen/import/log");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page).toHaveTitle(/Anmelden \| Laborium$/);
  await page.getByLabel("Kontoname").fill("admin");
  await page.getByLabel("Passwort", { exact: true }).fill("falsch");
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByText("Kontoname oder Passwort stimmt nicht.")).toBeVisible();
  await page.getByLabel("Passwort", { exact: true }).fill("Laborium-lokal-2026!");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/einstellungen\/import\/log/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("signing out ends the session, for the browser and for the token, and forgets what was open", async ({
  page,
}) => {
  await signIn(page, "/einstellungen/konten");
  await page
    .locator("main")
    .getByRole("link", { name: /^admin/ })
    .first()
    .click();
  const remembered = () =>
    page.evaluate(() =>
      Object.keys({ ...localStorage }).filter((key) => key.startsWith("laborium.visited/")),
    );
  await expect.poll(remembered).toHaveLength(1);
  const token = await page.evaluate(() =>
    Object.values({ ...localStorage })
      .map((value) => /lb[s]_[\w-]+/.exec(String(value))?.[0])
      .find(Boolean),
  );
  await page.getByRole("button", { name: /admin/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await remembered()).toEqual([]);
  const answer = await page.evaluate(async (token) => {
    const response = await fetch("/api/user/current/", { headers: { authorization: `Token ${token}` } });
    return { status: response.status, body: await response.json() };
  }, token);
  expect(answer).toMatchObject({ status: 401, body: { detail: "Invalid token." } });
  await page.goto("/laboreditor/analyse");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("a host that is no laboratory shows the page that says so", async ({ page, baseURL }) => {
  await page.goto(`http://niemand.localhost:${new URL(baseURL ?? "").port}/`);
  await expect(page).toHaveURL(/\/login\/nicht-gefunden/);
  await expect(page.getByRole("heading", { name: "Labor nicht gefunden" })).toBeVisible();
});

test("the app speaks English to an English browser", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, locale: "en-GB" });
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.close();
});

test("a laboratory without the print module sees what it is, and cannot use it", async ({
  page,
  baseURL,
}) => {
  await signIn(page, `http://nord.localhost:${new URL(baseURL ?? "").port}/dashboard`);
  await page
    .getByRole("navigation", { name: "Module" })
    .getByRole("link", { name: /PrintPublisher/ })
    .click();
  await expect(page).toHaveURL(/\/printpublisher\/info/);
});
