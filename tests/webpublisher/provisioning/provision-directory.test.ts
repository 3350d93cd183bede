import { beforeEach, describe, expect, test } from "vitest";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { webConfigStore } from "../../../functions/webpublisher/config/config.store.ts";
import { isWaiting, readNotices } from "../../../functions/webpublisher/notices/notice.store.ts";
import { provisionDirectory } from "../../../functions/webpublisher/provisioning/provision-directory.ts";
import {
  readDays,
  readTerms,
  setIgnored,
} from "../../../functions/webpublisher/searches/search-count.store.ts";
import { directoryBeginningSchema } from "../../../shared/webpublisher/provisioning/beginning.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();
let count = 0;
let tenant: TenantId;
beforeEach(async () => {
  tenant = `new${++count}` as TenantId;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
});
const entryOf = (code: string) => ({ code, name: { de: code }, kinds: ["new"], lines: {} });
const actor = () => jobActor("provision-directory");
const beginning = directoryBeginningSchema.parse({
  config: { css: ".lbm{}", texts: { de: { search: "Finden", submit: "Suchen" } } },
});

describe("what a public directory begins with", () => {
  test("is there after the first run, and only what differs from the defaults", async () => {
    await provisionDirectory(actor(), beginning);
    const { config, version } = await webConfigStore.readVersioned({ tenant });
    expect(version).toBe(1);
    expect(config).toMatchObject({
      css: ".lbm{}",
      count_searches: true,
      texts: { de: { search: "Finden" } },
    });
    expect(config.texts.de).not.toHaveProperty("submit");
  });

  test("never replaces what people have made of it, however often it runs", async () => {
    await provisionDirectory(actor(), beginning);
    await webConfigStore.change(actor(), undefined, { css: "", texts: {} });
    await provisionDirectory(actor(), beginning);
    expect((await webConfigStore.readVersioned({ tenant })).config).toMatchObject({ css: "", texts: {} });
  });

  test("holds searches and notices as if they had been there, once", async () => {
    const lively = directoryBeginningSchema.parse({
      config: { css: ".lbm{}" },
      searches: {
        week: [9, 9, 9, 9, 9, 9, 9],
        terms: [{ term: "Zecke", language: "de", counts: [2, 0, 1] }],
      },
      notices: [
        { hours: 50, source: "import", entries: [entryOf("A"), entryOf("B")] },
        { hours: 2, source: "edit", remark: { de: "Neu" }, entries: [entryOf("C")] },
      ],
    });
    await provisionDirectory(actor(), lively);
    await setIgnored({ tenant }, "Zecke", true);
    await provisionDirectory(actor(), lively);
    expect(await readDays({ tenant }, 7)).toMatchObject([
      { searches: 9, missed: 1 },
      { searches: 9, missed: 0 },
      { searches: 9, missed: 2 },
    ]);
    expect((await readTerms({ tenant }, 7)).map(({ term, count }) => [term, count])).toEqual([
      ["Zecke", 1],
      ["Zecke", 2],
    ]);
    expect(
      (await readNotices({ tenant }, 9)).map((notice) => [notice.count, isWaiting(notice), notice.remark]),
    ).toEqual([
      [1, true, { de: "Neu" }],
      [2, false, {}],
    ]);
  });

  test("is nothing for a laboratory that is given nothing", async () => {
    await provisionDirectory(actor(), directoryBeginningSchema.parse({}));
    expect((await webConfigStore.readVersioned({ tenant })).version).toBe(0);
  });
});
