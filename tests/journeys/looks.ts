import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const schemes = ["light", "dark"] as const;

/**
 * What shuts somebody out of the page as it stands, modals included, as axe sees it: one line for each rule that is broken.
 * @param place how the findings name what is looked at
 */
export async function shutOut(
  page: Page,
  place: string,
  inSchemes: readonly (typeof schemes)[number][] = schemes,
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of inSchemes) {
    // Colours on their way from one scheme to the other would be found hard to read.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
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
