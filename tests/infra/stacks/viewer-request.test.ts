import { describe, expect, test } from "vitest";
import { viewerRequestCode } from "../../../infra/constructs/edge-policies.ts";

type Headers = Record<string, { value: string }>;
const handler = new Function(`${viewerRequestCode()}; return handler;`)() as (event: {
  request: { uri: string; headers: Headers };
}) => { uri: string; headers: Headers };

const ask = (uri: string, headers: Headers = {}) => handler({ request: { uri, headers } });

describe("the function at every viewer's request", () => {
  test.each([
    ["/api/de/core/analyses/", "/api/core/analyses/", "de"],
    ["/api/en/core/analyses", "/api/core/analyses/", "en"],
    ["/embed/it/categories/", "/embed/categories/", "it"],
    ["/api/de/", "/api/", "de"],
  ])("takes the language out of %s", (uri, expected, language) => {
    const request = ask(uri);
    expect(request.uri).toBe(expected);
    expect(request.headers["x-laborium-language"]).toEqual({ value: language });
  });

  test.each([
    ["/api/core/analyses", "/api/core/analyses/"],
    ["/api/core/analyses/", "/api/core/analyses/"],
    ["/embed/analyses/25.OH-D3", "/embed/analyses/25.OH-D3/"],
    ["/api/constructor/x", "/api/constructor/x/"],
    ["/api/de", "/api/de/"],
    ["/api/schema.json", "/api/schema.json"],
    ["/embed/laborium.js", "/embed/laborium.js"],
  ])("adds a slash to %s only where it names no file", (uri, expected) => {
    const request = ask(uri);
    expect(request.uri).toBe(expected);
    expect(request.headers).not.toHaveProperty("x-laborium-language");
  });

  test.each(["/", "/dashboard", "/login/reset/abc", "/einstellungen/konten/neu", "/apidocs", "/de/api"])(
    "gives the app's page for %s",
    (uri) => expect(ask(uri).uri).toBe("/index.html"),
  );

  test.each(["/assets/index-1a2b.js", "/favicon.svg", "/sitemap.xml", "/robots.txt"])(
    "leaves %s alone",
    (uri) => expect(ask(uri).uri).toBe(uri),
  );

  test("believes nobody's language header", () => {
    const request = ask("/api/core/analyses/", { "x-laborium-language": { value: "fr" } });
    expect(request.headers).not.toHaveProperty("x-laborium-language");
  });

  test("is small enough for CloudFront", () => {
    expect(Buffer.byteLength(viewerRequestCode())).toBeLessThan(10 * 1024);
  });
});
