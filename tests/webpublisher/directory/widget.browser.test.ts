import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";
import { smallDirectory } from "./documents.ts";
import { buildWidgets, sizesOf, startLab } from "./lab-site.ts";

const hostile = `*{display:none!important;font-size:40px!important;text-transform:uppercase!important}
html,body,h1{display:block!important}div{border:9px solid red!important;opacity:.1;visibility:hidden;float:left;direction:rtl}`;
const page = (body: string, head = "") =>
  `<!doctype html><html lang="de"><head><title>Praxis</title>${head}</head><body><h1>Praxis</h1>
<script src="{origin}/embed/laborium.js" async></script>${body}</body></html>`;
const directory = '<div data-laborium="directory" data-lang="de"></div>';
const pages = {
  "/plain": page(directory),
  "/hostile": page(directory, `<style>${hostile}</style><base href="https://elsewhere.example/">`),
  "/query": page('<div data-laborium="directory" data-lang="de" data-link="query"></div>'),
  "/parts": page(
    '<div data-laborium="search" data-lang="de"></div><div data-laborium="results" data-lang="de" data-count="3"></div>',
  ),
  "/analysis": page('<div data-laborium="analysis" data-lang="en" data-code="TSH"></div>'),
  "/categories": page('<div data-laborium="categories" data-lang="de"></div>'),
  "/styled": page(directory, "<style data-laborium-css>.lbm-hit-name{color:rgb(1,2,3)}</style>"),
  "/unknown": page('<div data-laborium="nonsense">bleibt</div>'),
};

let build: Awaited<ReturnType<typeof buildWidgets>>;
let lab: Awaited<ReturnType<typeof startLab>>;
let browser: Browser;
let tab: Page;
let failures: string[];
beforeAll(async () => {
  build = await buildWidgets();
  lab = await startLab(build.folder, smallDirectory, pages);
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  lab?.stop();
  build?.remove();
});
beforeEach(async () => {
  tab = await (await browser.newContext()).newPage();
  failures = [];
  tab.on("pageerror", (error) => failures.push(error.message));
});
afterEach(async () => {
  await tab.context().close();
  lab.broken.clear();
});

const open = (path: string) => tab.goto(lab.origin + path);
const field = () => tab.getByRole("combobox", { name: "Analyse suchen" });
const names = () => tab.locator(".lbm-hit-name").allTextContents();

describe("the directory in a lab's page", () => {
  test("shows itself unharmed by the page's own styles", async () => {
    await open("/hostile");
    await field().waitFor();
    const look = await tab
      .locator(".lbm-hit-name")
      .first()
      .evaluate((element) => {
        const { textTransform, visibility, direction, fontSize } = getComputedStyle(element);
        const { borderTopWidth, opacity, float } = getComputedStyle(
          element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : element,
        );
        return { textTransform, visibility, direction, fontSize, borderTopWidth, opacity, float };
      });
    expect(look).toEqual({
      textTransform: "none",
      visibility: "visible",
      direction: "ltr",
      fontSize: "16px",
      borderTopWidth: "0px",
      opacity: "1",
      float: "none",
    });
    expect(failures).toEqual([]);
  });

  test("searches as one types, marks the hits and says how many there are", async () => {
    await open("/plain");
    await field().pressSequentially("schilddruese");
    expect(await names()).toEqual(["Thyreotropin"]);
    expect(await tab.locator("mark").allTextContents()).toEqual(["Schilddrüse"]);
    await tab.getByRole("status").getByText("1 Analyse gefunden").waitFor({ state: "attached" });
    expect(await field().getAttribute("aria-expanded")).toBe("true");
    await field().fill("xyzzy");
    expect(await names()).toEqual([]);
    expect(await field().getAttribute("aria-expanded")).toBe("false");
    await tab.getByText("Keine Analyse gefunden").waitFor();
  });

  test("is usable by keyboard alone: arrows choose, Enter opens, Escape clears", async () => {
    await open("/plain");
    await field().focus();
    await tab.keyboard.type("t4");
    await tab.keyboard.press("ArrowDown");
    const active = await field().getAttribute("aria-activedescendant");
    expect(await tab.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await tab.keyboard.press("Enter");
    await tab.getByRole("heading", { name: "freies T4" }).waitFor();
    const focused = () => tab.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
    expect(await focused()).toBe("freies T4");
    await tab.goBack();
    await field().waitFor();
    expect(await field().inputValue()).toBe("t4");
    await field().focus();
    await tab.keyboard.press("Escape");
    expect(await field().inputValue()).toBe("");
  });

  test("narrows by category and letter, and shows more on demand", async () => {
    await open("/plain");
    await field().waitFor();
    expect(await names()).toHaveLength(60);
    await tab.getByRole("button", { name: "Weitere anzeigen" }).click();
    expect(await names()).toHaveLength(72);
    await tab
      .getByRole("link", { name: /Klinische Chemie/ })
      .first()
      .click();
    await tab.getByRole("link", { name: /^Hormone/ }).click();
    expect(await names()).toEqual(["freies T4", "Thyreotropin"]);
    await tab.getByRole("link", { name: "Analysen mit T", exact: true }).click();
    expect(await names()).toEqual(["Thyreotropin"]);
  });

  test("can be linked to and gone back through, and leaves the page's own address alone", async () => {
    await open("/plain?page=7#laborium?code=TSH");
    await tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await tab.getByRole("link", { name: "freies T4" }).click();
    await tab.getByRole("heading", { name: "freies T4" }).waitFor();
    expect(tab.url()).toBe(`${lab.origin}/plain?page=7#laborium?code=FT4`);
    await tab.goBack();
    await tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await open("/plain#kontakt");
    await field().waitFor();
    expect(tab.url()).toBe(`${lab.origin}/plain#kontakt`);
    await open("/query?page=7&laborium-code=TSH");
    await tab.getByRole("link", { name: "freies T4" }).click();
    await tab.getByRole("heading", { name: "freies T4" }).waitFor();
    expect(tab.url()).toBe(`${lab.origin}/query?page=7&laborium-code=FT4`);
  });

  test("says what went wrong and tries again", async () => {
    lab.broken.add("/embed/index/de.json");
    await open("/plain");
    await tab.getByRole("alert").waitFor();
    lab.broken.clear();
    await tab.getByRole("button", { name: "Erneut versuchen" }).click();
    await field().waitFor();
  });

  test("wears the lab's colours and its CSS", async () => {
    await open("/styled");
    await field().waitFor();
    const colour = (selector: string, property: string) =>
      tab
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await colour(".lbm-hit-name", "color")).toBe("rgb(1, 2, 3)");
    await expect
      .poll(() => colour(".lbm-letters a[aria-current]", "background-color"))
      .toBe("rgb(122, 31, 162)");
  });
});

