import { describe, expect, test } from "vitest";
import { checkTemplate } from "../../shared/printpublisher/templates/check-template.ts";

const codes = (css: string) => checkTemplate(css).map(({ code }) => code);

describe("the style sheet of a template", () => {
  test.each([
    ["@page { size: A5 }", "css_page"],
    ["@page :left { margin: 0 }", "css_page"],
    ["@media print { @page { SIZE: 10mm 10mm } }", "css_page"],
    [".entry { page: wide }", "css_page"],
    [".entry { display: none }", "css_hidden"],
    [".cards .entry { color: red; DISPLAY: none !important }", "css_hidden"],
    [".e\\6etry { display: none }", "css_hidden"],
    ["p, .groups > .entry { visibility: hidden }", "css_hidden"],
    [".entry { &:first-child { opacity: 0 } }", "css_hidden"],
    ["@media print { .name { font-size: 0 } }", "css_hidden"],
    ["* { display: none }", "css_hidden"],
    [".entry { max-height: 0 }", "css_hidden"],
    [".groups { clip-path: inset(50%) }", "css_hidden"],
    [".name { color: transparent }", "css_hidden"],
    [".name { color: #11223300 }", "css_hidden"],
    [".name { color: rgb(0 0 0 / 0) }", "css_hidden"],
    [".entry { font-size: .01pt }", "css_hidden"],
    [".entry { opacity: .01 }", "css_hidden"],
    [".row { height: 100000mm }", "css_endless"],
    [".entry { margin: 1mm 1mm 99999px }", "css_endless"],
    [".entry { height: calc(1mm + 5000vh) }", "css_endless"],
    [".name { font-size: 900em }", "css_endless"],
  ])("is refused for %s", (css, code) => {
    expect(codes(css)).toEqual([code]);
  });

  test.each([
    ".entry { border: 0; margin: 2mm 0 }",
    ".entry::before { display: none }",
    ".syn, .code { display: none }",
    ".head { display: block; opacity: .5 }",
    "@page :first { background: #eee }",
    ".entry { break-before: page; min-height: 190mm }",
    "@media print { .row { padding: 0 } }",
    ".values td { font-size: 80% }",
    ".entry { font-size: .9em; color: rgb(0 0 0 / 80%); max-height: none }",
    ".name { color: rgba(0, 0, 0, 0.5); font: 600 9pt/1.2 serif; clip-path: none }",
    "",
  ])("is kept with %s", (css) => {
    expect(codes(css)).toEqual([]);
  });

  test("says where a fault stands", () => {
    expect(checkTemplate(".code { color: red }\n.entry {\n  display: none;\n}")).toEqual([
      expect.objectContaining({ code: "css_hidden", line: 3, column: 3, text: "display: none" }),
    ]);
  });

  test("is checked as any other first", () => {
    expect(codes(".entry { background: url(http://x/) }")).toEqual(["css_address"]);
  });
});
