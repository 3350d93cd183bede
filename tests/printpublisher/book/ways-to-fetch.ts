/** A way for a document to make a request elsewhere. `URL` stands for the requested address. */
export interface WayToFetch {
  what: string;
  html?: string;
  css?: string;
}

const html = (way: string, source: string): WayToFetch => ({ what: way, html: source });
const css = (way: string, source: string): WayToFetch => ({ what: way, css: source });

/** Kinds of links; browsers follow some of them by themselves. */
const links = [
  "stylesheet",
  "alternate stylesheet",
  "icon",
  "apple-touch-icon",
  "mask-icon",
  "manifest",
  "preconnect",
  "dns-prefetch",
  "prefetch",
  "prerender",
  "modulepreload",
  "import",
  "next",
  "search",
  "compression-dictionary",
  "expect",
  "pingback",
  "webmention",
].map((rel) => html(`link rel=${rel}`, `<link rel="${rel}" href="URL">`));
const preloads = ["image", "style", "script", "font", "fetch", "track", "video", "document"].map((as) =>
  html(`link rel=preload as=${as}`, `<link rel="preload" as="${as}" href="URL" crossorigin>`),
);

const elements = [
  html("img src", `<img src="URL" alt="">`),
  html("img srcset", `<img srcset="URL 1x, URL 2x" alt="">`),
  html("img lowsrc", `<img lowsrc="URL" dynsrc="URL" alt="">`),
  html("img loading=lazy", `<img loading="lazy" src="URL" alt="">`),
  html("img fetchpriority", `<img fetchpriority="high" decoding="sync" src="URL" alt="">`),
  html(
    "img attributionsrc",
    `<img attributionsrc="URL" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">`,
  ),
  html("img longdesc", `<img longdesc="URL" usemap="URL" alt="">`),
  html("img with a broken address", `<img src=" \n\tht\ntp:\\\\HOST" alt="">`),
  html("img without a scheme", `<img src="//HOST" alt="">`),
  html("image, an alias", `<image src="URL">`),
  html("picture", `<picture><source srcset="URL" media="print"><source srcset="URL"><img alt=""></picture>`),
  html("input type=image", `<input type="image" src="URL" alt="">`),
  html("body background", `<body background="URL">`),
  html(
    "table background",
    `<table background="URL"><tr background="URL"><td background="URL">a</td></tr></table>`,
  ),
  html("video src", `<video src="URL" preload="auto" autoplay></video>`),
  html("video poster", `<video poster="URL"></video>`),
  html("video source", `<video preload="auto"><source src="URL" type="video/mp4"></video>`),
  html("audio", `<audio src="URL" preload="auto" autoplay></audio>`),
  html("track", `<video src="data:video/mp4,"><track src="URL" default kind="captions"></video>`),
  html("bgsound", `<bgsound src="URL">`),
  html("iframe src", `<iframe src="URL"></iframe>`),
  html("iframe srcdoc", `<iframe srcdoc="<img src='URL'><link rel=stylesheet href='URL'>"></iframe>`),
  html("iframe with a data address", `<iframe src="data:text/html,<img src='URL'>"></iframe>`),
  html("iframe with a script address", `<iframe src="javascript:location='URL'"></iframe>`),
  html("frameset", `</body><frameset><frame src="URL"></frameset>`),
  html("fencedframe and portal", `<fencedframe src="URL"></fencedframe><portal src="URL"></portal>`),
  html("object data", `<object data="URL"></object>`),
  html("object of a type", `<object data="URL" type="image/svg+xml" codebase="URL" classid="URL"></object>`),
  html("embed", `<embed src="URL">`),
  html("embedded document", `<embed src="URL" type="application/pdf">`),
  html("applet", `<applet code="URL" archive="URL" codebase="URL"></applet>`),
  html("param", `<object><param name="src" value="URL"><param name="movie" value="URL"></object>`),
  html("script src", `<script src="URL"></script>`),
  html("script type=module", `<script type="module" src="URL"></script>`),
  html("script that imports", `<script type="module">import "URL";</script>`),
  html(
    "script that fetches",
    `<script>fetch("URL");new Image().src="URL";new WebSocket("URL".replace("http","ws"))</script>`,
  ),
  html("script that tells", `<script>navigator.sendBeacon("URL")</script>`),
  html("event source", `<script>new EventSource("URL");new Worker("URL")</script>`),
  html(
    "import map",
    `<script type="importmap">{"imports":{"a":"URL"}}</script><script type="module">import "a"</script>`,
  ),
  html(
    "speculation rules",
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["URL"]}]}</script>`,
  ),
  html("event handler", `<img src="x" alt="" onerror="fetch('URL')"><p onpointerenter="fetch('URL')">a</p>`),
  html("autofocus", `<input autofocus onfocus="fetch('URL')">`),
  html("noscript", `<noscript><img src="URL" alt=""><link rel="stylesheet" href="URL"></noscript>`),
  html(
    "noframes, noembed, xmp",
    `<noframes><img src="URL"></noframes><noembed><img src="URL"></noembed><xmp><img src="URL"></xmp>`,
  ),
  html("meta refresh", `<meta http-equiv="refresh" content="0;url=URL">`),
  html(
    "meta reports",
    `<meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-uri URL"><img src="data:," alt="">`,
  ),
  html("meta link", `<meta http-equiv="Link" content="<URL>; rel=preload; as=image">`),
  html("form", `<form action="URL"><button autofocus formaction="URL">a</button></form>`),
  html("a ping", `<a href="URL" ping="URL" attributionsrc="URL">a</a>`),
  html(
    "quotes and changes",
    `<blockquote cite="URL">a</blockquote><del cite="URL">a</del><ins cite="URL">a</ins>`,
  ),
  html("html manifest", `<html manifest="URL">`),
  html("head profile", `<head profile="URL"><title>a</title>`),
  html(
    "shadow root",
    `<div><template shadowrootmode="open"><style>@import "URL";</style><img src="URL" alt=""></template></div>`,
  ),
  html(
    "open dialog",
    `<dialog open><img src="URL" alt=""></dialog><details open><img src="URL" alt=""></details>`,
  ),
  html("popover", `<div popover><img src="URL" alt=""></div>`),
  html("sheet for a printer", `<link rel="stylesheet" media="print" href="URL">`),
  html("XML style sheet", `<?xml-stylesheet href="URL"?>`),
  html("style attribute", `<p style="background:url(URL)">a</p>`),
  html("style in the body", `<style>@import url(URL);</style>`),
  html("style with an escape", `<style>p{background:\\75\\72\\6c(URL)}</style><p>a</p>`),
  html("SVG image", `<svg><image href="URL" width="9" height="9"/></svg>`),
  html("SVG image, xlink", `<svg><image xlink:href="URL" width="9" height="9"/></svg>`),
  html("SVG use", `<svg><use href="URL#a"/><use xlink:href="URL#a"/></svg>`),
  html(
    "SVG feImage",
    `<svg><filter id="fi"><feImage href="URL"/></filter><rect width="9" height="9" filter="url(#fi)"/></svg>`,
  ),
  html("SVG script", `<svg><script href="URL"></script></svg>`),
  html("SVG style", `<svg><style>@import url(URL);</style></svg>`),
  html(
    "SVG foreignObject",
    `<svg><foreignObject width="9" height="9"><img src="URL" alt=""></foreignObject></svg>`,
  ),
  html(
    "SVG filter, mask and clip",
    `<svg><rect width="9" height="9" filter="url(URL#a)" mask="url(URL#a)" clip-path="url(URL#a)"/></svg>`,
  ),
  html("SVG paint", `<svg><rect width="9" height="9" fill="url(URL#a) red" stroke="url(URL#a) red"/></svg>`),
  html(
    "SVG pattern and gradient",
    `<svg><pattern id="pa" href="URL#a"/><linearGradient id="li" href="URL#a"/><rect width="9" height="9" fill="url(#pa)" stroke="url(#li)"/></svg>`,
  ),
  html("SVG marker", `<svg><path d="M0 0L9 9" marker-start="url(URL#a)"/></svg>`),
  html("SVG text path", `<svg><text><textPath href="URL#a">a</textPath></text></svg>`),
  html("SVG set", `<svg><image width="9" height="9"><set attributeName="href" to="URL"/></image></svg>`),
  html(
    "SVG animate",
    `<svg><image width="9" height="9"><animate attributeName="href" values="URL;URL" dur="1s"/></image></svg>`,
  ),
  html(
    "SVG cursor and font",
    `<svg><cursor href="URL"/><font-face><font-face-src><font-face-uri href="URL"/></font-face-src></font-face></svg>`,
  ),
  html("SVG audio and video", `<svg><audio href="URL"/><video href="URL"/></svg>`),
  html("MathML", `<math href="URL"><mglyph src="URL"/><mtext><img src="URL" alt=""></mtext></math>`),
  html(
    "annotation",
    `<math><annotation-xml encoding="text/html"><img src="URL" alt=""></annotation-xml></math>`,
  ),
  html(
    "image of a data address",
    `<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='URL'/><style>@import 'URL';</style></svg>">`,
  ),
  html("image of the laboratory", `<img alt="" src="/assets/hostile.svg">`),
  html(
    "object of the laboratory",
    `<object data="/assets/hostile.svg"></object><iframe src="/assets/hostile.svg"></iframe>`,
  ),
  html("use of the laboratory's", `<svg><use href="/assets/hostile.svg#a"/></svg>`),
];