describe("the other widgets", () => {
  test("the search suggests and leads to the results beside it", async () => {
    await open("/parts");
    await field().pressSequentially("allergen");
    await expect.poll(() => tab.getByRole("option").count()).toBe(8);
    await tab.keyboard.press("Enter");
    await tab.getByRole("heading", { name: "Ergebnisse für „allergen“" }).waitFor();
    expect(await tab.getByRole("option").count()).toBe(0);
    expect(await names()).toHaveLength(3);
  });

  test("a single analysis shows in its language without loading the directory", async () => {
    lab.asked.length = 0;
    await open("/analysis");
    await tab.getByRole("heading", { name: "Thyrotropin" }).waitFor();
    expect(lab.asked.filter((path) => path.includes("index") || path.includes("engine"))).toEqual([]);
    expect(await tab.getByRole("link", { name: "freies T4" }).getAttribute("href")).toBe(
      `${lab.origin}/embed/analyses/FT4/?lang=en`,
    );
  });

  test("the categories lead to the laboratory's own pages", async () => {
    await open("/categories");
    const link = tab.getByRole("link", { name: /^Hormone/ });
    expect(await link.getAttribute("href")).toBe(`${lab.origin}/embed/categories/hormones/?lang=de`);
  });

  test("elements added later are found, removed ones forgotten, unknown ones left alone", async () => {
    await open("/unknown");
    expect(await tab.getByText("bleibt").isVisible()).toBe(true);
    await tab.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), directory);
    await field().waitFor();
    await tab.evaluate(() => document.querySelector('[data-laborium="directory"]')?.remove());
    await tab.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), directory);
    await field().waitFor();
    expect(failures).toEqual([]);
  });
});

describe("accessibility and weight", () => {
  test.each([
    "/plain",
    "/plain#laborium?search=allergen",
    "/plain#laborium?code=TSH",
    "/parts",
    "/categories",
    "/analysis",
  ])("axe finds nothing at %s", async (path) => {
    await open(path);
    await tab.locator(".lbm a, .lbm input").first().waitFor();
    await expect.poll(() => tab.locator(".lbm").count()).toBeGreaterThan(0);
    const { violations } = await new AxeBuilder({ page: tab as never }).include("[data-laborium]").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test("the loader stays within 3 kB, a widget within 20 kB, gzipped", () => {
    const { loader, widget } = sizesOf(build.folder);
    expect(loader).toBeLessThanOrEqual(3_000);
    expect(widget).toBeLessThanOrEqual(20_000);
  });
});
