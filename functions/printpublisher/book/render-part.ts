import type { HTTPRequest, Page } from "puppeteer-core";
import { pageModels } from "../../../shared/printpublisher/templates/page-model.ts";
import { BookError, type BookPart } from "./book.ts";
import { type Chromium, ownChromium, RecyclingBrowser } from "./browser.ts";
import { isMeasured, setPart } from "./flow/set-part.ts";
import { readFont } from "./fonts.ts";
import { partHtml } from "./html/part-html.ts";
import { loadCodes } from "./html/qr-html.ts";
import { origin } from "./html/styles.ts";
import { learnPages } from "./learn-pages.ts";
import { tidyPart } from "./pdf/tidy-part.ts";

export interface BookImage {
  /** MIME type. */
  type: string;
  bytes: Uint8Array;
}

export interface RenderOptions {
  chromium?: () => Promise<Chromium>;
  /** Folder with the files of `fontSources`; defaults to the installed packages. */
  fontsDir?: string;
  /** Reads the tenant's images by the path in the HTML (`/assets/…`); returns undefined if the tenant has no such image. Nothing else is fetched. */
  readImage?: (path: string) => Promise<BookImage | undefined>;
}

export interface RenderedPart {
  pdf: Buffer;
  pages: number;
}

/**
 * Renders parts with `concurrency` browsers, longest first, and passes each one on as soon as it is ready.
 * @throws BookError naming the part that could not be rendered, or that lacks the text it should have.
 */
export async function renderParts(
  parts: readonly BookPart[],
  options: RenderOptions & { concurrency?: number },
  onRendered: (part: BookPart, rendered: RenderedPart) => Promise<void> | void,
): Promise<void> {
  if (parts.length === 0) return;
  const chromium = await (options.chromium ?? ownChromium)();
  const queue = [...parts].sort((a, b) => weight(b) - weight(a));
  const work = async () => {
    const browser = new RecyclingBrowser(chromium);
    try {
      for (let part = queue.shift(); part; part = queue.shift())
        await onRendered(part, await renderPart(part, browser, options));
    } finally {
      queue.length = 0;
      await browser.close();
    }
  };
  const results = await Promise.allSettled(
    Array.from({ length: Math.min(options.concurrency ?? 1, queue.length) }, work),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Renders one part. @throws BookError naming it */
export async function renderPart(
  part: BookPart,
  browser: RecyclingBrowser,
  options: RenderOptions,
): Promise<RenderedPart> {
  try {
    await loadCodes(part.content);
    return await browser.withPage(async (page) => {
      page.removeAllListeners("request");
      await fence(page, partHtml(part), options);
      // Lay out measured parts as on paper.
      await page.emulateMediaType(isMeasured(part) ? "print" : undefined);
      await page.goto(origin, { waitUntil: "load", timeout: 60_000 });
      if (isMeasured(part)) await setPart(page, part);
      else await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await paint(page);
      const printed = await page.pdf({
        preferCSSPageSize: true,
        scale: pageModels[part.format].scale,
        printBackground: true,
        tagged: true,
        outline: false,
        timeout: 120_000,
      });
      const pdf = tidyPart(Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength));
      const { pages, hasText } = learnPages(pdf);
      if (!hasText && part.kind !== "picture") throw new Error("the pages have no text: no font was found");
      return { pdf, pages };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BookError(`Part ${part.id} (${part.title}) cannot be rendered: ${reason}`, { cause: error });
  }
}

/**
 * Has a page painted. Content just outside a sheet is printed as empty text or left out, depending on whether a frame was painted
 * before, which is otherwise a matter of timing. The same part has to give the same bytes.
 */
const paint = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

/** Serves the document, our fonts and the tenant's images; refuses everything else, scripts included. */
async function fence(page: Page, html: string, options: RenderOptions): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    answer(request, html, options).catch(() => request.abort().catch(() => undefined));
  });
}

/** The sandbox keeps a document from navigating away by itself. */
const policy = `sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline' ${origin}fonts/; font-src ${origin}fonts/; img-src ${origin} data:`;

async function answer(request: HTTPRequest, html: string, options: RenderOptions): Promise<void> {
  const address = request.url();
  if (address.startsWith("data:") && request.resourceType() === "image") return request.continue();
  if (address === origin && request.isNavigationRequest() && request.frame()?.parentFrame() === null)
    return request.respond({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: html,
    });
  if (!address.startsWith(origin) || request.isNavigationRequest()) return request.abort("blockedbyclient");
  const { pathname } = new URL(address);
  const font = pathname.startsWith("/fonts/")
    ? readFont(pathname.slice("/fonts/".length), options.fontsDir)
    : undefined;
  const contentType = pathname.endsWith(".css") ? "text/css" : "font/woff2";
  if (font) return request.respond({ contentType, body: await font });
  const image = await options.readImage?.(decodeURIComponent(pathname));
  if (!image?.type.startsWith("image/")) return request.abort("blockedbyclient");
  return request.respond({ contentType: image.type, body: Buffer.from(image.bytes) });
}

/** A rough estimate of a part's rendering time, so that the browsers finish together. */
function weight({ content }: BookPart): number {
  if (content.kind === "directory")
    return content.groups.reduce((sum, { entries }) => sum + entries.length, 1);
  return content.kind === "index" ? content.lines.length / 8 : 5;
}
