import { Window } from "happy-dom";
import decodeQR from "qr/decode.js";
import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import {
  beginNotices,
  changeStored,
  readNotices,
} from "../../../functions/webpublisher/notices/notice.store.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame, stored } from "./documents.ts";

ownDynamoDb();
const editor = () => ({ ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId });
const write = (...changes: { kind: string; id: string; content: unknown }[]) =>
  saveDocuments(editor(), changes as Parameters<typeof saveDocuments>[1]);
const idOf = (code: string) => documentId("analysis", code);
const save = (...analyses: Analysis[]) =>
  write(...analyses.map((content) => ({ kind: "analysis", id: idOf(content.code), content })));
const remove = (code: string) => write({ kind: "analysis", id: idOf(code), content: null });

beforeAll(async () => {
  Object.assign(process.env, { ORIGIN: "https://lab.example", STAGE: "staging", VERSION: "1" });
  await makeTenant("demo");
  await write(...frame.map(({ kind, id, content }) => ({ kind, id, content })));
  await save(
    analysisOf("GLU", { name: { de: "Glukose", en: "Glucose" }, categories: ["hormones"] }),
    analysisOf("TSH", { name: { de: "Thyreotropin" } }),
  );
});

/** Sets the page of the laboratory's website that holds the directory. */
async function setWebsite(website_url: string): Promise<void> {
  const authorization = await tokenFor("demo", { is_admin: true });
  const changed = await callApi(webConfiguration.change, { authorization, body: { website_url } });
  expect(changed.status).toBe(200);
}

/** Content of a QR code that is drawn as a path. */
function readCode(path: string): string {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) => run.slice(1).map(Number));
  const size = Math.max(...runs.map(([x = 0, , length = 0]) => x + length)) + 4;
  const [scale, data] = [4, new Uint8Array((size * 4) ** 2 * 4).fill(255)];
  for (const [x = 0, y = 0, length = 0] of runs)
    for (let row = y * scale; row < (y + 1) * scale; row++)
      for (let column = x * scale; column < (x + length) * scale; column++)
        data.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
  return decodeQR({ width: size * scale, height: size * scale, data });
}

