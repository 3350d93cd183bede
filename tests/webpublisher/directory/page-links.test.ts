import { expect, test } from "vitest";
import { pageHref } from "../../../web/embed/pages/page-links.ts";

const german = { language: "de", main: "de", named: false };

test("where proficiency tests come first, links to the directory lead to the directory of analyses", () => {
  const address = { ...german, trialsFirst: true };
  expect(pageHref(address, {})).toBe("/embed/analyses/?begin=parameter");
  expect(pageHref({ ...address, language: "en" }, {})).toBe("/embed/analyses/?lang=en&begin=parameter");
  // Requests for something in the directory show it in any case.
  expect(pageHref(address, { search: "tsh" })).toBe("/embed/analyses/?search=tsh");
  expect(pageHref(address, { code: "TSH" })).toBe("/embed/analyses/TSH/");
  expect(pageHref(address, { category: "c1" })).toBe("/embed/categories/c1/");
});

test("elsewhere its plain address is enough", () => {
  expect(pageHref(german, {})).toBe("/embed/analyses/");
});
