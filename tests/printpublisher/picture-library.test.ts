import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TenantId } from "../../functions/platform/actor.ts";
import { readTenant } from "../../functions/platform/tenant.store.ts";
import { collectPictures } from "../../functions/printpublisher/pictures/collect-pictures.ts";
import { pictureHtml } from "../../shared/kernel/rich-blocks.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import type { Picture } from "../../shared/printpublisher/pictures/picture.ts";
import {
  changePicture,
  getPictures,
  putTextPicture,
  removePicture,
} from "../../shared/printpublisher/pictures/pictures.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { callApi } from "../support/call-api.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

const lab = openLaboratory({ name: "library", groups: ["printpublisher"] });
const aws = ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});
afterEach(() => {
  vi.useRealTimers();
});

async function put(bytes: Buffer, name = "bild.png"): Promise<Picture> {
  const { status, body, text } = await lab.call(putTextPicture, { body: bytes, query: { name } });
  expect(status, text).toBe(200);
  return body;
}
const list = async (search = ""): Promise<Picture[]> =>
  (await lab.call(getPictures, { query: { search } })).body.results;
const remove = (id: string) => lab.call(removePicture, { params: { id } });
const textOf = ({ src }: Picture) => pictureHtml({ src, alt: "", width: 100, caption: "" });
const fileOf = ({ src }: Picture) =>
  [...aws.objects.keys()].filter((key) => key.includes(src.split("/").at(-2) ?? "-"));
const inDays = (days: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 24 * 60 * 60 * 1000 });
async function collect() {
  const tenant = await readTenant(lab.actor);
  if (!tenant) throw new Error("The laboratory is gone.");
  return collectPictures(lab.actor, tenant);
}

test("pictures are listed with their facts, found by name and alternative text, and sent twice they stay one", async () => {
  const first = await put(pngOf(1200, 600), "Röhrchen.png");
  expect(first).toMatchObject({ name: "Röhrchen.png", alt: "", type: "png", uses: [] });
  expect(first.size).toEqual({ width: 1200, height: 600 });
  expect(first.bytes).toBeGreaterThan(0);
  const second = await put(pngOf(300, 200), "Gerät.png");
  expect((await put(pngOf(1200, 600), "anders.png")).id).toBe(first.id);
  expect((await list()).map(({ name }) => name)).toEqual(["Röhrchen.png", "Gerät.png"]);
  const changed = await lab.call(changePicture, {
    params: { id: second.id },
    body: { alt: "Ein Photometer" },
  });
  expect(changed.body).toMatchObject({ name: "Gerät.png", alt: "Ein Photometer" });
  expect((await list("photometer")).map(({ id }) => id)).toEqual([second.id]);
  expect((await list("rohrchen")).map(({ id }) => id)).toEqual([first.id]);
  const together = await Promise.all([1, 2, 3].map(() => put(pngOf(50, 50), "zugleich.png")));
  expect(new Set(together.map(({ id }) => id)).size).toBe(1);
  expect(await list("zugleich")).toHaveLength(1);
});

test("a picture says where it is shown, and is not removed while a text or its history shows it", async () => {
  const picture = await put(pngOf(400, 200));
  const body = { title: "Abnahme", content: textOf(picture), draft: true };
  const chapter = (await lab.call(chapters.create, { body })).body.id;
  const section = (
    await lab.call(paragraphs.create, { body: { ...body, title: "Kühlung", parent_chapter: chapter } })
  ).body.id;
  expect((await list())[0]).toMatchObject({
    expires: null,
    uses: [
      { kind: "chapter", id: chapter, title: "Abnahme", former: false },
      { kind: "section", id: section, title: "Kühlung", former: false },
    ],
  });
  const refused = await remove(picture.id);
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toMatchObject([
    { code: "picture_used", parameters: { names: "Abnahme, Kühlung" } },
  ]);
  await lab.call(chapters.change, { params: { id: chapter }, body: { content: "" } });
  await lab.call(paragraphs.remove, { params: { id: section } });
  expect((await list())[0]?.uses).toEqual([
    { kind: "chapter", id: chapter, title: "Abnahme", former: true },
    { kind: "section", id: section, title: "", former: true },
  ]);
  expect((await remove(picture.id)).status).toBe(409);
  inDays(1000);
  expect(await collect()).toEqual({ adopted: 0, collected: 0 });
  expect(fileOf(picture)).toHaveLength(1);
});