/** Properties of CSS that take a picture, each as a declaration. */
const declarations = [
  "background",
  "background-image",
  "border-image",
  "border-image-source",
  "list-style",
  "list-style-image",
  "content",
  "mask",
  "mask-image",
  "-webkit-mask-image",
  "-webkit-mask-box-image",
  "mask-border-source",
  "shape-outside",
  "clip-path",
  "filter",
  "backdrop-filter",
  "offset-path",
  "fill",
  "stroke",
  "marker-start",
  "behavior",
  "-moz-binding",
].map((property) => css(property, `p{${property}:url("URL")}`));
const images = [
  `url(URL)`,
  `url('URL')`,
  `src("URL")`,
  `image("URL")`,
  `image-set("URL" 1x, "URL" 2x)`,
  `image-set(url(URL) type("image/png"))`,
  `-webkit-image-set(url(URL) 1x)`,
  `cross-fade(url(URL) 50%, red)`,
  `-webkit-cross-fade(url(URL), url(URL), 50%)`,
  `light-dark(url(URL), url(URL))`,
  `paint(URL)`,
  `url("URL" crossorigin(anonymous))`,
  `\\75 rl(URL)`,
  `uRL(URL)`,
].map((image) => css(`background: ${image}`, `p{background:${image}}`));
const rules = [
  css("@import url", `@import url("URL");`),
  css("@import string", `@import "URL";`),
  css("@import layer", `@import "URL" layer(a) supports(display:grid) print;`),
  css("@import of another case", `@\\69mport "URL";`),
  css("@font-face", `@font-face{font-family:Evil;src:url("URL")}p{font-family:Evil}`),
  css(
    "@font-face of signs",
    `@font-face{font-family:Sign;src:local(no),url("URL") format("woff2");unicode-range:U+61}p{font-family:Sign}`,
  ),
  css("@font-face, src()", `@font-face{font-family:Src;src:src("URL")}p{font-family:Src}`),
  css("@counter-style", `@counter-style evil{system:cyclic;symbols:url(URL)}li{list-style:evil}`),
  css("@page", `@page{background:url("URL")}`),
  css("margin of a page", `@page{@top-center{content:url("URL")}}`),
  css("@media print", `@media print{p{background:url("URL")}}`),
  css("@supports", `@supports (display:grid){p{background:url("URL")}}`),
  css("@container", `body{container-type:inline-size}@container (width > 1px){p{background:url("URL")}}`),
  css("@layer", `@layer evil{p{background:url("URL")}}`),
  css("@scope", `@scope (body){p{background:url("URL")}}`),
  css("@starting-style", `@starting-style{p{background:url("URL")}}`),
  css(
    "@keyframes",
    `@keyframes evil{from{background:url("URL")}to{background:url("URL")}}p{animation:evil 1s infinite}`,
  ),
  css(
    "@property",
    `@property --evil{syntax:"<image>";inherits:false;initial-value:url("URL")}p{background:var(--evil)}`,
  ),
  css("custom property", `:root{--evil:url("URL")}p{background:var(--evil)}`),
  css("nested rule", `body{& p{background:url("URL")}}`),
  css("::before", `p::before{content:url("URL")}`),
  css("::marker", `li::marker{content:url("URL")}`),
  css("::first-letter", `p::first-letter{background:url("URL")}`),
  css("::first-line", `p::first-line{background:url("URL")}`),
  css("::selection", `::selection{background:url("URL")}`),
  css("::backdrop", `dialog::backdrop{background:url("URL")}`),
  css(":visited", `a:visited{background:url("URL")}`),
  css("by an attribute", `p[class]{background:url("URL")}[lang^="d"]{background:url("URL")}`),
  css("reflection", `p{-webkit-box-reflect:below 0 url("URL")}`),
  css("cursor", `p{cursor:url("URL"),auto}`),
  css("@color-profile and @document", `@color-profile --a{src:url("URL")}@document url("URL"){p{color:red}}`),
  css("@namespace", `@namespace url("URL");`),
  css("a style that ends", `</style><img src="URL" alt=""><style>`),
  css("a comment that ends", `/*</style><link rel=stylesheet href="URL">*/`),
];

/** Ways that are known to have fetched in one browser or another, or that were proposed to. */
export const waysToFetch: readonly WayToFetch[] = [
  ...links,
  ...preloads,
  ...elements,
  ...declarations,
  ...images,
  ...rules,
  // Keep this one last, because it changes the meaning of addresses after it.
  html("base", `<base href="URL/"><img src="image" alt=""><link rel="stylesheet" href="sheet">`),
];

/** A picture that requests another one, a style sheet and a script. */
export const hostilePicture = (url: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><style>@import url(${url});rect{fill:url(${url}#a)}</style><image href="${url}" xlink:href="${url}" width="9" height="9"/><script href="${url}"/><rect id="a" width="9" height="9"/></svg>`;
