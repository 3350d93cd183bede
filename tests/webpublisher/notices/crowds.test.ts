import { describe, expect, test } from "vitest";
import {
  beginImport,
  catalogueOf,
  documentId,
  publishImport,
  stageDocuments,
} from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { changePage } from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { analysisOf } from "../directory/documents.ts";
import { actor, change, feed, hour, later, list, note, page, save } from "./noticed-lab.ts";

const codes = Array.from({ length: 260 }, (_, nth) => `M${String(nth).padStart(3, "0")}`);

/** Imports analyses under new names; null deletes. */
async function imported(id: string, analyses: Record<string, Partial<Analysis> | null>) {
  const catalogue = await catalogueOf(actor());
  const changes = Object.entries(analyses).map(([code, properties]) => {
    const ref = { kind: "analysis" as const, id: documentId("analysis", code) };
    const basedOn = catalogue.stored("analysis", ref.id)?.version ?? null;
    return {
      ...ref,
      content: properties && analysisOf(code, properties),
      importHash: JSON.stringify(properties),
      basedOn,
    };
  });
  await beginImport(actor(), id);
  await stageDocuments(actor(), id, { kind: "import", id, name: "night.json" }, changes);
  await publishImport(actor(), id, changes.length);
}
const named = (name: string, of = codes) =>
  Object.fromEntries(of.map((code) => [code, { name: { de: `${name} ${code}` } }]));

describe("an import that changes very many", () => {
  test("is one notice that counts all and lists the first, however often it is noted", async () => {
    await imported("I1", named("Analyse"));
    await note();
    await note();
    expect((await list()).results).toMatchObject([{ source: "import", count: 260, counts: { new: 260 } }]);
    const { id, entries } = (await list()).results[0];
    expect(entries.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 50));
    await later(25 * hour);
    expect(await page()).toContain("260 Analysen geändert");
    expect(await page()).toContain("Weitere 210 ansehen");
    expect(await feed("en")).toContain("and 210 more");
    const { text } = await callApi(changePage, { params: { id }, query: { lang: "de" } });
    expect(text).toContain("M199");
    expect(text).toContain("und 60 weitere");
  });

  test("is told to nobody if it is undone while its notice waits", async () => {
    await imported("I1", named("Analyse"));
    await note();
    await later(25 * hour);
    await imported("I2", named("Irrtum"));
    await note();
    expect((await list()).results).toMatchObject([{ count: 260, counts: { text: 260 } }, { state: "out" }]);
    await imported("I3", named("Analyse"));
    await note();
    expect((await list()).results).toMatchObject([{ state: "out" }]);
    expect((await list()).count).toBe(1);
  });

  test("keeps its count when another one changes part of it and more beside, and what staff said of it", async () => {
    await imported("I1", named("Analyse"));
    await note();
    const [{ id }] = (await list()).results;
    await change(id, { remark: { de: "Neuer Katalog" } });
    const others = codes.map((code) => `N${code}`);
    await imported("I2", { ...named("Analyse, neu", codes.slice(0, 100)), ...named("Andere", others) });
    await note();
    expect((await list()).results).toMatchObject([
      { count: 260, counts: { new: 260 }, remark: {} },
      { count: 260, counts: { new: 260 }, remark: { de: "Neuer Katalog" } },
    ]);
  });

  test("tells what few it changes besides those that wait already", async () => {
    await imported("I1", named("Analyse"));
    await note();
    await imported("I2", { ...named("Analyse, neu"), ...named("Andere", ["Z1", "Z2"]) });
    await note();
    expect((await list()).results).toMatchObject([{ count: 2, counts: { new: 2 } }, { count: 260 }]);
  });

  test("leaves what was changed by hand before it, and waits, in its own notice", async () => {
    await imported("I1", named("Analyse"));
    await note();
    await later(25 * hour);
    await save("M001", { name: { de: "Von Hand" } });
    await note();
    await imported("I2", named("Import"));
    await note();
    expect((await list()).results).toMatchObject([
      { source: "import", count: 259 },
      { source: "edit", entries: [{ lines: { de: [{ before: "Analyse M001", after: "Import M001" }] } }] },
      { state: "out" },
    ]);
  });
});
