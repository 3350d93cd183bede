import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import AxeBuilder from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { ids } from "./shop-site.ts";
import { small, visitShop } from "./shop-visit.ts";

const { visit, open, press } = visitShop();

describe("the articles", () => {
  test("are found by what they are called and numbered, and by category", async () => {
    await open("/de");
    await visit.tab.getByLabel("Artikel suchen").fill("roehrchen");
    await visit.tab.getByText("1 Produkt", { exact: true }).waitFor();
    await visit.tab.getByLabel("Artikel suchen").fill("a-12");
    expect(await visit.tab.locator(".lbm-product-name").allTextContents()).toEqual(["Abstrichtupfer"]);
    await visit.tab.getByLabel("Artikel suchen").fill("xyzzy");
    await visit.tab.getByText("Nichts gefunden").waitFor();
    await visit.tab.getByLabel("Artikel suchen").fill("");
    await press("Abstriche");
    expect(await visit.tab.locator(".lbm-product-name").allTextContents()).toEqual(["Abstrichtupfer"]);
  });

  test("are one product where an analysis has led to it, which leads back to the analysis", async () => {
    await open(`/de?laborium-product=${ids.tube}`);
    expect(await visit.tab.locator(".lbm-product-name").allTextContents()).toEqual(["Serum-Röhrchen"]);
    expect(await visit.tab.getByRole("link", { name: "Thyreotropin" }).getAttribute("href")).toBe(
      `${visit.site.origin}/embed/analyses/TSH/?lang=de`,
    );
    await press("Alle Artikel zeigen");
    expect(await visit.tab.locator(".lbm-product-name").count()).toBe(2);
  });
});

describe("the shop as it stands there", () => {
  test("is unharmed by the page's own styles, and dressed in the laboratory's", async () => {
    await open("/hostile");
    const styles = await visit.tab
      .locator(".lbm-product-name")
      .first()
      .evaluate((element) => {
        const { textTransform, visibility, direction, fontSize, letterSpacing } = getComputedStyle(element);
        return { textTransform, visibility, direction, fontSize, letterSpacing };
      });
    expect(styles).toEqual({
      textTransform: "none",
      visibility: "visible",
      direction: "ltr",
      fontSize: "16px",
      letterSpacing: "1px",
    });
  });

  test("is ordered from by keyboard alone", async () => {
    await open("/de");
    const tabTo = async (label: string) => {
      for (let turn = 0; turn < 40; turn++) {
        await visit.tab.keyboard.press("Tab");
        const name = await visit.tab.evaluate(() => {
          const element = document.activeElement?.shadowRoot?.activeElement;
          return (
            element?.getAttribute("aria-label") ??
            element?.getAttribute("name") ??
            element?.textContent?.trim()
          );
        });
        if (name === label) return;
      }
      throw new Error(`No key leads to ${label}`);
    };
    await tabTo(`Anzahl: ${small}`);
    await visit.tab.keyboard.type("2");
    await tabTo("Weiter zur Lieferung");
    await visit.tab.keyboard.press("Enter");
    await tabTo("practice");
    await visit.tab.keyboard.type("Praxis");
    await tabTo("email");
    await visit.tab.keyboard.type("praxis@example.org");
    await tabTo("way");
    await visit.tab.keyboard.press("ArrowDown");
    await tabTo("terms");
    await visit.tab.keyboard.press("Space");
    await tabTo("Weiter zur Übersicht");
    await visit.tab.keyboard.press("Enter");
    await tabTo("Bestellung absenden");
    await visit.tab.keyboard.press("Enter");
    await visit.tab.getByRole("heading", { name: "Vielen Dank" }).waitFor();
    expect(visit.site.orders[0]?.body.articles).toEqual([{ variant: ids.small, quantity: 2 }]);
  });

  test.each(["de", "en"] as const)(
    "has no barriers and no overflow at 320 px, in any step, %s",
    async (language) => {
      await open(`/${language}`);
      const inspect = async () => {
        const { violations } = await new AxeBuilder({ page: visit.tab }).include("[data-laborium]").analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await visit.tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      };
      await inspect();
      await visit.tab.locator(".lbm-quantity input").first().fill("2");
      await visit.tab.locator(".lbm-quantity input").first().press("Tab");
      await inspect();
      await visit.tab.locator(".lbm-cart .lbm-button").click();
      await visit.tab.locator("form [type=submit]").click();
      await inspect();
      await visit.tab.locator("[name=practice]").fill("P".repeat(80));
      await visit.tab.locator("[name=email]").fill("a@b.example");
      await visit.tab.locator("[name=way]").selectOption("1");
      await visit.tab.locator("[name=terms]").check();
      await visit.tab.locator("form [type=submit]").click();
      await inspect();
      await visit.tab.locator(".lbm-shop-ways .lbm-button").last().click();
      await visit.tab.locator(".lbm-shop-number").waitFor();
      await inspect();
    },
  );

  test("weighs at most 20 kB with the loader, gzipped", () => {
    const folder = join(visit.build.folder, "assets");
    const files = readdirSync(folder).filter((name) => name.startsWith("shop-"));
    expect(files).toHaveLength(1);
    const sizes = [join(folder, files[0] ?? ""), join(visit.build.folder, "laborium.js")].map(
      (path) => gzipSync(readFileSync(path), { level: 9 }).length,
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20_000);
  });
});
