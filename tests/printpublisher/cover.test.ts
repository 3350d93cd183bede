import { beforeEach, expect, test } from "vitest";
import {
  printConfiguration,
  putCover,
  removeCover,
} from "../../shared/printpublisher/config/config.endpoints.ts";
import { middle } from "../../shared/printpublisher/config/print-config.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

const lab = openLaboratory({ name: "cover", groups: ["printpublisher"] });
ownAws();
beforeEach(() => {
  process.env.ASSETS_BUCKET = "assets";
});

const put = async () => (await lab.call(putCover, { body: pngOf(308, 432) })).body;
const cropTo = (cover_crop: object) => lab.call(printConfiguration.change, { body: { cover_crop } });
const cropped = async () => (await lab.call(printConfiguration.read)).body.cover_crop;

test("the picture on the wrapper keeps its crop until there is another one", async () => {
  expect(await put()).toMatchObject({ cover_crop: middle, cover_dpi: 50 });
  const corner = { x: 12.5, y: 100, zoom: 2 };
  expect((await cropTo(corner)).status).toBe(200);
  expect(await cropped()).toEqual(corner);
  expect(await put()).toMatchObject({ cover_crop: middle });
  await cropTo(corner);
  expect((await lab.call(removeCover)).body).toMatchObject({ cover: null, cover_crop: middle });
});

test("a crop that leaves the picture is refused by its place", async () => {
  const { status, body } = await cropTo({ x: -1, y: 101, zoom: 0.5 });
  expect(status).toBe(400);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
    "cover_crop.x",
    "cover_crop.y",
    "cover_crop.zoom",
  ]);
  expect(await cropped()).toEqual(middle);
});
