import { createHash } from "node:crypto";
import { pictureWidths } from "../../../../shared/kernel/rich-blocks.ts";
import { customProperties } from "../../../../shared/printpublisher/templates/custom-properties.ts";
import {
  bleed,
  columnGaps,
  margin,
  pictureHeight,
  trim,
} from "../../../../shared/printpublisher/templates/page-model.ts";
import { bookFamilies, fontFaces } from "../fonts.ts";
import { spill, trimmed } from "../sheet.ts";

/** Host that only the renderer itself answers; it does not exist anywhere else. */
export const origin = "http://book.invalid/";

const page = (name: string, { width, height }: { width: number; height: number }, margins: string) =>
  `@page ${name}{size:${width}mm ${height}mm;margin:${margins}}`;
/** Chromium prints nothing beyond the margins of a page, so the page margins end where the bars beside the first column begin, mm. */
const barRoom = 3;
const margins = `${margin.top}mm ${margin.side - barRoom}mm ${margin.bottom}mm`;
const edge = bleed + spill;
/** Line height of a directory, points. */
const line = 10.5;

const declared = Object.entries(customProperties)
  .map(([name, value]) => `--${name}:${value}`)
  .join(";");

const base = `
${fontFaces(`${origin}fonts/`)}
${page("", trim, margins)}
${page("landscape", trimmed("landscape"), margins)}
${page("wrapper", { width: trim.width + 2 * edge, height: trim.height + 2 * edge }, "0")}
*{box-sizing:border-box}
html,body{margin:0;overflow-x:hidden}
body{padding:0 ${barRoom}mm}
html{font:8.6pt/12pt ${bookFamilies};color:#000;-webkit-print-color-adjust:exact;print-color-adjust:exact;font-variant-ligatures:none;${declared}}
.targets{position:absolute;width:0;height:0;overflow:hidden}
h1,h2,h3,h4,p,dl,dd,figure{margin:0;font-weight:400}
h1,h2,h3,h4{break-after:avoid;font-weight:600;text-wrap:balance}
a{color:inherit;text-decoration:none}
b,strong{font-weight:600}
img{max-width:100%;max-height:150mm}
table{border-collapse:collapse}
h1,h2,h3,h4,p,li,td,th,span,b,i,.row,.label{overflow-wrap:anywhere}
table:not(.values,.grid) :is(th,td){overflow-wrap:break-word}
table.tight:not(.values,.grid) :is(th,td){overflow-wrap:anywhere}
table:not(.values,.grid) :is(th,td) *{overflow-wrap:inherit}
sup,sub{line-height:0;font-size:70%}
.quantity{white-space:nowrap;word-spacing:-.1em;unicode-bidi:isolate}
:is(td,th,.pair,.code) .quantity{white-space:normal}
.below .row>.quantity,.below .row>p>.quantity{white-space:nowrap}
.landscape{page:landscape}
.opening{padding-top:27pt;margin-bottom:27pt}
.opening h1{font-size:21pt;line-height:27pt;font-weight:700;color:var(--accent);letter-spacing:-.01em;padding-bottom:12pt;border-bottom:1.5pt solid var(--accent)}
.opening .lead{text-wrap:pretty;margin-top:13.5pt;color:var(--soft);font-size:9pt;line-height:13.5pt}
.columns-2{column-count:2;column-gap:${columnGaps[2]}mm;column-fill:auto}
.columns-3{column-count:3;column-gap:${columnGaps[3]}mm;column-fill:auto}
.balanced{column-fill:balance}
[class^=columns]>.across,.groups:not(.laid)>.across{column-span:all}
.turned.turned{display:block;break-before:page;break-after:page}
.turn{transform:translateY(1px) rotate(-90deg) translateX(-100%);transform-origin:left top}
.turn.turn.entry{margin:0;padding:0;border:0}
.turn .title{margin-bottom:3pt;font-size:8.8pt;line-height:15pt}.turn .title span{color:var(--soft)}
`;

