import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

export interface Chromium {
  path: string;
  args: string[];
}

/**
 * The Chromium that comes with the function: unpacked to the temporary folder on first use (2 to 4 s), with the libraries it needs.
 * Those unpack only where the environment names a Node runtime of Lambda before the package is first imported.
 */
export async function ownChromium(): Promise<Chromium> {
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  chromium.setGraphicsMode = false;
  const path = await chromium.executablePath();
  // Pages of tenants keep the walls between origins.
  const args = chromium.args.filter(
    (arg) => arg !== "--disable-web-security" && arg !== "--allow-running-insecure-content",
  );
  return { path, args };
}

/** A renderer is thrown away after about this many pages: it does not give its memory back. */
const pagesPerBrowser = 300;
const attempts = 5;

/** One browser with one page at a time, replaced by fresh ones every 300 pages. */
export class RecyclingBrowser {
  readonly #chromium: Chromium;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #pages = 0;

  constructor(chromium: Chromium) {
    this.#chromium = chromium;
  }

  /** Hands its page to `use`, which navigates it, takes off what it put on it, and answers how many pages it printed. */
  async withPage<T extends { pages: number }>(use: (page: Page) => Promise<T>): Promise<T> {
    if (this.#pages >= pagesPerBrowser) await this.close();
    this.#browser ??= await launch(this.#chromium);
    // A page of its own for every part would start a renderer and read the fonts for every part.
    this.#page ??= await this.#browser.newPage();
    try {
      const result = await use(this.#page);
      this.#pages += result.pages;
      return result;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const browser = this.#browser;
    this.#browser = undefined;
    this.#page = undefined;
    this.#pages = 0;
    await browser?.close();
  }
}

async function launch({ path, args }: Chromium): Promise<Browser> {
  const all = await puppeteer.defaultArgs({ args, headless: "shell" });
  for (let attempt = 1; ; attempt += 1)
    try {
      return await puppeteer.launch({ executablePath: path, args: all, headless: "shell" });
    } catch (error) {
      // Another process may still be unpacking the same file.
      if (attempt === attempts) throw error;
      await sleep(1000 * attempt);
    }
}
