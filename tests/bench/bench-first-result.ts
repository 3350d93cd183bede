import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { type Figure, percentile } from "./figures.ts";

/** Delay of each request, in ms. */
const latency = 50;
const visits = 9;

/** Time until a visitor with an empty cache sees the first analyses of a page of results, or can search in one, if each request takes 50 ms on its way. */
export async function benchFirstResult(port: number): Promise<Figure[]> {
  const home = `http://public.demo.localhost:${port}`;
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const page = await median(browser, async (tab) => {
      await tab.goto(`${home}/embed/analyses/?lang=de&search=kalium`);
      // The page may have loaded before it is drawn.
      return tab.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => {
              for (const { name, startTime } of list.getEntries())
                if (name === "first-contentful-paint") resolve(startTime);
            }).observe({ type: "paint", buffered: true }),
          ),
      );
    });
    const typed = await median(browser, async (tab) => {
      await tab.goto(`${home}/embed/analyses/?lang=de`);
      await tab.waitForLoadState("networkidle");
      return tab.getByRole("searchbox").evaluate(async (field: HTMLElement) => {
        const start = performance.now();
        field.focus();
        while (!document.querySelector("[role=combobox]")) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      });
    });
    const title = `empty cache, ${latency} ms of latency, median`;
    const aim = { unit: "ms", aim: "≤ 150" } as const;
    return [
      { what: `first result on a page of results: ${title}`, value: page, ...aim },
      { what: `from the press on the search field until it searches: ${title}`, value: typed, ...aim },
    ];
  } finally {
    await browser.close();
  }
}

async function median(
  browser: Browser,
  measure: (tab: Page) => Promise<number | undefined>,
): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ locale: "de-DE" });
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send("Network.enable");
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send("Network.emulateNetworkConditions", { offline: false, latency, ...unlimited });
    times.push((await measure(tab)) ?? Number.NaN);
    await context.close();
  }
  return percentile(times, 0.5);
}
