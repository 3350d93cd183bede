import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { catalogueThere, signIn } from "./people.ts";

const screens = [
  "/dashboard",
  "/einstellungen/import/upload",
  "/einstellungen/import/log",
  "/einstellungen/import/post",
  "/einstellungen/system",
  "/laboreditor/analyse",
  "/webpublisher",
  "/printpublisher/veroeffentlichen",
  "/laborshop/info",
  "/ringversuche/info",
];
const pages = ["/embed/analyses/", "/embed/analyses/TSH/", "/embed/categories/"];

for (const colorScheme of ["light", "dark"] as const) {
  test(`nobody is shut out of any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto("/login");
    await expect(page.getByLabel("Kontoname")).toBeVisible();
    const found: string[] = [];
    const look = async (path: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html.slice(0, 160)}`));
    };
    await look("/login");
    await signIn(page);
    await catalogueThere(page);
    for (const path of [...screens, ...pages]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await look(path);
    }
    expect(found).toEqual([]);
  });
}