const documentOf = (html: string) => {
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};
const texts = (html: string, selector: string) =>
  [...documentOf(html).querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe("the page of an analysis", () => {
  test("is gone if it was public once, and names it as visitors knew it", async () => {
    await save(
      analysisOf("OLD", { name: { de: "Thyreotropin, altes Verfahren" }, categories: ["hormones"] }),
      analysisOf("OFF", { name: { de: "Abgesetzt" } }),
      analysisOf("MINE", { name: { de: "Intern" } }),
    );
    await save(
      analysisOf("OLD", { name: { de: "Geheim" }, state: "HIDDEN", categories: ["hormones"] }),
      analysisOf("MINE", { name: { de: "Intern" }, internal: true }),
    );
    await remove("OFF");
    const names = { OLD: "Thyreotropin, altes Verfahren", OFF: "Abgesetzt", MINE: "Intern" };
    for (const [code, name] of Object.entries(names)) {
      const page = await callApi(endpoints.analysisPage, { params: { code } });
      expect(page.status).toBe(410);
      expect(texts(page.text, "h1")).toEqual(["Nicht mehr im Verzeichnis"]);
      expect(page.text).toContain('content="noindex,follow"');
      expect(page.text).toContain(name);
      expect(page.text).not.toContain("Geheim");
      expect(page.text).not.toContain("canonical");
      const answer = await callApi(endpoints.getPublicAnalysis, { params: { code } });
      expect(answer).toMatchObject({ status: 410, body: { code: "gone" } });
    }
    const page = await callApi(endpoints.analysisPage, { params: { code: "OLD" } });
    expect(texts(page.text, ".lbm-instead a")).toEqual([
      "Thyreotropin (TSH)",
      "Hormone",
      "Analysenverzeichnis",
    ]);
  });

  test("names its successors on the page and to programs, as far as they are public", async () => {
    const replaced = {
      key: "next",
      type: "relatedanalyses",
      label: { de: "Ersetzt durch" },
      role: "replaced_by",
    };
    const content = { identifier: "successors", fields: [{ ...replaced, source: [], field_visible: true }] };
    await write({ kind: "layout", id: documentId("layout", "successors"), content });
    await save(
      analysisOf("TNT", { name: { de: "Troponin T" } }),
      analysisOf("TNX", { name: { de: "GEHEIM" }, internal: true }),
      analysisOf("CKM", { layout: "successors", name: { de: "CK-MB Masse" } }),
    );
    await save(
      analysisOf("CKM", {
        layout: "successors",
        name: { de: "CK-MB Masse" },
        state: "HIDDEN",
        fields: { next: stored(["TNT", "TNX", "GONE"]) },
      }),
    );
    const page = await callApi(endpoints.analysisPage, { params: { code: "CKM" } });
    expect(page.status).toBe(410);
    expect(page.text).toContain("Ersetzt durch");
    expect(page.text).toContain('href="/embed/analyses/TNT/"');
    const answer = await callApi(endpoints.getPublicAnalysis, { params: { code: "CKM" } });
    expect(answer.body).toMatchObject({
      code: "gone",
      present: { successors: [{ code: "TNT", name: "Troponin T" }] },
    });
    expect(page.text + answer.text).not.toMatch(/GEHEIM|TNX|GONE/);
    // The present fields of an analysis that has become internal are not for visitors.
    const inside = { layout: "successors", name: { de: "Zystin" } };
    await save(analysisOf("CYS", inside));
    await save(analysisOf("CYS", { ...inside, internal: true, fields: { next: stored(["TNT"]) } }));
    const removed = await callApi(endpoints.getPublicAnalysis, { params: { code: "CYS" } });
    expect(removed.body).toMatchObject({ code: "gone", present: { name: "Zystin", successors: [] } });
  });

  test("is gone if a published notice withdrew it, whose remark says what to request instead", async () => {
    await save(
      analysisOf("MYO", { name: { de: "Myoglobin" }, state: "HIDDEN" }),
      analysisOf("HB", { name: { de: "Hyoglobin" } }),
    );
    const entry = { code: "MYO", name: { de: "Myoglobin" }, kinds: ["withdrawn" as const], lines: {} };
    const remark = { de: "Bitte Troponin T anfordern." };
    await beginNotices(editor(), [{ hours: 2, source: "edit", remark, entries: [entry] }]);
    const goneAnswer = () => callApi(endpoints.analysisPage, { params: { code: "MYO" } });
    expect((await goneAnswer()).status).toBe(404);
    const [notice] = await readNotices(editor(), 1);
    await changeStored(editor(), notice?.id ?? "", () => ({ due: new Date().toISOString() }));
    const page = await goneAnswer();
    expect([page.status, texts(page.text, "p")]).toEqual([
      410,
      expect.arrayContaining(["Bitte Troponin T anfordern."]),
    ]);
    expect(texts(page.text, ".lbm-instead a")).toEqual(["Analysenverzeichnis"]);
  });

  test("leads on to that of another code: by its name, by the former code among synonyms, in other spellings", async () => {
    await save(analysisOf("KA", { name: { de: "Kalium" } }));
    await remove("KA");
    await save(analysisOf("K", { name: { de: "Kalium" }, fields: { synonyms: stored({ de: ["KAL-1"] }) } }));
    for (const [code, now] of [
      ["KA", "K"],
      ["kal 1", "K"],
      ["glu", "GLU"],
    ] as const) {
      const page = await callApi(endpoints.analysisPage, { params: { code }, query: { lang: "en" } });
      expect([page.status, page.headers.location]).toEqual([301, `/embed/analyses/${now}/?lang=en`]);
      const answer = await callApi(endpoints.getPublicAnalysis, { params: { code } });
      expect([answer.status, answer.headers.location]).toEqual([301, `/api/de/public/analyses/${now}/`]);
    }
  });

  test("what was never public cannot be told from what never was", async () => {
    await save(
      analysisOf("SECRET", { name: { de: "Geheim" }, internal: true }),
      analysisOf("LATER", { name: { de: "Geheim" }, state: "NEW" }),
    );
    const [never, ...others] = await Promise.all(
      ["NOWHERE", "SECRET", "LATER"].map(async (code) => {
        const { status, headers, text } = await callApi(endpoints.analysisPage, { params: { code } });
        const answer = await callApi(endpoints.getPublicAnalysis, { params: { code } });
        // Both pages name the code that was asked for.
        const { etag: _, ...otherHeaders } = headers;
        return { status, headers: otherHeaders, text: text.replaceAll(code, "CODE"), answer };
      }),
    );
    expect(never?.status).toBe(404);
    for (const other of others) expect(other).toEqual(never);
  });

  test("is found under the laboratory's website where that is named, and shown as what it is where it is linked", async () => {
    const facts = async (query?: Record<string, string>) => {
      const { text } = await callApi(endpoints.analysisPage, {
        params: { code: "GLU" },
        ...(query && { query }),
      });
      const page = documentOf(text);
      const hrefs = (selector: string) =>
        [...page.querySelectorAll(selector)].map((element) => element.getAttribute("href"));
      const contentOf = (name: string) =>
        page.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content");
      return { canonical: hrefs('link[rel="canonical"]'), others: hrefs("link[hreflang]"), told: contentOf };
    };
    const { told: openGraph } = await facts();
    expect([openGraph("type"), openGraph("title"), openGraph("locale"), openGraph("site_name")]).toEqual([
      "article",
      "Glukose",
      "de_DE",
      "Labor demo",
    ]);
    await setWebsite("https://www.lab.example/analysen?nav=2");
    const onWebsite = "https://www.lab.example/analysen?nav=2&laborium-code=GLU";
    const english = "https://public.lab.example/embed/analyses/GLU/?lang=en";
    const german = await facts();
    expect(german.canonical).toEqual([onWebsite]);
    expect(german.others).toEqual([onWebsite, english, onWebsite]);
    expect(german.told("url")).toBe(onWebsite);
    // The page of the website is in the main language.
    expect((await facts({ lang: "en" })).canonical).toEqual([english]);
    const list = await callApi(endpoints.directoryPage);
    expect(list.text).toContain('<link rel="canonical" href="https://www.lab.example/analysen?nav=2"');
    await setWebsite("");
  });

  test("is a sheet in print, with the code of its address, and offers its link once there is a script", async () => {
    const { text } = await callApi(endpoints.analysisPage, { params: { code: "GLU" } });
    const page = documentOf(text);
    const url = "https://public.lab.example/embed/analyses/GLU/";
    expect(page.querySelector(".lbm-sheet")?.textContent).toContain(url);
    expect(readCode(page.querySelector(".lbm-sheet path")?.getAttribute("d") ?? "")).toBe(url);
    const button = page.querySelector("[data-copied]");
    expect([button?.getAttribute("value"), button?.hasAttribute("hidden")]).toEqual([url, true]);
  });
});
