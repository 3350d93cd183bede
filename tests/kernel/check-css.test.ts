import { lexer } from "css-tree";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCss, foreignAddresses } from "../../shared/kernel/css/check-css.ts";
import { cssLimit } from "../../shared/kernel/css/css-problem.ts";
import { cssTextSchema } from "../../shared/kernel/css/css-text.ts";
import { propertyNames } from "../../shared/kernel/css/property-names.ts";
import { unknownProperties } from "../../shared/kernel/css/unknown-properties.ts";
import { style } from "../../web/embed/style/style.ts";
import { anyText } from "../support/any-text.ts";

const codes = (css: string) => checkCss(css).map(({ code }) => code);
const places = (css: string) =>
  checkCss(css).map(({ code, line, column, text }) => `${line}:${column} ${code} ${text}`);

describe("CSS that people write", () => {
  test.each([
    ["plain rules", ".lbm-hit-name { font-weight: 500 }\n:host { --lbm-primary: #123 }"],
    ["parts and functions of today", "::part(x):not(:has(.a,.b)){color:color-mix(in srgb,var(--a) 6%,red)}"],
    ["layers, containers and scopes", "@layer a,b;@container (width>3em){a{b:c}}@scope (.a) to (.b){c{d:e}}"],
    ["rules in rules", ".a{ &:hover{b:c} .d &{e:f} > g{h:i} j:k }"],
    [
      "conditions",
      "@media (width >= 30em){a{b:c}} @supports (x:y) and (not (z:a)){a{b:c}} .a{w:if(style(--x):1px)}",
    ],
    ["custom properties with anything", ".a{--x:{b:c};--y:;--z:[1]}"],
    ["fonts and pictures over https", "@font-face{src:url(https://a/b)} .a{b:url( 'HTTPS://c/d' )}"],
    [
      "pictures in the text itself",
      '.a{b:image-set("data:image/png;base64,AA" 1x, url(https://c) type("image/avif"))}',
    ],
    ["comments and empty sheets", "/* @import 'x'; url(http://x) */ ;".slice(0, -2)],
    ["quoted names of fonts", ".a{font:1em 'import', \"expression(\"}"],
    ["our own", style],
  ])("accepts %s", (_, css) => {
    expect(places(css)).toEqual([]);
  });

  test.each([
    [".a{\n  color: red\n  background: blue\n}", "3:3 css_semicolon background"],
    [".a{color red}", "1:10 css_syntax red"],
    [".a{\r\n\tcolor:}", "2:2 css_syntax color"],
    [".a..b{c:d}", "1:4 css_syntax ."],
    ["a{b:c}\na{", "2:2 css_unclosed {"],
    ["a{b:c}}", "1:7 css_unopened }"],
    ["a{width:calc(1px + }", "1:9 css_unclosed calc("],
    ["/* never ends", "1:1 css_unclosed /* never ends"],
    ["a{b:'c\n}", "1:5 css_unclosed 'c"],
    ["foo", "1:1 css_syntax foo"],
  ])("names the place of what browsers would drop: %j", (css, problem) => {
    expect(places(css)).toEqual([problem]);
  });

  test.each([
    [".a{\n  colr: red }", "2:3 css_misspelt_property colr → color"],
    [".a{ b:hover { backgroud : url(https://x;y); } }", "1:15 css_misspelt_property backgroud → background"],
    ["@media print{ .a{ qwertzuiop:1; COLOR:red } }", "1:19 css_unknown_property qwertzuiop"],
    [".a{ --own:{x:y}; -webkit-own:1; color:red; d:hover{color:red} }", undefined],
    ["@font-face{ src:local(x); font-displai:swap } @page{ bleed:1mm }", undefined],
    [".a{ colr:red", undefined],
    [style, undefined],
  ])("warns of properties that no browser knows: %j", (css, warning) => {
    const warnings = unknownProperties(css).map(
      ({ code, line, column, text, meant: suggestion }) =>
        `${line}:${column} ${code} ${text}${suggestion ? ` → ${suggestion}` : ""}`,
    );
    expect(warnings).toEqual(warning ? [warning] : []);
  });

  test.each([
    [
      ".a{\n  background: url(https://lab.example/a.png) }",
      "2:15 css_foreign url(https://lab.example/a.png)",
    ],
    ['@font-face{src:url("https://x/y")}', '1:20 css_foreign "https://x/y"'],
    [".a{b:image-set('https://x' 1x)}", "1:16 css_foreign 'https://x'"],
    [".a{b:url(data:image/png;base64,AA);content:'https://x'}", undefined],
  ])("knows what is loaded from elsewhere: %j", (css, warning) => {
    const warnings = foreignAddresses(css).map(
      ({ code, line, column, text }) => `${line}:${column} ${code} ${text}`,
    );
    expect(warnings).toEqual(warning ? [warning] : []);
  });

  test("knows every property that the parser knows", () => {
    const properties = Object.keys(lexer.properties).filter((name) => /^[a-z]/.test(name));
    expect(properties.length).toBeGreaterThan(400);
    expect(properties.filter((name) => !propertyNames.has(name))).toEqual([]);
  });

  test.each([
    ["@import 'x';", "css_import"],
    ["@im\\70ort url(https://x);", "css_import"],
    ["@\\49 MPORT 'x';", "css_import"],
    [".a{} @media print{@import 'x';}", "css_import"],
    ["@import/**/'x';", "css_import"],
    ["a{b:url(http://x)}", "css_address"],
    ["a{b:url(//x)}", "css_address"],
    ["a{b:url(x.png)}", "css_address"],
    ["a{b:url('java\\script:x')}", "css_address"],
    ["a{b:url(data:text/html,x)}", "css_address"],
    ["a{b:url(\\68ttp://x)}", "css_address"],
    ["a{b:url(/**/https://x)}", "css_address"],
    ["a{b:url('ht\\\ntp://x')}", "css_address"],
    ["a{b:url(https:\\5c\\5cx)}", "css_address"],
    ["a{--b:url(http://x)}", "css_address"],
    ["a{b:URL(http://x)}", "css_address"],
    ["a{b:u\\72l(http://x)}", "css_escaped"],
    ["a{b:u\\72l(https://x)}", "css_escaped"],
    ["a{b:image-set('http://x' 1x)}", "css_address"],
    ["a{b:-webkit-image-set('//x' 1x)}", "css_address"],
    ["a{--c:'http://x';b:image-set(var(--c) 1x)}", "css_address"],
    ["a{b:image-set(if(else:'http://x') 1x)}", "css_address"],
    ["a{b:image-set(--own() 1x)}", "css_address"],
    ["a{b:src('http://x')}", "css_address"],
    ["a{b:src(var(--x))}", "css_address"],
    ["a{b:src(attr(data-x))}", "css_address"],
    ["a{b:image('http://x')}", "css_address"],
    ["@namespace url(http://x);", "css_address"],
    ["a{width:expression(alert(1))}", "css_forbidden"],
    ["a{width:\\65xpression(1)}", "css_forbidden"],
    ["a{behavior:url(https://x)}", "css_forbidden"],
    ["a{be\\68 avior:url(https://x)}", "css_forbidden"],
    ["a{-moz-binding/**/:url(https://x)}", "css_forbidden"],
    ["a{filter:progid:x()}", "css_forbidden"],
    ["/* </STYLE><script> */", "css_markup"],
    ["a{b:'</style >'}", "css_markup"],
    ["a{b:'\0'}", "css_syntax"],
  ])("refuses what could load or run: %j", (css, code) => {
    expect(codes(css)).toContain(code);
  });

  test("is at most 64 KiB long and of a depth that can be read", () => {
    expect(codes("x".repeat(cssLimit + 1))).toEqual(["css_too_large"]);
    expect(codes("ä".repeat(cssLimit / 2 + 1))).toEqual(["css_too_large"]);
    expect(codes(`/*${"ä".repeat(cssLimit / 2 - 2)}*/`)).toEqual([]);
    expect(codes("a{".repeat(50) + "}".repeat(50))).toContain("css_too_deep");
  });

  test("whatever way a forbidden address is written, it is refused", () => {
    const hexed = (char: string, spaced: boolean) =>
      `\\${(char.codePointAt(0) ?? 0).toString(16)}${spaced ? " " : ""}`.padEnd(2);
    const written = (word: string) =>
      fc
        .tuple(...[...word].map((char) => fc.constantFrom(char, char.toUpperCase(), hexed(char, true))))
        .map((parts) => parts.join(""));
    const blank = fc.constantFrom("", " ", "\n", "\t");
    const loads = fc.tuple(
      fc.constantFrom("url", "src", "image-set", "-webkit-image-set").chain(written),
      blank,
      fc.constantFrom("http", "ftp", "javascript", "data:text/html,", "blob").chain(written),
      fc.constantFrom('"', "'"),
    );
    fc.assert(
      fc.property(
        loads,
        fc.constantFrom("--x", "background", "filter"),
        ([name, space, scheme, quote], property) => {
          expect(codes(`a{${property}:${name}(${space}${quote}${scheme}://x${quote}${space})}`)).not.toEqual(
            [],
          );
        },
      ),
    );
    fc.assert(
      fc.property(written("import"), (word) => {
        expect(codes(`@${word} "x";`)).toContain("css_import");
      }),
    );
  });

  test("any text is read to its end, with places that lie in it", () => {
    const piece = fc.constantFrom(
      ..."{}()[];:@#.'\"\\/*! \n,<->abc1%&",
      "url(",
      "@media ",
      "/*",
      "*/",
      "--x:",
      "'",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((pieces) => pieces.join("")),
          anyText(),
        ),
        (css) => {
          for (const { from, to, line, column } of checkCss(css)) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(css.length);
            expect(css.split(/\r\n?|\n/)[line - 1]?.length ?? -1).toBeGreaterThanOrEqual(column - 1);
          }
        },
      ),
    );
  });

  test("a schema gives each problem its code and the figures that its words name", () => {
    const issues = cssTextSchema.safeParse("a{b:c}\n@import 'x';").error?.issues;
    expect(issues).toMatchObject([{ params: { code: "css_import", line: 2, column: 1, text: "@import" } }]);
  });
});
