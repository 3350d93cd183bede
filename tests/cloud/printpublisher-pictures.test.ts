import { beforeAll, describe, expect, test } from "vitest";
import { pictureHtml } from "../../shared/kernel/rich-blocks.ts";
import type { Picture } from "../../shared/printpublisher/pictures/picture.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { strike } from "../support/strike.ts";
import { wholeRecords } from "../support/whole-records.ts";

const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});

const list = async (): Promise<Picture[]> =>
  (await demo.call("/api/printpublisher/pictures/?limit=200")).json().results;
async function send(path: string, bytes: Buffer) {
  const answer = await demo.call(path, { method: "POST", body: bytes });
  expect(answer.status, answer.bytes.toString()).toBe(200);
  return answer.json();
}

describe("the library of pictures, in the whole stack", () => {
  test("moves a picture that is sent again to its beginning, and keeps it one", async () => {
    const first: Picture = await send("/api/printpublisher/pictures/?name=eins.png", pngOf(310, 110));
    const second: Picture = await send("/api/printpublisher/pictures/?name=zwei.png", pngOf(320, 110));
    expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    await send("/api/printpublisher/pictures/?name=eins.png", pngOf(310, 110));
    await expect
      .poll(async () => (await list()).slice(0, 2).map(({ id }) => id))
      .toEqual([first.id, second.id]);
  });

  test("takes in, once a day, the pictures that texts showed before there was a library", async () => {
    const { make } = wholeRecords(demo);
    const { logo } = await send("/api/printpublisher/config/1/logo/", pngOf(330, 110));
    const id = await make("printpublisher/chapters/", {
      title: "Von früher",
      content: pictureHtml({ src: logo, alt: "", width: 100, caption: "" }),
    });
    const logos = async () => (await list()).filter(({ src }) => src === logo);
    expect(await logos()).toEqual([]);
    strike(cloud, "collect-pictures");
    await expect
      .poll(async () => (await logos()).map(({ uses }) => uses))
      .toMatchObject([[{ kind: "chapter", id, title: "Von früher", former: false }]]);
    expect((await demo.call(`/api/printpublisher/chapters/${id}/`, { method: "DELETE" })).status).toBe(204);
    expect((await demo.call("/api/printpublisher/config/1/logo/", { method: "DELETE" })).status).toBe(200);
  });
});
