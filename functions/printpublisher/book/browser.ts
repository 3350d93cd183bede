import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

export interface Chromium {
  path: string;
  args: string[];
  /** Folders of its libraries; the machine's own if undefined. */
  libraries?: string | undefined;
}

/**
 * The Chromium bundled with the function, unpacked to the temporary folder on first use (2 to 4 s) with the libraries it needs.
 * The libraries are unpacked only if the environment names a Lambda Node runtime before the package is first imported.
 * On machines that it does not run on, LABORIUM_CHROMIUM is the path of another Chromium.
 */
export async function ownChromium(): Promise<Chromium> {
  const installed = process.env.LABORIUM_CHROMIUM;
  if (installed)
    return { path: installed, args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"] };
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  chromium.setGraphicsMode = false;
  const path = await chromium.executablePath();
  // Keep site isolation on: the pages are tenants' own.
  const args = chromium.args.filter(
    (arg) => arg !== "--disable-web-security" && arg !== "--allow-running-insecure-content",
  );
  return { path, args, libraries: process.env.LD_LIBRARY_PATH };
}

/** A renderer is discarded after about this many pages, because it never returns its memory. */
const pagesPerBrowser = 300;
const attempts = 5;

/** One browser with one page at a time, replaced every 300 pages. */
export class RecyclingBrowser {
  readonly #chromium: Chromium;
  #browser: Browser | undefined;
  #page: Page | undefined;
  #pages = 0;
  /** End of the latest use; a page that is navigated for two parts at once shows neither. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(chromium: Chromium) {
    this.#chromium = chromium;
  }

  /** Lends its page to one `use` after the other, which navigates it, removes its own handlers again, and returns how many pages it printed. */
  withPage<T extends { pages: number }>(use: (page: Page) => Promise<T>): Promise<T> {
    const used = this.#turn.then(() => this.#lend(use));
    this.#turn = used.catch(() => undefined);
    return used;
  }

  async #lend<T extends { pages: number }>(use: (page: Page) => Promise<T>): Promise<T> {
    if (this.#pages >= pagesPerBrowser) await this.close();
    this.#browser ??= await launch(this.#chromium);
    // A new page for every part would start a renderer and load the fonts each time.
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

/**
 * The browser's whole environment: the paths of its libraries, fonts and writable folders. It contains nothing of the function's own, in
 * particular no credentials, so that no page can reach them.
 */
function bare(libraries: string | undefined): Record<string, string> {
  const { FONTCONFIG_PATH, FONTCONFIG_FILE } = process.env;
  const variables = Object.entries({ LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH, FONTCONFIG_FILE });
  return { HOME: tmpdir(), TMPDIR: tmpdir(), ...Object.fromEntries(variables.filter(([, value]) => value)) };
}

async function launch({ path, args, libraries }: Chromium): Promise<Browser> {
  // Never resolve names, because a look-up alone would disclose something of the document.
  const all = await puppeteer.defaultArgs({
    args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND"],
    headless: "shell",
  });
  for (let attempt = 1; ; attempt += 1)
    try {
      // Use a pipe so that the browser ends with the process that started it.
      return await puppeteer.launch({
        executablePath: path,
        args: all,
        headless: "shell",
        env: bare(libraries),
        pipe: true,
      });
    } catch (error) {
      // Another process may still be unpacking the same file.
      if (attempt === attempts) throw error;
      await sleep(1000 * attempt);
    }
}
