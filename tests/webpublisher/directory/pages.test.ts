import { createHash } from "node:crypto";
import { Window } from "happy-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { sitemap } from "../../../shared/webpublisher/directory/site.endpoints.ts";
import { pageScript } from "../../../web/embed/pages/page-script.ts";
import { contrast } from "../../../web/ui/theme/palette.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { naughtyStrings } from "../../support/naughty-strings.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant } from "../../support/tenants.ts";
import { analysisOf, frame, stored } from "./documents.ts";

ownDynamoDb();
ownAws();
const editor = () => ({ ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId });

async function save(...analyses: Analysis[]): Promise<void> {
  for (let first = 0; first < analyses.length; first += 25) {
    const part = analyses.slice(first, first + 25);
    await saveDocuments(
      editor(),
      part.map((content) => ({
        kind: "analysis",
        id: documentId("analysis", content.code),
        content,
      })) as Parameters<typeof saveDocuments>[1],
    );
  }
}
beforeAll(async () => {
  Object.assign(process.env, { ORIGIN: "https://lab.example", ASSETS_BUCKET: "assets" });
  await makeTenant("demo", { colours: { primary: "#ffd400", accent: "#00f" } });
  await saveDocuments(
    editor(),
    frame.map(({ kind, id, content }) => ({ kind, id, content })) as Parameters<typeof saveDocuments>[1],
  );
  await save(
    analysisOf("GLU", {
      name: { de: "Glukose", en: "Glucose" },
      categories: ["hormones"],
      related: ["TSH"],
      fields: {
        synonyms: stored({ de: ["Blutzucker"], en: ["Blood sugar"] }),
        method: stored({ de: "Hexokinase" }),
        ranges: stored([{ sex: "w", from: "60", to: "100" }]),
      },
    }),
    analysisOf("TSH", { name: { de: "Thyreotropin" } }),
    analysisOf("a/b c", { name: { de: "Ärger & <Co>" } }),
    analysisOf("DRAFT", { state: "NEW" }),
  );
});

const documentOf = (html: string) => {
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};
const texts = (html: string, selector: string) =>
  [...documentOf(html).querySelectorAll(selector)].map(({ textContent }) => textContent.trim());

