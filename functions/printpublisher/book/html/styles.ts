import { createHash } from "node:crypto";
import { pictureWidths } from "../../../../shared/kernel/rich-blocks.ts";
import { customProperties } from "../../../../shared/printpublisher/templates/custom-properties.ts";
import {
  columnGaps,
  type Format,
  pageModels,
  usualFormat,
} from "../../../../shared/printpublisher/templates/page-model.ts";
import { bookFamilies, fontFaces, narrowFamilies } from "../fonts.ts";
import { barRoom, edge, trimmed } from "../sheet.ts";
import { frontRules } from "./front-rules.ts";
import { notesRules } from "./notes-html.ts";
import { threeDigits } from "./page-numbers.ts";
import { picturePageRules } from "./picture-html.ts";

/** Host that only the renderer itself answers; it does not exist anywhere else. */
export const origin = "http://book.invalid/";

/** Line height of a directory, points. */
const line = 9;

const declared = Object.entries(customProperties)
  .map(([name, value]) => `--${name}:${value}`)
  .join(";");

/** The pages of a format. Sizes here are those of the paper; all else is laid out as if the page were not enlarged. */
function pageRules(format: Format): string {
  const { trim, margin, scale } = pageModels[format];
  const page = (name: string, { width, height }: { width: number; height: number }, margins: string) =>
    `@page ${name}{size:${width * scale}mm ${height * scale}mm;margin:${margins}}`;
  const margins = [margin.top, margin.side - barRoom, margin.bottom].map((mm) => `${mm * scale}mm`).join(" ");
  const wrapper = { width: trim.width + 2 * edge, height: trim.height + 2 * edge };
  return `
${fontFaces(`${origin}fonts/`)}
${page("", trim, margins)}
${page("landscape", trimmed("landscape", format), margins)}
${page("wrapper", wrapper, "0")}
`;
}

const base = `*{box-sizing:border-box}
html,body{margin:0;overflow-x:hidden}
body{padding:0 ${barRoom}mm}
html{font:8.6pt/12pt ${bookFamilies};color:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact;font-variant-ligatures:none;${declared}}
.targets{position:absolute;width:0;height:0;overflow:hidden}
h1,h2,h3,h4,p,dl,dd,figure{margin:0;font-weight:400}
h1,h2,h3,h4{break-after:avoid;font-weight:600;text-wrap:balance}
a{color:inherit;text-decoration:none}
b,strong{font-weight:600}
img{max-width:100%}
table{border-collapse:collapse}
h1,h2,h3,h4,p,li,td,th,span,b,i,.row{overflow-wrap:anywhere}
table:not(.values,.grid) :is(th,td){overflow-wrap:break-word}
table.tight:not(.values,.grid) :is(th,td){overflow-wrap:anywhere}
table:not(.values,.grid) :is(th,td) *{overflow-wrap:inherit}
sup,sub{line-height:0;font-size:70%}
.quantity{white-space:nowrap;word-spacing:-.1em;unicode-bidi:isolate}.quantity.spaced{word-spacing:0}
:is(td,th,.pair,.code) .quantity{white-space:normal}
.below .row .quantity{white-space:nowrap}
.landscape{page:landscape}
.opening{padding-top:27pt;margin-bottom:27pt}
.opening.high{padding-top:0;margin-bottom:20.25pt}.opening.follows{padding-top:0;margin:20.25pt 0 13.5pt;break-inside:avoid;break-after:avoid}
.opening .lead{text-wrap:pretty;margin-top:13.5pt;color:var(--soft);font-size:9pt;line-height:13.5pt}
.columns-2{column-count:2;column-gap:${columnGaps[2]}mm}
.columns-3{column-count:3;column-gap:${columnGaps[3]}mm}
[class^=columns]>.across,.groups:not(.laid)>.across{column-span:all}
.turned.turned{display:block;break-before:page;break-after:page}
.turn{transform:translateY(1px) rotate(-90deg) translateX(-100%);transform-origin:left top}
.turn.turn.entry{margin:0;padding:0;border:0}
.turn .title{margin-bottom:3pt;font-size:8.8pt;line-height:15pt}.turn .title span{color:var(--soft)}
`;

