import type { Page } from "@playwright/test";
import { loadAxe, violationsOf } from "../support/axe.ts";
import { lookedAt } from "./looked.ts";

/** What of axe's rules depends on colours, and so differs between light and dark. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What shuts somebody out of the page as it stands, modals included, as axe sees it: one line for each rule that is broken. Light is
 * looked at by every rule, dark by those of colours.
 * @param place how the findings name what is looked at, and how `looked.journey.ts` knows that somebody did
 */
export async function shutOut(page: Page, place: string): Promise<string[]> {
  lookedAt(place);
  // Whatever opens above a page, the page stands behind it.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await loadAxe(page);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, colorScheme === "light" ? undefined : ofColours);
    found.push(
      ...violations.map(({ id, nodes }) => `${place} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 200)}`),
    );
  }
  return found;
}