describe("the directory as a page", () => {
  test("lists, searches, filters and leads on without any script", async () => {
    const all = await callApi(endpoints.directoryPage);
    expect(all.status).toBe(200);
    expect(texts(all.text, ".lbm-hit-name")).toEqual(["Ärger & <Co>", "Glukose", "Thyreotropin"]);
    const page = documentOf(all.text);
    expect(page.documentElement.getAttribute("lang")).toBe("de");
    expect(page.querySelector("form")?.getAttribute("action")).toBe("/embed/analyses/");
    expect(page.querySelector("form")?.getAttribute("method")).toBe("get");
    expect(
      page.querySelector('a[href="/embed/categories/hormones/"]') ??
        page.querySelector('a[href="/embed/categories/chemistry/"]'),
    ).not.toBeNull();

    const searched = await callApi(endpoints.directoryPage, { query: { search: "blutzucker" } });
    expect(texts(searched.text, ".lbm-hit-name")).toEqual(["Glukose"]);
    expect(texts(searched.text, "mark")).toEqual(["Blutzucker"]);
    expect(searched.text).toContain('content="noindex,follow"');
    const none = await callApi(endpoints.directoryPage, { query: { search: "xyzzy" } });
    expect(none.text).toContain("Keine Analyse gefunden");

    const category = await callApi(endpoints.categoryPage, { params: { id: "hormones" } });
    expect(texts(category.text, ".lbm-hit-name")).toEqual(["Glukose"]);
    const letter = await callApi(endpoints.directoryPage, { query: { letter: "T" } });
    expect(texts(letter.text, ".lbm-hit-name")).toEqual(["Thyreotropin"]);
  });

  test("shows an analysis with reference ranges, the way to it, and structured data", async () => {
    const { text } = await callApi(endpoints.analysisPage, { params: { code: "GLU" } });
    expect(texts(text, "h1")).toEqual(["Glukose"]);
    expect(texts(text, "th")).toEqual(["Geschlecht", "Von", "Bis"]);
    expect(texts(text, "td")).toEqual(["w", "60", "100"]);
    expect(texts(text, ".lbm-crumbs li")).toEqual(["Analysenverzeichnis", "Klinische Chemie", "Hormone"]);
    const data = JSON.parse(texts(text, 'script[type="application/ld+json"]')[0] ?? "");
    expect(data["@graph"][0]).toMatchObject({
      "@type": "MedicalWebPage",
      url: "https://public.lab.example/embed/analyses/GLU/",
      mainEntity: { "@type": "MedicalTest", name: "Glukose", alternateName: ["Blutzucker"] },
    });
    expect(text).toContain('<link rel="canonical" href="https://public.lab.example/embed/analyses/GLU/"');
    expect(text).toContain('hreflang="en" href="https://public.lab.example/embed/analyses/GLU/?lang=en"');
  });

  test("a code of any signs has a page behind its link", async () => {
    const list = documentOf((await callApi(endpoints.directoryPage)).text);
    const href = list.querySelector('a.lbm-hit[href*="a%2Fb"]')?.getAttribute("href");
    expect(href).toBe("/embed/analyses/a%2Fb%20c/");
    const page = await callApi(endpoints.analysisPage, { params: { code: "a/b c" } });
    expect(texts(page.text, "h1")).toEqual(["Ärger & <Co>"]);
  });

  test("speaks the language asked for, else the browser's, and caches accordingly", async () => {
    const english = await callApi(endpoints.analysisPage, { params: { code: "GLU" }, query: { lang: "en" } });
    expect(texts(english.text, "h1")).toEqual(["Glucose"]);
    expect(english.text).toContain("not available in this language");
    expect(english.headers["cache-control"]).toBe("public, max-age=5");
    const liked = await callApi(endpoints.directoryPage, {
      headers: { "accept-language": "fr, en;q=0.8, de;q=0.5" },
    });
    expect(documentOf(liked.text).documentElement.getAttribute("lang")).toBe("en");
    expect(liked.headers).toMatchObject({ "cache-control": "public, max-age=5", vary: "Accept-Language" });
    expect(
      documentOf(liked.text).querySelector('a.lbm-hit[href="/embed/analyses/GLU/?lang=en"]'),
    ).not.toBeNull();
    // A negotiated address stands for all languages.
    expect(liked.text).toContain('<link rel="canonical" href="https://public.lab.example/embed/analyses/"/>');
    const unknown = await callApi(endpoints.directoryPage, { query: { lang: "xx" } });
    expect(documentOf(unknown.text).documentElement.getAttribute("lang")).toBe("de");
  });

  test("answers 304 to who has the page already", async () => {
    const first = await callApi(endpoints.categoriesPage);
    expect(texts(first.text, ".lbm-tree a span:first-child")).toEqual(["Klinische Chemie", "Hormone"]);
    const again = await callApi(endpoints.categoriesPage, {
      headers: { "if-none-match": first.headers.etag ?? "" },
    });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  test.each([
    ["an unknown analysis", endpoints.analysisPage, { params: { code: "NOPE" } }],
    ["one that is not published", endpoints.analysisPage, { params: { code: "DRAFT" } }],
    ["an unknown category", endpoints.categoryPage, { params: { id: "nope" } }],
    ["a page after the last", endpoints.directoryPage, { query: { page: "99" } }],
    ["an address that never was", endpoints.missingPage, { params: { path: "analysis/GLU" } }],
  ] as const)("answers 404 with a page that leads on for %s", async (_, endpoint, request) => {
    const answer = await callApi(endpoint, request);
    expect(answer.status).toBe(404);
    expect(texts(answer.text, "h1")).toEqual(["Nicht gefunden"]);
    expect(texts(answer.text, ".lbm-more a")).toEqual(["Analysenverzeichnis"]);
  });

  test("leads on from a search, and from results without any, in either language", async () => {
    for (const endpoint of [endpoints.searchPage, endpoints.resultsPage]) {
      const { text } = await callApi(endpoint, { query: { search: "xyzzy" } });
      expect(texts(text, ".lbm-more a")).toEqual(["Analysenverzeichnis"]);
      expect(texts(text, ".lbm-languages a")).toEqual(["Deutsch", "English"]);
    }
    const { text } = await callApi(endpoints.resultsPage, { query: { search: "xyzzy", count: "5" } });
    expect(documentOf(text).querySelector('.lbm-languages [hreflang="en"]')?.getAttribute("href")).toBe(
      "/embed/results/?search=xyzzy&count=5&lang=en",
    );
  });

  test("shows a page whatever a link asks it for", async () => {
    const nonsense = { page: "0", letter: "xxxx", lang: "deutsch", search: "x".repeat(201) };
    const { status, text } = await callApi(endpoints.directoryPage, { query: nonsense });
    expect([status, texts(text, "h1")]).toEqual([200, ["Analysenverzeichnis"]]);
  });

  test("text on a laboratory's colours can be read, whatever it chose", async () => {
    const { text } = await callApi(endpoints.searchPage);
    const property = (name: string) => new RegExp(`--lbm-${name}:(#[0-9a-f]+)`).exec(text)?.[1] ?? "";
    expect(property("primary")).toBe("#ffd400");
    expect(contrast(property("primary"), property("on-primary"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(property("link"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
  });

  test("its policy allows its own style and scripts of the laboratory, and nothing else to run", async () => {
    const { text, headers } = await callApi(endpoints.directoryPage);
    const css = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(css).digest("base64");
    expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(css).toContain('[tabindex="-1"]');
  });

  test("the sitemap names every public page and nothing else", async () => {
    const answer = await callApi(sitemap);
    expect(answer.headers["content-type"]).toContain("application/xml");
    const places = [...answer.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain("https://public.lab.example/embed/analyses/GLU/");
    expect(places).toContain("https://public.lab.example/embed/categories/hormones/");
    expect(answer.text).not.toContain("DRAFT");
    for (const path of ["", "categories/", "changes/?lang=de", "shop/", "proficiency/", "chapters/?lang=de"])
      expect(places).toContain(`https://public.lab.example/embed/${path}`);
    const again = await callApi(sitemap, {
      headers: { "if-none-match": answer.headers.etag ?? "none" },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});

describe("the developer API", () => {
  test("any website may read it, failures included", async () => {
    const list = await callApi(endpoints.listPublicAnalyses, { query: { search: "glu", count: "1" } });
    expect(list.headers["access-control-allow-origin"]).toBe("*");
    expect(list.body).toMatchObject({ count: 1, next: null, previous: null, results: [{ code: "GLU" }] });
    const missing = await callApi(endpoints.getPublicAnalysis, { params: { code: "DRAFT" } });
    expect(missing).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(missing.headers["access-control-allow-origin"]).toBe("*");
    const answer = await callApi(endpoints.getPublicAnalysis, {
      params: { code: "GLU" },
      headers: { "x-laborium-language": "en" },
    });
    expect(answer.body).toMatchObject({
      name: "Glucose",
      related_analyses: [{ code: "TSH", name: "Thyreotropin" }],
    });
  });
});

describe("hostile field values", () => {
  test("none of them becomes markup, in lists, details and structured data", async () => {
    const hostile = [
      ...naughtyStrings.filter((text) => text.trim() !== ""),
      "</script><script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
    ];
    await save(
      ...hostile.map((text, index) =>
        analysisOf(`N${index}`, {
          name: { de: text },
          fields: {
            method: stored({ de: text }),
            synonyms: stored({ de: [text] }),
            note: stored({ de: text }),
          },
        }),
      ),
    );
    const pages = [
      ...(await Promise.all(
        [1, 2, 3].map((page) => callApi(endpoints.directoryPage, { query: { page: String(page) } })),
      )),
      ...(await Promise.all(
        hostile.map((_, index) => callApi(endpoints.analysisPage, { params: { code: `N${index}` } })),
      )),
      await callApi(endpoints.directoryPage, { query: { search: '"><script>alert(1)</script>' } }),
    ];
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      const page = documentOf(text);
      const scripts = [...page.querySelectorAll("script")];
      expect(
        scripts.filter(
          (script) =>
            script.getAttribute("src") !== "/embed/laborium.js" &&
            script.textContent !== pageScript &&
            script.getAttribute("type") !== "application/ld+json",
        ),
      ).toEqual([]);
      for (const data of scripts.filter((script) => script.getAttribute("type")))
        JSON.parse(data.textContent ?? "");
      expect([
        ...page.querySelectorAll("iframe,object,embed,img,base,meta[http-equiv],svg[onload],style + style"),
      ]).toEqual([]);
      const handlers = [...page.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action)$/i.test(name) && /^\s*(javascript|data|vbscript):/i.test(value ?? ""))
            ? [`${name}=${value ?? ""}`]
            : [],
        ),
      );
      // The icon is the only address of this kind, so that the page requests none.
      expect(handlers.filter((handler) => !handler.startsWith("href=data:image/svg+xml,%3Csvg"))).toEqual([]);
    }
  });

  test("shows fewer hits of a search than entries of a list, and leads on to the rest", async () => {
    const analytes = Array.from({ length: 21 }, (_, index) => `Mannosidase ${index}`);
    await save(...analytes.map((name, index) => analysisOf(`MAN${index}`, { name: { de: name } })));
    const namesOn = async (query: Record<string, string>) =>
      texts((await callApi(endpoints.directoryPage, { query })).text, ".lbm-hit-name");
    expect(await namesOn({})).toHaveLength(50);
    expect(await namesOn({ search: "mannosidase" })).toHaveLength(20);
    expect(await namesOn({ search: "mannosidase", page: "2" })).toHaveLength(1);
  });
});
