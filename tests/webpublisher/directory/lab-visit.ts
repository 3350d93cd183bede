import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";
import { smallDirectory } from "./documents.ts";
import { buildWidgets, startLab } from "./lab-site.ts";

interface Visit {
  build: Awaited<ReturnType<typeof buildWidgets>>;
  lab: Awaited<ReturnType<typeof startLab>>;
  /** A new tab for each test. */
  tab: Page;
}

/**
 * Visits a laboratory's site with the widgets of the small directory, for all tests of a file.
 * @param pages by path; called once the widgets are built
 */
export function visitLab(pages: () => Record<string, string> | Promise<Record<string, string>>): Visit {
  const visit = {} as Visit;
  let browser: Browser;
  beforeAll(async () => {
    visit.build = await buildWidgets();
    visit.lab = await startLab(visit.build.folder, smallDirectory, await pages());
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    visit.lab?.stop();
    visit.build?.remove();
  });
  beforeEach(async () => {
    visit.tab = await (await browser.newContext()).newPage();
  });
  afterEach(() => visit.tab.context().close());
  return visit;
}

export const field = (tab: Page) => tab.getByRole("combobox", { name: "Analyse suchen" });
export const names = (tab: Page) => tab.locator(".lbm-hit-name").allTextContents();
