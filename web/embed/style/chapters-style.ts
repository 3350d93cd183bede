import { pictureWidths } from "../../../shared/kernel/rich-blocks.ts";

/** Styles of chapters, loaded only by their pages and their widget. */
export const chaptersStyle = `
.lbm-chapters{max-width:46em}
.lbm-chapters p,.lbm-chapters div>ul,.lbm-chapters div>ol,.lbm-chapters table,.lbm-chapters blockquote{margin:0 0 .8em}
.lbm-chapters :is(li,td,th)>p{margin:0}
.lbm-chapters h2{font-size:1.2em;line-height:1.35;font-weight:650;margin:1.4em 0 .5em}
.lbm-chapters h3,.lbm-chapters h4{font-size:1em;font-weight:650;margin:1.1em 0 .4em}
.lbm-chapters div>ul{list-style:disc;padding-inline-start:1.4em}
.lbm-chapters div>ol{list-style:decimal;padding-inline-start:1.6em}
.lbm-chapters blockquote{padding-inline-start:.9em;border-inline-start:3px solid var(--lbm-accent)}
.lbm-chapter-wide{overflow-x:auto}
.lbm-chapters table{border-collapse:collapse}
.lbm-chapters th,.lbm-chapters td{padding:.35em .7em;border:1px solid var(--lbm-line);text-align:start;vertical-align:top}
.lbm-chapters figure{margin:0 0 1em}
.lbm-chapters figure img{display:block;max-width:100%;width:100%;height:auto}
${pictureWidths.map((width) => `.lbm-chapters figure img[width="${width}"]{width:max(${width}%,min(14em,100%))}`).join("\n")}
.lbm-chapters figcaption{margin-top:.35em;color:var(--lbm-muted);font-size:.875em}
.lbm-chapters .footnotes{margin-top:1.2em;padding-top:.5em;border-top:1px solid var(--lbm-line);font-size:.875em}
.lbm-chapters .footnotes p{margin:0 0 .3em}
.lbm-chapters sup a{padding:0 .2em}
.lbm-chapter-list li{padding:.6em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-chapter-entries{display:grid;gap:.3em 1.5em;grid-template-columns:repeat(auto-fill,minmax(min(18em,100%),1fr))}
.lbm-chapter-entries span{color:var(--lbm-muted);font-size:.875em}
`.trim();
