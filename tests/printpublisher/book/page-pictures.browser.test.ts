import { writeFileSync } from "node:fs";
import { PDFDict, PDFDocument, PDFName, type PDFString } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { openBook } from "../../../functions/printpublisher/book/open-book.ts";
import type { PagePicture } from "../../../functions/printpublisher/book/page-picture.ts";
import { planXml } from "../../../functions/printpublisher/book/plan-xml.ts";
import { type PressBook, pressBook } from "../../../functions/printpublisher/book/press/press-book.ts";
import { printingDefaults } from "../../../shared/printpublisher/config/printing.ts";
import { pngOf } from "../../platform/picture/pictures.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { pressBreachesOf } from "../../support/pdf-rules/press-breaches.ts";
import { placedPictures } from "../../support/placed-pictures.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const src = `/api/public/logo/${"ef".repeat(32)}/`;
/** A picture that is wider than the page, so that one that fills it is cut. */
const file = { type: "image/png", bytes: pngOf(900, 600) };
const page = (id: string, picture: Partial<PagePicture> = {}) =>
  text(id, `Bild ${id}`, "", {
    kind: "picture",
    picture: { src, alt: `Anzeige ${id}`, fit: "fill", advert: true, side: "next", ...picture },
  });
const input = bookWith(
  [
    page("links", { side: "left" }),
    text("vorwort", "Vorwort", "<p>Vorwort Text</p>"),
    page("rechts", { side: "right", fit: "whole" }),
    directory("liste", "Liste", [entry("A1", "Ferritin")]),
    page("danach", { advert: false, alt: "" }),
  ],
  { opens: "next" },
);

let book: MadeBook;
let press: PressBook;
let marked: PressBook;
let xml: string;
let read: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  const cache = memoryCache();
  book = await makeBook(input, cache, { ...withChromium, readImage: async () => file });
  read = await readBook(book.pdf);
  const opened = await openBook(book.parts, cache.get);
  const facts = { ...input, made: "2026-03-04T05:06:07.890Z" };
  const order = { ...printingDefaults, colour: "#14505c" };
  press = pressBook(opened, facts, { ...order, signature: 1 });
  marked = pressBook(opened, facts, { ...order, signature: 1, crop_marks: true });
  xml = planXml(opened, facts);
  if (process.env.PLATES_PDF) {
    writeFileSync(`${process.env.PLATES_PDF}.pdf`, book.pdf);
    writeFileSync(`${process.env.PLATES_PDF}-press.pdf`, marked.inside);
  }
}, 60_000);

/** Index of the page of a picture in the book, its cover counted. */
const sheetOf = (id: string) =>
  Number(new RegExp(`<picture title="Bild ${id}" page="\\d+" side="(\\d+)"/>`).exec(xml)?.[1]) - 1;
const numberOf = (id: string) =>
  Number(new RegExp(`<picture title="Bild ${id}" page="(\\d+)"`).exec(xml)?.[1]);
const rounded = (corners: { across: number[]; up: number[] } | undefined) =>
  corners && [...corners.across, ...corners.up].map((share) => Math.round(share * 100) / 100);

describe("a picture over a page", () => {
  test("stands on a left or a right page as it is told, or on the next one, and counts as a page", () => {
    expect(numberOf("links") % 2).toBe(0);
    expect(numberOf("rechts") % 2).toBe(1);
    const list = read.sheets.findIndex(({ text }) => text.includes("Ferritin") && text.includes("Liste"));
    expect(sheetOf("danach")).toBeGreaterThan(list);
    expect(press.pages).toBe(book.pages - 2);
    expect(book.warnings).toEqual([]);
  });

  test("says that it is an advertisement if it is one, and nothing else: neither head nor foot", () => {
    expect(read.sheets[sheetOf("links")]?.text.trim()).toBe("Anzeige");
    expect(read.sheets[sheetOf("rechts")]?.text.trim()).toBe("Anzeige");
    expect(read.sheets[sheetOf("danach")]?.text.trim()).toBe("");
    const contents = read.sheets.find(({ text }) => text.includes("Inhalt"))?.text ?? "";
    expect(contents).toContain("Vorwort");
    expect(contents).not.toContain("Bild ");
  });

  test("has its alternative text in the tags, is decorative without one, and breaks no standard", async () => {
    const pdf = await PDFDocument.load(book.pdf, { updateMetadata: false });
    const alts = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const isFigure = object instanceof PDFDict && object.get(PDFName.of("S"))?.toString() === "/Figure";
      return isFigure ? [(object.get(PDFName.of("Alt")) as PDFString).decodeText()] : [];
    });
    expect(alts.sort()).toEqual(["Anzeige links", "Anzeige rechts"]);
    expect(await breachesOf(book.pdf)).toEqual([]);
    for (const { inside } of [press, marked]) expect(await pressBreachesOf(inside)).toEqual([]);
  });

  test("fills the trimmed page in the book, and the bleed in the file for the printer", async () => {
    const [onScreen] = await placedPictures(book.pdf, sheetOf("links") + 1);
    const [left = 1, right = 0, low = 1, high = 0] = rounded(onScreen) ?? [];
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(1);
    expect(low).toBeLessThanOrEqual(-0.01);
    expect(high).toBeGreaterThanOrEqual(1.01);
    const pdf = await PDFDocument.load(book.pdf, { updateMetadata: false });
    const { width, height } = pdf.getPage(sheetOf("links")).getTrimBox();
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([148, 210]);
    const [printed] = await placedPictures(press.inside, numberOf("links"));
    expect(printed?.up[0]).toBeLessThanOrEqual(0);
    expect(printed?.up[1]).toBeGreaterThanOrEqual(1);
    expect(printed?.across[0]).toBeLessThan(0);
    expect(printed?.across[1]).toBeGreaterThan(1);
  });

  test("is shown whole, in the middle of the page, if it is told so", async () => {
    const [shown] = await placedPictures(book.pdf, sheetOf("rechts") + 1);
    const [left, right, low = 0, high = 0] = rounded(shown) ?? [];
    expect(left).toBeCloseTo(0);
    expect(right).toBeCloseTo(1);
    // 148 mm of width make 98.7 of 210 mm.
    expect(high - low).toBeCloseTo(0.47, 1);
    expect((high + low) / 2).toBeCloseTo(0.5, 1);
  });
});
