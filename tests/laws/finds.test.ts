import { beforeAll, describe, expect, test, vi } from "vitest";
import { findIn, searched } from "../../functions/platform/endpoint/find.ts";
import { log } from "../../functions/platform/log.ts";
import { apis } from "../../shared/apis.ts";
import { listSecurityLog } from "../../shared/core/security-log/security-log.endpoints.ts";
import { type EndpointSpec, isPermitted } from "../../shared/kernel/endpoint.ts";
import { type GroupId, groupIds, permissionsOf } from "../../shared/kernel/permissions.ts";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { tags } from "../../shared/proficiency/tags/tags.endpoints.ts";
import { analysis, editorOf, saveAnalyses, saveFrame } from "../laboreditor/catalogue.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeOne, makeTestable } from "../support/made-trials.ts";
import { roundTripsOf, tableCallsOf } from "../support/round-trips.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/** Calls that search several lists at once must be open to nobody who may not search these lists, and return what the lists return. */
const all = apis.flatMap(({ endpoints }) => Object.values<EndpointSpec>(endpoints));
const finds = all.flatMap((find) => (find.finds ? [{ path: find.path, find, lists: find.finds }] : []));
const listAt = (path: string) =>
  all.find((each) => each.method === "GET" && each.path === path) as EndpointSpec;
const ask = (find: EndpointSpec, lists: readonly string[], authorization: string) =>
  callApi(find, { query: { search: "a", lists: lists.join(",") }, authorization });

ownDynamoDb();
let admin: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1" });
  await makeTenant("demo");
  admin = await tokenFor("demo", { is_admin: true });
  const make = (call: EndpointSpec, body: object) => makeOne(call, admin, body);
  const category = await make(shopCategories.create, { name: "Abnahme" });
  const product = await make(products.create, { category, name: "Abnahmeset" });
  await make(variants.create, { product, article_number: "A-1" });
  const chapter = await make(chapters.create, { title: "Abrechnung" });
  await make(paragraphs.create, { parent_chapter: chapter, title: "Anforderung" });
  await makeTestable(admin, "Albumin");
  await make(tags.create, { name: "Akkreditiert" });
  await saveFrame(editorOf("demo"));
  // More than a search over several lists shows, so that its order counts.
  const codes = ["ALB", "ALT", "AFP", "AMY", "ANA", "APT", "K", "NA"];
  await saveAnalyses(
    editorOf("demo"),
    codes.map((code) => analysis(code)),
  );
});

describe.each(finds)("$path", ({ find, lists }) => {
  test("searches each of its lists for an administrator, and each alone", async () => {
    const { status, body } = await ask(find, lists, admin);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(Object.keys(body.results).sort()).toEqual([...lists].sort());
    for (const list of lists) {
      const alone = await ask(find, [list], admin);
      const direct = await callApi(listAt(list), {
        query: { search: "a", limit: "5" },
        authorization: admin,
      });
      expect(alone.body.results).toEqual({ [list]: direct.body.results });
    }
  });

  test.each(groupIds)("is open to %s exactly for the lists that are", async (group: GroupId) => {
    const token = await tokenFor("demo", { groups: [group] });
    const held = new Set(permissionsOf({ isAdmin: false, groups: [group] }));
    const mayFind = !find.public && isPermitted(find.permission, held);
    for (const list of lists) {
      const direct = await callApi(listAt(list), { query: { search: "a" }, authorization: token });
      expect([200, 403]).toContain(direct.status);
      expect((await ask(find, [list], token)).status, list).toBe(mayFind ? direct.status : 403);
    }
  });

  test("reads the caller, the heads of the lists and the hits by one call of the table each", async () => {
    await ask(find, lists, admin);
    const trips = await roundTripsOf(() => ask(find, lists, admin));
    expect(trips.length, JSON.stringify(trips)).toBeLessThanOrEqual(3);
    expect(await tableCallsOf(() => ask(find, lists, admin))).toBe(trips.length);
    const search = { query: { search: "xyzzy", lists: lists.join(",") }, authorization: admin };
    expect(await tableCallsOf(() => callApi(find, search))).toBe(2);
  });
});

test("a search of orders among others is in the security log like one of their list", async () => {
  const shop = finds.find(({ lists }) => lists.includes("laborshop/orders/"));
  const countEntries = async () => {
    const { body } = await callApi(listSecurityLog, { authorization: admin });
    return body.results.filter(({ action }: { action: string }) => action === "orders_seen").length;
  };
  const token = await tokenFor("demo", { username: "frieda", is_admin: true });
  const before = await countEntries();
  await ask(shop?.find as EndpointSpec, ["laborshop/products/"], token);
  expect(await countEntries()).toBe(before);
  await ask(shop?.find as EndpointSpec, ["laborshop/orders/"], token);
  expect(await countEntries()).toBe(before + 1);
});

describe("a list that cannot be searched", () => {
  const [first, second] = ["proficiency/materials/", "proficiency/tags/"].map(listAt) as [
    EndpointSpec,
    EndpointSpec,
  ];
  const fails = async () => {
    throw new Error("broken");
  };
  const succeeds = async () => ({ results: [{ name: "Serum" }] });
  const call = {
    actor: {
      tenant: "demo",
      permissions: new Set(["proficiency.view_testable"]),
      modules: { MD_PROF: true },
    },
    tenant: {},
    request: { ip: "", headers: {} },
    query: { search: "s", lists: `${first.path},${second.path}` },
  };
  const run = (left: () => Promise<unknown>, right: () => Promise<unknown>) =>
    findIn(async () => [searched(first, left as never), searched(second, right as never)])(call as never);

  test("keeps the others, is missing itself, and is logged as an error", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect(await run(fails, succeeds)).toEqual({
      results: { [first.path]: undefined, [second.path]: [{ name: "Serum" }] },
    });
    expect(error).toHaveBeenCalledOnce();
  });

  test("fails the call if no other could be searched", async () => {
    await expect(run(fails, fails)).rejects.toThrow("broken");
  });
});
