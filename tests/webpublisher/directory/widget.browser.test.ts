import AxeBuilder from "@axe-core/playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sizesOf } from "./lab-site.ts";
import { field, names, visitLab } from "./lab-visit.ts";

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

const visit = visitLab(() => pages);
let failures: string[];
beforeEach(() => {
  failures = [];
  visit.tab.on("pageerror", (error) => failures.push(error.message));
});
afterEach(() => visit.lab.broken.clear());

const open = (path: string) => visit.tab.goto(visit.lab.origin + path);

describe("the directory in a lab's page", () => {
  test("shows itself unharmed by the page's own styles", async () => {
    await open("/hostile");
    await field(visit.tab).waitFor();
    const styles = await visit.tab
      .locator(".lbm-hit-name")
      .first()
      .evaluate((element) => {
        const { textTransform, visibility, direction, fontSize } = getComputedStyle(element);
        const { borderTopWidth, opacity, float } = getComputedStyle(
          element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : element,
        );
        return { textTransform, visibility, direction, fontSize, borderTopWidth, opacity, float };
      });
    expect(styles).toEqual({
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

  test("speaks with the words that come with its look, and with the default ones where that is not to be had", async () => {
    const defaults = () => visit.lab.asked.filter((path) => path.includes("/texts."));
    visit.lab.asked.length = 0;
    await open("/plain");
    await field(visit.tab).waitFor();
    expect(defaults()).toEqual([]);
    visit.lab.broken.add("/api/de/public/look/");
    await open("/plain");
    await visit.tab.getByPlaceholder("Name, Synonym oder Kürzel").waitFor();
    expect(defaults()).toHaveLength(1);
  });

  test("searches as one types, marks the hits and says how many there are", async () => {
    await open("/plain");
    await field(visit.tab).pressSequentially("schilddruese");
    expect(await names(visit.tab)).toEqual(["Thyreotropin"]);
    expect(await visit.tab.locator("mark").allTextContents()).toEqual(["Schilddrüse"]);
    await visit.tab.getByRole("status").getByText("1 Analyse gefunden").waitFor({ state: "attached" });
    expect(await field(visit.tab).getAttribute("aria-expanded")).toBe("true");
    // A search shows fewer hits than a list: the keystroke itself draws only the first ones, so that no key waits for more.
    const atOnce = await field(visit.tab).evaluate(async (input: HTMLInputElement) => {
      input.value = "allergen";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await Promise.resolve();
      return (input.getRootNode() as ShadowRoot).querySelectorAll(".lbm-hit").length;
    });
    expect(atOnce).toBe(8);
    await expect.poll(() => names(visit.tab)).toHaveLength(20);
    await visit.tab.getByRole("button", { name: "Weitere anzeigen" }).click();
    expect(await names(visit.tab)).toHaveLength(70);
    await field(visit.tab).fill("xyzzy");
    expect(await names(visit.tab)).toEqual([]);
    expect(await field(visit.tab).getAttribute("aria-expanded")).toBe("false");
    await visit.tab.getByText("Keine Analyse gefunden").waitFor();
  });

  test("is usable by keyboard alone: arrows choose, Enter opens, Escape clears", async () => {
    await open("/plain");
    await field(visit.tab).focus();
    await visit.tab.keyboard.type("t4");
    await visit.tab.keyboard.press("ArrowDown");
    const active = await field(visit.tab).getAttribute("aria-activedescendant");
    expect(await visit.tab.locator(`[id="${active}"]`).getAttribute("aria-selected")).toBe("true");
    await visit.tab.keyboard.press("Enter");
    await visit.tab.getByRole("heading", { name: "freies T4" }).waitFor();
    const focused = () =>
      visit.tab.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
    expect(await focused()).toBe("freies T4");
    await visit.tab.goBack();
    await field(visit.tab).waitFor();
    expect(await field(visit.tab).inputValue()).toBe("t4");
    await field(visit.tab).focus();
    await visit.tab.keyboard.press("Escape");
    expect(await field(visit.tab).inputValue()).toBe("");
  });

  test("narrows by category and letter, and shows more on demand", async () => {
    await open("/plain");
    await field(visit.tab).waitFor();
    expect(await names(visit.tab)).toHaveLength(60);
    await visit.tab.getByRole("button", { name: "Weitere anzeigen" }).click();
    expect(await names(visit.tab)).toHaveLength(72);
    await visit.tab
      .getByRole("link", { name: /Klinische Chemie/ })
      .first()
      .click();
    await visit.tab.getByRole("link", { name: /^Hormone/ }).click();
    expect(await names(visit.tab)).toEqual(["freies T4", "Thyreotropin"]);
    await visit.tab.getByRole("link", { name: "Analysen mit T", exact: true }).click();
    expect(await names(visit.tab)).toEqual(["Thyreotropin"]);
  });

  test("is printed whole, and shows its first entries again afterwards", async () => {
    await open("/plain");
    await field(visit.tab).waitFor();
    await expect.poll(() => visit.lab.asked.some((path) => path.includes("/typing-"))).toBe(true);
    const print = (event: string) => visit.tab.evaluate((name) => dispatchEvent(new Event(name)), event);
    // The list is rendered before the browser lays out what it prints.
    await expect
      .poll(async () => {
        await print("beforeprint");
        return (await names(visit.tab)).length;
      })
      .toBe(72);
    expect(await visit.tab.getByRole("button", { name: "Weitere anzeigen" }).count()).toBe(0);
    await print("afterprint");
    expect(await names(visit.tab)).toHaveLength(60);
  });

  test("leads to its field by the slash", async () => {
    await open("/plain");
    await field(visit.tab).waitFor();
    await expect
      .poll(async () => {
        await visit.tab.keyboard.press("/");
        return field(visit.tab).evaluate(
          (input) => (input.getRootNode() as ShadowRoot).activeElement === input,
        );
      })
      .toBe(true);
    expect(await field(visit.tab).inputValue()).toBe("");
  });

  test("can be linked to and gone back through, and leaves the page's own address alone", async () => {
    await open("/plain?page=7#laborium?code=TSH");
    await visit.tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await visit.tab.getByRole("link", { name: "freies T4" }).click();
    await visit.tab.getByRole("heading", { name: "freies T4" }).waitFor();
    expect(visit.tab.url()).toBe(`${visit.lab.origin}/plain?page=7#laborium?code=FT4`);
    await visit.tab.goBack();
    await visit.tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await open("/plain#kontakt");
    await field(visit.tab).waitFor();
    expect(visit.tab.url()).toBe(`${visit.lab.origin}/plain#kontakt`);
    await open("/query?page=7&laborium-code=TSH");
    await visit.tab.getByRole("link", { name: "freies T4" }).click();
    await visit.tab.getByRole("heading", { name: "freies T4" }).waitFor();
    expect(visit.tab.url()).toBe(`${visit.lab.origin}/query?page=7&laborium-code=FT4`);
  });

  test("is opened by the address that search engines know, and copies the one that it shows", async () => {
    await open("/plain?page=7&laborium-code=TSH");
    await visit.tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await visit.tab.getByRole("link", { name: "freies T4" }).click();
    await visit.tab.getByRole("heading", { name: "freies T4" }).waitFor();
    expect(visit.tab.url()).toBe(`${visit.lab.origin}/plain?page=7#laborium?code=FT4`);
    await visit.tab.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit.tab.getByRole("button", { name: "Link kopieren" }).click();
    await visit.tab.getByRole("button", { name: "Link kopiert" }).waitFor();
    expect(await visit.tab.evaluate(() => navigator.clipboard.readText())).toBe(visit.tab.url());
    await visit.tab.goBack();
    await visit.tab.getByRole("heading", { name: "Thyreotropin" }).waitFor();
    await visit.tab.getByRole("link", { name: "Zurück zum Verzeichnis" }).click();
    await field(visit.tab).waitFor();
    expect(visit.tab.url()).toBe(`${visit.lab.origin}/plain?page=7`);
  });

  test("says what went wrong and tries again", async () => {
    visit.lab.broken.add("/embed/index/de.json");
    await open("/plain");
    await visit.tab.getByRole("alert").waitFor();
    visit.lab.broken.clear();
    await visit.tab.getByRole("button", { name: "Erneut versuchen" }).click();
    await field(visit.tab).waitFor();
  });

  test("wears the lab's colours and its CSS", async () => {
    await open("/styled");
    await field(visit.tab).waitFor();
    const colour = (selector: string, property: string) =>
      visit.tab
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
    await field(visit.tab).pressSequentially("allergen");
    await expect.poll(() => visit.tab.getByRole("option").count()).toBe(8);
    await visit.tab.keyboard.press("Enter");
    await visit.tab.getByRole("heading", { name: "Ergebnisse für „allergen“" }).waitFor();
    expect(await visit.tab.getByRole("option").count()).toBe(0);
    expect(await names(visit.tab)).toHaveLength(3);
    await visit.tab.locator(".lbm-hits a").first().click();
    const title = visit.tab.locator(".lbm-title");
    await title.waitFor();
    expect(await title.evaluate((heading) => getComputedStyle(heading).fontSize)).toBe("28px");
  });

  test("a single analysis shows in its language without loading the directory", async () => {
    visit.lab.asked.length = 0;
    await open("/analysis");
    await visit.tab.getByRole("heading", { name: "Thyrotropin" }).waitFor();
    expect(visit.lab.asked.filter((path) => /index|search/.test(path))).toEqual([]);
    expect(await visit.tab.getByRole("link", { name: "freies T4" }).getAttribute("href")).toBe(
      `${visit.lab.origin}/embed/analyses/FT4/?lang=en`,
    );
  });

  test("the categories lead to the laboratory's own pages", async () => {
    await open("/categories");
    const link = visit.tab.getByRole("link", { name: /^Hormone/ });
    expect(await link.getAttribute("href")).toBe(`${visit.lab.origin}/embed/categories/hormones/?lang=de`);
  });

  test("elements added later are found, removed ones forgotten, unknown ones left alone", async () => {
    await open("/unknown");
    expect(await visit.tab.getByText("bleibt").isVisible()).toBe(true);
    await visit.tab.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), directory);
    await field(visit.tab).waitFor();
    await visit.tab.evaluate(() => document.querySelector('[data-laborium="directory"]')?.remove());
    await visit.tab.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), directory);
    await field(visit.tab).waitFor();
    expect(failures).toEqual([]);
  });
});

describe("accessibility and weight", () => {
  test.each([
    "/plain",
    "/plain#laborium?search=allergen",
    "/plain#laborium?search=Hypothyreose",
    "/plain#laborium?code=TSH",
    "/parts",
    "/categories",
    "/analysis",
  ])("axe finds nothing at %s", async (path) => {
    await open(path);
    await visit.tab.locator(".lbm a, .lbm input").first().waitFor();
    await expect.poll(() => visit.tab.locator(".lbm").count()).toBeGreaterThan(0);
    const { violations } = await new AxeBuilder({ page: visit.tab as never })
      .include("[data-laborium]")
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test("the loader stays within 1 kB, a directory with its search within 18 kB, gzipped", () => {
    const { loader, widget } = sizesOf(visit.build.folder);
    expect(loader).toBeLessThanOrEqual(1_000);
    expect(widget).toBeLessThanOrEqual(18_000);
  });
});
