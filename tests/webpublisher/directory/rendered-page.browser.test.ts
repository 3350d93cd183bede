import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright";
import { h } from "preact";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publicDirectory } from "../../../functions/webpublisher/directory/public-directory.ts";
import { pageContext, renderPage } from "../../../functions/webpublisher/directory/render-page.ts";
import { letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { ListPage } from "../../../web/embed/pages/pages.tsx";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";
import { smallDirectory } from "./documents.ts";
import { buildWidgets, startLab } from "./lab-site.ts";

/** The directory as the server renders it. */
function serverPage(): string {
  process.env.ORIGIN = "https://lab.example";
  const tenant = {
    name: "Labor",
    logo: null,
    colours: { primary: "#0b6e6e", accent: "#c2410c" },
    languages: ["de", "en"],
  };
  const call = {
    actor: { tenant: "demo", languages: ["de", "en"] },
    tenant,
    language: "de",
    query: {},
    request: { headers: {} },
  };
  const context = pageContext(call as never);
  const { analyses, categories } = publicDirectory(smallDirectory, "de", "de");
  const list = h(ListPage, {
    ...context,
    view: {},
    hits: analyses.slice(0, 50),
    count: analyses.length,
    pages: 2,
    categories,
    letters: new Set(analyses.map(({ letter }) => letter)),
    total: analyses.length,
    letterOf,
  });
  const page = renderPage(call as never, context, { title: "Verzeichnis", description: "", view: {} }, list);
  return page.output;
}

let build: Awaited<ReturnType<typeof buildWidgets>>;
let lab: Awaited<ReturnType<typeof startLab>>;
let browser: Browser;
let tab: Page;
beforeAll(async () => {
  build = await buildWidgets();
  lab = await startLab(build.folder, smallDirectory, { "/embed/analyses/": serverPage() });
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  lab?.stop();
  build?.remove();
});
beforeEach(async () => {
  tab = await (await browser.newContext()).newPage();
});
afterEach(() => tab.context().close());

const field = () => tab.getByRole("combobox", { name: "Analyse suchen" });
const names = () => tab.locator(".lbm-hit-name").allTextContents();

describe("the page that the server rendered", () => {
  const slow = async (path: string) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.route("**/embed/index.json", async (route) => {
      await wait;
      await route.continue();
    });
    await tab.goto(lab.origin + path);
    return release;
  };

  test("works before its script does and keeps what was typed meanwhile", async () => {
    const release = await slow("/embed/analyses/");
    const plain = tab.getByRole("searchbox", { name: "Analyse suchen" });
    await plain.pressSequentially("thyreo");
    expect(await names()).toHaveLength(50);
    release();
    await field().waitFor();
    expect(await field().inputValue()).toBe("thyreo");
    await expect.poll(names).toEqual(["Thyreotropin"]);
    await tab.keyboard.type("tropin");
    expect(await field().inputValue()).toBe("thyreotropin");
    await expect.poll(() => tab.url()).toBe(`${lab.origin}/embed/analyses/?search=thyreotropin&lang=de`);
    expect(await tab.locator("a.lbm-hit").first().getAttribute("href")).toContain("/embed/analyses/TSH/");
  });

  test("axe finds nothing, before and after", async () => {
    const release = await slow("/embed/analyses/");
    const findings = async () =>
      (await new AxeBuilder({ page: tab as never }).analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]);
    expect(await findings()).toEqual([]);
    release();
    await field().waitFor();
    expect(await findings()).toEqual([]);
  });
});