const prose = `
.prose{font-size:9pt;line-height:13.5pt;orphans:3;widows:3}
.prose p,.prose ul,.prose ol,.prose table,.prose blockquote{margin:0 0 6.75pt}
.prose :is(ul,ol){padding-left:5mm}
.prose li>:is(p,ul,ol):last-child{margin-bottom:0}
.prose li::marker{color:var(--accent)}
.prose blockquote{margin-left:5mm}
.prose h1,.prose h2,.prose h3,.prose h4{color:var(--accent);margin:13.5pt 0 6.75pt}
.prose h1{font-size:14pt;line-height:20.25pt}.prose h2{font-size:12pt}.prose h3{font-size:10pt}.prose h4{font-size:9pt}
.prose>:is([class^=columns],.section)>:first-child{margin-top:0}
.prose a[href]{color:var(--accent)}
.prose .pg{margin-left:-.3em}.lead .pg{margin-left:.25em;width:1.716em}
.prose table{width:100%;font-size:8.4pt}
.prose :is(th,td){text-align:left;vertical-align:top;padding:3pt 1.6mm;border-bottom:.4pt solid var(--line)}
.prose th{font-weight:600;border-bottom:.8pt solid var(--accent)}
.prose tr{break-inside:avoid}.prose tr:last-child{break-before:avoid}.prose tr:first-child{break-after:avoid}
.prose td>:last-child,.prose th>:last-child{margin-bottom:0}
.prose figure{margin:0 0 6.75pt;break-inside:avoid}
.prose figure img{display:block;width:100%;height:auto;max-height:${pictureHeight.portrait}mm;object-fit:contain;object-position:left top}
.landscape figure img{max-height:${pictureHeight.landscape}mm}
${pictureWidths.map((width) => `.prose figure img[width="${width}"]{width:${width}%}`).join("\n")}
.prose figcaption{margin-top:3pt;font-size:7.8pt;line-height:10.5pt;color:var(--soft)}
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
 * The grid of directories: lines of 10.5 pt (9.75 pt run in); everything between them adds up to whole lines. Chromium rounds ascent and descent to
 * pixels, which sets small type in such a line .75 pt higher, and names .75 pt lower, than running text, so both are moved back. A rule below a row
 * lies within its last line.
 */
const directory = `
.groups{font-size:7.8pt;line-height:${line}pt}
.groups.compact{line-height:9.75pt}
.groups h2{font-size:12pt;line-height:15.75pt;font-weight:700;color:var(--accent);padding-bottom:3pt;border-bottom:.75pt solid var(--accent);margin:15pt 0 12pt}
.groups h3{font-size:9.6pt;color:var(--accent);margin:15pt 0 10.5pt}
.groups h4.deep{font-size:8.4pt;color:var(--soft);margin:15pt 0 0}
.groups :is(h2,h3)+:is(h3,h4){margin-top:0}
.groups>:first-child,.groups>section:first-child>:first-child{margin-top:0}
.groups .still{font-weight:400;font-size:80%;line-height:0;color:var(--soft)}
.name{font-size:8.8pt;font-weight:600;color:var(--ink)}
.head>.name{margin:-.75pt 0 .75pt}
.code{font-size:6.8pt;line-height:8.25pt;font-weight:400;color:var(--soft)}
.syn{font-size:7.1pt;font-style:italic;color:var(--soft);padding-top:.75pt;margin-bottom:-.75pt}
.row{padding-left:var(--label);text-indent:calc(0mm - var(--label));orphans:2;widows:2}
.row>b:first-child{display:inline-block;min-width:var(--label);max-width:calc(100% + var(--label));padding-right:1.2mm;text-indent:0;font-weight:400;color:var(--soft);font-size:7.1pt;line-height:9pt}
.row>b:first-child+p{display:inline}
.pair{display:flex;gap:1.2mm;font-size:7.2pt;text-indent:0}
.pair>b{flex:0 0 34%;font-weight:400;color:var(--soft);font-size:6.6pt}
.pair>:not(b){flex:1;min-width:0}
.pairs{padding-top:.75pt;border-bottom:.25pt solid var(--line);margin-bottom:-1.5pt}
.row :is(p,ul,ol,li,h3,h4,blockquote,table){text-indent:0}
:is(.row,.grid td) p+p{text-indent:1em}
.values{width:100%;font-size:7.2pt;text-indent:0;break-inside:auto}
.values th{font-weight:400;text-align:left;color:var(--soft);font-size:6.6pt;padding:.75pt 1.4mm 0 0;border-bottom:.4pt solid var(--line);vertical-align:bottom}
.values :is(td,th){overflow-wrap:break-word}
.values td{vertical-align:top;padding:.75pt 1.4mm 0 0;border-bottom:.25pt solid var(--line)}
.entry :is(td,th)::after{content:"";display:block;margin-top:-1.5pt}
.values td:last-child{padding-right:0}
.values .number{font-variant-numeric:tabular-nums}
.label{display:block;font-size:7.1pt;color:var(--soft);break-after:avoid;padding-top:.75pt;margin-bottom:-.75pt}
.entry{--label:22mm;padding:3.75pt 0 6pt;border-top:.4pt solid var(--line)}
.wide .entry{--label:30mm}
.columns-3 .entry{--label:15mm}
.groups>.across{--label:30mm}
.groups:not(.laid) .entry{break-inside:avoid}
.leaf{display:flex;break-inside:avoid;break-after:page}
.leaf:last-child{break-after:auto}
.column>:first-child{margin-top:0!important}
.list .leaf:not(.below)>.column>.entry:first-child{padding-top:0;border-top:0}
.list .column>.entry:last-child{display:flow-root;padding-bottom:0}
.elsewhere{color:var(--soft);font-style:italic;text-indent:0}
.again{display:flex;gap:1mm;margin:0;height:1lh;font-size:7.5pt;white-space:nowrap;color:var(--soft);text-indent:0}
.again b{min-width:0;overflow:hidden;text-overflow:ellipsis;font-weight:600;color:var(--ink)}
.entry.rest{padding-top:0!important;border-top:0!important;text-indent:0}
.ref{display:block;text-indent:0}.row>b:first-child+.ref{display:inline}
.row.begun{text-indent:0}
.row.long{padding-left:0;text-indent:0}
.row.long>b:first-child{display:block;padding:.75pt 0 0;margin-bottom:-.75pt;line-height:inherit;break-after:avoid}
.row.long>b:first-child+p{display:block}
:is(h2,h3,h4)+.entry{border-top:0;padding-top:0}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:2mm;break-after:avoid}
.head>.name{flex:1 1 auto;min-width:50%}
.head>.code{flex:0 0 auto;max-width:45%;text-align:right}
.head.below{display:block}.head.below>.code{text-align:left}
.qr{display:block;width:42pt;height:42pt}
.head:has(.qr){display:grid;grid-template-columns:minmax(0,1fr) auto;grid-template-rows:auto 1fr;gap:0 1mm;align-items:start}
.head:has(.qr)>.code{grid-column:1;max-width:none;text-align:left}
.head>.qr{grid-area:1/2/3/3}
.cards .entry{border:.5pt solid var(--line);border-radius:1.2mm;padding:0 2mm 3.75pt;margin-bottom:6pt}
.cards .rest{border-radius:0 0 1.2mm 1.2mm}
.cards .head{margin:0 -2mm 3pt;padding:3pt 2mm;background:var(--wash);border-radius:1.1mm 1.1mm 0 0;border-bottom:.5pt solid var(--line)}
:is(.groups:not(.laid):has(.changed),.groups:has(.changed) .column,.grid:has(.changed)>*>tr)>*{position:relative}
:is(.entry.changed,.grid .changed>tr>:first-child)::before{content:"";position:absolute;left:-2.2mm;top:0;bottom:0;width:.5mm;background:var(--accent)}
.turn.turn.entry.changed::before{left:0;right:0;top:-2.2mm;bottom:auto;width:auto;height:.5mm}
.compact :is(h2,h3){margin:19.5pt 0 9.75pt}.compact h4.deep{margin-top:9.75pt}
.compact .entry{padding:0 0 0 2.6mm;text-indent:-2.6mm;border-top:0;font-size:7.2pt;orphans:2;widows:2}
.compact .entry b{font-size:7.5pt;line-height:0}
.compact .entry i{color:var(--soft)}
.compact .entry .label{display:inline;font-size:6.8pt;line-height:0;padding:0}
.compact .entry .again b{line-height:inherit}
.grid{width:100%;table-layout:fixed;font-size:7.1pt;line-height:9.75pt;margin-bottom:6pt}
:where(.grid>thead>tr)>th{font-weight:600;text-align:left;vertical-align:bottom;font-size:6.8pt;color:var(--accent);padding:2.25pt 1.2mm;border-bottom:.9pt solid var(--accent)}
:where(.grid>tbody>tr)>td{vertical-align:top;padding:3pt 1.2mm;border-bottom:.3pt solid var(--line);overflow-wrap:break-word}
.grid tbody{break-inside:avoid}
.grid tbody:last-of-type{break-before:avoid}.grid thead+tbody{break-after:avoid}
.grid .washed>tr>td{background:var(--wash)}
:where(.grid>tbody)>:has(+.below)>td{border-bottom:0}
:where(.grid)>*>.below>td{padding-top:0}
.grid .further>td{padding-bottom:0;border-bottom:0}.grid .further+tr>td{padding-top:0}
.grid .name{font-size:7.4pt}
.grid .row{--label:0mm}.grid .row>b:first-child::after{content:":"}
.grid .below .row{--label:24mm}.grid .below .row>b:first-child::after{content:none}
.entry :is(ul,ol),.grid :is(ul,ol){margin:0;padding-left:4mm}
.entry :is(h3,h4):not(.name),.grid :is(h3,h4){margin:0;font-size:inherit;font-weight:600;color:var(--ink)}
.entry blockquote,.grid blockquote{margin:0;padding-left:2mm;border-left:.6pt solid var(--line);color:var(--soft)}
.entry table:not(.values),.grid td table:not(.values){margin:0 0 -.75pt;font-size:7.2pt}
.entry table:not(.values) :is(th,td),.grid td table:not(.values) :is(th,td){vertical-align:top;text-align:left;padding:0 1.4mm 0 .6mm;border:.25pt solid var(--line);background:none}
.entry table:not(.values) :is(th,td)::after{margin-top:-.75pt}
.entry table:not(.values) th,.grid td table:not(.values) th{font-weight:600;color:var(--ink);font-size:inherit}
`;

const lists = `
.line{display:flex;align-items:baseline;break-inside:avoid}
.line .dots{flex:1;min-width:4mm;margin:0 1mm;border-bottom:.5pt dotted #9c9c9c;height:0}
.pg{display:inline-block;width:2.288em;font:500 1em/1 "Book Numbers";white-space:nowrap;text-align:left}
.digits{position:absolute;font:500 1pt/1 "Book Numbers"}
.contents .line{font-size:8.4pt;line-height:12pt;padding:.75pt 0}
.contents .level-0{font-size:10.4pt;font-weight:600;color:var(--accent);margin-top:9.75pt}
.contents .level-0:has(+.level-1),.contents .level-0:has(+.level-2){break-after:avoid}
.contents .level-2{padding-left:4.5mm;font-size:7.8pt;color:var(--soft)}
.contents .text{max-width:88%;overflow-wrap:anywhere;unicode-bidi:isolate}
.index{font-size:7.1pt;line-height:${line}pt}
.index h2{font-size:11pt;line-height:15pt;font-weight:700;color:var(--accent);border-bottom:.8pt solid var(--accent);margin:10.5pt 0 3.75pt;padding-bottom:1.5pt}
.index h2:first-child{margin-top:0}
.index .line{align-items:flex-end}.index .code{line-height:0}
.index .text{flex:0 1 auto;padding-left:2.4mm;text-indent:-2.4mm;overflow-wrap:anywhere;unicode-bidi:isolate}
.index .synonym .text{font-style:italic;color:var(--soft)}
.index .pg{flex:none;line-height:${line}pt}
.index .numbers{flex:1 0 auto;height:7.5pt;margin:0 0 3pt .8mm;border-bottom:.5pt dotted #c8c8c8;line-height:${line}pt;text-align:right;white-space:nowrap}
.index .numbers a+a{margin-left:.25em}
.index .many{flex-wrap:wrap}.index .many .text{max-width:100%}.index .many .numbers{margin-left:2.4mm}
`;

const fronts = `
.sheet{page:wrapper;position:relative;margin:0 -${barRoom}mm;width:${trim.width + 2 * edge}mm;height:${trim.height + 2 * edge}mm;overflow:hidden;background:var(--accent);color:#fff}
.sheet .picture{position:absolute;inset:0;width:100%;height:100%;max-height:none;object-fit:cover}
.sheet .band{position:absolute;right:0;top:0;width:34mm;height:100%;background:rgba(255,255,255,.07)}
.sheet .words{position:absolute;left:${edge + 16}mm;right:${edge + 16}mm;bottom:${edge + 22}mm}
.pictured .words{left:0;right:0;bottom:0;padding:10mm ${edge + 16}mm ${edge + 18}mm;background:var(--accent)}
.sheet .lab{font-size:11pt;letter-spacing:.04em;margin-bottom:6mm}
.sheet h1{font-size:31pt;line-height:33.75pt;font-weight:700;letter-spacing:-.015em;overflow-wrap:break-word}
.sheet h1::after{content:"";display:block;width:22mm;border-bottom:2.4pt solid #fff;margin:6mm 0 5mm}
.sheet .sub{font-size:13pt;line-height:18pt}
.sheet .logo{position:absolute;left:${edge + 16}mm;top:${edge + 18}mm;max-width:60mm;max-height:24mm;padding:3mm;background:#fff;border-radius:1.5mm}
.back .words{bottom:${edge + 16}mm;font-size:9pt}
.titlepage{position:relative;height:${trim.height - margin.top - margin.bottom - 1}mm}
.titlepage .logo{max-width:55mm;max-height:22mm}
.titlepage .words{position:absolute;top:38mm;left:0;right:0}
.titlepage h1{font-size:27pt;line-height:30pt;font-weight:700;color:var(--accent);letter-spacing:-.015em}
.titlepage h1::after{content:"";display:block;width:22mm;border-bottom:2pt solid var(--accent);margin:6mm 0 5mm}
.titlepage .sub{font-size:13pt;line-height:18pt;color:var(--soft)}
.titlepage .foot{position:absolute;bottom:0;left:0;right:0;font-size:8.4pt;color:var(--soft)}
.titlepage .foot .lab{font-size:11pt;font-weight:600;color:var(--ink);margin-bottom:2mm}
.titlepage .bars{position:relative;margin-top:3mm;padding-left:2.2mm}
.titlepage .bars::before{content:"";position:absolute;left:0;top:0;bottom:0;width:.5mm;background:var(--accent)}
.glyphs{font-size:9pt}.glyphs b{font-weight:600}
`;

/**
 * The rules of every part; tenants' rules come after them. Anything beside an element with a bar is positioned like it: positioned elements are
 * painted last, and text would otherwise no longer be in reading order.
 */
export const styles = base + prose + directory + lists + fronts;
export const stylesVersion = createHash("sha256").update(styles).digest("hex").slice(0, 16);
