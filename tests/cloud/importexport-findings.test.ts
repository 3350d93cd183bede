import { describe, expect, test } from "vitest";
import { clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();

describe("what a refused file has", () => {
  test("is told whole, by groups, and found by place and value", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const analyses = Array.from({ length: 250 }, (_, at) => ({
      code: `F${at}`,
      name: `F${at}`,
      categories: [`Nirgends ${at}`],
      fields: at % 2 ? { nowhere: "x" } : {},
    }));
    const file = Buffer.from(JSON.stringify({ version: 1, analyses }));
    const entry = await demo.ended(
      await demo.upload(file, "faults.json", { mode: "partial", dry_run: true }),
    );
    expect(entry).toMatchObject({ status: "failed", error: { code: "invalid_file" }, issue_count: 375 });
    expect(entry.findings).toMatchObject([
      { kind: "error", count: 250, issue: { code: "unknown_category" } },
      { kind: "error", count: 125, issue: { code: "unknown_field" } },
    ]);
    const found = async (query: string) =>
      (await demo.call(`/api/import/${entry.id}/findings/?${query}`)).json();
    const second = await found("group=1&limit=100&offset=100");
    expect(second).toMatchObject({ count: 125, next: null });
    expect(second.results).toHaveLength(25);
    expect(await found("search=nirgends%20249")).toMatchObject({
      count: 1,
      results: [{ issue: { path: "analyses.249.categories" } }],
    });
    const visitor = clientOf("demo", cloud.port);
    expect((await visitor.call(`/api/import/${entry.id}/findings/`)).status).toBe(401);
  });

  test("is told of a file that could not be read at all", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const entry = await demo.ended(
      await demo.upload(Buffer.from('{"version":1,"analyses":[{]'), "broken.json"),
    );
    expect(entry).toMatchObject({ status: "failed", findings: [{ kind: "error", count: 1 }] });
    const all = (await demo.call(`/api/import/${entry.id}/findings/`)).json();
    expect(all).toMatchObject({ count: 1, results: [{ issue: { code: "not_json" } }] });
  });
});

describe("a check of a file", () => {
  test("names the forms, categories and collections that it would make, also where it brings nothing else", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const categories = [{ identifier: "checked-only", name: { de: "Nur geprüft" }, parent: null }];
    const file = Buffer.from(JSON.stringify({ version: 1, categories, analyses: [] }));
    const entry = await demo.ended(await demo.upload(file, "new.json", { mode: "partial", dry_run: true }));
    expect(entry).toMatchObject({
      status: "dry_run",
      stats: { created: 0 },
      document_count: 1,
      documents: [{ kind: "category", change: "created", identifier: "checked-only", name: "Nur geprüft" }],
    });
    expect((await demo.call("/api/core/categories/?limit=200")).bytes.toString()).not.toContain(
      "checked-only",
    );
  });
});
