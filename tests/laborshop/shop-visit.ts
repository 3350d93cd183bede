import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { buildWidgets } from "../webpublisher/directory/lab-site.ts";
import { type ShopSite, startShop } from "./shop-site.ts";

const hostile = `*{display:none!important;font-size:40px!important;text-transform:uppercase!important;letter-spacing:9px!important}
html,body,h1{display:block!important}div{border:9px solid red!important;opacity:.1;visibility:hidden;float:left;direction:rtl}`;
const page = (body: string, head = "") =>
  `<!doctype html><html lang="de"><head><title>Praxis</title><meta name="viewport" content="width=device-width">${head}</head>
<body><h1>Praxis</h1><script src="{origin}/embed/laborium.js" async></script>${body}</body></html>`;
const shop = (language: string) => `<div data-laborium="shop" data-lang="${language}"></div>`;
const pages = {
  "/de": page(shop("de")),
  "/en": page(shop("en")),
  "/hostile": page(shop("de"), `<style>${hostile}</style><base href="https://elsewhere.example/">`),
  // A sandboxed frame without storage, as in a private window that refuses it.
  "/refused": `<!doctype html><html lang="de"><head><title>Praxis</title></head><body>
<iframe sandbox="allow-scripts allow-forms" src="/de" title="Shop" width="320" height="900"></iframe></body></html>`,
};

interface Visit {
  build: Awaited<ReturnType<typeof buildWidgets>>;
  site: ShopSite;
  context: BrowserContext;
  tab: Page;
}

/** Visits websites with a shop on a small phone, for all tests of a file; each test has its own site and browser profile. */
export function visitShop() {
  const visit = {} as Visit;
  const failures: string[] = [];
  let browser: Browser;
  beforeAll(async () => {
    visit.build = await buildWidgets();
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    visit.build?.remove();
  });
  beforeEach(async () => {
    visit.site = await startShop(visit.build.folder, pages);
    visit.context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    visit.tab = await visit.context.newPage();
    failures.length = 0;
    visit.tab.on("pageerror", ({ message }) => failures.push(message));
  });
  afterEach(async () => {
    await visit.context.close();
    visit.site.stop();
    expect(failures).toEqual([]);
  });

  const open = async (path: string, on = visit.tab) => {
    await on.goto(visit.site.origin + path);
    await on.locator(".lbm-product").first().waitFor();
  };
  const quantity = (name: string, on: Pick<Page, "getByLabel"> = visit.tab) =>
    on.getByLabel(`Anzahl: ${name}`, { exact: true });
  const put = async (name: string, count: string, on: Pick<Page, "getByLabel"> = visit.tab) => {
    await quantity(name, on).fill(count);
    await quantity(name, on).press("Tab");
  };
  const press = (name: string) => visit.tab.getByRole("button", { name, exact: true }).click();
  const toSummary = async () => {
    const { tab } = visit;
    await press("Weiter zur Lieferung");
    await tab.getByLabel("Praxis", { exact: true }).fill("Praxis Dr. Muster");
    await tab.getByLabel("E-Mail-Adresse").fill("praxis@example.org");
    await tab.getByLabel("Lieferweg").selectOption({ label: "Post" });
    await tab.getByLabel("Ich bestelle für eine Praxis").check();
    await press("Weiter zur Übersicht");
    await tab.getByRole("heading", { name: "Stimmt alles?" }).waitFor();
  };
  return { visit, open, quantity, put, press, toSummary };
}

export const small = "Serum-Röhrchen, 2,7 ml, braun";
export const large = "Serum-Röhrchen, 7,5 ml, braun";
