import { beforeAll, expect, test } from "vitest";
import { designStore } from "../../functions/printpublisher/config/config.store.ts";
import { bookLinkTo } from "../../shared/printpublisher/chapters/book-links.ts";
import { chapters, checkBook, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";

const lab = openLaboratory({ name: "checked", groups: ["printpublisher"] });
beforeAll(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const create = async (
  endpoint: typeof chapters.create | typeof paragraphs.create,
  body: object,
): Promise<string> => {
  const answer = await lab.call(endpoint, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.id;
};

const linkTo = (id: string) => `<p>Siehe <a href="${bookLinkTo("chapter", id)}">dort</a></p>`;

test("what is missing in the book is named with its place, in the order of the book", async () => {
  const draft = await create(chapters.create, { title: "Entwurf", draft: true });
  const empty = await create(chapters.create, { title: "Leer", content: "<p></p>" });
  const complete = await create(chapters.create, { title: "Ganz", content: "<p>Text</p>" });
  const section = { parent_chapter: complete, title: "Abschnitt" };
  const hidden = await create(paragraphs.create, { ...section, draft: true, content: "<p>Text</p>" });
  const silent = await create(paragraphs.create, { ...section, title: "Stumm" });
  const uncategorised = await create(chapters.create, {
    title: "Ohne Fach",
    kind: "directory",
    category: "gone",
  });
  const cut = await create(chapters.create, { title: "Verweise", content: linkTo(draft) });
  await create(chapters.create, { title: "Gute Verweise", content: linkTo(complete) });
  const { status, body } = await lab.call(checkBook);
  expect(status).toBe(200);
  expect(
    body.checks.map(({ code, place }: { code: string; place: { id: string } }) => [code, place.id]),
  ).toEqual([
    ["chapter_draft", draft],
    ["chapter_empty", empty],
    ["section_draft", hidden],
    ["section_empty", silent],
    ["category_gone", uncategorised],
    ["link_broken", cut],
  ]);
});

test("a picture that is enlarged on the wrapper has fewer dots to the inch", async () => {
  await designStore.change(lab.actor, undefined, { cover: "/api/public/logo/x/", cover_dpi: 400 });
  const lowOf = async () =>
    (await lab.call(checkBook)).body.checks.find(({ code }: { code: string }) => code === "cover_low");
  expect(await lowOf()).toBeUndefined();
  await designStore.change(lab.actor, undefined, { cover_crop: { x: 0, y: 100, zoom: 1.5 } });
  expect(await lowOf()).toEqual({ code: "cover_low", name: "266", place: { kind: "design" } });
});
