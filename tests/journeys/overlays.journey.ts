import { expect, test } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { type Overlay, overlays } from "./overlays.ts";
import { catalogueThere, signIn } from "./people.ts";
import { makeThings, type Things } from "./things.ts";
import { misworded } from "./wording.ts";

for (const language of ["de", "en"] as const) {
  test(`whatever opens above a page can be read, used and left by all, ${language}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const locale = { de: "de-DE", en: "en-GB" }[language];
    const page = await browser.newPage({ baseURL, locale, reducedMotion: "reduce" });
    await signIn(page);
    await catalogueThere(page);
    const things: Things = await makeThings(page);
    const found: string[] = [];

    const look = async ({ at, opener, role, before, narrow }: Overlay) => {
      await page.setViewportSize(narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await page.goto(at(things));
      await before?.(page);
      const control = page.getByRole("button", { name: opener }).first();
      await control.press("Enter");
      const overlay = page.getByRole(role).first();
      await expect(overlay).toBeVisible();
      const inside = () => overlay.evaluate((element) => element.contains(document.activeElement));
      const place = `${role} ${opener.source}`;
      if (role === "menu") await page.keyboard.press("ArrowDown");
      await expect.poll(inside, `${place}: the focus goes in`).toBe(true);
      // What waits for the server shows at last what is asked.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      found.push(...(await misworded(page, place, language)), ...(await shutOut(page, place, "by language")));
      if (role === "dialog") {
        for (let steps = 0; steps < 12; steps += 1) {
          await page.keyboard.press(steps < 8 ? "Tab" : "Shift+Tab");
          if (!(await inside())) found.push(`${place}: the focus leaves it`);
        }
      }
      // A list of choices that is open inside is closed before.
      if (await page.getByRole("listbox").first().isVisible()) await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect.soft(overlay, `${place} is closed by Escape`).toBeHidden();
      await expect.soft(control, `${place} gives the focus back`).toBeFocused();
    };
    for (const overlay of overlays) await test.step(overlay.from, () => look(overlay));
    expect(found).toEqual([]);
    await page.close();
  });
}
