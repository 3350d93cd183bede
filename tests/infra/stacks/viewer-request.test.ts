import { describe, expect, test } from "vitest";
import { viewerRequestCode } from "../../../infra/constructs/edge-policies.ts";

type Headers = Record<string, { value: string }>;
type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
interface Result {
  uri: string;
  headers: Headers;
  statusCode?: number;
  body?: string;
}
const handler = new Function(`${viewerRequestCode()}; return handler;`)() as (event: {
  request: { method: string; uri: string; querystring: Query; headers: Headers };
}) => Result;

const ask = (uri: string, headers: Headers = {}, method = "GET", querystring: Query = {}) =>
  handler({
    request: { method, uri, querystring, headers: { host: { value: "lab.example" }, ...headers } },
  });
/** A host's own response: the redirect's target, or else the status; undefined if the request continues. */
const led = (host: string, uri: string, method = "GET", query: Query = {}) => {
  const { statusCode, headers } = ask(uri, { host: { value: host } }, method, query);
  return headers?.location?.value ?? statusCode;
};

describe("the function at every viewer's request", () => {
  test.each([
    ["/api/de/core/analyses/", "/api/core/analyses/", "de"],
    ["/api/en/core/analyses", "/api/core/analyses/", "en"],
    ["/api/de/", "/api/", "de"],
  ])("takes the language out of %s", (uri, expected, language) => {
    const request = ask(uri);
    expect(request.uri).toBe(expected);
    expect(request.headers["x-laborium-language"]).toEqual({ value: language });
  });

  test.each([
    ["/api/core/analyses", "/api/core/analyses/"],
    ["/api/core/analyses/", "/api/core/analyses/"],
    ["/api/constructor/x", "/api/constructor/x/"],
    ["/api/de", "/api/de/"],
    ["/api/schema.json", "/api/schema.json"],
    ["/embed/laborium.js", "/embed/laborium.js"],
  ])("adds a slash to %s only where it names no file", (uri, expected) => {
    const request = ask(uri);
    expect(request.uri).toBe(expected);
    expect(request.headers).not.toHaveProperty("x-laborium-language");
  });

  test.each([
    ["/api/schema", "/api/schema.json"],
    ["/api/schema/", "/api/schema.json"],
    ["/api/de/schema/", "/api/schema.json"],
    ["/api/docs/", "/api/docs.html"],
  ])("leads %s to %s", (uri, expected) => expect(ask(uri).uri).toBe(expected));

  test.each(["/api/docs/x", "/api/docsx", "/api/schemas", "/api/de/schema/x/"])(
    "knows nothing beside the description: %s",
    (uri) => expect(ask(uri).statusCode).toBe(404),
  );

  test.each(["/", "/dashboard", "/login/reset/abc", "/einstellungen/konten/neu", "/apidocs", "/de/api"])(
    "gives the app's page for %s",
    (uri) => expect(ask(uri).uri).toBe("/index.html"),
  );

  test.each(["/assets/index-1a2b.js", "/favicon.svg"])("leaves %s alone", (uri) =>
    expect(ask(uri).uri).toBe(uri),
  );

  test.each([
    ["fr-CH, en-GB;q=0.8, de; q=0.9, *;q=0.1", "fr,de,en"],
    ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de,en"],
    ["EN", "en"],
    ["sv, de;q=0", undefined],
  ])("brings what a visitor prefers, %s, into one form, for pages alone", (value, expected) => {
    const liked = { "accept-language": { value } };
    const language = (uri: string) => ask(uri, liked).headers["accept-language"]?.value;
    const visitor = { ...liked, host: { value: "public.lab.example" } };
    expect(ask("/embed/analyses/", visitor).headers["accept-language"]?.value).toBe(expected);
    for (const uri of ["/api/public/analyses/", "/embed/laborium.js", "/embed/assets/widget-1a.js"])
      expect(ask(uri, visitor).headers).not.toHaveProperty("accept-language");
    expect(language("/api/core/analyses/")).toBeUndefined();
  });

  test("lets crawlers read the visitors' host and names its map, and keeps them out of the app", () => {
    const rules = (host: string) => {
      const { statusCode, headers, body } = ask("/robots.txt", { host: { value: host } });
      expect([statusCode, headers["content-type"]?.value]).toEqual([200, "text/plain; charset=utf-8"]);
      return body?.trim().split(/\n+/);
    };
    expect(rules("Public.Lab.Example")).toEqual([
      "User-agent: *",
      "Allow: /",
      "Sitemap: https://public.lab.example/sitemap.xml",
    ]);
    const app = rules("lab.example");
    expect(app?.slice(0, 2)).toEqual(["User-agent: *", "Disallow: /"]);
    // Crawlers find moved pages by their redirects.
    expect(app).toContain("Allow: /embed/");
  });

  test("believes nobody's language header", () => {
    const request = ask("/api/core/analyses/", { "x-laborium-language": { value: "fr" } });
    expect(request.headers).not.toHaveProperty("x-laborium-language");
  });

  test("is small enough for CloudFront", () => {
    expect(Buffer.byteLength(viewerRequestCode())).toBeLessThan(10 * 1024);
  });
});

