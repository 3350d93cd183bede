import { expect, type Page, test } from "@playwright/test";
import { addAccount, callerOf } from "./caller.ts";
import { shutOut } from "./looks.ts";
import { admin, catalogueThere, signIn, signInAs } from "./people.ts";
import { port } from "./playwright.config.ts";
import { logOf } from "./provider.ts";
import { turnsOf } from "./turns.ts";

const words = {
  "de-DE": {
    name: "Name (Deutsch)",
    expired: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    draft: "Nicht gespeicherte Eingaben gefunden",
    restore: "Eingaben übernehmen",
    logout: "Abmelden",
    accounts: "Konten",
  },
  "en-GB": {
    name: "Name (German)",
    expired: "Your session has expired. Please sign in again.",
    draft: "Unsaved input found",
    restore: "Restore the input",
    logout: "Sign out",
    accounts: "Accounts",
  },
} as const;

/** Signs in on the log-in page that is shown. */
async function signInHere(page: Page, person: { username: string; password: string }): Promise<void> {
  await page.locator("[name=username]").fill(person.username);
  await page.locator("[name=password]").fill(person.password);
  await page.keyboard.press("Enter");
}

const inTurn = turnsOf(words);

inTurn()(
  "whoever is signed out from elsewhere comes back to where they were, and to what they typed",
  async ({ page, request, say: texts, code }) => {
    const owner = await callerOf(request);
    const account = await addAccount(owner, `motte-${code}`, ["laboreditor", "analyses"]);
    await signInAs(page, account);
    await catalogueThere(page);
    await page.goto("/laboreditor/analyse?search=FERR");
    await page
      .getByRole("link", { name: / FERR(?: |$)/ })
      .first()
      .press("Enter");
    const name = page.getByLabel(texts.name, { exact: true });
    const before = await name.inputValue();
    await name.press("End");
    await page.keyboard.type(" ungespeichert");
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes(".draft/"))))
      .toBe(true);
    const place = new URL(page.url());

    const elsewhere = await callerOf(request, account);
    expect((await elsewhere.call("DELETE", "user/sessions/")).status()).toBeLessThan(300);
    page.on("dialog", (dialog) => dialog.accept());
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(new URL(page.url()).searchParams.get("next")).toBe(place.pathname + place.search);
    await expect(page.getByRole("status")).toContainText(texts.expired);
    expect(await page.evaluate(() => localStorage.getItem("laborium.token"))).toBeNull();
    expect(await shutOut(page, "session ended")).toEqual([]);

    await signInHere(page, account);
    await expect(page).toHaveURL(place.href);
    await expect(page.getByRole("status").filter({ hasText: texts.draft })).toBeVisible();
    expect(await shutOut(page, "draft")).toEqual([]);
    await page.getByRole("button", { name: texts.restore }).press("Enter");
    await expect(name).toHaveValue(`${before} ungespeichert`);

    await test.step("a session that has ended meanwhile is not begun again by opening the app", async () => {
      // A page that is open would notice the end by itself and lead to the log-in page at the same moment.
      await page.goto("about:blank");
      await owner.call("DELETE", `user/list/${account.id}/`);
      await page.goto("/laboreditor/csv");
      await expect(page).toHaveURL(/\/login\?next=%2Flaboreditor%2Fcsv$/);
      await expect(page.getByRole("status")).toContainText(texts.expired);
    });
  },
);

inTurn()(
  "signing out in one tab signs out in all, and signing in leads back",
  async ({ page, context, say: texts }) => {
    await signIn(page, "/einstellungen/konten");
    await expect(page.getByRole("heading", { level: 1, name: texts.accounts })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/dashboard");
    await other.getByRole("button", { name: /admin/ }).press("Enter");
    await other.getByRole("menuitem", { name: texts.logout }).press("Enter");
    await expect(other).toHaveURL(/\/login$/);
    await expect(page).toHaveURL(/\/login\?next=%2Feinstellungen%2Fkonten$/);
    await expect(page.getByText(texts.expired)).toHaveCount(0);

    await signInAs(other, admin);
    await expect(page.getByRole("heading", { level: 1, name: texts.accounts })).toBeVisible();
    await expect(page).toHaveURL(/\/einstellungen\/konten$/);
  },
);
test.describe("an error that nothing catches", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
  });
  test("is in the log, without anything personal", async ({ page, request }) => {
    await signIn(page);
    // Only letters: five digits in a row are taken for a person's number and left out.
    const mark = `Kaputt${Date.now()
      .toString(36)
      .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
    const reported = page.waitForResponse((answer) => answer.url().includes("/errors/"));
    await page.evaluate((message) => {
      const secret = localStorage.getItem("laborium.token");
      setTimeout(() => {
        throw new RangeError(
          `${message} bei biene@labor.example mit ${secret} an "Erika Muster" +49 30 5550100`,
        );
      });
    }, mark);
    expect((await reported).status()).toBe(204);
    await expect.poll(() => logOf("CoreErrors")).toContain(mark);
    const line = (await logOf("CoreErrors")).split("\n").find((each) => each.includes(mark)) ?? "";
    expect(line).toContain('"environment":"local"');
    expect(line).toContain('"tenant":"demo"');
    expect(line).toContain("/dashboard");
    expect(line).toContain("Chrome 150");
    const token = await page.evaluate(() => localStorage.getItem("laborium.token") ?? "");
    for (const personal of ["biene", "labor.example", token, "Erika", "5550100", "admin", "127.0.0.1"]) {
      expect(line).not.toContain(personal);
    }

    await test.step("the same again is not reported twice, and nobody can flood the log", async () => {
      const headers = { host: `demo.localhost:${port}` };
      const report = () =>
        request.post(`http://127.0.0.1:${port}/api/errors/`, { headers, data: { message: "flood" } });
      let answer = await report();
      for (let sent = 1; sent < 200 && answer.status() === 204; sent += 1) answer = await report();
      expect(answer.status()).toBe(429);
      expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: "too_many_requests" });
      await page.evaluate(() => void Promise.reject(new TypeError("again")));
      await page.getByRole("link", { name: "Impressum" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
    });
  });
});
