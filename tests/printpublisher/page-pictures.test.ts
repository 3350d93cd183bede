import { beforeEach, expect, test } from "vitest";
import { catalogueOf } from "../../functions/core/door.ts";
import { bookOf } from "../../functions/printpublisher/books/book-content.ts";
import { readOwnChapters } from "../../functions/printpublisher/books/own-chapters.ts";
import {
  chapters,
  checkBook,
  getBookPlaces,
} from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { getWebChapters } from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { pageDots } from "../../shared/printpublisher/pictures/page-dots.ts";
import { getPictures, putTextPicture } from "../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "plates", groups: ["printpublisher"] });
ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
);
const put = async (bytes: Buffer): Promise<string> =>
  (await lab.call(putTextPicture, { body: bytes })).body.src;
const write = (picture: string | null, fields: object = {}) =>
  lab.call(chapters.create, {
    body: { title: "Firma Beispiel", kind: "picture", picture, picture_alt: "Anzeige der Firma", ...fields },
  });
/** A page of A5 with its bleed is 154 by 216 mm. */
const sharp = { width: 1819, height: 2552 };

test("a picture over a page needs 150 dpi in the format of the book, with its bleed where it fills the page", async () => {
  expect(pageDots("A5", 300)).toEqual(sharp);
  const least = pageDots("A5", 150);
  const refused = await write(await put(pngOf(least.width - 9, least.height)));
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([
    { path: "picture", code: "picture_coarse", parameters: { format: "A5", dpi: 148, least: 150, ...least } },
  ]);
  const enough = await put(pngOf(least.width, least.height));
  const { status, body, text } = await write(enough);
  expect(status, text).toBe(201);
  // A picture that is shown whole is as large as the trimmed page allows.
  expect((await write(await put(pngOf(875, 400)), { picture_fit: "whole" })).status).toBe(201);
  expect((await write(await put(pngOf(875, 400)))).status).toBe(400);
  expect((await write(await put(drawing))).status).toBe(201);
  expect((await write(`/api/public/logo/${"0".repeat(64)}/`)).body.errors).toMatchObject([
    { path: "picture", code: "picture_gone" },
  ]);
  expect((await write("https://example.org/bild.png")).status).toBe(400);
  // In a larger format it may stay, but no other may come that is as small.
  expect((await lab.call(printConfiguration.change, { body: { format: "A4" } })).status).toBe(200);
  const rename = { params: { id: body.id }, body: { title: "Neu", picture: enough } };
  expect((await lab.call(chapters.change, rename)).status).toBe(200);
  expect((await write(enough)).status).toBe(400);
});

test("between 150 and 300 dpi it is told before publishing, as are a missing picture and missing words", async () => {
  const least = pageDots("A5", 200);
  const ids: Record<string, string> = {
    coarse: (await write(await put(pngOf(least.width, least.height)))).body.id,
    sharp: (await write(await put(pngOf(sharp.width, sharp.height)))).body.id,
    silent: (await write(await put(drawing), { picture_alt: "" })).body.id,
    empty: (await write(null)).body.id,
    draft: (await write(null, { draft: true })).body.id,
  };
  const { checks } = (await lab.call(checkBook)).body;
  const of = (id: string | undefined) =>
    checks
      .filter(({ place }: { place: { id: string } }) => place.id === id)
      .map(({ code, dpi }: { code: string; dpi?: number }) => [code, dpi].filter(Boolean).join(" "));
  expect(of(ids.coarse)).toEqual(["picture_low 200"]);
  expect(of(ids.sharp)).toEqual([]);
  expect(of(ids.silent)).toEqual(["picture_alt"]);
  expect(of(ids.empty)).toEqual(["chapter_empty"]);
  expect(of(ids.draft)).toEqual(["chapter_draft"]);
});

test("it is a page of the book, no page of the web and no destination, and its picture says where it is", async () => {
  const src = await put(drawing);
  const { id } = (await write(src, { side: "left", advert: true, publish_on_web: true })).body;
  await write(null);
  expect((await lab.call(getWebChapters)).body.chapters).toEqual([]);
  expect((await lab.call(getBookPlaces, { query: { search: "Firma" } })).body.places).toEqual([]);
  expect((await lab.call(getPictures)).body.results[0].uses).toEqual([
    { kind: "chapter", id, title: "Firma Beispiel", former: false },
  ]);
  const ownChapters = await readOwnChapters(lab.actor);
  const book = bookOf(
    await catalogueOf(lab.actor),
    [],
    { name: "L", logo: null, colour: "#000000" },
    "de",
    "de",
    ownChapters,
  );
  const picture = { src, alt: "Anzeige der Firma", fit: "fill", advert: true, side: "left" };
  expect(book.chapters.map((chapter) => chapter.picture)).toEqual([picture]);
});
