import type { Page } from "@playwright/test";
import { loadAxe, violationsOf } from "../support/axe.ts";
import { lookedAt } from "./looked.ts";

/** Rules of axe that depend on colours, and so differ between light and dark. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * Accessibility violations that axe finds on the page as it stands, modals included: one line for each broken rule. Light mode is
 * checked by every rule, dark mode by those of colours.
 * @param place name in the findings, by which `looked.journey.ts` also knows that the place was checked
 */
export async function shutOut(page: Page, place: string): Promise<string[]> {
  lookedAt(place);
  // Overlays open above a page, so the page must be there first.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await loadAxe(page);
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOf(page, colorScheme === "light" ? undefined : ofColours);
    faults.push(
      ...violations.map(({ id, nodes }) => `${place} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 200)}`),
    );
  }
  return faults;
}
