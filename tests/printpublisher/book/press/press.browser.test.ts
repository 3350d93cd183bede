import { inflateSync } from "node:zlib";
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { openBook } from "../../../../functions/printpublisher/book/open-book.ts";
import { type PressBook, pressBook } from "../../../../functions/printpublisher/book/press/press-book.ts";
import { ownCondition } from "../../../../functions/printpublisher/book/press/press-condition.ts";
import { middle } from "../../../../shared/printpublisher/config/print-config.ts";
import { printingDefaults } from "../../../../shared/printpublisher/config/printing.ts";
import { type MadeBook, makeBook } from "../../../support/make-book.ts";
import { ownProfile } from "../../../support/own-profile.ts";
import { OpenedPdf } from "../../../support/pdf-rules/opened-pdf.ts";
import { pressBreachesOf } from "../../../support/pdf-rules/press-breaches.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "../made-book.ts";

/** A drawing with a gradient that becomes transparent, and a half-transparent colour on top. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f" stop-opacity=".3"/></linearGradient><rect width="40" height="20" fill="url(#g)"/><circle r="8" cx="20" cy="10" fill="lime" opacity=".5"/></svg>')}`;
/** One red pixel. */
const picture =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC";
const entries = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry(`${prefix}${index}`, `Ferritin ${prefix} ${index}`, {
      rows: [
        { label: "Hinweis", text: "Bitte nüchtern abnehmen. ".repeat(8) },
        { label: "Nächster Schritt", links: [{ name: "Ferritin", code: "A1" }] },
      ],
    }),
  );
const input = bookWith(
  [
    text(
      "vorwort",
      "Vorwort",
      `<p>Siehe <a href="cat:A1">Ferritin</a> und <a href="https://example.org">außen</a>.</p><p><img src="${drawing}" alt="Verlauf"><img src="${picture}" alt="Rot"></p><p style="color:red">Rot</p>`,
    ),
    directory("liste", "Liste", entries("A", 12)),
    directory("tabelle", "Tabelle", entries("T", 4), {
      layout: "table",
      columns: 1,
      orientation: "landscape",
    }),
    directory("karten", "Karten", entries("K", 3), { layout: "cards" }),
  ],
  { logo: drawing, cover: { picture, crop: middle } },
);
const facts = { ...input, made: "2026-03-04T05:06:07.890Z" };
const order = { ...printingDefaults, colour: "#14505c" };

let book: MadeBook;
let plain: PressBook;
let marked: PressBook;
/** Files for the printer from the parts of a cache. */
const pressed = async (cache: ReturnType<typeof memoryCache>, options: Partial<typeof order> = {}) =>
  pressBook(await openBook(book.parts, cache.get), facts, { ...order, ...options });
let cache: ReturnType<typeof memoryCache>;
beforeAll(async () => {
  cache = memoryCache();
  book = await makeBook(input, cache, withChromium);
  plain = await pressed(cache, { signature: 1 });
  marked = await pressed(cache, { signature: 16, crop_marks: true, paper_weight: 400, inks: "100/50/0/40" });
}, 120_000);

const name = PDFName.of;
const intentOf = (pdf: PDFDocument) =>
  (pdf.catalog.lookup(name("OutputIntents")) as unknown as { lookup(index: number): PDFDict }).lookup(0);
const idOf = (file: Buffer) => /\/ID \[<(\w+)>/.exec(file.toString("latin1"))?.[1];
const mm = (points: number) => Math.round((points / 72) * 254) / 10;
/** The boxes of all pages in mm: left, bottom, width and height. */
async function boxesOf(bytes: Buffer) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  return pdf.getPages().map((page) => {
    const [media, bleed, trim] = [page.getMediaBox(), page.getBleedBox(), page.getTrimBox()].map(
      ({ x, y, width, height }) => [x, y, width, height].map(mm),
    );
    return { media, bleed, trim };
  });
}

