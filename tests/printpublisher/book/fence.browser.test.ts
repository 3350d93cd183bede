import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import puppeteer from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { renderParts } from "../../../functions/printpublisher/book/render-part.ts";
import { chromiumArguments, chromiumPath } from "../../support/chromium.ts";
import { bookWith, readBook, text, withChromium } from "./made-book.ts";
import { hostilePicture, type WayToFetch, waysToFetch } from "./ways-to-fetch.ts";

/** Ways in which documents asked a foreign server, and the number of connections to it. */
const requests = new Set<string>();
let connections = 0;
/** Document that is opened without a fence. */
let opened = "";
const server = createServer((request, response) => {
  if (request.url === "/opened") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(opened);
    return;
  }
  if (request.url?.startsWith("/assets/")) {
    response.setHeader("content-type", "image/svg+xml");
    response.end(hostilePicture(address("picture")));
    return;
  }
  requests.add(/^\/way-(\w+)/.exec(request.url ?? "")?.[1] ?? `${request.url}`);
  response.end("seen");
});
server.on("connection", () => {
  connections += 1;
});
server.on("upgrade", (request, socket) => {
  requests.add(`${request.url}`);
  socket.destroy();
});
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const address = (way: number | string) => `http://${host()}/way-${way}`;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const perDocument = 16;
/** Documents with some of the ways each; every way has its own address. */
const documents = () =>
  Array.from({ length: Math.ceil(waysToFetch.length / perDocument) }, (_, index) => {
    const ways = waysToFetch.slice(index * perDocument, (index + 1) * perDocument);
    const written = (of: (way: WayToFetch) => string | undefined) =>
      ways
        .map((way, nth) => {
          const number = index * perDocument + nth;
          return of(way)?.replaceAll("URL", address(number)).replaceAll("HOST", `${host()}/way-${number}`);
        })
        .filter((source) => source !== undefined)
        .join("\n");
    // Imports count only before all other rules.
    const stylesheet = written(({ css }) => (css?.startsWith("@") ? css : undefined));
    const after = written(({ css }) => (css?.startsWith("@") ? undefined : css));
    return {
      html: `<p class="a" lang="de">Vorher</p><ul><li>Punkt</li></ul>${written(({ html }) => html)}<p>Nachher</p>`,
      stylesheet: `${stylesheet}\n${after}`,
    };
  });

describe("a hostile document", () => {
  test("would ask in most of the ways, if nothing kept it from them", { timeout: 180_000 }, async () => {
    const browser = await puppeteer.launch({
      executablePath: await chromiumPath(),
      args: chromiumArguments,
      headless: "shell",
    });
    for (const { html, stylesheet } of documents()) {
      opened = `<!doctype html><meta charset="utf-8"><style>${stylesheet}</style><body>${html}`;
      const page = await browser.newPage();
      await page.emulateMediaType("print");
      await page.goto(`http://${host()}/opened`, { waitUntil: "load" });
      await new Promise((resolve) => setTimeout(resolve, 300));
      await page.close();
    }
    await browser.close();
    const ways = waysToFetch.filter((_, number) => requests.has(`${number}`));
    expect(ways.length).toBeGreaterThanOrEqual(70);
    expect(requests).toContain("picture");
  });

  test("asks in none of them, runs nothing, and reads no file or image of another", async () => {
    requests.clear();
    server.closeAllConnections();
    connections = 0;
    const paths = new Set<string>();
    const chapters = documents().map(({ html, stylesheet }, index) =>
      text(`x${index}`, `Böse ${index}`, html, { stylesheet }),
    );
    const readFiles = `<iframe src="file:///etc/passwd"></iframe><object data="file:///etc/passwd"></object><img src="/assets/other/logo.png">
      <script>document.body.textContent = "overrun"</script><img src="x" onerror="document.title='overrun'">`;
    const stylesheet = `h1::before{content:url("file:///etc/hostname")}`;
    chapters.push(text("files", "Dateien", `<p>Vorher</p>${readFiles}<p>Nachher</p>`, { stylesheet }));
    const parts = planBook(bookWith(chapters)).filter(({ kind }) => kind === "text");
    const rendered: string[] = [];
    await renderParts(
      parts,
      {
        ...withChromium,
        readImage: async (path) => {
          paths.add(path);
          if (path !== "/assets/hostile.svg") return undefined;
          return { type: "image/svg+xml", bytes: Buffer.from(hostilePicture(address("picture"))) };
        },
      },
      async ({ title }, { pdf }) => {
        const words = (await readBook(pdf)).sheets.map((sheet) => sheet.text).join("\n");
        expect(words, title).toMatch(/Vorher|Punkt/);
        expect(words, title).not.toMatch(/overrun|seen|root:/);
        rendered.push(title);
      },
    );
    expect(rendered).toHaveLength(chapters.length);
    expect([...requests].map((number) => waysToFetch[Number(number)]?.what ?? number)).toEqual([]);
    expect(connections).toBe(0);
    expect([...paths]).toEqual(expect.arrayContaining(["/assets/other/logo.png", "/assets/hostile.svg"]));
  });
});
