// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { contextOf, renderMissing } from "../../../functions/webpublisher/directory/page-context.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import { pageHref } from "../../../web/embed/pages/page-links.ts";
import { readOptions } from "../../../web/embed/widget/options.ts";
import { withPageRoute } from "../../../web/embed/widget/page-route.ts";
import { tenantRecord } from "../../support/tenants.ts";
import { pageCall } from "./page-call.ts";

const german = { language: "de", main: "de", named: false };

test("where proficiency tests come first, links to the directory lead to the directory of analyses", () => {
  const address = { ...german, trialsFirst: true };
  expect(pageHref(address, {})).toBe("/embed/analyses/?begin=parameter");
  expect(pageHref({ ...address, language: "en" }, {})).toBe("/embed/analyses/?lang=en&begin=parameter");
  // Links to specific content of the directory show it in any case.
  expect(pageHref(address, { search: "tsh" })).toBe("/embed/analyses/?search=tsh");
  expect(pageHref(address, { code: "TSH" })).toBe("/embed/analyses/TSH/");
  expect(pageHref(address, { category: "c1" })).toBe("/embed/categories/c1/");
});

test("elsewhere its plain address is enough", () => {
  expect(pageHref(german, {})).toBe("/embed/analyses/");
});

test.each([
  [true, "/embed/analyses/?begin=parameter"],
  [false, "/embed/analyses/"],
])(
  "each page links the directory so that it shows analyses; trials booked: %s",
  async (isBooked, address) => {
    process.env.ORIGIN = "https://lab.example";
    const modules = { ...tenantRecord("demo").modules, MD_PROF: isBooked };
    const call = { ...pageCall(["de"]), tenant: tenantRecord("demo", { languages: ["de"], modules }) };
    const config = { ...webConfigDefaults, default_view: "ringversuche" } as const;
    document.body.innerHTML = String(
      (await renderMissing(call, contextOf(call, { config, imported: null }))).output,
    );
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links.filter((href) => href?.startsWith("/embed/analyses/"))).not.toEqual([]);
    expect(new Set(links.filter((href) => href?.startsWith("/embed/analyses/")))).toEqual(new Set([address]));
  },
);

describe("a widget that has taken over", () => {
  afterEach(() => document.body.replaceChildren());

  /** The address of the directory, as the widget links it from a page. */
  const linked = (brand: string, attributes: string) => {
    document.body.innerHTML = `<a href="${brand}">Labor</a><div data-laborium="directory" data-lang="de" ${attributes}></div>`;
    const options = readOptions(document.querySelector("div") as HTMLElement, "https://lab.example");
    return options && withPageRoute(options).route.href({});
  };

  test("on a page of the laboratory names the analyses where the page does", () => {
    expect(linked("/embed/analyses/", "data-enhance")).toBe("https://lab.example/embed/analyses/?lang=de");
    expect(linked("/embed/analyses/?begin=parameter", "data-enhance")).toBe(
      "https://lab.example/embed/analyses/?lang=de&begin=parameter",
    );
  });

  test("on another website names them always, since it does not know what comes first", () => {
    expect(linked("/", "")).toBe("https://lab.example/embed/analyses/?lang=de&begin=parameter");
  });
});