const prose = `
.prose{font-size:9pt;line-height:13.5pt;orphans:3;widows:3}
.prose :is(p,li){text-wrap:pretty}
.prose p,.prose ul,.prose ol,.prose table,.prose blockquote{margin:0 0 6.75pt}
.prose :is(ul,ol){padding-left:5mm}
.prose li>:is(p,ul,ol):last-child{margin-bottom:0}
.prose li:first-child:not(:last-child){break-after:avoid}.prose li:last-child:not(:first-child){break-before:avoid}
.prose li::marker{color:var(--accent)}
.prose blockquote{margin-left:5mm}
.prose h1,.prose h2,.prose h3,.prose h4{color:var(--accent);margin:13.5pt 0 6.75pt}
.prose h1{font-size:14pt;line-height:20.25pt}.prose h2{font-size:12pt}.prose h3{font-size:10pt}.prose h4{font-size:9pt}
.opening h1{font-size:21pt;line-height:27pt;font-weight:700;color:var(--accent);letter-spacing:-.01em;margin:0;padding-bottom:12pt;border-bottom:1.5pt solid var(--accent)}
:is(.high,.follows) h1{font-size:16.5pt;line-height:20.25pt;padding-bottom:6pt;border-bottom-width:.75pt}
.prose>:is([class^=columns],.section)>:first-child{margin-top:0}
.prose a[href]{color:var(--accent)}
.prose table{width:100%;font-size:8.4pt}
.prose :is(th,td){text-align:left;vertical-align:top;padding:3pt 1.6mm;border-bottom:.4pt solid var(--line)}
.prose th{font-weight:600;border-bottom:.8pt solid var(--accent)}
.prose tr{break-inside:avoid}.prose tr:last-child{break-before:avoid}.prose tr:first-child{break-after:avoid}
.prose td>:last-child,.prose th>:last-child{margin-bottom:0}
.prose figure{margin:0 0 6.75pt;break-inside:avoid}
.prose figure img{display:block;width:100%;height:auto;object-fit:contain;object-position:left top}
${pictureWidths.map((width) => `.prose figure img[width="${width}"]{width:${width}%}`).join("\n")}
.prose figcaption{margin-top:3pt;font-size:7.8pt;line-height:10.5pt;color:var(--soft)}
.prose .footnotes{margin-top:13.5pt;padding-top:3pt;border-top:.4pt solid #000}
.prose .footnotes p{margin:0;padding-left:4.5mm;text-indent:-4.5mm;font-size:7.5pt;line-height:10.5pt}
.footnotes p>a:first-child{display:inline-block;min-width:4.5mm;text-indent:0}
.section{break-before:auto}
.fresh{break-before:page}
.section>h2{font-size:13pt;line-height:20.25pt;color:var(--accent);margin:20.25pt 0 6.75pt}
.fresh>h2{margin-top:0}
.turn>h2{font-size:13pt;line-height:20.25pt}
.prose .turn>:first-child{margin-top:0}
.prose .turn :is(th,td){line-height:11.25pt;padding:2.25pt 1.2mm}
.whole{break-inside:avoid}
.across tr:nth-child(2){break-after:avoid}.across tr:nth-last-child(2){break-before:avoid}
.prose .pairs{margin-bottom:6.75pt;padding:3pt 0;border-bottom:.4pt solid var(--line)}
.prose .pairs+.pairs{margin-top:-6.75pt}
.prose .pair{break-inside:avoid;font-size:8.4pt}.prose .pair:first-child{break-after:avoid}.prose .pair:last-child{break-before:avoid}
.prose .pair>b{font-size:7.8pt}.prose .pair>div>:last-child{margin-bottom:0}
`;

/**
 * The grid of directories: lines of 9 pt (7.5 pt run in, and half of it between entries); everything between them adds up to whole lines.
 * Chromium rounds ascent and descent to pixels, so names are moved back by .75 pt. Sizes: 12 pt for categories, 9 pt for names and their
 * subdivisions, 7.5 pt for text, 7 pt for what is run in, and 6.75 pt for codes and heads of tables. Type below 8 pt is printed solid.
 */