describe("the files for the printer", () => {
  test("are meant for the laboratory's own profile where there is one, and its colours are inks by it", async () => {
    const profile = ownProfile();
    const profiled = pressBook(await openBook(book.parts, cache.get), facts, order, ownCondition(profile));
    expect(profiled.inks).toEqual([0, 0, 0, expect.toSatisfy((black) => black > 60 && black < 80)]);
    for (const file of [profiled.inside, profiled.cover]) {
      expect(await pressBreachesOf(file)).toEqual([]);
      const pdf = await PDFDocument.load(file, { updateMetadata: false });
      const intent = intentOf(pdf);
      expect(String(intent.get(name("OutputConditionIdentifier")))).toBe("(Custom)");
      expect((intent.lookup(name("Info")) as PDFString).decodeText()).toBe("Hausdruck");
      const { contents } = intent.lookup(name("DestOutputProfile")) as PDFRawStream;
      expect(inflateSync(contents).equals(profile)).toBe(true);
    }
    const usual = await pressed(cache);
    expect(profiled.inside.equals(usual.inside)).toBe(false);
    expect(idOf(profiled.inside)).not.toBe(idOf(usual.inside));
  });

  test("keep PDF/X-4", async () => {
    for (const file of [plain.inside, plain.cover, marked.inside, marked.cover])
      expect(await pressBreachesOf(file)).toEqual([]);
  });

  test("are the same when they are made again, from the same parts or from new ones", async () => {
    const again = await pressed(cache, { signature: 1 });
    const anew = memoryCache();
    await makeBook(input, anew, withChromium);
    const cold = await pressed(anew, { signature: 1 });
    for (const other of [again, cold]) {
      expect(other.inside.equals(plain.inside)).toBe(true);
      expect(other.cover.equals(plain.cover)).toBe(true);
    }
  }, 60_000);

  test("say what the book says, page by page, folios and page numbers with it", async () => {
    const [screen, press] = await Promise.all([readBook(book.pdf), readBook(plain.inside)]);
    const inner = screen.sheets.slice(1, -1);
    expect(press.sheets.map(({ text }) => text.trim())).toEqual(inner.map(({ text }) => text.trim()));
    expect(press.sheets.some(({ links }) => links.length > 0)).toBe(false);
    const [cover] = (await readBook(plain.cover)).sheets;
    expect(cover?.text).toContain("Analysenverzeichnis");
    expect(cover?.text.match(/Labor Musterstadt/g)?.length).toBe(2);
  });

  test("are cut to the page of the book with bleed around it, every page upright", async () => {
    const pages = await boxesOf(plain.inside);
    expect(pages).toHaveLength(plain.pages);
    for (const page of pages)
      expect(page).toEqual({
        media: [0, 0, 154, 216],
        bleed: [0, 0, 154, 216],
        trim: [3, 3, 148, 210],
      });
  });

  test("have marks outside the bleed where the lab wants them, and the cover some where it is folded", async () => {
    const pages = await boxesOf(marked.inside);
    for (const page of pages)
      expect(page).toEqual({
        media: [0, 0, 168, 230],
        bleed: [7, 7, 154, 216],
        trim: [10, 10, 148, 210],
      });
    const lines = async (bytes: Buffer) => {
      const pdf = await OpenedPdf.open(bytes);
      const strokes: number[][] = [];
      let from: number[] = [];
      for (const { name, operands } of pdf.operators(pdf.pages[0] as PDFDict))
        if (name === "m") from = operands.map(Number);
        else if (name === "l") strokes.push([...from, ...operands.map(Number)].map(mm));
      return strokes;
    };
    // Upright marks at the left and the right, below and above; then level ones.
    expect(await lines(marked.inside)).toEqual([
      [10, 1, 10, 6],
      [10, 224, 10, 229],
      [158, 1, 158, 6],
      [158, 224, 158, 229],
      [1, 10, 6, 10],
      [162, 10, 167, 10],
      [1, 220, 6, 220],
      [162, 220, 167, 220],
    ]);
    const folds = [158, Math.round((158 + marked.spine) * 10) / 10];
    const upright = (await lines(marked.cover)).filter(([fromX, , toX]) => fromX === toX);
    expect([...new Set(upright.map(([x]) => x))]).toEqual([10, ...folds, 306 + marked.spine]);
    expect(await lines(plain.inside)).toEqual([]);
  });

  test("have blank pages at the end that fill the last signature", async () => {
    expect(plain.blanks).toBe(0);
    expect(marked.pages % 16).toBe(0);
    expect(marked.pages - marked.blanks).toBe(plain.pages);
    const { sheets } = await readBook(marked.inside);
    expect(sheets).toHaveLength(marked.pages);
    expect(sheets.slice(plain.pages).every(({ text }) => text === "")).toBe(true);
  });

  test("have a cover as wide as both sides and the spine, on which title and laboratory stand if it is wide enough", async () => {
    expect(marked.spine).toBeCloseTo((marked.pages / 2) * 0.4, 1);
    const [page] = await boxesOf(marked.cover);
    expect(page?.trim).toEqual([10, 10, Math.round((296 + marked.spine) * 10) / 10, 210]);
    expect(page?.bleed?.[2]).toBeCloseTo(302 + marked.spine, 1);
    const words = async (file: Buffer) =>
      (await readBook(file)).sheets[0]?.text.match(/Analysenverzeichnis/g);
    expect(await words(plain.cover)).toHaveLength(1);
    expect(await words((await pressed(cache, { paper_weight: 400, paper_volume: 3 })).cover)).toHaveLength(2);
  });

  test("turn landscape pages, their head to the left", async () => {
    const { sheets } = await readBook(plain.inside);
    const index = sheets.findIndex(({ text }) => text.startsWith("Tabelle"));
    const title = sheets[index]?.drawn.find(({ text }) => text === "Tabelle");
    expect(mm(title?.x ?? 0)).toBeLessThan(60);
    const { sheets: inner } = await readBook(book.pdf);
    expect(inner[index + 1]?.width).toBeGreaterThan(inner[index + 1]?.height ?? 0);
  });

  test("are printed with the inks that the lab names for its colour, and with black alone where they are black", async () => {
    const used = async (bytes: Buffer) => {
      const pdf = await OpenedPdf.open(bytes);
      const counts = new Map<string, number>();
      for (const [, object] of pdf.objects())
        if (object instanceof PDFRawStream && pdf.name(object.dict, "Subtype") === "Form")
          for (const { name, operands } of pdf.operators(object))
            if (/^(?:k|g)$/.test(name)) {
              const key = `${operands.join(" ")} ${name}`;
              counts.set(key, (counts.get(key) ?? 0) + 1);
            }
      return counts;
    };
    expect((await used(marked.inside)).has("1 0.5 0 0.4 k")).toBe(true);
    const inks = await used(plain.inside);
    expect(plain.inks).toEqual([94, 45, 40, 40]);
    expect(inks.has("0.94 0.45 0.4 0.4 k")).toBe(true);
    expect(inks.get("0 g") ?? 0).toBeGreaterThan(20);
    expect([...inks.keys()].filter((key) => / (\S+) \1 \1 k$/.test(key))).toEqual([]);
  });

  /** Returns the breaches in a file after a change by hand. */
  async function spoilt(change: (pdf: PDFDocument) => void): Promise<string[]> {
    const pdf = await PDFDocument.load(plain.inside, { updateMetadata: false });
    change(pdf);
    const bytes = Buffer.from(await pdf.save({ useObjectStreams: false }));
    // pdf-lib writes its own version into the head.
    bytes.write("%PDF-1.6", "latin1");
    return (await pressBreachesOf(bytes)).map((breach) => breach.split(" ")[0] as string);
  }
  const first = (pdf: PDFDocument, has: string) =>
    pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => (object instanceof PDFRawStream ? object.dict : object))
      .find((dict) => dict instanceof PDFDict && dict.has(name(has))) as PDFDict;
  const preferencesOf = ({ catalog }: PDFDocument) => catalog.lookup(name("ViewerPreferences"), PDFDict);

  test("are otherwise found whole after they were read and written", async () => {
    expect(await spoilt(() => undefined)).toEqual([]);
  });

  test.each<[rule: string, change: (pdf: PDFDocument) => void]>([
    ["metadata", (pdf) => pdf.setTitle("Anders")],
    ["conformance", ({ catalog }) => catalog.delete(name("Metadata"))],
    ["dates", (pdf) => pdf.setCreationDate(new Date(0))],
    [
      "trapped",
      (pdf) => (pdf.context.lookup(pdf.context.trailerInfo.Info) as PDFDict).delete(name("Trapped")),
    ],
    ["identifier", ({ context }) => delete context.trailerInfo.ID],
    ["intent", ({ catalog }) => catalog.delete(name("OutputIntents"))],
    ["intent", (pdf) => intentOf(pdf).delete(name("OutputConditionIdentifier"))],
    ["profile", (pdf) => intentOf(pdf).delete(name("DestOutputProfile"))],
    ["boxes", (pdf) => pdf.getPage(2).node.delete(name("TrimBox"))],
    ["boxes", (pdf) => pdf.getPage(2).setTrimBox(0, 0, 900, 900)],
    ["boxes", (pdf) => pdf.getPage(2).setBleedBox(-9, 0, 400, 600)],
    ["annotations", (pdf) => pdf.getPage(0).node.set(name("Annots"), pdf.context.obj([{ Subtype: "Link" }]))],
    [
      "interaction",
      (pdf) => pdf.context.register(pdf.context.obj({ S: "JavaScript", JS: PDFString.of("1") })),
    ],
    ["interaction", ({ catalog, context }) => catalog.set(name("OpenAction"), context.obj([]))],
    ["preferences", (pdf) => preferencesOf(pdf).set(name("PrintArea"), name("TrimBox"))],
    ["fonts", (pdf) => first(pdf, "FontFile2").delete(name("FontFile2"))],
    [
      "colour",
      (pdf) =>
        pdf.getPage(0).node.set(name("Contents"), pdf.context.register(pdf.context.stream("1 0 0 rg"))),
    ],
    ["colour", (pdf) => pdf.context.register(pdf.context.stream("", { ColorSpace: "DeviceRGB" }))],
    ["states", (pdf) => pdf.context.register(pdf.context.obj({ Type: "ExtGState", TR: "Identity" }))],
    ["streams", (pdf) => pdf.context.register(pdf.context.stream("", { F: PDFString.of("x") }))],
    ["pictures", (pdf) => pdf.context.register(pdf.context.stream("", { Alternates: [] }))],
    ["postscript", (pdf) => pdf.context.register(pdf.context.stream("", { Subtype: "PS" }))],
  ])("are found broken: %s", async (rule, change) => {
    expect(await spoilt(change)).toContain(rule);
  });
});
