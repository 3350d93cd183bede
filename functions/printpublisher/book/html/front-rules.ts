import type { PageModel } from "../../../../shared/printpublisher/templates/page-model.ts";
import { barRoom, edge } from "../sheet.ts";

/** Width of the page for which the sizes of this file are given, mm. */
const drawnFor = 148;

/** The rules of wrapper, title page and imprint. Their large type grows with the page; small type has the same size in all formats. */
export function frontRules({ trim, margin }: PageModel): string {
  const grown = (size: number, unit: string) =>
    `${Math.round(((size * trim.width) / drawnFor) * 100) / 100}${unit}`;
  const pt = (size: number) => grown(size, "pt");
  const mm = (size: number) => grown(size, "mm");
  const fromEdge = (size: number) => `calc(${edge}mm + ${mm(size)})`;
  const inner = trim.height - margin.top - margin.bottom - 1;
  return `
.sheet{page:wrapper;position:relative;margin:0 -${barRoom}mm;width:${trim.width + 2 * edge}mm;height:${trim.height + 2 * edge}mm;overflow:hidden;background:var(--accent);color:#fff}
.sheet .picture{position:absolute;inset:0;width:100%;height:100%;max-height:none;object-fit:cover}
.sheet .band{position:absolute;right:0;top:0;width:${mm(34)};height:100%;background:rgba(255,255,255,.07)}
.sheet .words{position:absolute;left:${fromEdge(16)};right:${fromEdge(16)};bottom:${fromEdge(22)}}
.pictured .words{left:0;right:0;bottom:0;padding:${mm(10)} ${fromEdge(16)} ${fromEdge(18)};background:var(--accent)}
.sheet .lab{font-size:${pt(11)};letter-spacing:.04em;margin-bottom:${mm(6)}}
.sheet h1{font-size:${pt(31)};line-height:${pt(33.75)};font-weight:700;letter-spacing:-.015em;overflow-wrap:break-word}
.sheet h1::after{content:"";display:block;width:${mm(22)};border-bottom:2.4pt solid #fff;margin:${mm(6)} 0 ${mm(5)}}
.sheet .sub{font-size:${pt(13)};line-height:${pt(18)}}
.sheet .logo{position:absolute;left:${fromEdge(16)};top:${fromEdge(18)};max-width:${mm(60)};max-height:${mm(24)};padding:3mm;background:#fff;border-radius:1.5mm}
.back .words{bottom:${fromEdge(16)};font-size:9pt;line-height:13.5pt}
.back .lab{font-size:11pt;line-height:15pt;margin-bottom:3pt}
.back .web{margin-top:9pt;font-weight:600}
.back .issue{margin-top:9pt;padding-top:9pt;border-top:.75pt solid #fff}
.titlepage{position:relative;height:${inner}mm;padding-top:${mm(8)};border-top:2.25pt solid var(--accent)}
.titlepage .above{height:${mm(22)}}
.titlepage .above .lab{font-size:${pt(11)};line-height:${pt(15)};font-weight:600}
.titlepage .logo{max-width:${mm(55)};max-height:${mm(22)}}
.titlepage .words{position:absolute;top:${grown(52, "mm")};left:0;right:0}
.titlepage h1{font-size:${pt(30)};line-height:${pt(33)};font-weight:700;color:var(--accent);letter-spacing:-.02em;text-wrap:balance}
.titlepage .sub{margin-top:${mm(4)};font-size:${pt(13)};line-height:${pt(18)}}
.titlepage .issue{margin-top:${mm(7)};font-size:${pt(9)};line-height:${pt(13.5)}}
.titlepage .foot{position:absolute;bottom:0;left:0;right:0;padding-top:6pt;border-top:.75pt solid var(--accent);font-size:8.4pt;line-height:12pt}
.titlepage .foot .lab{font-weight:600;margin-bottom:1.5pt}
.titlepage .bars{position:relative;margin-top:3mm;padding-left:2.2mm}
.titlepage .bars::before{content:"";position:absolute;left:0;top:0;bottom:0;width:.5mm;background:var(--accent)}
.imprint.imprint{display:flex;flex-direction:column;justify-content:flex-end;min-height:${inner}mm;font-size:8.1pt;line-height:11.25pt}
.imprint :is(h1,h2,h3,h4){font-size:10pt;margin:0 0 6.75pt}
.imprint table{font-size:inherit;margin-bottom:6.75pt}
.imprint tr:first-child>*{border-top:.8pt solid var(--accent)}
.imprint :is(th,td){padding:3pt 2mm 3pt 0;border-bottom:.4pt solid var(--line)}
.imprint th{width:31%;font-weight:400;color:var(--soft);hyphens:manual}
.imprint p{margin:0 0 3pt}.imprint>:last-child{margin-bottom:0}
.glyphs{font-size:9pt}.glyphs b{font-weight:600}
`;
}
