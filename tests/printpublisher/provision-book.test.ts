import { beforeEach, expect, test } from "vitest";
import { jobActor } from "../../functions/platform/actor.ts";
import { readOwnChapters } from "../../functions/printpublisher/books/own-chapters.ts";
import { chapterRecords } from "../../functions/printpublisher/chapters/chapter.store.ts";
import { designStore, readDesign } from "../../functions/printpublisher/config/config.store.ts";
import { provisionBook } from "../../functions/printpublisher/provisioning/provision-book.ts";
import { readTenants } from "../../infra/tenants.ts";
import { bookBeginningSchema } from "../../shared/printpublisher/provisioning/beginning.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
const file = readTenants().find(({ id }) => id === "demo");
const demo = bookBeginningSchema.parse(JSON.parse(file?.beginnings.book?.text ?? "{}"));
const catalogue = JSON.parse(file?.start?.text ?? "{}") as {
  categories: { identifier: string }[];
  analyses: { fields: object }[];
};

let count = 0;
beforeEach(async () => {
  process.env.TENANT = `book${++count}`;
  process.env.ASSETS_BUCKET = "assets";
  await makeTenant(process.env.TENANT);
});
const actor = () => jobActor("test");
const run = () => provisionBook(actor(), demo);

test("the demo laboratory begins with a book of six chapters and three directories in each of its languages", () => {
  const of = (language: string, kind: string) =>
    demo.chapters.filter((chapter) => chapter.language === language && chapter.kind === kind);
  for (const language of file?.languages ?? []) {
    expect(of(language, "text").length, language).toBeGreaterThanOrEqual(6);
    expect(of(language, "directory").length, language).toBeGreaterThanOrEqual(3);
  }
  const shape = (language: string) =>
    of(language, "text").map(({ sections, publish_on_web }) => [sections.length, publish_on_web]);
  expect(shape("en")).toEqual(shape("de"));
  const keys = catalogue.analyses.flatMap(({ fields }) => Object.keys(fields));
  expect(keys).toEqual(expect.arrayContaining(demo.chapters.flatMap(({ fields }) => fields)));
  const categories = catalogue.categories.map(({ identifier }) => identifier);
  expect(categories).toEqual(expect.arrayContaining(demo.chapters.flatMap(({ category }) => category ?? [])));
});

test("it is kept as it is written, in its order, with its templates and the front of its wrapper", async () => {
  await run();
  const chapters = await readOwnChapters(actor());
  expect(chapters.map(({ title, content }) => [title, content])).toEqual(
    demo.chapters.map(({ title, content }) => [title, content]),
  );
  expect(chapters.map(({ paragraphs }) => paragraphs.map(({ title, content }) => [title, content]))).toEqual(
    demo.chapters.map(({ sections }) => sections.map(({ title, content }) => [title, content])),
  );
  expect(chapters.map(({ template }) => template?.layout)).toEqual(
    demo.chapters.map(({ template }) => demo.templates.find(({ slug }) => slug === template)?.layout),
  );
  const { config } = await readDesign(actor());
  expect(config).toMatchObject({ information: demo.design.information, cover_dpi: null });
  expect(config.cover).toMatch(/^\/api\/public\/logo\/[0-9a-f]{64}\/$/);
});

test("it is made once: what people change or delete afterwards stays as it is", async () => {
  await run();
  const [first, second] = await readOwnChapters(actor());
  await chapterRecords.remove(actor(), first?.id ?? "");
  await chapterRecords.change(actor(), second?.id ?? "", undefined, () => ({ title: "Entnahme" }));
  await designStore.change(actor(), undefined, { cover: null });
  await run();
  const now = await readOwnChapters(actor());
  expect(now).toHaveLength(demo.chapters.length - 1);
  expect(now[0]?.title).toBe("Entnahme");
  expect((await readDesign(actor())).config.cover).toBeNull();
});

test("a run that was interrupted goes on where it ended, and brings back no chapter that was deleted meanwhile", async () => {
  await provisionBook(actor(), { ...demo, chapters: demo.chapters.slice(0, 3), cover: "<svg" }).catch(
    () => undefined,
  );
  expect((await readDesign(actor())).version).toBe(0);
  const [first] = await readOwnChapters(actor());
  await chapterRecords.remove(actor(), first?.id ?? "");
  await run();
  expect((await readOwnChapters(actor())).map(({ title }) => title)).toEqual(
    demo.chapters.slice(1).map(({ title }) => title),
  );
});