const directory = `
.groups{font-family:${narrowFamilies};font-size:7.5pt;line-height:${line}pt}
.groups.compact{font-size:7pt;line-height:7.5pt}
.groups h2{font-size:12pt;line-height:15pt;font-weight:700;color:var(--accent);padding-bottom:2.25pt;border-bottom:.75pt solid var(--accent);margin:13.5pt 0 4.5pt}
.groups h3{font-size:9pt;line-height:12pt;color:var(--accent);margin:12.75pt 0 2.25pt}
.groups h4.deep{font-size:7.5pt;margin:9pt 0 0}
.groups :is(h2,h3)+:is(h3,h4){margin-top:0}
.groups>:first-child,.groups>section:first-child>:first-child{margin-top:0}
.name{font-size:9pt;font-weight:600;color:var(--ink)}
.code,.syn{font-size:6.75pt;font-weight:400;color:var(--soft)}
.code{line-height:8.25pt}
.syn{font-style:italic}
.row{orphans:2;widows:2}
b.label{font-weight:600;color:var(--ink)}
.facts{list-style:none}.facts>li{display:inline}
.kept{white-space:nowrap}
.above{break-after:avoid}
.row>p:first-of-type{display:inline}
.row>.above+p:first-of-type{display:block}
.pairs.pairs{margin-left:0;padding-left:0;list-style:none}
.pair{display:flex;gap:1.2mm;text-indent:0}
.pair>b{flex:0 0 34%;font-weight:400;color:var(--soft)}
.pair>:not(b){flex:1;min-width:0}
.pairs{padding-top:.75pt;border-bottom:.25pt solid var(--line);margin-bottom:-1.5pt}
.row :is(p,ul,ol,li,h3,h4,blockquote,table){text-indent:0}
:is(.row,.grid td) p+p{text-indent:1em}
.values{max-width:100%;text-indent:0;break-inside:auto}
.values:has(thead){font-size:6.75pt}
.values th{font-weight:400;text-align:left;color:var(--soft);padding:0 1.4mm 0 0;border-bottom:.4pt solid var(--line);vertical-align:bottom}
.values :is(td,th){overflow-wrap:break-word}
.values td{vertical-align:top;padding:0 1.4mm 0 0}
.entry .values th::after{content:"";display:block;margin-top:-.75pt}
.values :is(td,th):last-child{padding-right:0}
.abreast{display:flex;align-items:flex-start;gap:5mm}
.values .number{font-variant-numeric:tabular-nums}
.entry{padding:3.75pt 0 4.5pt;border-top:.4pt solid var(--line)}
.groups:not(.laid) .entry{break-inside:avoid}
.leaf{display:flex;break-inside:avoid;break-after:page}
.leaf:last-child{break-after:auto}
.column>:first-child{margin-top:0!important}
.list .leaf:not(.below)>.column>.entry:first-child{padding-top:0;border-top:0}
.list .column>.entry:last-child{display:flow-root;padding-bottom:0}
.elsewhere{font-style:italic;text-indent:0}
.again{display:block;margin:0;color:var(--soft);text-indent:0}
.again b{font-weight:600;color:var(--ink)}
.goes-on::after{content:"▸"/"";display:block;height:1lh;text-align:right;text-indent:0}
.entry.rest{padding-top:0!important;border-top:0!important;text-indent:0}
.ref{text-indent:0}
:is(h2,h3,h4)+.entry{border-top:0;padding-top:0}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:2mm;break-after:avoid}
.head>:first-child{flex:1 1 auto;min-width:50%;margin:-.75pt 0 .75pt;font-size:9pt}.head .name{display:inline}.head .syn{line-height:0}
.head>.code{flex:0 0 auto;max-width:45%;text-align:right}
.head.below{display:block}.head.below>.code{text-align:left}
.qr{display:block;width:42pt;height:42pt}
.entry>.qr{float:right;margin:0 0 0 1.5mm}.entry:has(>.qr){display:flow-root;min-height:45pt}
.cards .entry>.qr{margin:3pt 0 0 1.5mm}.cards .qr+.head{margin-right:0;background:none;border-bottom:0}
.cards .entry{border:.5pt solid var(--line);border-radius:1.2mm;padding:0 2mm 3.75pt;margin-bottom:4.5pt}
.cards .rest{border-radius:0 0 1.2mm 1.2mm}.cards .goes-on{border-bottom:0;border-radius:1.2mm 1.2mm 0 0}.cards .rest.goes-on{border-radius:0}
.cards .head{margin:0 -2mm 1.5pt;padding:3pt 2mm;background:var(--wash);border-radius:1.1mm 1.1mm 0 0;border-bottom:.5pt solid var(--line)}
:is(.groups:not(.laid):has(.changed),.groups:has(.changed) .column,.grid:has(.changed)>*>tr)>*{position:relative}
:is(.entry.changed,.grid .changed>tr>:first-child)::before{content:"";position:absolute;left:-2.2mm;top:0;bottom:0;width:.5mm;background:var(--accent)}
.turn.turn.entry.changed::before{left:0;right:0;top:-2.2mm;bottom:auto;width:auto;height:.5mm}
.compact h2{margin:15pt 0 4.5pt}.compact h3{margin:11.25pt 0 3.75pt}.compact h4.deep{margin-top:7.5pt}
.compact .entry{margin-top:3.75pt;padding:0 0 0 2.4mm;text-indent:-2.4mm;border-top:0;orphans:2;widows:2}
.compact :is(h2,h3,h4)+.entry{margin-top:0}
.compact .name{font-size:7.5pt;line-height:0}.compact .code{font-size:inherit}
.compact i{color:var(--soft)}
.compact .again b{line-height:inherit}
.grid{width:100%;table-layout:fixed;font-size:7.5pt;line-height:${line}pt;margin-bottom:6pt}
:where(.grid>thead>tr)>th{font-weight:600;text-align:left;vertical-align:bottom;font-size:6.75pt;color:var(--accent);padding:2.25pt 1.2mm;border-bottom:.9pt solid var(--accent)}
:where(.grid>tbody>tr)>td{vertical-align:top;padding:3pt 1.2mm;border-bottom:.3pt solid var(--line);overflow-wrap:break-word}
.grid tbody{break-inside:avoid}
.grid tbody:last-of-type{break-before:avoid}.grid thead+tbody{break-after:avoid}
.grid .washed>tr>td{background:var(--wash)}
:where(.grid>tbody)>:has(+.below)>td{border-bottom:0}
:where(.grid)>*>.below>td{padding-top:0}
.grid .further>td{padding-bottom:0;border-bottom:0}.grid .further+tr>td{padding-top:0}
.grid .name{font-size:7.5pt}.grid>tbody>tr>td>:is(.name,.code){display:inline}
.entry :is(ul,ol):not(.facts),.grid :is(ul,ol):not(.facts){margin:0;padding-left:4mm}
.facts.facts{margin:0;padding-left:0}
.entry :is(h3,h4):not(.name),.grid :is(h3,h4){margin:0;font-size:inherit;line-height:inherit;font-weight:600;color:var(--ink)}
.entry blockquote,.grid blockquote{margin:0;padding-left:2mm;border-left:.6pt solid var(--line);color:var(--soft)}
.entry table:not(.values),.grid td table:not(.values){margin:-.75pt 0 0}
.entry table:not(.values) :is(th,td),.grid td table:not(.values) :is(th,td){vertical-align:top;text-align:left;padding:0 1.4mm 0 .6mm;border:.25pt solid var(--line);background:none}
.entry table:not(.values) :is(th,td)::after{content:"";display:block;margin-top:-.75pt}
.entry table:not(.values) th,.grid td table:not(.values) th{font-weight:600;color:var(--ink);font-size:inherit}
`;

