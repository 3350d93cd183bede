import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The axe that `@axe-core/playwright` brings. Its builder would load axe for each run, which takes three times as long as the run. */
const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
const source = readFileSync(createRequire(builder).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}
type WithAxe = typeof globalThis & {
  axe: {
    run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
  };
};

/** Loads axe into a page, until another page is opened. Pages in frames are checked separately. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** The rules that a page with axe breaks, of all or of some. Selectors and preloaded style sheets and media are not needed here. */
export const violationsOf = (page: Page, rules?: readonly string[]): Promise<Violation[]> =>
  page.evaluate(async (runOnly) => {
    const options = {
      resultTypes: ["violations"],
      selectors: false,
      preload: false,
      iframes: false,
      ...(runOnly && { runOnly }),
    };
    const { violations } = await (globalThis as WithAxe).axe.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, rules);
