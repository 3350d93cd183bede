import { expect, type Page } from "@playwright/test";
import type { RouteObject } from "react-router";
import { areas, settings } from "../../web/app/manifests.ts";
import { addressOfPlace } from "../../web/app/shell/place-text.ts";
import { handleOf, type Place } from "../../web/platform/routing/page.ts";
import { type Locale, words } from "./editor.ts";
import { test } from "./laboratory.ts";

/** The pages whose settings the palette finds. */
const pagesOf = (
  routes: readonly RouteObject[],
  above: string,
): { address: string; places: readonly Place[] }[] =>
  routes.flatMap((route) => {
    const address = route.path ? `${above}/${route.path}` : above;
    const { places } = handleOf(route);
    return [...(places ? [{ address, places }] : []), ...pagesOf(route.children ?? [], address)];
  });
const pages = [
  ...areas.flatMap(({ path, routes }) => pagesOf(routes, `/${path}`)),
  ...settings.flatMap(({ routes }) => pagesOf(routes, "/einstellungen")),
];

const textOf = (place: Place, locale: Locale) => {
  const [context = "", path = ""] = place.split(":");
  const texts = words[locale] as unknown as Record<string, unknown>;
  const value = path
    .split(".")
    .reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], texts[context]);
  return String(value);
};

/** All labels of settings and sections on a page, visible or in a tab, without the choices and contents of a setting or of a document to print. */
const named = (page: Page) =>
  page
    .locator("#content")
    .evaluate((content) =>
      [
        ...content.querySelectorAll(
          ":is(label, legend, .mantine-InputWrapper-label, h2:not(article h2)):not(:is([role=group], [role=radiogroup], fieldset) label):not(.mantine-ColorInput-dropdown *)",
        ),
      ].map((name) =>
        ((name.querySelector("[class$=-label]") ?? name).textContent ?? "").replace(/\s*\*$/, "").trim(),
      ),
    );

/** Whether the focused element in the page's content is visible and has this name. */
const isFocused = (page: Page, text: string) =>
  page
    .waitForFunction(
      (expected) => {
        const { activeElement: active } = document;
        if (!(active instanceof HTMLElement) || !active.closest("#content")) return false;
        const group = active.closest(".mantine-InputWrapper-root, fieldset:not([role=presentation])");
        const names = [
          active,
          ...((active as HTMLInputElement).labels ?? []),
          group?.querySelector("legend, .mantine-InputWrapper-label"),
        ];
        const { top, bottom } = active.getBoundingClientRect();
        const isInSight = top >= 0 && bottom <= innerHeight;
        const texts = names.map((name) => (name?.querySelector("[class$=-label]") ?? name)?.textContent);
        return isInSight && texts.some((text) => text?.replace(/\s*\*$/, "").trim() === expected);
      },
      text,
      { timeout: 40_000 },
    )
    .then(
      () => true,
      () => false,
    );

for (const locale of ["de-DE", "en-GB"] as const) {
  const { palette } = words[locale].app;

  test(`the palette finds every setting and section by its name and leads to it: ${locale}`, async ({
    browser,
    laboratory,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ locale, storageState: laboratory.session });
    const page = await context.newPage();
    const options = page.getByRole("group", { name: palette.places }).getByRole("option");
    const failures: string[] = [];
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const { address, places } of pages) {
      for (const [nth, place] of places.entries()) {
        const text = textOf(place, locale);
        await page.keyboard.press("Control+k");
        await page.getByRole("dialog", { name: palette.title }).getByRole("textbox").fill(text);
        const option = page.locator(
          `[role=option][value$="${addressOfPlace(address.replace(/.*:\w+/, ""), place)}"]`,
        );
        await expect(options.and(option), `${address}: ${text}`).toHaveCount(1);
        // In German follow every place; in English only one on each page.
        if (locale === "en-GB" && nth > 0) {
          await page.keyboard.press("Escape");
          continue;
        }
        await option.click();
        if (!(await isFocused(page, text))) failures.push(`${address}: ${text} has not got the focus`);
      }
      const names = places.map((place) => textOf(place, locale));
      for (const name of await named(page))
        if (!names.includes(name)) failures.push(`${address}: ${name} is not found`);
    }
    expect(failures).toEqual([]);
    await context.close();
  });
}
