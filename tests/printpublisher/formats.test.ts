import { beforeAll, describe, expect, test } from "vitest";
import { Catalogue } from "../../functions/core/door.ts";
import { bookOf } from "../../functions/printpublisher/books/book-content.ts";
import { chapterInput } from "../../shared/printpublisher/chapters/chapter.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { printConfiguration } from "../../shared/printpublisher/config/config.endpoints.ts";
import { croppedDpi, middle, printConfigDefaults } from "../../shared/printpublisher/config/print-config.ts";
import {
  bookFormats,
  columnWidth,
  fittedColumns,
  unfitColumns,
} from "../../shared/printpublisher/templates/page-model.ts";
import { templates } from "../../shared/printpublisher/templates/templates.endpoints.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "formats", groups: ["printpublisher"] });
ownAws();
beforeAll(() => {
  process.env.ASSETS_BUCKET = "assets";
});
const choose = (format: string) => lab.call(printConfiguration.change, { body: { format } });
const chapter = (body: object) => lab.call(chapters.create, { body: { title: "Verzeichnis", ...body } });

describe("columns in a format", () => {
  test("are unfit where an analysis has less than 36 mm, or a line more than 190 mm", () => {
    const unfit = bookFormats.flatMap((format) =>
      (["portrait", "landscape"] as const).flatMap((orientation) =>
        [1, 2, 3].flatMap((columns) => {
          const fault = unfitColumns(format, { orientation, columns });
          return fault ? [`${format} ${orientation} ${columns} ${fault}`] : [];
        }),
      ),
    );
    expect(unfit).toEqual(["A4 landscape 1 wide", "A6 portrait 3 narrow"]);
    expect(unfitColumns("A4", { orientation: "landscape", columns: 1 }, "table")).toBeUndefined();
    expect(columnWidth("A5", "portrait", 2)).toBe(57);
  });

  test("are refused by the server with the reason when a chapter or a section is saved", async () => {
    expect((await choose("A6")).status).toBe(200);
    const refused = await chapter({ columns: 3 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([
      { path: "columns", code: "columns_narrow", parameters: { format: "A6", width: 25, least: 36 } },
    ]);
    const { id } = (await chapter({ columns: 2 })).body;
    const changed = await lab.call(chapters.change, { params: { id }, body: { columns: 3 } });
    expect(changed.status).toBe(400);
    const turned = { columns: 3, orientation: "landscape" };
    expect((await lab.call(chapters.change, { params: { id }, body: turned })).status).toBe(200);
    // Turned back alone, its three columns are narrow again.
    const back = await lab.call(chapters.change, { params: { id }, body: { orientation: "portrait" } });
    expect(back.body.errors).toMatchObject([{ path: "columns", code: "columns_narrow" }]);
    const section = { parent_chapter: id, title: "Teil" };
    expect((await lab.call(paragraphs.create, { body: { ...section, columns: 3 } })).status).toBe(400);
    const created = await lab.call(paragraphs.create, { body: { ...section, columns: 2 } });
    expect(created.status).toBe(201);
    const params = { id: created.body.id };
    expect((await lab.call(paragraphs.change, { params, body: { columns: 3 } })).status).toBe(400);
    expect((await lab.call(paragraphs.change, { params, body: { title: "Anderer" } })).status).toBe(200);
  });

  test("are those of a table if the chapter's template is one", async () => {
    await choose("A4");
    const wide = { kind: "directory", orientation: "landscape", columns: 1 };
    expect((await chapter(wide)).body.errors).toMatchObject([{ code: "columns_wide" }]);
    const body = { name: "Tabelle", slug: "tabelle", layout: "table" };
    const template = (await lab.call(templates.create, { body })).body.id;
    expect((await chapter({ ...wide, template })).status).toBe(201);
  });
});

test("a format in which a chapter cannot be set is refused, naming it; another is kept", async () => {
  await chapter({ title: "Dreispaltig", columns: 3 });
  const { id } = (await chapter({ title: "Text" })).body;
  await lab.call(paragraphs.create, { body: { parent_chapter: id, title: "Schmal", columns: 3 } });
  const refused = await choose("A6");
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toMatchObject([
    { path: "format", code: "columns_unfit", parameters: { format: "A6", names: "Dreispaltig, Schmal" } },
  ]);
  expect((await choose("A4")).body.format).toBe("A4");
  expect((await choose("A3")).status).toBe(400);
});

test("a book whose format changed at the same moment gets the nearest columns that can be set", () => {
  const ownChapter = {
    ...chapterInput.parse({ title: "A", columns: 3 }),
    id: "a",
    template: undefined,
    paragraphs: [],
  };
  const design = { ...printConfigDefaults, format: "A6" as const };
  const laboratory = { name: "Labor", logo: null, colour: "#123456" };
  const book = bookOf(new Catalogue(1, []), [], laboratory, "de", "de", [ownChapter], design);
  expect(book).toMatchObject({ format: "A6", chapters: [{ columns: 2 }] });
  expect(fittedColumns("A4", { orientation: "landscape", columns: 1 })).toBe(2);
});

test("tabs and pages for notes are chosen, and no more pages than are of use", async () => {
  expect((await lab.call(printConfiguration.read)).body).toMatchObject({ thumb_index: true, notes_pages: 0 });
  const body = { thumb_index: false, notes_pages: 4 };
  expect((await lab.call(printConfiguration.change, { body })).body).toMatchObject(body);
  for (const notes_pages of [-1, 17, 1.5])
    expect((await lab.call(printConfiguration.change, { body: { notes_pages } })).status).toBe(400);
  const design = { ...printConfigDefaults, thumb_index: true, notes_pages: 3 };
  const laboratory = { name: "Labor", logo: null, colour: "#123456" };
  const book = bookOf(new Catalogue(1, []), [], laboratory, "de", "de", [], design);
  expect(book).toMatchObject({ thumbs: true, notes: 3 });
});

test("a front has fewer dots to the inch on a larger format", () => {
  const cover = { cover_dpi: 420, cover_crop: middle };
  expect(croppedDpi({ ...cover, format: "A5" })).toBe(420);
  expect(croppedDpi({ ...cover, format: "A4" })).toBe(296);
});
