import { writeFileSync } from "node:fs";
import { PDFDict, PDFDocument, PDFName, PDFStream, type PDFString } from "pdf-lib";
import { PNG } from "pngjs";
import { extractImages, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { pageBreak, pictureHtml } from "../../../shared/kernel/rich-blocks.ts";
import { type Crop, middle } from "../../../shared/printpublisher/config/print-config.ts";
import { pngOf } from "../../platform/picture/pictures.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { placedPictures } from "../../support/placed-pictures.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const src = `/api/public/logo/${"ab".repeat(32)}/`;
const drawn = `/api/public/logo/${"cd".repeat(32)}/`;
const files = new Map([
  [src, { type: "image/png", bytes: pngOf(600, 300) }],
  [
    drawn,
    {
      type: "image/svg+xml",
      bytes: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z" fill="red"/></svg>',
      ),
    },
  ],
]);
const picture = (from: string, alt: string) =>
  pictureHtml({ src: from, alt, width: 50, caption: `Abbildung von ${alt || "nichts"}` });
const words = (mark: string) => `<p>${mark} ${"Text über die Probe. ".repeat(9)}</p>`;

const input = bookWith([
  text(
    "eins",
    "Eins",
    `${words("Anfang")}${picture(src, "Röhrchen")}${picture(drawn, "Kreislauf")}${picture(src, "")}`,
    {
      columns: 2,
      paragraphs: [
        {
          id: "a",
          title: "Umbruch",
          html: `${words("Vorher")}${pageBreak}${words("Nachher")}${pageBreak}${pageBreak}${words("Danach")}${pageBreak}`,
          columns: 2,
        },
        { id: "b", title: "Neue Seite", html: words("Zuletzt") },
      ],
    },
  ),
  directory("liste", "Liste", [entry("A1", "Ferritin")], {
    html: `${words("Einleitung")}${pageBreak}${picture(src, "Tafel")}`,
  }),
]);

let book: MadeBook;
let read: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  const readImage = async (path: string) => files.get(path);
  book = await makeBook(input, memoryCache(), { ...withChromium, readImage });
  if (process.env.PICTURES_PDF) writeFileSync(process.env.PICTURES_PDF, book.pdf);
  read = await readBook(book.pdf);
}, 60_000);
const sheetOf = (mark: string) => read.sheets.findIndex(({ text }) => text.includes(`${mark} Text`));

describe("pictures in texts of the book", () => {
  test("say in the tags what they show, and break no standard", async () => {
    const pdf = await PDFDocument.load(book.pdf, { updateMetadata: false });
    const alts = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const isFigure = object instanceof PDFDict && object.get(PDFName.of("S"))?.toString() === "/Figure";
      return isFigure ? [(object.get(PDFName.of("Alt")) as PDFString).decodeText()] : [];
    });
    expect(alts.sort()).toEqual(["Kreislauf", "Röhrchen", "Tafel"]);
    expect(await breachesOf(book.pdf)).toEqual([]);
    expect(book.warnings).toEqual([]);
  });

  test("stand above their captions, in the text", () => {
    const { text } = read.sheets[sheetOf("Anfang")] ?? { text: "" };
    expect(text).toContain("Abbildung von Röhrchen");
    expect(text).toContain("Abbildung von Kreislauf");
    expect(text).toContain("Abbildung von nichts");
  });
});

describe("page breaks in texts of the book", () => {
  test("begin a new page each, also within columns and before the next section, and leave none empty", () => {
    const first = sheetOf("Vorher");
    expect(first).toBe(sheetOf("Anfang"));
    expect([sheetOf("Nachher"), sheetOf("Danach"), sheetOf("Zuletzt")]).toEqual([
      first + 1,
      first + 2,
      first + 3,
    ]);
  });

  test("break no introduction of a directory", () => {
    const { text } = read.sheets[sheetOf("Einleitung")] ?? { text: "" };
    expect(text).toContain("Abbildung von Tafel");
    expect(text).toContain("Ferritin");
  });
});

describe("the picture on the front of the wrapper", () => {
  /** Red on the left, blue on the right, with green added in the upper half. */
  const quarters = new PNG({ width: 800, height: 400 });
  for (let pixel = 0; pixel < 800 * 400; pixel++) {
    const [isLeft, isUpper] = [pixel % 800 < 400, pixel < 800 * 200];
    quarters.data.set([isLeft ? 255 : 0, isUpper ? 255 : 0, isLeft ? 0 : 255, 255], pixel * 4);
  }
  const front = { type: "image/png", bytes: PNG.sync.write(quarters) };

  async function bookWithFront(crop: Crop): Promise<Buffer> {
    const readImage = async () => front;
    const fronts = bookWith([text("eins", "Eins", words("Anfang"))], { cover: { picture: src, crop } });
    return (await makeBook(fronts, memoryCache(), { ...withChromium, readImage })).pdf;
  }

  /** Shares of red, green and blue, from 0 to 1, in the part of the picture that the file holds. */
  async function colours(crop: Crop): Promise<number[]> {
    const pdf = await bookWithFront(crop);
    const [printed] = await extractImages(await getDocumentProxy(Uint8Array.from(pdf)), 1);
    if (!printed) throw new Error("There is no picture on the front.");
    const { data, channels } = printed;
    const shares = [0, 0, 0];
    for (let offset = 0; offset < data.length; offset += channels)
      for (const colour of [0, 1, 2])
        shares[colour] = (shares[colour] ?? 0) + (data[offset + colour] ?? 0) / 255;
    return shares.map((sum) => sum / (data.length / channels));
  }

  const near = (share: number) => expect.closeTo(share, 1);

  test("shows the side that was chosen", async () => {
    expect(await colours(middle)).toEqual([0.5, 0.5, 0.5].map(near));
    expect(await colours({ x: 0, y: 100, zoom: 1 })).toEqual([1, 0.5, 0].map(near));
  });

  test("is enlarged towards what was chosen", async () => {
    // The spill over the bleed is a few hundredths of the sheet.
    const placed = async (crop: Crop) => {
      const [front] = await placedPictures(await bookWithFront(crop), 1);
      return [front?.across, front?.up].map((edges) => edges?.map(Math.round));
    };
    const [towardsRight, towardsTop] = await placed({ x: 100, y: 0, zoom: 2 });
    expect([towardsRight, towardsTop]).toEqual([
      [-1, 1],
      [-1, 1],
    ]);
    const [towardsLeft, towardsFoot] = await placed({ x: 0, y: 100, zoom: 4 });
    expect([towardsLeft, towardsFoot]).toEqual([
      [-0, 4],
      [-0, 4],
    ]);
  });

  test("has no shading that Firefox draws in pink, since it knows none by function", async () => {
    const pdf = await PDFDocument.load(await bookWithFront(middle), { updateMetadata: false });
    const kinds = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const dict = object instanceof PDFStream ? object.dict : object;
      return `${dict}`.match(/\/ShadingType \d/g) ?? [];
    });
    expect(kinds).not.toContain("/ShadingType 1");
  });
});
