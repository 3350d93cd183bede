import { createHash } from "node:crypto";
import { Window } from "happy-dom";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { sitePicture } from "../../functions/webpublisher/directory/site-picture.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { sitePicture as picturePage } from "../../shared/webpublisher/directory/site.endpoints.ts";
import { pageScript } from "../../web/embed/pages/page-script.ts";
import { callApi, type Request } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makePublicLaboratory, publicPages } from "../support/public-pages.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tenantRecord } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
beforeAll(makePublicLaboratory);

const documentOf = (html: string) => {
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};
const read = async (
  page: EndpointSpec,
  params: Request["params"],
  lang: string,
  headers: Record<string, string> = {},
) => {
  const answer = await callApi(page, { params, query: { lang }, headers });
  return { ...answer, page: documentOf(answer.text) };
};
const hrefs = (page: ReturnType<typeof documentOf>, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

describe("every public page", () => {
  test("is one of these", () => expect(publicPages.length).toBeGreaterThan(12));

  test.each(publicPages)(
    "%s has menu, languages, look, icon and the links of the law",
    async (path, endpoint, params) => {
      for (const lang of ["de", "en"]) {
        const { page, headers } = await read(endpoint, params, lang);
        expect(page.documentElement.getAttribute("lang")).toBe(lang);
        expect(hrefs(page, ".lbm-menu a").map((href) => href?.split("?")[0])).toEqual([
          "/embed/analyses/",
          "/embed/draw/",
          "/embed/changes/",
          "/embed/shop/",
          "/embed/proficiency/",
          "/embed/chapters/",
        ]);
        const here = hrefs(page, ".lbm-menu a[aria-current]");
        expect(here.length).toBe(["/embed/", "/embed/{path}/"].includes(path) ? 0 : 1);
        expect(page.querySelector(".lbm-brand")?.getAttribute("href")).toMatch(/^\/embed\/(?:\?lang=en)?$/);
        const languages = [...page.querySelectorAll(".lbm-languages a")];
        expect(languages.map((link) => link.getAttribute("hreflang"))).toEqual(["de", "en"]);
        expect(languages.map((link) => link.getAttribute("aria-current"))).toEqual(
          lang === "de" ? ["true", null] : [null, "true"],
        );
        expect(languages[1]?.getAttribute("href")).toMatch(/[?&]lang=en\b/);
        expect(hrefs(page, ".lbm-legal a")).toEqual([
          "https://lab.example/imprint",
          "https://lab.example/privacy",
          "https://lab.example/accessibility",
        ]);
        const icon = page.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "";
        expect(decodeURIComponent(icon)).toMatch(/^data:image\/svg\+xml,<svg .*#0b6e6e.*>D<\/text><\/svg>$/);
        const shared = page.querySelector('meta[property="og:image"]')?.getAttribute("content");
        // Pages without an address of their own cannot be shared.
        if (page.querySelector("link[rel=canonical]"))
          expect(shared).toBe("https://public.lab.example/embed/picture.png?v=0b6e6e");
        expect(page.querySelectorAll(".lbm-theme option").length).toBe(3);
        expect(page.querySelector("meta[name=color-scheme]")?.getAttribute("content")).toBe("light dark");
        const digest = createHash("sha256").update(pageScript).digest("base64");
        // The chosen look is there from the first, and nothing delays the first drawing by a round trip.
        const first = page.querySelectorAll("head script:not([async],[type])");
        expect([...first].map((script) => [script.getAttribute("src"), script.textContent])).toEqual([
          [null, pageScript],
        ]);
        expect(hrefs(page, "link[rel=stylesheet], link[rel=preload]")).toEqual([]);
        expect(headers["content-security-policy"]).toContain(`; script-src 'self' 'sha256-${digest}'; `);
        expect(page.querySelectorAll("h1").length).toBe(1);
        expect(page.querySelector(".lbm-skip")?.getAttribute("href")).toBe("#content");
      }
    },
  );

  test.each(publicPages)("%s is not sent again to those who have it", async (_, endpoint, params) => {
    // The form for subscribing names the minute.
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const first = await read(endpoint, params, "de");
    if (first.status !== 200 || first.headers["cache-control"]?.includes("no-store")) return;
    const again = await read(endpoint, params, "de", { "if-none-match": first.headers.etag ?? "none" });
    expect([again.status, again.text]).toEqual([304, ""]);
  });
});

test("the picture of shared links is a PNG in the laboratory's colours", async () => {
  const { headers } = await callApi(picturePage);
  expect(headers).toMatchObject({ "content-type": "image/png", "content-disposition": "inline" });
  const { output } = (await sitePicture({ tenant: tenantRecord("demo") } as never)) as { output: Buffer };
  const { width, height, data } = PNG.sync.read(output);
  expect([width, height, ...data.subarray(0, 3)]).toEqual([1200, 630, 0x0b, 0x6e, 0x6e]);
});

test("the menu and the start page have what is booked, and nothing else", async () => {
  const start = publicPages.find(([path]) => path === "/embed/")?.[1] as EndpointSpec;
  const only = (...booked: string[]) =>
    Object.fromEntries(
      ["MD_WEB", "MD_INTRA", "MD_PRINT", "MD_EDITOR", "MD_SHOP", "MD_PROF"].map((key) => [
        key,
        booked.includes(key),
      ]),
    ) as never;
  await makeTenant("demo", { modules: only("MD_SHOP") });
  const shop = await read(start, {}, "de");
  expect(shop.status).toBe(200);
  expect(hrefs(shop.page, ".lbm-menu a")).toEqual(["/embed/shop/"]);
  expect(shop.page.querySelector("input[type=search]")).toBeNull();
  await makeTenant("demo", { modules: only("MD_WEB") });
  const web = await read(start, {}, "de");
  const places = ["/embed/analyses/", "/embed/draw/", "/embed/changes/"];
  expect(hrefs(web.page, ".lbm-menu a")).toEqual(places);
  expect(web.page.querySelector("input[type=search]")).not.toBeNull();
  expect(web.page.querySelector('a[href^="/embed/shop/"]')).toBeNull();
  await makeTenant("demo");
});
