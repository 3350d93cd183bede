import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/**
 * What shuts somebody out of the page as it stands, modals included, as axe sees it: one line for each rule that is broken.
 * @param place how the findings name what is looked at
 * @param inSchemes `by language` for what is looked at in both: light in German, dark in English. What axe finds by colours has nothing to
 * do with words, and what it finds by words nothing with colours, so both are found in half the time.
 */
export async function shutOut(
  page: Page,
  place: string,
  inSchemes: readonly Scheme[] | "by language" = schemes,
): Promise<string[]> {
  const found: string[] = [];
  const inOne = async (): Promise<Scheme[]> => [
    (await page.locator("html").getAttribute("lang")) === "de" ? "light" : "dark",
  ];
  for (const colorScheme of inSchemes === "by language" ? await inOne() : inSchemes) {
    await page.emulateMedia({ colorScheme });
    // No other page is opened for the results, and of what is in order nothing is handed over.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ["violations"] })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${place} ${colorScheme}: ${id} ${nodes[0]?.html.slice(0, 200)}`),
    );
  }
  return found;
}
