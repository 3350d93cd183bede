import { expect, type Page, test } from "@playwright/test";
import { enter, filled, idOf, type Locale, words } from "./editor.ts";

/** How often each pair is tried; `LABORIUM_RACES=50` for a measurement. */
const races = Number(process.env.LABORIUM_RACES ?? 2);

interface Hands {
  page: Page;
  locale: Locale;
}
/** Actions that change the list, and the address with it a little later. */
const changes: Record<string, (hands: Hands) => Promise<void>> = {
  search: async ({ page }) => {
    await page.getByRole("searchbox").focus();
    await page.keyboard.insertText("a");
  },
  filter: async ({ page }) => {
    // The options are already open, as opening takes longer than the race. Go from all to internal to public ones.
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  },
  paging: async ({ page, locale }) => {
    const { ui } = words[locale];
    await page.getByRole("button", { name: filled(ui.list.page, { page: 2 }), exact: true }).click();
  },
};
/** Actions that lead away right afterwards. */
const leavings: Record<string, (hands: Hands) => Promise<void>> = {
  click: async ({ page }) => {
    // Position of the tenth row, whichever analysis it shows by then; the panel of the filters ends above.
    await page.mouse.click(500, 660);
  },
  Enter: async ({ page }) => {
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Enter");
  },
  back: async ({ page }) => {
    await page.evaluate(() => window.history.back());
  },
};

const pairs = Object.keys(changes).flatMap((change) =>
  Object.keys(leavings).map((leaving) => [change, leaving] as const),
);

for (const [place, [change, leaving]] of pairs.entries()) {
  const locale: Locale = place % 2 === 0 ? "de-DE" : "en-GB";
  test.describe(locale, () => {
    test.use({ locale });
    const { ui, laboreditor } = words[locale];

    test(`with something unsaved, ${change} and then ${leaving} asks before it leaves, and leads where it was meant to`, async ({
      page,
    }) => {
      test.setTimeout(60_000 + races * 8_000);
      const hands = { page, locale };
      const name = page.getByLabel(locale === "de-DE" ? "Name (Deutsch)" : "Name (German)", { exact: true });
      const question = page.getByRole("dialog", { name: ui.leave.title });
      await enter(page);
      const devtools = await page.context().newCDPSession(page);
      const slow = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
      for (let race = 0; race < races; race += 1) {
        const typed = `Getippt ${race}`;
        await page.goto("/laboreditor/analyse?state=PUBLISHED");
        // Enter opens the first result. Edit another one then, since opening the edited one would leave nothing.
        await page.locator(`[data-place='${leaving === "Enter" ? 1 : 0}'] a`).click();
        await name.fill(typed);
        const editor = new RegExp(`/analyse/${idOf(page)}`);
        if (change === "filter") {
          await page
            .getByRole("button", { name: new RegExp(`^${laboreditor.analyses.filter}(?:,|$)`) })
            .click();
          await page
            .getByRole("dialog")
            .getByRole("combobox", { name: laboreditor.analyses.visibility, exact: true })
            .press("ArrowDown");
          // Native options of the editor's tables are options, too.
          await expect(page.locator("[role=option]").first()).toBeVisible();
        }
        // Every other time, slow the computer down so that drawing takes longer than the address's delay.
        if (race % 2 === 1) await slow(12);
        await changes[change]?.(hands);
        // Act at varying moments within the 200 ms after which the address follows.
        await page.waitForTimeout((race * 17) % 100);
        await leavings[leaving]?.(hands);
        await slow(1);
        if (change === "paging" && leaving === "back") {
          // Going back only changes the page of the list; the analysis stays open, so the editor is not left.
          await expect(page).not.toHaveURL(/offset/);
          await expect(question).toBeHidden();
          await expect(name).toHaveValue(typed);
          continue;
        }
        await expect(question).toBeVisible();
        // The question stays, even when the address follows.
        await page.waitForTimeout(260);
        await expect(question).toBeVisible();
        await expect(page).toHaveURL(editor);
        const leaves = race % 2 === 1;
        await question.getByRole("button", { name: leaves ? ui.leave.leave : ui.leave.stay }).click();
        if (leaves) await expect(page).not.toHaveURL(editor);
        else await expect(name).toHaveValue(typed);
      }
    });
  });
}
