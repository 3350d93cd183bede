import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { type Figure, percentile } from "./figures.ts";

/** Prefixes that no two words share, so that no answer is cached before it is asked for. */
const words = [
  "kaliu",
  "natri",
  "ferri",
  "thyre",
  "chole",
  "bilir",
  "antik",
  "immun",
  "vitam",
  "magne",
  "schil",
];
const places = 40;

/** Waiting times of a person at the screen, in a browser at 10,000 analyses: from the key until it is painted. */
export async function benchEditorInBrowser(port: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(watchPaints);
    await page.goto(`http://demo.localhost:${port}/login`);
    await page.locator("[name=username]").fill("admin");
    await page.locator("[name=password]").fill("Laborium-lokal-2026!");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => !url.pathname.includes("login"));
    return [
      // The first word also loads the search, in the function and in the browser.
      ...figuresOf(
        "editor in a browser: key press in the search to paint",
        (await typed(page)).slice(words[0]?.length),
        60,
      ),
      // The first opening also loads the editor's code.
      ...figuresOf(
        "editor in a browser: Enter in the list to fields painted",
        (await opened(page)).slice(1),
        150,
      ),
    ];
  } finally {
    await browser.close();
  }
}

const figuresOf = (title: string, times: readonly number[], aim: number): Figure[] => [
  { what: `${title}: p50`, value: percentile(times, 0.5), unit: "ms" },
  { what: `${title}: p95`, value: percentile(times, 0.95), unit: "ms", aim: `≤ ${aim}` },
];

/** Every letter, from its key until its results are painted. */
async function typed(page: Page): Promise<number[]> {
  await page.goto(new URL("/laboreditor/analyse", page.url()).href);
  await page.locator("aside [data-place]").first().waitFor();
  const times: number[] = [];
  for (const word of words) {
    await page.locator("aside input[type=search]").fill("");
    await page.waitForTimeout(400);
    for (const letter of word) {
      times.push(await painted(page, "listed", () => page.keyboard.press(letter)));
      await page.waitForTimeout(100);
    }
  }
  return times;
}

/** Time from Enter in the list until the fields are shown. */
async function opened(page: Page): Promise<number[]> {
  await page.goto(new URL("/laboreditor/analyse", page.url()).href);
  const times: number[] = [];
  for (let place = 0; place < places; place++) {
    await page.locator(`aside [data-place="${place}"] a`).focus();
    times.push(await painted(page, "opened", () => page.keyboard.press("Enter")));
    await page.waitForTimeout(300);
  }
  return times;
}

type Sign = "listed" | "opened";
declare global {
  interface Window {
    /** Milliseconds from the next key until the frame that shows the sign is painted. */
    untilPainted(sign: Sign): Promise<number>;
  }
}

async function painted(page: Page, sign: Sign, press: () => Promise<void>): Promise<number> {
  const time = await page.evaluateHandle((awaited) => ({ taken: window.untilPainted(awaited) }), sign);
  await press();
  return time.evaluate(({ taken: duration }) => duration);
}

/** Runs in the page. */
function watchPaints(): void {
  window.untilPainted = (sign) =>
    new Promise((resolve, reject) => {
      const list = () => document.querySelector("aside [aria-busy]");
      const inputs = () => [...document.querySelectorAll<HTMLInputElement>("form input")];
      let started = 0;
      let wasBusy = false;
      let awaited: string | null | undefined;
      const shows = () => {
        if (sign === "opened") return inputs().some(({ value }) => value !== "" && value === awaited);
        const busy = list()?.getAttribute("aria-busy") === "true";
        wasBusy ||= busy;
        return wasBusy && !busy;
      };
      const tooLate = setTimeout(() => reject(new Error(`Nothing was painted: ${sign}.`)), 20_000);
      const observer = new MutationObserver(() => {
        if (started === 0 || !shows()) return;
        observer.disconnect();
        clearTimeout(tooLate);
        // The frame is produced after its callbacks; a message sent by them arrives when it is done.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - started);
          port2.postMessage(null);
        });
      });
      addEventListener(
        "keydown",
        (event) => {
          if (started > 0) return;
          started = event.timeStamp;
          awaited = document.activeElement?.querySelector("span")?.textContent;
        },
        { capture: true },
      );
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
}
