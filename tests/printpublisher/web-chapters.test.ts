import { beforeEach, expect, test } from "vitest";
import { bookLinkTo } from "../../shared/printpublisher/chapters/book-links.ts";
import {
  chapters,
  getBookPlaces,
  paragraphs,
} from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import {
  getWebChapters,
  publishWebChapters,
} from "../../shared/printpublisher/editions/editions.endpoints.ts";
import type { WebChapters } from "../../shared/printpublisher/editions/web-chapters.ts";
import { chapterPage, chaptersPage } from "../../shared/printpublisher/public-book/public-book.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "web", groups: ["printpublisher"] });
ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const write = async (title: string, rest: object = {}): Promise<string> =>
  (await lab.call(chapters.create, { body: { title, publish_on_web: true, ...rest } })).body.id;
const states = async () =>
  ((await lab.call(getWebChapters, {})).body as WebChapters).chapters.map(
    ({ title, state }) => `${title}: ${state}`,
  );
const publish = () => lab.call(publishWebChapters, {});
const list = async (lang = "de") => (await lab.call(chaptersPage, { query: { lang } })).text;
const read = (id: string, lang = "de") => lab.call(chapterPage, { params: { id }, query: { lang } });

test("visitors see the marked chapters as they were when they were published, and no draft", async () => {
  const marked = await write("Präanalytik", { content: "<p>Nüchtern</p>" });
  const section = (title: string, draft: boolean) =>
    lab.call(paragraphs.create, { body: { parent_chapter: marked, title, draft, content: "<p>x</p>" } });
  const transport = (await section("Transport", false)).body;
  const unfinished = (await section("Unfertig", true)).body;
  await write("Noch geheim", { draft: true });
  await write("Nur gedruckt", { publish_on_web: false });
  expect(await list()).not.toContain("Präanalytik");
  expect(await states()).toEqual(["Präanalytik: new", "Noch geheim: draft"]);

  expect((await publish()).status).toBe(200);
  expect(await states()).toEqual(["Präanalytik: same", "Noch geheim: draft"]);
  const shown = await list();
  expect(shown).toContain("Präanalytik");
  for (const hidden of ["Noch geheim", "Nur gedruckt"]) expect(shown).not.toContain(hidden);
  const page = (await read(marked)).text;
  expect(page).toContain("Nüchtern");
  expect(page).toContain("Transport");
  expect(page).not.toContain("Unfertig");

  // Later edits stay hidden until they are published.
  const { body, headers } = await lab.call(chapters.read, { params: { id: marked } });
  const { id: _, order, paragraphs: sections, ...fields } = body;
  expect([order, sections]).toEqual([0, [transport.id, unfinished.id]]);
  const { body: second } = await lab.call(paragraphs.read, { params: { id: unfinished.id } });
  expect(second.order).toBe(1);
  const edited = await lab.call(chapters.change, {
    params: { id: marked },
    headers: { "if-match": headers.etag ?? "" },
    body: { ...fields, content: "<p>Morgens</p>" },
  });
  expect(edited.status).toBe(200);
  expect(await states()).toContain("Präanalytik: changed");
  expect((await read(marked)).text).toContain("Nüchtern");
  await publish();
  expect((await read(marked)).text).toContain("Morgens");

  await lab.call(chapters.remove, { params: { id: marked } });
  expect(await states()).toContain("Präanalytik: gone");
  await publish();
  expect((await read(marked)).status).toBe(404);
});

test("a chapter is read in its language, and what does not exist is told in the reader's", async () => {
  const german = await write("Nur deutsch", { language: "de" });
  await publish();
  expect(await list("de")).toContain("Nur deutsch");
  expect(await list("en")).not.toContain("Nur deutsch");
  const missing = await read(german, "en");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain("There is no such chapter");
});

test("links within the book lead to pages of the web, and only their words stay of what visitors cannot see", async () => {
  const shown = await write("Gezeigt", { content: "<p>Text</p>" });
  const hidden = await write("Nur im Druck", { publish_on_web: false });
  const to = (kind: "chapter" | "analysis", id: string, words: string) =>
    `<a href="${bookLinkTo(kind, id)}">${words}</a>`;
  const id = await write("Verweise", {
    content: `<p>${to("chapter", shown, "hier")} ${to("chapter", hidden, "dort")} ${to("analysis", "A/1", "Analyse")}</p>`,
  });
  await publish();
  const { text } = await read(id);
  expect(text).toContain(`<a href="/embed/chapters/${shown}/?lang=de">hier</a> dort `);
  expect(text).not.toContain("book.invalid");
});

test("what a text can lead to is found by name and code, chapters first", async () => {
  const id = await write("Proben", { publish_on_web: false });
  const { body } = await lab.call(getBookPlaces, { query: { search: "pROB" } });
  expect(body).toEqual({ places: [{ kind: "chapter", id, name: "Proben" }], more: false });
});
