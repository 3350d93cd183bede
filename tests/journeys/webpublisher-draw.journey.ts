import { expect, type Page } from "@playwright/test";
import { germanDraw } from "../../shared/webpublisher/texts/draw-texts.de.ts";
import { englishDraw } from "../../shared/webpublisher/texts/draw-texts.en.ts";
import { germanTexts } from "../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../shared/webpublisher/texts/texts.en.ts";
import { loadAxe, violationsOf } from "../support/axe.ts";
import { callerOf } from "./caller.ts";
import { test } from "./laboratory.ts";
import { port } from "./playwright.config.ts";

/** A practice assistant plans a draw without a mouse, sends the link to a colleague, prints labels and orders the tubes. */
const visitors = `http://public.demo.localhost:${port}`;
const words = { "de-DE": germanDraw, "en-GB": englishDraw };

/** The plan as shown: its sum, and its containers with their contents. */
const planOf = async (page: Page) => ({
  sum: await page.locator(".lbm-draw-sum").textContent(),
  tubes: await page.locator(".lbm-draw-tube").allTextContents(),
});
/** Moves the focus by the tabulator until an element has it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
    });
    if (focused === name) return;
  }
  throw new Error(`The tabulator does not reach «${name}».`);
}

for (const locale of ["de-DE", "en-GB"] as const) {
  const language = locale.slice(0, 2);
  const texts = words[locale];
  const address = `${visitors}/embed/draw/?lang=${language}`;

  test.describe(`in ${locale}`, () => {
    test.use({ locale, storageState: async ({ laboratory }, use) => use(laboratory.session) });

    test("a draw is planned by keyboard alone, and its link shows the same plan", async ({
      page,
      context,
    }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByRole("combobox", { name: texts.searchLabel })).toBeVisible();
      await tabTo(page, texts.searchLabel);
      // By search and arrow keys, by a code, and by a list of codes.
      await page.keyboard.type("ferri");
      await expect(page.getByRole("option", { name: "FERR" }).first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.keyboard.type("QUICK");
      await page.keyboard.press("Enter");
      await page.keyboard.type("crp; BB, gibtesnicht");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(texts.unknown.replace("{{codes}}", "gibtesnicht"));
      const codes = page.locator(".lbm-draw-chosen .lbm-draw-code");
      await expect(codes).toHaveText(["FERR", "QUICK", "CRP", "BB"]);
      // Citrate before serum before EDTA.
      await expect(page.locator(".lbm-draw-tube")).toHaveCount(3);
      const { tubes } = await planOf(page);
      expect(tubes.map((tube) => ["QUICK", "CRP", "BB"].filter((code) => tube.includes(code)))).toEqual([
        ["QUICK"],
        ["CRP"],
        ["BB"],
      ]);
      await tabTo(page, texts.adult);
      await page.keyboard.press("ArrowDown");
      await tabTo(page, texts.weight);
      await page.keyboard.type("3,5");
      await expect(page.getByText("7 ml").first()).toBeVisible();
      await expect(page.getByText(texts.limitFull)).toBeVisible();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowUp");
      await expect(page.getByText(texts.limitFull)).toHaveCount(0);
      const before = await planOf(page);

      const link = page.url();
      expect(link).toContain("codes=FERR,QUICK,CRP,BB");
      const other = await context.newPage();
      await other.goto(link);
      await expect.poll(() => planOf(other)).toEqual(before);
      await other.close();

      await loadAxe(page);
      expect(await violationsOf(page)).toEqual([]);

      // The focus stays among the chosen analyses when one is removed.
      await page.reload();
      await expect(codes).toHaveCount(4);
      await tabTo(page, texts.searchLabel);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(codes).toHaveText(["QUICK", "CRP", "BB"]);
      await expect(page.locator(".lbm-draw-remove").first()).toBeFocused();
    });

    test("entries of a practice's own page are added to the plan there, or gather in a tab of the laboratory", async ({
      page,
      context,
    }) => {
      const { addToDraw } = language === "de" ? germanTexts : englishTexts;
      const script = `<script src="${visitors}/embed/laborium.js"></script>`;
      const entry = (code: string) => `<div data-laborium="analysis" data-code="${code}"></div>`;
      const show = (body: string) => page.setContent(`<html lang="${language}">${body}${script}</html>`);
      const link = page.getByRole("link", { name: addToDraw });
      await page.goto(`${visitors}/embed/`);
      await show(`${entry("CRP")}<div data-laborium="draw" data-code="BB"></div>`);
      const codes = (of: Page) => of.locator(".lbm-draw-chosen .lbm-draw-code");
      await expect(codes(page)).toHaveText(["BB"]);
      await link.click();
      await expect(codes(page)).toHaveText(["BB", "CRP"]);
      await expect(page.locator(".lbm-draw-tube")).toHaveCount(2);

      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${visitors}/embed/`);
      await show(entry("TSH") + entry("BB"));
      await expect(link).toHaveCount(2);
      const opened = context.waitForEvent("page");
      await link.first().click();
      const plan = await opened;
      await expect(codes(plan)).toContainText(["TSH"]);
      const before = await codes(plan).count();
      await link.last().click();
      await expect(codes(plan)).toHaveCount(before + 1);
      await expect(codes(plan).last()).toHaveText("BB");
      expect(context.pages()).toHaveLength(2);
    });

    test("a plan by codes needs no script", async ({ browser }) => {
      const context = await browser.newContext({ locale, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(address);
      await page.getByRole("textbox", { name: texts.codes }).fill("bb, Ferritin, gibtesnicht");
      await page.getByRole("button", { name: texts.show }).click();
      await expect(page.locator(".lbm-draw-tube")).toHaveCount(2);
      await expect(page.getByText(texts.unknown.replace("{{codes}}", "gibtesnicht"))).toBeVisible();
      await context.close();
    });

    test("labels name the tubes and no patient, and all tubes go into the basket", async ({
      page,
      request,
    }) => {
      // With a shop on the laboratory's website, the plan could only lead there.
      const { call } = await callerOf(request);
      expect((await call("PATCH", "laborshop/config/1/", { opt_in: false, website_url: "" })).ok()).toBe(
        true,
      );
      await page.addInitScript(() => {
        window.print = () =>
          document.documentElement.setAttribute(
            "data-printed",
            document.querySelector<HTMLElement>(".lbm-draw")?.dataset.print ?? "",
          );
      });
      await page.goto(`${address}&codes=BB,CRP`);
      await page.getByRole("button", { name: texts.labels }).click();
      await expect(page.locator("html")).toHaveAttribute("data-printed", "labels");
      await page.emulateMedia({ media: "print" });
      await page.locator(".lbm-draw").evaluate((draw) => draw.setAttribute("data-print", "labels"));
      const labels = page.locator(".lbm-draw-labels li");
      await expect(labels).toHaveCount(2);
      await expect(labels.first()).toBeVisible();
      await expect(labels.last()).toContainText("BB");
      await expect(page.locator(".lbm-draw-plan")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: texts.toBasket }).click();
      await expect(page.getByText(texts.inBasket_other.replace("{{count}}", "2"))).toBeVisible();
      await page.getByRole("link", { name: texts.shop }).click();
      await expect(page).toHaveURL(/\/embed\/shop\//);
      await expect(page.locator(".lbm-shop-cart, [part=cart]").first()).toContainText("EDTA");
    });
  });
}
