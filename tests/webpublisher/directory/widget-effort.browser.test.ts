import { describe, expect, test } from "vitest";
import { field, visitLab } from "./lab-visit.ts";

const visit = visitLab(() => ({
  "/plain": `<!doctype html><html lang="de"><head><title>Praxis</title></head><body><h1>Praxis</h1>
<script src="{origin}/embed/laborium.js" async></script><div data-laborium="directory" data-lang="de"></div></body></html>`,
}));
const open = (path: string) => visit.tab.goto(visit.lab.origin + path);

describe("the directory in a lab's page", () => {
  test("asks where its index is while its code is still on its way, and not again", async () => {
    let release = () => {};
    const isAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit.tab.route(/\/embed\/assets\/widget-/, async (route) => {
      await isAsked;
      await route.continue();
    });
    const pointers = () => visit.lab.asked.filter((path) => path === "/embed/index.json").length;
    visit.lab.asked.length = 0;
    await open("/plain");
    await expect.poll(pointers).toBe(1);
    release();
    await field(visit.tab).waitFor();
    await visit.tab.unrouteAll();
    visit.lab.asked.length = 0;
    await open("/plain");
    await field(visit.tab).waitFor();
    expect(pointers()).toBeLessThanOrEqual(1);
  });

  test("draws no element anew if another letter finds the same analyses", async () => {
    await open("/plain");
    await field(visit.tab).fill("thyreot");
    await visit.tab.locator(".lbm-mark").first().waitFor();
    const created = await visit.tab.evaluate(async () => {
      const root = document.querySelector("[data-laborium]")?.shadowRoot as ShadowRoot;
      const input = root.querySelector("input") as HTMLInputElement;
      const make = document.createElementNS;
      let count = 0;
      document.createElementNS = (...parameters: unknown[]) => {
        count++;
        return Reflect.apply(make, document, parameters);
      };
      input.value = "thyreotr";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await Promise.resolve();
      document.createElementNS = make;
      return count;
    });
    expect(created).toBe(0);
  });
});
