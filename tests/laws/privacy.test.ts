import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { workers } from "../../infra/workers.ts";
import { apis } from "../../shared/apis.ts";
import { impersonal, type PersonalStore, personalStores } from "../../shared/kernel/personal-data.ts";
import { fileFamilies, itemFamilies } from "../../shared/kernel/touches.ts";
import { allFields, privacyDocument, suspicious } from "./privacy-table.ts";
import { root } from "./sources.ts";

const fields = allFields();

/** Fields that have such a name and hold nothing about visitors or staff, each with the reason. */
const spared: Record<string, string> = {
  support: "how a laboratory reaches its operator",
  "listSecurityLog query.to": "a day",
  "webpublisher/notices ": "remarks on changes, for visitors",
  "printpublisher/editions ": "remarks on editions, for staff",
  ".changes.to": "values of records in a file that is imported",
  is_customer_email: "which field of the form is the address",
};

describe("data about people", () => {
  test("is marked where it comes in and goes out", () => {
    const silent = fields.filter(
      ({ name, path, store }) =>
        suspicious.test(name) && !store && !Object.keys(spared).some((part) => path.includes(part)),
    );
    expect([...new Set(silent.map(({ path }) => path))]).toEqual([]);
  });

  test("is kept in a place that says how long, for every family of items and files that exists", () => {
    const kinds = [...apis, ...workers].flatMap(({ touches }) => [
      ...Object.keys(touches.items ?? {}),
      ...Object.keys(touches.files ?? {}),
    ]);
    const families = new Set([...Object.keys(itemFamilies), ...Object.keys(fileFamilies), ...kinds]);
    const stores: readonly PersonalStore[] = Object.values(personalStores);
    const documented = [
      ...stores.flatMap(({ items = [], files = [] }) => [...items, ...files]),
      ...Object.keys(impersonal),
    ];
    expect([...families].filter((family) => !documented.includes(family as never)).sort()).toEqual([]);
    expect(documented.filter((family) => !families.has(family)).sort()).toEqual([]);
    expect(documented.filter((family, index) => documented.indexOf(family) !== index)).toEqual([]);
  });

  test("is listed in docs/privacy.md as it is declared", async () => {
    await expect(privacyDocument(fields)).toMatchFileSnapshot(join(root, "docs/privacy.md"));
  });
});
