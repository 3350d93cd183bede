import { expect, test } from "@playwright/test";
import { shutOut } from "./looks.ts";
import { choices, type Overlay, overlays } from "./overlays.ts";
import { catalogueThere, signIn } from "./people.ts";
import { makeThings, type Things } from "./things.ts";
import { misworded } from "./wording.ts";

/** A list of choices hangs beside the landmarks, since nothing may cut it off, and is scrolled by the arrow keys of its field. */
const choicesDiffer = /: (?:region|scrollable-region-focusable) </;

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

    const look = async ({ at, opener, role, leave, before, narrow }: Overlay) => {
      await page.setViewportSize(narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await page.goto(at(things));
      await before?.(page);
      const drops = role === "listbox";
      const control = page.getByRole(drops ? "combobox" : "button", { name: opener }).first();
      await control.press(drops ? "ArrowDown" : "Enter");
      const overlay = leave
        ? page
            .getByRole(role)
            .filter({ has: page.getByRole("button", { name: leave }) })
            .last()
        : page.getByRole(role).filter({ visible: true }).first();
      await expect(overlay).toBeVisible();
      const inside = () => overlay.evaluate((element) => element.contains(document.activeElement));
      const place = `${role} ${opener.source}`;
      if (role === "menu") await page.keyboard.press("ArrowDown");
      // A list of choices is gone through from the field, which keeps the focus.
      if (drops) await expect(control, place).toBeFocused();
      else await expect.poll(inside, `${place}: the focus goes in`).toBe(true);
      // What waits for the server shows at last what is asked.
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const shut = await shutOut(page, place, "by language");
      found.push(
        ...(await misworded(page, place, language)),
        ...shut.filter((each) => !(drops && choicesDiffer.test(each))),
      );
      if (role === "dialog" && language === "de") {
        for (let steps = 0; steps < 12; steps += 1) {
          await page.keyboard.press(steps < 8 ? "Tab" : "Shift+Tab");
          if (!(await inside())) found.push(`${place}: the focus leaves it`);
        }
      }
      if (leave) {
        await page.getByRole("button", { name: leave }).press("Enter");
        await expect.soft(overlay, `${place} is left`).toHaveCount(0);
        return;
      }
      // A list of choices that is open inside is closed before.
      if (!drops && (await page.getByRole("listbox").first().isVisible()))
        await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect.soft(overlay, `${place} is closed by Escape`).toBeHidden();
      await expect.soft(control, `${place} gives the focus back`).toBeFocused();
    };
    for (const overlay of [...overlays, ...choices]) await test.step(overlay.from, () => look(overlay));
    expect(found).toEqual([]);
    await page.close();
  });
}