const lists = `
.line{display:flex;align-items:baseline;break-inside:avoid}
.line .dots{flex:1;min-width:4mm;margin:0 1mm;border-bottom:.5pt dotted #000;height:0}
.pg{display:inline-block;width:2.288em;font:500 1em/1 "Book Numbers";white-space:nowrap;text-align:left;text-indent:0}
.${threeDigits} .pg{width:1.716em;letter-spacing:-.143em}
.digits{position:absolute;font:500 1pt/1 "Book Numbers"}
.contents .line{font-size:8.4pt;line-height:12pt;padding:.75pt 0}
.contents .level-0{font-size:10.4pt;font-weight:600;color:var(--accent);margin-top:9.75pt}
.contents .level-0:has(+.level-1),.contents .level-0:has(+.level-2){break-after:avoid}
.contents .level-2{padding-left:4.5mm;font-size:7.8pt;color:var(--soft)}
.contents .text{max-width:88%;overflow-wrap:anywhere;unicode-bidi:isolate}
.index{font-size:6.75pt;line-height:7.5pt}
.index h2{font-size:9pt;line-height:12pt;font-weight:700;color:var(--accent);border-bottom:.75pt solid var(--accent);margin:7.5pt 0 1.5pt;padding-bottom:1.5pt}
.index h2:first-child{margin-top:0}
.index .line{align-items:flex-end}.index .code{line-height:0}
.index .text{flex:0 1 auto;padding-left:2.4mm;text-indent:-2.4mm;overflow-wrap:anywhere;unicode-bidi:isolate}
.index .synonym .text{font-style:italic;color:var(--soft)}
.index .pg{flex:none;line-height:7.5pt}
.index .numbers{flex:1 0 auto;height:6pt;margin:0 0 1.5pt .8mm;border-bottom:.5pt dotted #000;line-height:7.5pt;text-align:right;white-space:nowrap}
.index .numbers a+a{margin-left:.25em}
.index .many{flex-wrap:wrap}.index .many .text{max-width:100%}.index .many .numbers{margin-left:2.4mm}
`;

/** Greatest heights of pictures in a format. */
const pictureRules = ({ pictureHeight: { portrait, landscape } }: (typeof pageModels)[Format]) =>
  `img,.prose figure img{max-height:${portrait}mm}.landscape figure img{max-height:${landscape}mm}\n`;

/**
 * The rules of every part; tenants' rules come after them. Anything beside an element with a bar is positioned like it: positioned elements are
 * painted last, and text would otherwise no longer be in reading order.
 */
export function styles(format: Format): string {
  const before = cached.get(format);
  if (before !== undefined) return before;
  const model = pageModels[format];
  const rules =
    pageRules(format) +
    base +
    prose +
    pictureRules(model) +
    directory +
    lists +
    notesRules +
    frontRules(model) +
    picturePageRules;
  cached.set(format, rules);
  return rules;
}
const cached = new Map<Format, string>();

/** Returns a hash of the rules of a format. */
export const stylesVersion = (format: Format = usualFormat) =>
  createHash("sha256").update(styles(format)).digest("hex").slice(0, 16);
