import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lookedAt } from "./looked.ts";

/** What of axe's rules depends on colours, and so differs between light and dark. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * What shuts somebody out of the page as it stands, modals included, as axe sees it: one line for each rule that is broken. Light is
 * looked at by every rule, dark by those of colours.
 * @param place how the findings name what is looked at, and how `looked.journey.ts` knows that somebody did
 * @param when `by language` for what is opened in both: what axe finds has nothing to do with words, so it looks at the German page
 */
export async function shutOut(
  page: Page,
  place: string,
  when: "always" | "by language" = "always",
): Promise<string[]> {
  if (when === "by language" && (await page.locator("html").getAttribute("lang")) !== "de") return [];
  lookedAt(place);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // No other page is opened for the results, and of what is in order nothing is handed over.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    const { violations } = await (colorScheme === "light" ? axe : axe.withRules(ofColours)).analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${place} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 200)}`),
    );
  }
  return found;
}