describe("the visitors' host", () => {
  const visitors = "public.lab.example";

  test.each([
    ["/embed/it/categories/", "/embed/categories/"],
    ["/embed/analyses/25.OH-D3", "/embed/analyses/25.OH-D3/"],
    ["/embed/analyses/a%2Fb/", "/embed/analyses/a%2Fb/"],
    ["/embed/laborium.js", "/embed/laborium.js"],
    ["/embed/assets/directory-1a.js", "/embed/assets/directory-1a.js"],
    ["/embed/index/de-1a.json", "/embed/index/de-1a.json"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/api/public/analyses", "/api/public/analyses/"],
    ["/api/en/public/analyses/", "/api/public/analyses/"],
  ])("serves %s", (uri, expected) => {
    for (const method of ["GET", "HEAD", "OPTIONS", "POST"])
      expect(ask(uri, { host: { value: "PUBLIC.Lab.Example:443" } }, method).uri).toBe(expected);
  });

  test("begins with the start page, in the language asked for", () => {
    expect(led(visitors, "/")).toBe("/embed/");
    expect(led(visitors, "/", "GET", { lang: { value: "en" } })).toBe("/embed/?lang=en");
  });

  test("speaks the main language to a page in one that no laboratory has", () => {
    const request = ask("/api/pl/public/look/", { host: { value: visitors } });
    expect(request.uri).toBe("/api/public/look/");
    expect(request.headers).not.toHaveProperty("x-laborium-language");
    expect(ask("/api/pl/core/analyses/").uri).toBe("/api/pl/core/analyses/");
  });

  test.each([
    "/index.html",
    "/dashboard",
    "/login",
    "/assets/app-1a.js",
    "/favicon.svg",
    "/api/core/analyses/",
    "/api/de/core/analyses/",
    "/api/auth/verification/login/",
    "/api/settings/public/",
    "/api/version/",
    "/api/docs/",
    "/api/publicity/",
    "/api/public/../core/analyses/",
    "/api/public/%2e%2E/core/analyses/",
    "/embed/..%5capi/",
    "/embed//evil.example/",
    "//evil.example/embed/",
    "/embed",
    "http://lab.example/embed/",
  ])("knows nothing of %s", (uri) => {
    for (const method of ["GET", "HEAD", "OPTIONS", "POST"]) expect(led(visitors, uri, method)).toBe(404);
  });
});

describe("the app's host", () => {
  const app = "Lab.Example";

  test.each(["/embed/analyses/", "/embed/de/analyses/a%2Fb/", "/embed/search", "/sitemap.xml", "/embed/"])(
    "leads %s to the visitors' host, with its query",
    (uri) => {
      const query = {
        q: { value: "%22a%22" },
        x: { value: "2", multiValue: [{ value: "1" }, { value: "2" }] },
      };
      for (const method of ["GET", "HEAD", "POST"])
        expect(led(app, uri, method, query)).toBe(`https://public.lab.example${uri}?q=%22a%22&x=1&x=2`);
      expect(ask(uri, { host: { value: app } }).statusCode).toBe(308);
      // Browsers do not follow redirects of a preflight.
      expect(led(app, uri, "OPTIONS")).toBeUndefined();
    },
  );

  test.each([
    "/embed/laborium.js",
    "/embed/assets/directory-1a.js",
    "/embed/index.json",
    "/embed/index/de-1a.json",
    "/api/public/analyses/",
    "/api/en/public/analyses/",
  ])("answers %s itself, as pages need that embed it from there", (uri) =>
    expect(led(app, uri)).toBeUndefined(),
  );

  test.each([
    "//evil.example/embed/analyses/",
    "/\\evil.example/embed/",
    "/embed//evil.example/",
    "/embed/../../evil.example/",
    "/embed/%2e%2e/api/core/analyses/",
    "/embed/%5c%5cevil.example/",
    "/api/../embed/analyses/",
  ])("leads nobody by %s", (uri) => expect(led(app, uri)).toBe(404));

  test("leads to its own laboratory only, whatever the path names", () => {
    for (const uri of ["/embed/@evil.example/", "/embed/https:%2F%2Fevil.example/", "/embed/.evil.example/"])
      expect(new URL(String(led(app, uri))).host).toBe("public.lab.example");
  });
});
