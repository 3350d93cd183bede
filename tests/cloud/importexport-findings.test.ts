import { describe, expect, test } from "vitest";
import { clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();

describe("what a refused file has", () => {
  test("is told whole, by groups, and found by place and value", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const analyses = Array.from({ length: 250 }, (_, index) => ({
      code: `F${index}`,
      name: `F${index}`,
      categories: [`Nirgends ${index}`],
      fields: index % 2 ? { nowhere: "x" } : {},
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
    const findings = async (query: string) =>
      (await demo.call(`/api/import/${entry.id}/findings/?${query}`)).json();
    const second = await findings("group=1&limit=100&offset=100");
    expect(second).toMatchObject({ count: 125, next: null });
    expect(second.results).toHaveLength(25);
    expect(await findings("search=nirgends%20249")).toMatchObject({
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

  test("lists all analyses that it would create, change or delete, each as its public page", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const { results } = (await demo.call("/api/core/analyses/?limit=1")).json();
    const generated = Array.from({ length: 30 }, (_, index) => ({
      code: `CHECKED-${index}`,
      name: { de: `Geprüfte Analyse ${String(index).padStart(2, "0")}`, en: `Checked analysis ${index}` },
    }));
    const present = { code: results[0].code, name: { de: "Umbenannt", en: "Renamed" } };
    const file = Buffer.from(JSON.stringify({ version: 1, analyses: [...generated, present] }));
    const entry = await demo.ended(await demo.upload(file, "list.json", { mode: "partial", dry_run: true }));
    expect(entry).toMatchObject({ status: "dry_run", stats: { created: 30, changed: 1 } });
    const list = async (query: string) =>
      (await demo.call(`/api/import/${entry.id}/analyses/?${query}`)).json();
    const all = await list("limit=100");
    expect(all.count).toBe(31);
    expect(await list("kind=changed")).toMatchObject({
      count: 1,
      results: [{ id: results[0].id, kind: "changed", code: present.code, name: "Umbenannt" }],
    });
    expect(await list("search=analyse+29")).toMatchObject({ count: 1, results: [{ code: "CHECKED-29" }] });
    expect((await list("kind=created&limit=2&offset=4")).results).toMatchObject([
      { name: "Geprüfte Analyse 04" },
      { name: "Geprüfte Analyse 05" },
    ]);
    const [first] = all.results;
    const page = await demo.call(`/api/en/import/${entry.id}/analyses/${first.id}/`);
    expect(page.json().html).toContain("Checked analysis 0");
    expect((await demo.call(`/api/import/${entry.id}/analyses/${"0".repeat(26)}/`)).status).toBe(404);
    expect((await demo.call("/api/core/analyses/?search=CHECKED-29")).json().results).toEqual([]);
    // Another laboratory's account does not learn of it.
    const nord = clientOf("nord", cloud.port);
    await nord.signIn();
    expect((await nord.call(`/api/import/${entry.id}/analyses/`)).status).toBe(404);
  });

  test("that is held back lists what it would delete, each as visitors know it", async () => {
    const demo = clientOf("demo", cloud.port);
    await demo.signIn();
    const analyses = [{ code: "HELD-1", name: { de: "Allein", en: "Alone" } }];
    const file = Buffer.from(JSON.stringify({ version: 1, analyses }));
    const entry = await demo.ended(await demo.upload(file, "held.json", { mode: "full" }));
    expect(entry).toMatchObject({ status: "failed", error: { code: "would_delete_too_many" } });
    const path = `/api/import/${entry.id}/analyses/`;
    const { count, results } = (await demo.call(`${path}?kind=deleted&limit=1`)).json();
    expect(count).toBe(entry.stats.deleted);
    const page = await demo.call(`${path}${results[0].id}/`);
    expect(page.json().html).toContain(results[0].code);
    expect((await demo.call("/api/core/analyses/?search=HELD-1")).json().results).toEqual([]);
  });
});
