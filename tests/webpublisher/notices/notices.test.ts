import { describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { listNotices } from "../../../shared/webpublisher/notices/notices.endpoints.ts";
import {
  changePage,
  changesFeed,
  changesPage,
  unsubscribePage,
} from "../../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { tokenFor } from "../../support/tenants.ts";
import { analysisOf, field, layout, stored } from "../directory/documents.ts";
import {
  actor,
  ask,
  aws,
  change,
  feed,
  hour,
  later,
  list,
  note,
  page,
  present,
  save,
} from "./noticed-lab.ts";

describe("a change that visitors see", () => {
  test("waits for a day and then goes out by itself, in each language", async () => {
    await save("TSH", { name: { de: "Thyreotropin", en: "Thyrotropin" } });
    await note();
    await note();
    expect((await list()).results).toMatchObject([
      { state: "waiting", count: 1, counts: { text: 1 }, entries: [{ code: "TSH", kinds: ["text"] }] },
    ]);
    expect(await page()).toContain("Bisher wurden keine Änderungen veröffentlicht.");
    await later(24 * hour);
    expect((await list()).results).toMatchObject([{ state: "out" }]);
    expect(await page()).toContain("<del>TSH</del>");
    expect(await page()).toContain("<ins>Thyreotropin</ins>");
    expect(await page("en")).toContain("<ins>Thyrotropin</ins>");
    expect(await feed("en")).toContain("Name: TSH → Thyrotropin");
    const [{ id }] = (await list()).results;
    expect((await callApi(changePage, { params: { id }, query: { lang: "de" } })).text).toContain(
      "Thyreotropin",
    );
    const cutOff = await callApi(changePage, { params: { id: "confirm" }, query: { lang: "de" } });
    expect([cutOff.status, cutOff.text]).toEqual([404, expect.stringContaining("Nicht gefunden")]);
  });

  test("is told by kind: new, withdrawn under the name that was public, and by the roles of fields", async () => {
    await save("NEU");
    await save("FT4", { state: "HIDDEN", name: { de: "GEHEIM-FT4" } });
    await save("TSH", { fields: { method: stored("ECLIA") } });
    await note();
    const { results } = await list();
    const kinds = Object.fromEntries(
      results.map(({ entries: [entry] }: { entries: { code: string; kinds: string[] }[] }) => [
        entry?.code,
        entry?.kinds,
      ]),
    );
    expect(kinds).toMatchObject({ NEU: ["new"], FT4: ["withdrawn"] });
    await later(25 * hour);
    for (const text of [await page(), await page("en"), await feed()]) {
      expect(text).toContain("FT4");
      expect(text).not.toContain("GEHEIM");
    }
  });

  test("is told as pages show it: dates in words, of a table the rows and of a long text the words that changed", async () => {
    const fields = [...layout, field("since", "date"), field("see", "relatedanalyses")];
    const content = { identifier: "default", fields };
    await saveDocuments(actor(), [{ kind: "layout", id: documentId("layout", "default"), content }]);
    const long = Array.from({ length: 90 }, (_, index) => `Wort${index}`);
    const held = (since: string, to: string, words: string[], see: string[]) => ({
      since: stored(since),
      ranges: stored([
        { sex: "w", from: "0,27", to: "4,20" },
        { sex: "m", from: "0,27", to },
      ]),
      note: stored({ de: `<p>${words.join(" ")}</p>` }),
      see: stored(see),
    });
    await save("TSH", { fields: held("2026-01-02", "4,20", long, ["FT4"]) });
    await note();
    await later(25 * hour);
    await save("TSH", { fields: held("2026-03-01", "4,50", long.with(80, "neu"), []) });
    await note();
    const [{ entries }] = (await list()).results;
    expect(entries[0].lines.de).toMatchObject([
      { label: "Referenzbereiche", before: "m · 0,27 · 4,20", after: "m · 0,27 · 4,50" },
      {
        label: "Hinweise",
        before: expect.stringMatching(/^…Wort7\d .* Wort80 /),
        after: expect.stringMatching(/ neu /),
      },
      { label: "since", before: "2. Januar 2026", after: "1. März 2026" },
    ]);
  });

  test("vanishes when it is changed back, and several saves are one", async () => {
    await save("TSH", { name: { de: "Thyreotropin" } });
    await note();
    await save("TSH", { name: { de: "Thyreotropin, basal" } });
    await note();
    expect((await list()).results).toMatchObject([
      { entries: [{ lines: { de: [{ before: "TSH", after: "Thyreotropin, basal" }] } }] },
    ]);
    await save("TSH");
    await note();
    expect(await list()).toMatchObject({ count: 0, results: [] });
  });

  test("is a new one once the first has gone out", async () => {
    await save("TSH", { name: { de: "Thyreotropin" } });
    await note();
    await later(25 * hour);
    await save("TSH");
    await note();
    expect((await list()).results).toMatchObject([{ state: "waiting" }, { state: "out" }]);
  });

  test("of many at once is one notice with counts and a list", async () => {
    const changes = Array.from({ length: 25 }, (_, place) => ({
      kind: "analysis" as const,
      id: documentId("analysis", `NEU${place}`),
      content: analysisOf(`NEU${place}`),
    }));
    await saveDocuments(actor(), changes);
    await note();
    expect((await list()).results).toMatchObject([{ source: "bulk", count: 25, counts: { new: 25 } }]);
    await later(25 * hour);
    expect(await page()).toContain("25 Analysen geändert");
    expect(await page()).toContain("NEU24");
  });

  test("of what nobody may see is told to nobody, neither while it waits nor afterwards", async () => {
    await save("GEHEIM-1", { internal: true });
    await save("GEHEIM-2", { state: "NEW" });
    await note();
    expect((await list()).count).toBe(0);
    await save("TSH", { name: { de: "GEHEIM-NAME" } });
    await note();
    await later(25 * hour);
    expect(await page()).toContain("GEHEIM-NAME");
    await save("TSH", { name: { de: "GEHEIM-NAME" }, internal: true });
    await note();
    for (const text of [await page(), await page("en"), await feed()]) expect(text).not.toContain("GEHEIM");
  });

  test("is text wherever it appears, whatever it holds", async () => {
    const evil = '"><script>alert(1)</script>\u0007&amp;';
    await save("TSH", { name: { de: evil } });
    await note();
    await later(25 * hour);
    expect(await page()).not.toContain("<script>alert");
    expect(await feed()).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;");
    expect(await feed()).not.toContain("\u0007");
  });
});

describe("staff", () => {
  test("add a remark, suppress a trifle, or send it out at once, as long as it waits", async () => {
    await save("TSH", { name: { de: "Thyreotropin" } });
    await save("FT4", { name: { de: "Freies T4" } });
    await note();
    const [second, first] = (await list()).results;
    expect((await change(first.id, { remark: { de: "Neue <b>Bezeichnung</b>" } })).headers.etag).toBe('"1"');
    expect((await change(first.id, { remark: { de: "zu spät" } }, '"0"')).status).toBe(412);
    expect((await change(second.id, { suppressed: true })).body).toMatchObject({ state: "suppressed" });
    expect((await change(first.id, { out: true })).body).toMatchObject({ state: "out" });
    expect((await change(first.id, { remark: { de: "nachher" } })).body).toMatchObject({ code: "conflict" });
    expect(await page()).toContain("Neue &lt;b>Bezeichnung&lt;/b>");
    await later(25 * hour);
    expect(await page()).not.toContain("Freies T4");
    expect((await callApi(changePage, { params: { id: second.id } })).status).toBe(404);
    const reader = await tokenFor(present().tenant, { username: "eva", groups: ["analyses"] });
    expect((await callApi(listNotices, { authorization: reader })).status).toBe(403);
  });

  test("turn all of it off", async () => {
    await callApi(webConfiguration.change, { authorization: present().admin, body: { notices: false } });
    const token = "x";
    expect((await callApi(changesPage)).status).toBe(404);
    expect((await callApi(changesFeed)).status).toBe(404);
    expect((await ask("a@example.org")).status).toBe(404);
    expect((await callApi(unsubscribePage, { params: { token } })).status).toBe(404);
    expect(aws.messages).toEqual([]);
  });
});
