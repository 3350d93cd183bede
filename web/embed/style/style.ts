/**
 * Styles of widgets and public pages. Everything is below `.lbm`, sizes are in em of it, widths depend on the space available (container
 * queries), colours are custom properties: the README of `web/embed` documents those that a lab may set.
 */
export const style = `
:host,:root{--lbm-text:#14212b;--lbm-muted:#52616f;--lbm-surface:#fff;--lbm-line:#14212b22;--lbm-line-strong:#8896a3;--lbm-radius:.5em;
--lbm-tint:color-mix(in srgb,var(--lbm-primary) 6%,#0000);--lbm-tint-strong:color-mix(in srgb,var(--lbm-primary) 14%,#0000);
--lbm-mark:color-mix(in srgb,var(--lbm-primary) 20%,#0000)}
.lbm{font:var(--lbm-font-size,1em)/1.5 var(--lbm-font,system-ui,sans-serif);
color:var(--lbm-text);container-type:inline-size;overflow-wrap:break-word;-webkit-text-size-adjust:100%}
.lbm *,.lbm ::before,.lbm ::after{box-sizing:border-box}
:where(.lbm) :where(h1,h2,h3,p,ul,dl,dd,table){margin:0;padding:0}
:where(.lbm) :where(ul){list-style:none}
:where(.lbm) :where(a){color:var(--lbm-link);text-underline-offset:.2em;text-decoration-thickness:1px}
.lbm :focus-visible{outline:2px solid var(--lbm-link);outline-offset:2px;border-radius:.2em}
.lbm [tabindex="-1"]:focus{outline:none}
.lbm-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.lbm-directory{display:grid;gap:1.25em 2.5em;grid-template-columns:minmax(0,1fr)}
.lbm-search{display:flex;gap:.6em}
.lbm-field-frame{position:relative;flex:1}
.lbm-field-frame::before,.lbm-field-frame::after{content:"";position:absolute;top:1em;inset-inline-start:1em;width:.8em;height:.8em;border:.1em solid var(--lbm-muted);border-radius:50%;pointer-events:none}
.lbm-field-frame::after{width:0;height:.42em;margin:.62em .77em;border-width:0 .1em 0 0;border-radius:0;rotate:-45deg}
.lbm-input{width:100%;height:3.1em;margin:0;padding:0 2.9em;font:inherit;color:inherit;background:var(--lbm-surface);border:1px solid var(--lbm-line-strong);
border-radius:var(--lbm-radius);appearance:none;text-overflow:ellipsis}
.lbm-input::placeholder{color:var(--lbm-muted);opacity:1}
.lbm-input::-webkit-search-cancel-button{display:none}
.lbm-input:hover{border-color:var(--lbm-text)}
.lbm .lbm-input:focus-visible{outline-offset:-1px;border-radius:var(--lbm-radius)}
.lbm-clear{position:absolute;inset-inline-end:.3em;top:.3em;width:1.5em;height:1.5em;
padding:0;border:0;border-radius:50%;background:none;color:var(--lbm-muted);font:1.5em/1 system-ui;cursor:pointer}
.lbm-button{padding:0 1.4em;min-height:2.75em;font:inherit;font-weight:600;color:var(--lbm-on-primary);background:var(--lbm-primary);
border:1px solid transparent;border-radius:var(--lbm-radius);cursor:pointer}
.lbm-button:hover{box-shadow:inset 0 0 0 99em #0001}
.lbm-button--quiet{color:var(--lbm-link);background:none;border-color:var(--lbm-line-strong)}
.lbm-categories ul{display:flex;gap:.4em;overflow-x:auto;scrollbar-width:none}
.lbm-categories a{display:flex;justify-content:space-between;gap:.6em;padding:.35em .8em;border:1px solid var(--lbm-line);border-radius:2em;
color:var(--lbm-text);text-decoration:none;white-space:nowrap}
.lbm-categories a:hover{border-color:var(--lbm-link);color:var(--lbm-link)}
.lbm-categories a[aria-current]{background:var(--lbm-tint-strong);border-color:transparent;font-weight:600}
.lbm-count{color:var(--lbm-muted);font-size:.875em;font-variant-numeric:tabular-nums;font-weight:400}
.lbm-letters{margin-bottom:1.1em}
.lbm-letters ul{display:flex;gap:.1em;overflow-x:auto;scrollbar-width:none}
.lbm-letters :is(a,span){display:block;font-weight:600;min-width:25px;padding:.15em .25em;text-align:center;border-radius:.4em;text-decoration:none}
.lbm-clear:hover,.lbm-letters a:hover{background:var(--lbm-tint-strong)}
.lbm-letters a[aria-current]{background:var(--lbm-primary);color:var(--lbm-on-primary)}
.lbm-letters span{color:var(--lbm-muted)}
.lbm-heading{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.2em 1em;padding-bottom:.6em;border-bottom:2px solid var(--lbm-text)}
.lbm-heading :is(h1,h2){font-size:1.25em;line-height:1.4;font-weight:600}
.lbm-letter{padding:1.35em 0 .35em;font-size:.875em;line-height:1.4;font-weight:600;color:var(--lbm-muted);border-bottom:1px solid var(--lbm-line)}
.lbm-hit{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.1em 1em;padding:.7em 0;border-bottom:1px solid var(--lbm-line);
text-decoration:none;color:var(--lbm-text);scroll-margin:4em}
.lbm-hit:hover,.lbm-hit--active{background:var(--lbm-tint);box-shadow:-.6em 0 var(--lbm-tint),.6em 0 var(--lbm-tint)}
.lbm-hit--active{background:var(--lbm-tint-strong);box-shadow:-.6em 0 var(--lbm-primary),.6em 0 var(--lbm-tint-strong)}
.lbm-hit-name{display:block;font-weight:600;color:var(--lbm-link);line-height:1.4}
.lbm-hit:hover .lbm-hit-name{text-decoration:1px underline}
.lbm-hit-synonyms,.lbm-hit-facts{display:block;font-size:.875em;color:var(--lbm-muted);line-height:1.4}
.lbm-hit-material:not(:last-child)::after{content:"\\a0· "}
.lbm-code{grid-area:1/2;align-self:start;justify-self:end;padding:.15em .6em;font:600 .875em/1.4 var(--lbm-font-code,ui-monospace,Menlo,Consolas,monospace);
color:var(--lbm-text);background:var(--lbm-tint-strong);border-radius:.4em;white-space:nowrap}
.lbm-mark{color:var(--lbm-text);background:var(--lbm-mark);border-radius:.2em}
.lbm-nothing,.lbm-state{padding:3em 1em;color:var(--lbm-muted);text-align:center}
.lbm-similar{padding-top:1em;font-weight:600}
.lbm-state .lbm-button{margin-top:1em}
.lbm-imported{padding-top:1em;font-size:.875em;color:var(--lbm-muted)}
.lbm-more{padding-top:1em;text-align:center}
@container (max-width:60em){
.lbm-categories ul:has(ul){flex-wrap:wrap}
.lbm-categories ul:has(ul)>li:not(:first-child,:has(ul)){display:none}
.lbm-categories li:has(ul){display:contents}
.lbm-categories ul ul{flex-basis:100%}
}
@container (min-width:46em){
.lbm .lbm-letters ul{flex-wrap:wrap}
.lbm-hit{grid-template-columns:minmax(0,1fr) minmax(0,15em) 8em}
.lbm-hit-facts{grid-area:1/2}
.lbm .lbm-hit-facts>span{display:block}
.lbm-hit-facts>span::after{display:none}
.lbm-code{grid-column:3}
}
@container (min-width:60em){
.lbm-directory{grid-template-columns:minmax(14em,17em) minmax(0,1fr)}
.lbm-top{grid-column:1/-1}
.lbm-categories{position:sticky;top:1em;max-height:calc(100vh - 2em);overflow-y:auto}
.lbm .lbm-categories ul{display:block}
.lbm-categories a{border:0;border-radius:.4em;white-space:normal;padding:.4em .7em}
.lbm-categories a:hover{background:var(--lbm-tint)}
.lbm-categories ul ul{padding-inline-start:.9em}
}
@media (forced-colors:active){.lbm-mark{color:highlighttext;background:highlight}.lbm-hit--active{outline:2px solid}.lbm a[aria-current]{outline:1px solid}}
@media print{.lbm :is(.lbm-top,.lbm-side,.lbm-letters){display:none}}
`;

