import { expect, type Page } from "@playwright/test";
import { test } from "./laboratory.ts";
import { shutOut } from "./looks.ts";
import { choices, type Overlay, overlays } from "./overlays.ts";
import { goWithin } from "./people.ts";
import type { Things } from "./things.ts";
import { misworded } from "./wording.ts";

// Every test goes to whichever worker is free: one after the other they would be the end of every run.
test.describe.configure({ mode: "parallel" });

/** A list of choices hangs beside the landmarks, since nothing may cut it off, and is scrolled by the arrow keys of its field. */
const choicesDiffer = /: (?:region|scrollable-region-focusable) </;

const sizeOf = ({ narrow }: Overlay) => (narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 });

/** Opens it by its control on the page that it belongs to, and answers both once what it waits for has come. */
async function opened(page: Page, each: Overlay) {
  const { opener, role, leave, before } = each;
  await page.setViewportSize(sizeOf(each));
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
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return { control, overlay };
}
const placeOf = ({ role, opener }: Overlay) => `${role} ${opener.source}`;

/** Reads it, goes through it by keyboard and leaves it. */
async function use(page: Page, each: Overlay, things: Things): Promise<string[]> {
  const { role, leave } = each;
  // Before, for nobody makes a window larger while they open something.
  await page.setViewportSize(sizeOf(each));
  await page.goto(each.at(things));
  const { control, overlay } = await opened(page, each);
  const place = placeOf(each);
  const drops = role === "listbox";
  const inside = () => overlay.evaluate((element) => element.contains(document.activeElement));
  if (role === "menu") await page.keyboard.press("ArrowDown");
  // A list of choices is gone through from the field, which keeps the focus.
  if (drops) await expect(control, place).toBeFocused();
  else await expect.poll(inside, `${place}: the focus goes in`).toBe(true);
  const shut = await shutOut(page, place);
  const found = [
    ...(await misworded(page, place, "de")),
    ...shut.filter((line) => !(drops && choicesDiffer.test(line))),
  ];
  for (let steps = 0; role === "dialog" && steps < 12; steps += 1) {
    await page.keyboard.press(steps < 8 ? "Tab" : "Shift+Tab");
    if (!(await inside())) found.push(`${place}: the focus leaves it`);
  }
  if (leave) {
    await page.getByRole("button", { name: leave }).press("Enter");
    await expect.soft(overlay, `${place} is left`).toHaveCount(0);
    return found;
  }
  // A list of choices that is open inside is closed before.
  if (!drops && (await page.getByRole("listbox").first().isVisible())) await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.soft(overlay, `${place} is closed by Escape`).toBeHidden();
  await expect.soft(control, `${place} gives the focus back`).toBeFocused();
  return found;
}

const all = [...overlays, ...choices];
/** So many at a time that both workers are busy until the end. */
const most = 5;

for (let first = 0; first < all.length; first += most) {
  const some = all.slice(first, first + most);
  const which = `${first + 1} to ${first + some.length} of ${all.length}`;
  test(`whatever opens above a page can be read, used and left by all: ${which}`, async ({
    browser,
    baseURL,
    laboratory: { session, things, proveAgain },
  }) => {
    await proveAgain();
    const options = { baseURL, locale: "de-DE", reducedMotion: "reduce", storageState: session } as const;
    const page = await browser.newPage(options);
    const found: string[] = [];
    for (const each of some)
      await test.step(each.from, async () => found.push(...(await use(page, each, things))));
    expect(found).toEqual([]);
    await page.close();
  });
}

// What can be used in German can be used in English: only the words differ.
test("whatever opens above a page says what it says in English", async ({
  browser,
  baseURL,
  laboratory: { session, things, proveAgain },
}) => {
  await proveAgain();
  const options = { baseURL, locale: "en-GB", reducedMotion: "reduce", storageState: session } as const;
  const page = await browser.newPage(options);
  const found: string[] = [];
  await page.goto("/ueber");
  const about = page.getByRole("heading", { level: 1, name: "About Laborium" });
  for (const each of all)
    await test.step(each.from, async () => {
      // Another page lies between any two, since the next one may stand on the same, which has to be drawn anew for it.
      await goWithin(page, "/ueber");
      await expect(about).toBeVisible();
      await goWithin(page, each.at(things));
      // The frame can be used before the page has come, and what was opened there is closed by it.
      await expect(about).toBeHidden();
      const { overlay } = await opened(page, each);
      found.push(...(await misworded(page, placeOf(each), "en")));
      await (each.leave
        ? page.getByRole("button", { name: each.leave }).press("Enter")
        : page.keyboard.press("Escape"));
      await expect(overlay).toBeHidden();
    });
  expect(found).toEqual([]);
  await page.close();
});
