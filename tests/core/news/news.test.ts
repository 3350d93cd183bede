import { beforeAll, describe, expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { listCurrentNews, listPastNews, markNewsRead } from "../../../shared/core/news/news.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const id = (number: number) => `01ARZ3NDEKTSV4RRFFQ69G5FA${number}`;

ownDynamoDb();
let anna: string;
let ben: string;
beforeAll(async () => {
  await makeTenant("demo");
  await makeTenant("other");
  anna = await tokenFor("demo", { username: "anna" });
  ben = await tokenFor("demo", { username: "ben" });
  const add = (number: number, from: string, until: string | null) =>
    openTable({ tenant: "demo" as TenantId }).put(
      { pk: "NEWS", sk: id(number) },
      {
        title: { de: `Titel ${number}`, en: `Title ${number}` },
        text: { de: "Text", en: "Text" },
        from,
        until,
      },
    );
  await add(1, inDays(-10), inDays(-5));
  await add(2, inDays(-3), null);
  await add(3, inDays(-1), inDays(1));
  await add(4, inDays(1), null);
});

const titles = (body: { results: { title: { de: string } }[] }) => body.results.map(({ title }) => title.de);
const unread = async (token: string) => {
  const { body } = await callApi(listCurrentNews, { authorization: token });
  return body.results
    .filter((item: { unread: boolean }) => item.unread)
    .map((item: { id: string }) => item.id);
};

describe("news", () => {
  test("are current from their beginning to their end, the newest first, in both languages", async () => {
    const { body } = await callApi(listCurrentNews, { authorization: anna });
    expect(titles(body)).toEqual(["Titel 3", "Titel 2"]);
    expect(body.results[0]).toMatchObject({ title: { en: "Title 3" }, unread: true });
  });

  test("are past after their end; what is to come is neither", async () => {
    const { body } = await callApi(listPastNews, { authorization: anna });
    expect(titles(body)).toEqual(["Titel 1"]);
  });

  test("are read by the account that read them, however often it says so, and by no other", async () => {
    const body = { ids: [id(3), id(3), "01ARZ3NDEKTSV4RRFFQ69G5FZZ"] };
    for (let count = 0; count < 2; count++)
      expect((await callApi(markNewsRead, { authorization: anna, body })).status).toBe(204);
    expect(await unread(anna)).toEqual([id(2)]);
    expect(await unread(ben)).toEqual([id(3), id(2)]);
  });

  test("are for who is signed in, and each laboratory has its own copy", async () => {
    expect((await callApi(listCurrentNews)).status).toBe(401);
    process.env.TENANT = "other";
    const { body } = await callApi(listCurrentNews, { authorization: await tokenFor("other") });
    process.env.TENANT = "demo";
    expect(body.count).toBe(0);
  });
});
