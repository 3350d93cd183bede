import { beforeEach, expect, test } from "vitest";
import { pictureHtml, type TextPicture } from "../../shared/kernel/rich-blocks.ts";
import { chapters, checkBook, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { publishWebChapters } from "../../shared/printpublisher/editions/editions.endpoints.ts";
import { putTextPicture } from "../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { chapterPage } from "../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { callApi } from "../support/call-api.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "pictures", groups: ["printpublisher"] });
const aws = ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const put = (bytes: Buffer) => lab.call(putTextPicture, { body: bytes });
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>',
);
const of = (src: string, rest: Partial<TextPicture> = {}) =>
  pictureHtml({ src, alt: "Röhrchen", width: 100, caption: "", ...rest });
const write = async (content: string, rest: object = {}): Promise<string> => {
  const { status, body, text } = await lab.call(chapters.create, {
    body: { title: "Bilder", content, ...rest },
  });
  expect(status, text).toBe(201);
  return body.id;
};
const checksOf = async (id: string) =>
  (await lab.call(checkBook)).body.checks
    .filter(({ place }: { place: { id: string } }) => place.id === id)
    .map(({ code, dpi }: { code: string; dpi?: number }) => (dpi === undefined ? code : `${code} ${dpi}`));

test("a picture is encoded anew, kept once under its hash, and stays in the text", async () => {
  const { status, body, text } = await put(pngOf(800, 400));
  expect(status, text).toBe(200);
  expect(body.size).toEqual({ width: 800, height: 400 });
  expect((await put(pngOf(800, 400))).body.src).toBe(body.src);
  // Pictures are stored no larger than is sharp across a landscape page.
  expect((await put(pngOf(6000, 1500))).body.size).toEqual({ width: 3579, height: 895 });
  const drawn = await put(drawing);
  expect(drawn.body.size).toBeNull();
  const [, bytes] = [...aws.objects].find(([key]) => key.includes(drawn.body.src.split("/").at(-2))) ?? [];
  expect(String(bytes)).toContain("<path");
  expect(String(bytes)).not.toContain("alert");
  const content = `<p>a</p>${of(body.src, { caption: "Abb. 1" })}<hr /><p>b</p>`;
  const id = await write(content);
  expect((await lab.call(chapters.read, { params: { id } })).body.content).toBe(content);
});

test("what is no picture is not taken, and nothing from whoever may write no chapter", async () => {
  expect((await put(Buffer.from("<html></html>"))).status).toBe(415);
  expect((await put(pngOf(60_000, 60_000, Buffer.alloc(9)))).status).toBe(400);
  expect((await callApi(putTextPicture, { body: pngOf(9, 9) })).status).toBe(401);
});

test("before publishing, pictures are named that print blurred, say nothing or are gone, each with its text", async () => {
  const { src } = (await put(pngOf(1000, 500))).body;
  const { src: vector } = (await put(drawing)).body;
  const missing = `/api/public/logo/${"0".repeat(64)}/`;
  // The full width of a portrait page with one column is 120 mm, which gives 212 dpi; half of it gives 423.
  expect(await checksOf(await write(of(src)))).toEqual(["picture_low 212"]);
  expect(await checksOf(await write(of(src, { width: 50 })))).toEqual([]);
  expect(await checksOf(await write(of(src), { columns: 2 }))).toEqual([]);
  expect(await checksOf(await write(of(src), { orientation: "landscape" }))).toEqual(["picture_low 140"]);
  expect(await checksOf(await write(of(vector)))).toEqual([]);
  expect(await checksOf(await write(of(vector, { alt: "" })))).toEqual(["picture_alt"]);
  expect(await checksOf(await write(of(missing)))).toEqual(["picture_gone"]);
  expect(await checksOf(await write(of(src, { alt: "" }), { draft: true }))).toEqual(["chapter_draft"]);
  // A tall picture is as narrow as its height demands.
  const { src: tall } = (await put(pngOf(1000, 2500))).body;
  expect(await checksOf(await write(of(tall)))).toEqual([]);
  const chapter = await write("<p>Text</p>");
  const { body } = await lab.call(paragraphs.create, {
    body: { parent_chapter: chapter, title: "Abschnitt", content: of(src, { alt: "" }) },
  });
  expect(await checksOf(body.id)).toEqual(["picture_low 212", "picture_alt"]);
});

test("visitors see the pictures of a chapter, and no page breaks", async () => {
  const { src } = (await put(pngOf(30, 20))).body;
  const id = await write(`<p>a</p>${of(src, { width: 33, caption: "Abb. 1" })}<hr /><p>b</p>`, {
    publish_on_web: true,
  });
  await lab.call(publishWebChapters, {});
  const page = await lab.call(chapterPage, { params: { id }, query: { lang: "de" } });
  expect(page.text).toContain(`<img loading="lazy" src="${src}" alt="Röhrchen" width="33" />`);
  expect(page.text).toContain("<figcaption>Abb. 1</figcaption>");
  expect(page.text).not.toContain("<hr");
});
