import { describe, expect, test } from "vitest";
import { harmlessSvg } from "../../../functions/platform/picture/harmless-svg.ts";
import { pictureTypeOf } from "../../../functions/platform/picture/picture-type.ts";

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}<rect width="4" height="4"/></svg>`;
const hostile: [string, string][] = [
  ["a script", svg("<script>alert(1)</script>")],
  ["a script of another spelling", svg("<SCRIPT>alert(1)</SCRIPT>")],
  [
    "a script of another namespace",
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  ],
  ["a script behind its end", `${svg("")}<script>alert(1)</script>`],
  ["handlers", svg('<path d="M0 0" onclick="alert(1)" oNfocus="alert(1)"/>', 'onload="alert(1)"')],
  ["a handler behind a broken attribute", svg(`<path d='"><script>alert(1)</script>'/>`)],
  [
    "HTML inside",
    svg('<foreignObject><iframe src="javascript:alert(1)"/><body onload="alert(1)"/></foreignObject>'),
  ],
  ["HTML in disguise", svg('<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></g>')],
  [
    "a link that acts",
    svg('<a href="javascript:alert(1)" xlink:href="java&#115;cript:alert(1)"><text>x</text></a>'),
  ],
  [
    "a part of another file",
    svg('<use href="https://evil.example/x.svg#a"/><use xlink:href="data:image/svg+xml;base64,AA#a"/>'),
  ],
  [
    "a picture from elsewhere",
    svg('<image href="https://evil.example/pixel.png"/><image href="//evil.example/a"/>'),
  ],
  ["a picture that is an SVG again", svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  [
    "an animation that sets a link",
    svg('<set attributeName="href" to="javascript:alert(1)"/><animate values="javascript:alert(1)"/>'),
  ],
  ["a style sheet from elsewhere", svg("<style>@import url(https://evil.example/a.css);</style>")],
  ["a font from elsewhere", svg("<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style>")],
  [
    "addresses in styles",
    svg(
      '<style>.a{fill:url(https://evil.example/a)}</style><g style="background:url(https://evil.example)"/>',
    ),
  ],
  [
    "escaped addresses in styles",
    svg('<g style="fill:u\\72l(https://evil.example)" fill="u\\72l(https://evil.example)"/>'),
  ],
  [
    "the end of a style sheet",
    svg("<style>.a{fill:red}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>"),
  ],
  ["an instruction to load", `<?xml-stylesheet href="https://evil.example/a.xsl"?>${svg("")}`],
  [
    "an entity that brings a file",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("<text>&x;</text>")}`,
  ],
  [
    "text that would be markup",
    svg("<text>&lt;script>alert(1)&lt;/script></text><text><![CDATA[<script>]]></text>"),
  ],
];
const acting =
  /<script|<iframe|<foreignObject|<img|<set|<animate|<\?|<!|\son\w+=|javascript:|evil\.example|svg\+xml|passwd|@import|@font-face/i;

describe("a hostile SVG", () => {
  test.each(hostile)("with %s draws what is harmless and does nothing", (_, text) => {
    const clean = harmlessSvg(text) ?? "";
    expect(clean).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(clean).toContain('<rect width="4" height="4">');
    expect(clean).not.toMatch(acting);
    expect(harmlessSvg(clean)).toBe(clean);
  });

  test.each([
    ["comments without end", `${"<!--".repeat(100_000)}<svg>`],
    ["style sheets without end", `<svg>${"<style>".repeat(100_000)}`],
    ["comments in style sheets", `<svg><style>${"/*".repeat(200_000)}</style>`],
    ["braces", `<svg><style>${"{".repeat(300_000)}</style>`],
    ["spaces", `<svg><style>a{fill:x${" ".repeat(300_000)}y}</style>`],
  ])("of nothing but %s takes no time", (_, text) => {
    const begin = performance.now();
    pictureTypeOf(Buffer.from(text));
    expect(harmlessSvg(text)).toBeUndefined();
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe("an SVG as drawing programs write it", () => {
  test("keeps shapes, gradients, classes and the pictures it carries in itself", () => {
    const clean = harmlessSvg(`<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 20">
  <defs><style type="text/css"><![CDATA[
    /* colours */ .cls-1, .cls-2 { fill: url(#grad); stroke: #0b6e6e; } .t{font-family:'Open Sans'}
  ]]></style>
  <linearGradient id="grad" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
  <title>Labor Müller &amp; Söhne</title>
  <g transform="translate(1 2)" style="fill-rule:evenodd;clip-path:url('#c')"><path class="cls-1" d="M0 0h5"/></g>
  <use xlink:href="#grad"/><image xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" width="1"/><text x="1">Labor</text>
</svg>`);
    for (const part of [
      "<style>.cls-1, .cls-2{fill:url(#grad);stroke:#0b6e6e}.t{font-family:Open Sans}</style>",
      'viewBox="0 0 100 20"',
      '<linearGradient id="grad" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff">',
      "<title>Labor Müller &amp; Söhne</title>",
      'transform="translate(1 2)" style="fill-rule:evenodd;clip-path:url(#c)"',
      '<path class="cls-1" d="M0 0h5">',
      '<use href="#grad">',
      'href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="',
      '<text x="1">Labor</text>',
    ])
      expect(clean).toContain(part);
  });

  test("in which there is nothing to see is no picture", () => {
    expect(harmlessSvg("<svg><script>alert(1)</script></svg>")).toBeUndefined();
    expect(harmlessSvg("no picture")).toBeUndefined();
  });
});

describe("what a picture is", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const jpeg = Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, 0, 10, 0, 20, 1, 1, 0x11, 0, 0xff, 0xd9],
  ]);
  test.each([
    ["png", png],
    ["jpg", jpeg],
    [
      "svg",
      Buffer.from('\uFEFF<?xml version="1.0"?><!-- x --><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'),
    ],
    [undefined, png.subarray(0, 20)],
    [undefined, jpeg.subarray(0, 12)],
    [undefined, Buffer.from("<html><svg></svg></html>")],
    [undefined, Buffer.from("GIF89a")],
    [undefined, Buffer.from("%PDF-1.7")],
    [undefined, Buffer.alloc(0)],
    [
      undefined,
      Buffer.concat([png.subarray(0, 16), Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]), png.subarray(24)]),
    ],
  ])("is told by its content: %s", (type, bytes) => {
    expect(pictureTypeOf(bytes)).toBe(type);
  });
});