/** Styles of the page around the directory when it is shown on its own, under `/embed/`. */
export const pageStyle = `
html{font-size:100%}
body{margin:0;background:var(--lbm-surface)}
.lbm-page{display:flex;flex-direction:column;min-height:100vh}
[data-framed] .lbm-page{min-height:0}
.lbm-page-head{border-bottom:1px solid var(--lbm-line)}
.lbm-page-in{width:min(100% - 2.5rem,72rem);margin-inline:auto}
.lbm-page-head>.lbm-page-in{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 2rem;min-height:4.25rem;padding-block:.75rem}
.lbm-brand{display:flex;align-items:center;gap:.8rem;color:var(--lbm-text);font-weight:650;text-decoration:none;letter-spacing:-.01em}
.lbm-brand img{display:block;max-width:12rem;height:2.25rem;object-fit:contain}
.lbm-brand-sign{width:.7rem;height:1.7rem;border-radius:.2rem;background:var(--lbm-primary)}
.lbm-languages ul{display:flex;gap:.2rem}
.lbm-languages a{display:block;padding:.3rem .6rem;border-radius:.35rem;text-decoration:none;font-size:.875rem;font-weight:600}
.lbm-languages a[aria-current]{background:var(--lbm-tint-strong);color:var(--lbm-text)}
.lbm-menu ul{display:flex;flex-wrap:wrap;gap:0 1.75rem}
.lbm-menu a{display:block;padding:.55rem 0;border-bottom:3px solid #0000;color:var(--lbm-text);font-weight:600;text-decoration:none}
.lbm-menu a:hover{color:var(--lbm-link)}
.lbm-menu a[aria-current]{border-color:var(--lbm-primary);color:var(--lbm-link)}
.lbm-theme:not([hidden]){display:flex;align-items:center;gap:.5rem}
.lbm-theme select{padding:.15rem .4rem;border:1px solid var(--lbm-line-strong);border-radius:.35rem;background:var(--lbm-surface);color:var(--lbm-text);font:inherit}
.lbm-page main{flex:1;padding-block:2rem 4rem}
.lbm-page-title{padding-bottom:1.1rem;font-size:1.75rem;line-height:1.2;font-weight:680;letter-spacing:-.018em}
.lbm-page .lbm-skip:not(:focus){position:absolute;clip-path:inset(50%)}
.lbm-crumbs{margin-bottom:1em;font-size:.9375em}
.lbm-crumbs ol{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}
.lbm-crumbs li+li::before{content:"/";margin-inline:.6em;color:var(--lbm-line-strong)}
.lbm-pager{display:flex;align-items:center;justify-content:space-between;gap:1em;padding-top:1.25em}
.lbm-pager>:nth-child(2){color:var(--lbm-muted);font-variant-numeric:tabular-nums}
.lbm-instead{padding-top:.4em;line-height:2}
.lbm-missing{max-width:44em}
.lbm-missing .lbm-more{text-align:start}
.lbm-missing-text{padding-bottom:1.1em}
.lbm-missing .lbm-section-title{padding-top:1.1em}
.lbm-missing .lbm-instead+.lbm-search,.lbm-missing .lbm-instead+search{padding-top:1.1em}
.lbm-sheet,.lbm-left-out{display:none}
.lbm-page-foot .lbm-page-in{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.3rem 2rem}
.lbm-legal{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
.lbm-page-foot{border-top:1px solid var(--lbm-line);padding-block:1.1rem;font-size:.875rem;color:var(--lbm-muted)}
@media (max-width:40em){
.lbm-page-head>.lbm-page-in{min-height:3.25rem;padding-block:.4rem;gap:.3rem 1rem}
.lbm-menu ul{gap:0 1.15rem;font-size:.9375rem}
.lbm-menu a{padding-block:.35rem}
.lbm-page main{padding-block:1.1rem 3rem}
.lbm-page-title{padding-bottom:.7rem;font-size:1.5rem}
}
@media (forced-colors:active){.lbm-menu a{border-color:canvas}.lbm-menu a[aria-current]{border-color:highlight}}
@page{margin:16mm}
@media print{
.lbm-page{display:block;min-height:0;font-size:10.5pt}
.lbm-page-in{width:auto}
.lbm-page main{padding-block:1.25rem 0}
.lbm-page-head>.lbm-page-in{min-height:0;padding-block:0 .5rem}
.lbm-page :is(.lbm-languages,.lbm-menu,.lbm-crumbs,.lbm-share,.lbm-skip,.lbm-page-foot,.lbm-pager){display:none}
.lbm-page a{color:inherit;text-decoration:none}
.lbm-field,.lbm-table tr,.lbm-sheet{break-inside:avoid}
.lbm-table{overflow:visible;border-radius:0}
.lbm-section{padding-top:1.1em}
.lbm-field{padding:.35em 0}
.lbm-code{padding-inline:0}
.lbm-section-title,.lbm-section-subtitle{break-after:avoid}
.lbm-left-out{display:block;padding-top:1em;font-weight:600}
.lbm-sheet{display:flex;align-items:center;gap:1.25em;margin-top:1.5em;padding-top:1em;border-top:1px solid var(--lbm-line);overflow-wrap:anywhere}
.lbm-sheet svg{flex:none;width:30mm;height:30mm;margin:-3mm}
}
`;

/** Isolates the widget from the lab's page by resetting everything that would be inherited. */
export const hostStyle = `
:host{all:initial!important;display:block!important;direction:ltr!important;color-scheme:light!important}
:host([hidden]){display:none!important}
`;
