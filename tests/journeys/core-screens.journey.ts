import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./people.ts";

/** Every screen of accounts, settings, help and log-in, with its heading in both languages. */
const visitors = [
  ["/login", "Willkommen zurück", "Welcome back"],
  ["/login/reset", "Passwort zurücksetzen", "Reset password"],
  ["/login/reset/nicht-gut", "Dieser Link ist nicht mehr gültig", "This link is no longer valid"],
  ["/login/impressum", "Impressum", "Imprint"],
] as const;
const staff = [
  ["/einstellungen/konten", "Konten", "Accounts"],
  ["/einstellungen/konten/neu", "Neues Konto", "New account"],
  ["/einstellungen/system", "System", "System"],
  ["/einstellungen/export", "Export", "Export"],
  ["/einstellungen/import/post", "Import per HTTP POST", "Import by HTTP POST"],
  ["/news", "Neuigkeiten", "News"],
  ["/hilfe", "Hilfe", "Help"],
  ["/tastenkuerzel", "Tastenkürzel", "Keyboard shortcuts"],
  ["/ueber", "Über Laborium", "About Laborium"],
  ["/impressum", "Impressum", "Imprint"],
  ["/laboreditor/info", "Analysen dort pflegen", "Maintain analyses where"],
  ["/webpublisher/info", "Ihr Leistungsverzeichnis im Web", "Your directory of services"],
  ["/printpublisher/info", "Der gedruckte Katalog", "The printed catalogue"],
  ["/laborshop/info", "Entnahmematerial bestellen", "Order"],
  ["/ringversuche/info", "Ringversuchszertifikate", "Proficiency certificates"],
] as const;

/** Opens a screen and looks at it in light and dark; answers what shuts somebody out. */
async function look(page: Page, path: string, heading: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  await expect(page).toHaveTitle(/ \| Laborium$/);
  await page.waitForLoadState("networkidle");
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The pages before the log-in take the scheme when they are opened.
    if (path.startsWith("/login")) await page.reload({ waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${path} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 200)}`),
    );
  }
  return found;
}

for (const [place, locale] of ["de-DE", "en-GB"].entries()) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("visitors find every screen before the log-in, and nobody is shut out", async ({ page }) => {
      const found: string[] = [];
      for (const [path, ...headings] of visitors) {
        found.push(...(await look(page, path, headings[place] ?? "")));
      }
      expect(found).toEqual([]);
    });

    test("staff find every screen of settings, help and modules, and nobody is shut out", async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await signIn(page);
      const found: string[] = [];
      for (const [path, ...headings] of staff) {
        found.push(...(await look(page, path, headings[place] ?? "")));
      }
      await page.goto("/einstellungen/konten");
      await page.getByRole("row").getByRole("link", { name: /admin/ }).click();
      await expect(page.getByRole("tab")).toHaveCount(3);
      const own = new URL(page.url()).pathname;
      for (const tab of ["", "?tab=gruppen", "?tab=passwort"]) {
        found.push(...(await look(page, own + tab, place === 0 ? "Mein Konto" : "My account")));
      }
      expect(found).toEqual([]);
    });
  });
}
