import AxeBuilder from "@axe-core/playwright";
import { h } from "preact";
import { describe, expect, test } from "vitest";
import { renderPage } from "../../../functions/platform/public-page/render-page.ts";
import { contextOf } from "../../../functions/webpublisher/directory/page-context.ts";
import { publicDirectory } from "../../../functions/webpublisher/directory/public-directory.ts";
import { foundNothing } from "../../../shared/kernel/found.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import { letterOf } from "../../../shared/webpublisher/directory/browsing.ts";
import { ListPage, SearchPage } from "../../../web/embed/pages/pages.tsx";
import { smallDirectory } from "./documents.ts";
import { field, names, visitLab } from "./lab-visit.ts";
import { pageCall } from "./page-call.ts";

/** The directory, a search in it, or the search alone, as rendered by the server. */
async function serverPage(view: { search?: string } = {}, kind?: "search"): Promise<string> {
  process.env.ORIGIN = "https://visit.lab.example";
  const call = pageCall(["de", "en"]);
  const context = contextOf(call, { config: webConfigDefaults, imported: null });
  if (kind) {
    const alone = { title: "Suche", description: "", view: {}, widget: { kind } };
    return (await renderPage(call, context, alone, h(SearchPage, context))).output;
  }
  const { analyses, categories } = publicDirectory(smallDirectory, "de", "de");
  const list = h(ListPage, {
    ...context,
    view,
    hits: analyses.slice(0, 50),
    fitting: foundNothing,
    formsIn: () => [],
    count: analyses.length,
    from: 1,
    pages: 2,
    categories,
    letters: new Set(analyses.map(({ letter }) => letter)),
    total: analyses.length,
    letterOf,
  });
  const page = await renderPage(call, context, { title: "Verzeichnis", description: "", view }, list);
  return page.output;
}

const visit = visitLab(async () => ({
  "/embed/analyses/": await serverPage(),
  "/embed/search/": await serverPage({}, "search"),
  "/embed/searched/": await serverPage({ search: "thyreo" }),
}));

describe("the page that the server rendered", () => {
  const slow = async (path: string) => {
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit.tab.route("**/embed/index.json", async (route) => {
      await wait;
      await route.continue();
    });
    await visit.tab.goto(visit.lab.origin + path);
    return release;
  };

  test("works before its script does and keeps what was typed meanwhile", async () => {
    const release = await slow("/embed/analyses/");
    const plain = visit.tab.getByRole("searchbox", { name: "Analyse suchen" });
    await plain.pressSequentially("thyreo");
    expect(await names(visit.tab)).toHaveLength(50);
    release();
    await field(visit.tab).waitFor();
    expect(await field(visit.tab).inputValue()).toBe("thyreo");
    await expect.poll(() => names(visit.tab)).toEqual(["Thyreotropin"]);
    await visit.tab.keyboard.type("tropin");
    expect(await field(visit.tab).inputValue()).toBe("thyreotropin");
    await expect
      .poll(() => visit.tab.url())
      .toBe(`${visit.lab.origin}/embed/analyses/?search=thyreotropin&lang=de`);
    expect(await visit.tab.locator("a.lbm-hit").first().getAttribute("href")).toContain(
      "/embed/analyses/TSH/",
    );
  });

  test.each(["typed", "pasted"])("of the search alone keeps focus and what is %s at once", async (manner) => {
    await visit.tab.goto(`${visit.lab.origin}/embed/search/`);
    const plain = visit.tab.locator(".lbm-search .lbm-input");
    await plain.click();
    if (manner === "pasted") await visit.tab.keyboard.insertText("thyreotropin");
    else await visit.tab.keyboard.type("thyreotropin", { delay: 15 });
    await field(visit.tab).waitFor();
    expect(await field(visit.tab).inputValue()).toBe("thyreotropin");
    expect(await field(visit.tab).evaluate((input) => input.matches(":focus"))).toBe(true);
    await visit.tab
      .getByRole("option", { name: /Thyreotropin/ })
      .first()
      .waitFor();
  });

  test("shows its first result before any other file has come", async () => {
    await visit.tab.route(/\.(?:js|json|css)\b/, () => undefined);
    await visit.tab.goto(`${visit.lab.origin}/embed/searched/`, { waitUntil: "commit" });
    await visit.tab.locator(".lbm-hit").first().waitFor();
    await expect
      .poll(() => visit.tab.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
      .toBe(1);
  });

  test("reads the catalogue for who searches, not for who follows links", async () => {
    const read: string[] = [];
    visit.tab.on("request", (request) => read.push(new URL(request.url()).pathname));
    await visit.tab.goto(`${visit.lab.origin}/embed/analyses/`);
    await visit.tab.waitForLoadState("networkidle");
    expect(read.filter((path) => path.startsWith("/embed/index/"))).toEqual([]);
    visit.lab.asked.length = 0;
    await visit.tab.getByRole("searchbox").focus();
    await field(visit.tab).waitFor();
    // A single round trip: the address of the index has come with the page's scripts.
    expect(visit.lab.asked.filter((path) => path.includes("index"))).toEqual(["/embed/index/de.json"]);
    await visit.tab.goto(`${visit.lab.origin}/embed/searched/`);
    await field(visit.tab).waitFor();
  });

  test("axe finds nothing, before and after", async () => {
    const release = await slow("/embed/analyses/");
    const findings = async () =>
      (await new AxeBuilder({ page: visit.tab as never }).analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]);
    expect(await findings()).toEqual([]);
    release();
    await visit.tab.getByRole("searchbox").focus();
    await field(visit.tab).waitFor();
    expect(await findings()).toEqual([]);
  });
});