test("a removed picture comes back if a text names it or somebody sends it again, and is removed twice without harm", async () => {
  const picture = await put(pngOf(40, 40));
  expect((await remove(picture.id)).status).toBe(204);
  expect((await remove(picture.id)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(fileOf(picture)).toHaveLength(1);
  await put(pngOf(40, 40));
  expect(await list()).toHaveLength(1);
  await remove(picture.id);
  // Somebody chose it before it was removed, and saves only now.
  await lab.call(chapters.create, { body: { title: "Spät", content: textOf(picture) } });
  expect((await list())[0]?.uses).toMatchObject([{ title: "Spät", former: false }]);
});

test("pictures that nothing ever showed are collected after 90 days, and not a day earlier", async () => {
  const unused = await put(pngOf(60, 40));
  const shown = await put(pngOf(70, 40));
  await lab.call(chapters.create, { body: { title: "Zeigt es", content: textOf(shown) } });
  inDays(89);
  expect((await collect()).collected).toBe(0);
  vi.useRealTimers();
  inDays(91);
  expect((await collect()).collected).toBe(1);
  expect(fileOf(unused)).toEqual([]);
  expect(fileOf(shown)).toHaveLength(1);
  expect((await collect()).collected).toBe(0);
  vi.useRealTimers();
  expect((await list()).map(({ id }) => id)).toEqual([shown.id]);
  expect((await put(pngOf(60, 40))).uses).toEqual([]);
  expect(fileOf(unused)).toHaveLength(1);
});

test("pictures that texts showed before there was a library are taken in, and their files stay where they are", async () => {
  const picture = await put(pngOf(80, 40));
  const [key = ""] = fileOf(picture);
  aws.objects.set(key.replace("/texts/", "/"), aws.objects.get(key) as never);
  aws.objects.delete(key);
  await lab.call(chapters.create, { body: { title: "Alt", content: textOf(picture) } });
  const { pictureRecords } = await import("../../functions/printpublisher/pictures/picture.store.ts");
  await pictureRecords.remove(lab.actor, picture.id);
  expect(await list()).toEqual([]);
  expect((await collect()).adopted).toBe(1);
  expect((await list())[0]).toMatchObject({ src: picture.src, size: { width: 80, height: 40 } });
  expect((await list())[0]?.uses).toMatchObject([{ title: "Alt", former: false }]);
  expect((await collect()).adopted).toBe(0);
});

test("no laboratory sees, changes or removes the pictures of another, and nobody does without the right", async () => {
  const picture = await put(pngOf(90, 40));
  const tenant = process.env.TENANT;
  await makeTenant("other");
  const authorization = await tokenFor("other", { groups: ["printpublisher"] });
  process.env.TENANT = "other";
  const params = { id: picture.id };
  expect((await callApi(getPictures, { authorization })).body.results).toEqual([]);
  expect((await callApi(changePicture, { authorization, params, body: { alt: "x" } })).status).toBe(404);
  expect((await callApi(removePicture, { authorization, params })).status).toBe(404);
  process.env.TENANT = tenant;
  const stranger = await tokenFor(tenant as TenantId, { username: "fremd", groups: ["laborshop"] });
  expect((await callApi(getPictures, { authorization: stranger })).status).toBe(403);
  expect((await callApi(removePicture, { authorization: stranger, params })).status).toBe(403);
  expect((await callApi(putTextPicture, { authorization: stranger, body: pngOf(9, 9) })).status).toBe(403);
  expect(await list()).toHaveLength(1);
});
