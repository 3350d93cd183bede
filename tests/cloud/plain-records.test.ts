import { beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { makersByPath, wholeRecords } from "../support/whole-records.ts";

/** Plain records on the whole stack: each role has to allow everything that its resource does, down to the last version and unique name. */
const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});

const remove = async (path: string) => (await demo.call(path, { method: "DELETE" })).status;

describe("a plain record", () => {
  test.each([...makersByPath.keys()])("of %s is made, read and deleted", async (path) => {
    const address = `/api/${path}${await wholeRecords(demo).make(path)}/`;
    const read = await demo.call(address);
    expect(read.status).toBe(200);
    expect(await remove(address)).toBe(204);
    expect((await demo.call(address)).status).toBe(404);
    const { parent_chapter: chapter } = read.json();
    if (chapter) expect(await remove(`/api/printpublisher/chapters/${chapter}/`)).toBe(204);
  });
});

test("the title page of the catalogue takes a picture of its own", async () => {
  const address = "/api/printpublisher/config/1/logo/";
  const put = await demo.call(address, {
    method: "POST",
    headers: { "content-type": "image/svg+xml" },
    body: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
    ),
  });
  expect(put.status, put.bytes.toString()).toBe(200);
  expect(put.json().logo).toMatch(/^\/api\/public\/logo\//);
  expect(await remove(address)).toBe(200);
});

test("a search term is ignored and comes back", async () => {
  const body = { term: "zauberwert", ignored: true };
  const ignore = (ignored: boolean) =>
    demo.call("/api/webpublisher/searches/ignored/", { method: "POST", body: { ...body, ignored } });
  expect((await ignore(true)).status).toBe(204);
  expect((await ignore(false)).status).toBe(204);
});
