import { writeFileSync } from "node:fs";
import { PDFDict, PDFDocument, PDFName, type PDFString } from "pdf-lib";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import type { Columns, Layout } from "../../../functions/printpublisher/book/book.ts";
import { partHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { bookWith, directory, entry, memoryCache, withChromium } from "./made-book.ts";

const pageOf = (code: string) => `https://public.labor-musterstadt.example/embed/analyses/${code}/`;
const chapter = (layout: Layout, columns: Columns) => {
  const codes = Array.from({ length: 12 }, (_, index) => `${layout}-${index}`);
  const entries = codes.map((code) => entry(code, `Ferritin ${code}`, { page: pageOf(code) }));
  return directory(layout, layout, entries, { layout, columns });
};
const input = bookWith([chapter("list", 3), chapter("cards", 3), chapter("table", 1), chapter("compact", 2)]);

/** Draws the dark modules of a drawing as an image, several dots each. */
function pixelsOf(size: number, path: string) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let down = 0; down < scale; down += 1)
      for (let right = 0; right < Number(length) * scale; right += 1)
        data.fill(
          0,
          ((Number(y) * scale + down) * width + Number(x) * scale + right) * 4,
          ((Number(y) * scale + down) * width + Number(x) * scale + right) * 4 + 3,
        );
  return { width, height: width, data };
}

test("each entry has a code that a reader takes to its page, named in the tags, and nothing leaves its column", async () => {
  const { pdf, parts, warnings } = await makeBook(input, memoryCache(), withChromium);
  if (process.env.QR_PDF) writeFileSync(process.env.QR_PDF, pdf);
  expect(warnings).toEqual([]);
  expect(await breachesOf(pdf)).toEqual([]);
  const addresses = ["list", "cards", "table"].flatMap((layout) =>
    Array.from({ length: 12 }, (_, index) => pageOf(`${layout}-${index}`)),
  );
  const read = parts.flatMap((part) =>
    [...partHtml(part).matchAll(/class="qr" src="data:image\/svg\+xml,([^"]+)"/g)].map(([, drawing = ""]) => {
      const [, size, path = ""] = /viewBox="0 0 (\d+) .* d="([^"]+)"/.exec(decodeURIComponent(drawing)) ?? [];
      return decodeQR(pixelsOf(Number(size), path));
    }),
  );
  expect(read).toEqual(addresses);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const named = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isFigure = object instanceof PDFDict && object.get(PDFName.of("S"))?.toString() === "/Figure";
    return isFigure ? [(object.get(PDFName.of("Alt")) as PDFString).decodeText()] : [];
  });
  expect(named.sort()).toEqual(addresses.map((page) => `QR ${page}`).sort());
});
