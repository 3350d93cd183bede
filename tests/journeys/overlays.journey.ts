import { expect, type Page } from "@playwright/test";
import { test } from "./laboratory.ts";
import { shutOut } from "./looks.ts";
import { choices, type Overlay, overlays } from "./overlays.ts";
import { goWithin } from "./people.ts";
import type { Records } from "./things.ts";
import { misworded } from "./wording.ts";

// Any free worker takes the next test: in series, they would prolong the whole run.
test.describe.configure({ mode: "parallel" });

/** A list of choices hangs outside the landmarks, so that nothing cuts it off, and is scrolled by the arrow keys of its field. */
const choicesDiffer = /: (?:region|scrollable-region-focusable) </;

const sizeOf = ({ narrow }: Overlay) => (narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 });

/** Opens an overlay by its control on its page, and returns both once it has loaded and has the focus. */
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
  const inside = () => overlay.evaluate((element) => element.contains(document.activeElement));
  // The focus stays in the field while one goes through its choices.
  if (drops) await expect(control, placeOf(each)).toBeFocused();
  else await expect.poll(inside, `${placeOf(each)}: the focus goes in`).toBe(true);
  return { control, overlay, inside };
}
const placeOf = ({ role, opener }: Overlay) => `${role} ${opener.source}`;

/** Checks an overlay, goes through it by keyboard and leaves it. */
async function use(page: Page, each: Overlay, records: Records): Promise<string[]> {
  const { role, leave } = each;
  // Resize first, since nobody makes a window larger while they open something.
  await page.setViewportSize(sizeOf(each));
  await page.goto(each.at(records));
  const { control, overlay, inside } = await opened(page, each);
  const place = placeOf(each);
  const drops = role === "listbox";
  if (role === "menu") await page.keyboard.press("ArrowDown");
  const shut = await shutOut(page, place);
  const faults = [
    ...(await misworded(page, place, "de")),
    ...shut.filter((line) => !(drops && choicesDiffer.test(line))),
  ];
  if (role === "menu" && !(await inside())) faults.push(`${place}: the arrow keys leave it`);
  for (let steps = 0; role === "dialog" && steps < 12; steps += 1) {
    await page.keyboard.press(steps < 8 ? "Tab" : "Shift+Tab");
    if (!(await inside())) faults.push(`${place}: the focus leaves it`);
  }
  if (leave) {
    await page.getByRole("button", { name: leave }).press("Enter");
    await expect.soft(overlay, `${place} is left`).toHaveCount(0);
    return faults;
  }
  // Close an open list of choices inside it first.
  if (!drops && (await page.getByRole("listbox").first().isVisible())) await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect.soft(overlay, `${place} is closed by Escape`).toBeHidden();
  await expect.soft(control, `${place} gives the focus back`).toBeFocused();
  return faults;
}

const all = [...overlays, ...choices];
/** Few enough per test that both workers stay busy until the end. */
const size = 5;

for (let first = 0; first < all.length; first += size) {
  const part = all.slice(first, first + size);
  const which = `${first + 1} to ${first + part.length} of ${all.length}`;
  test(`whatever opens above a page can be read, used and left by all: ${which}`, async ({
    browser,
    baseURL,
    laboratory: { session, things: records, proveAgain },
  }) => {
    await proveAgain();
    const options = { baseURL, locale: "de-DE", reducedMotion: "reduce", storageState: session } as const;
    const page = await browser.newPage(options);
    const faults: string[] = [];
    for (const each of part)
      await test.step(each.from, async () => faults.push(...(await use(page, each, records))));
    expect(faults).toEqual([]);
    await page.close();
  });
}

// Everything usable in German is usable in English, as only the words differ.
test("whatever opens above a page says what it says in English", async ({
  browser,
  baseURL,
  laboratory: { session, things: records, proveAgain },
}) => {
  await proveAgain();
  const options = { baseURL, locale: "en-GB", reducedMotion: "reduce", storageState: session } as const;
  const page = await browser.newPage(options);
  const faults: string[] = [];
  await page.goto("/ueber");
  const about = page.getByRole("heading", { level: 1, name: "About Laborium" });
  for (const each of all)
    await test.step(each.from, async () => {
      // Visit another page in between, since the next overlay may be on the same page, which has to be drawn anew for it.
      await goWithin(page, "/ueber");
      await expect(about).toBeVisible();
      await goWithin(page, each.at(records));
      // The frame is usable before the page has loaded, but loading closes everything opened until then.
      await expect(about).toBeHidden();
      const { overlay } = await opened(page, each);
      faults.push(...(await misworded(page, placeOf(each), "en")));
      await (each.leave
        ? page.getByRole("button", { name: each.leave }).press("Enter")
        : page.keyboard.press("Escape"));
      await expect(overlay).toBeHidden();
    });
  expect(faults).toEqual([]);
  await page.close();
});
