/** Styles of the view of one analysis, in addition to `style`; widgets load them with that view. */
export const detailStyle = `
.lbm-entry-search{max-width:32em;margin-bottom:.75em}
.lbm-entry-search .lbm-input{height:2.75em}
.lbm-entry-search .lbm-field-frame::before,.lbm-entry-search .lbm-field-frame::after{top:.82em}
.lbm-back{margin-bottom:.75em;font-size:.9375em}
.lbm-back a{display:inline-flex;align-items:center;gap:.4em;text-decoration:none;font-weight:600}
.lbm-back a:hover{text-decoration:underline}
.lbm-analysis{max-width:60em}
.lbm-analysis-head{padding-bottom:1em;border-bottom:2px solid var(--lbm-text)}
.lbm-title{font-size:1.75em;line-height:1.2;font-weight:680;letter-spacing:-.018em;text-wrap:balance}
.lbm-subtitle{display:flex;flex-wrap:wrap;align-items:baseline;gap:.4em .9em;padding-top:.6em;color:var(--lbm-muted)}
.lbm-glance{padding-top:.75em}
.lbm-preferred{display:flex;gap:1em;align-items:flex-start}
.lbm-preferred dl{flex:1;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,8em),1fr));gap:.4em .75em}
.lbm-container{flex:none;height:6em;max-width:4.5em}
.lbm-glance-fact{min-width:0;line-height:1.35}
.lbm-glance-fact--wide{grid-column:span 2}
.lbm-glance-fact dt{font-size:.8125em;color:var(--lbm-muted)}
.lbm-glance-fact dd{font-size:.9375em;font-weight:600;hyphens:auto}
.lbm-glance-fact .lbm-fact{font-weight:400}
.lbm-fact{display:block;font-size:.9375em;color:var(--lbm-muted)}
a.lbm-fact{color:var(--lbm-link)}
.lbm-stability{display:flex;flex-wrap:wrap;gap:0 1em}
.lbm-stability span{font-weight:400}
.lbm-order{display:inline-flex;align-items:center;margin-top:.5em;text-decoration:none}
.lbm-glance .lbm-section-title{padding-top:1em}
.lbm-alternatives{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17em),1fr));gap:1em 1.5em}
.lbm-alternatives li{display:flex;gap:.8em}
.lbm-alternatives .lbm-container{height:4.5em}
.lbm-copy{padding:.1em .6em;margin-inline-start:.4em;font:inherit;font-size:.8125em;color:var(--lbm-link);background:none;border:1px solid var(--lbm-line-strong);border-radius:var(--lbm-radius);cursor:pointer}
.lbm-ranges{display:grid;grid-template-columns:minmax(0,auto) minmax(5em,1fr) auto;gap:.15em .9em;margin:.35em 0 .75em;max-width:38em;font-size:.875em;font-variant-numeric:tabular-nums}
.lbm-range{display:grid;grid-template-columns:subgrid;grid-column:1/-1;align-items:center}
.lbm-range svg{width:100%;height:.85em}
.lbm-range rect{fill:var(--lbm-primary)}
.lbm-range-scale{stroke:var(--lbm-line-strong);stroke-width:1;vector-effect:non-scaling-stroke}
.lbm-section{padding-top:1.75em}
.lbm-section-title{font-size:1.125em;line-height:1.3;font-weight:650;padding-bottom:.35em}
.lbm-section-subtitle{font-weight:650;padding:.35em 0}
.lbm-field{padding:.65em 0;border-top:1px solid var(--lbm-line)}
.lbm-section:not(:has(.lbm-section-title,.lbm-section-subtitle)) .lbm-field:first-child{border-top:0}
.lbm-field dt{font-size:.875em;color:var(--lbm-muted);line-height:1.7}
.lbm-fallback{font-style:italic}
.lbm-links{display:flex;flex-wrap:wrap;gap:.3em 1.25em}
.lbm-rich :is(p,ul,ol,table,blockquote){margin:0 0 .6em}
.lbm-rich :is(h3,h4){margin:.9em 0 .35em;font-size:1.0625em;line-height:1.35;font-weight:650}
.lbm-rich h4{font-size:1em}
.lbm-rich ul{list-style:disc;padding-inline-start:1.3em}
.lbm-rich ol{padding-inline-start:1.5em}
.lbm-rich :is(ul,ol) :is(ul,ol){margin-bottom:0}
.lbm-rich blockquote{padding-inline-start:.9em;border-inline-start:3px solid var(--lbm-line);color:var(--lbm-muted)}
.lbm-rich>:first-child{margin-top:0}
.lbm-rich>:last-child,.lbm-rich :is(li,td,th,blockquote)>:last-child{margin-bottom:0}
.lbm-rich :is(sub,sup){line-height:0}
.lbm-rich :is(th,td){border:1px solid var(--lbm-line);overflow-wrap:anywhere}
.lbm-rich th{font-weight:600;background:var(--lbm-tint)}
.lbm-table{overflow-x:auto;border:1px solid var(--lbm-line);border-radius:var(--lbm-radius);margin-top:.35em}
.lbm :is(.lbm-table,.lbm-rich) table{border-collapse:collapse;font-size:.9375em;font-variant-numeric:tabular-nums}
.lbm-table table{width:100%}
.lbm :is(.lbm-table,.lbm-rich) :is(th,td){padding:.5em .85em;text-align:start;vertical-align:top}
.lbm-table th{font-weight:600;background:var(--lbm-tint);white-space:nowrap}
.lbm-table td{border-top:1px solid var(--lbm-line)}
.lbm .lbm-table .lbm-number{text-align:end}
.lbm-changed{padding-top:2em;font-size:.875em;color:var(--lbm-muted)}
.lbm-share{padding-top:.9em}
.lbm-share .lbm-button{min-height:2.25em;padding:0 1em;font-size:.875em}
@container (min-width:26em){
.lbm-field:not(.lbm-field--wide){display:grid;grid-template-columns:minmax(8em,14em) minmax(0,1fr);gap:1.5em}
.lbm-field dt{line-height:1.72}
}
@container (max-width:26em){
.lbm :is(.lbm-table,.lbm-rich) table{font-size:.8125em}
.lbm .lbm-table :is(th,td){padding:.4em .3em}
.lbm .lbm-table th{font-size:.9em;white-space:normal}
}
@media (forced-colors:active){.lbm-range rect{fill:CanvasText}.lbm-order{border-color:LinkText}}
@media print{.lbm :is(.lbm-back,.lbm-entry-search,.lbm-share,.lbm-copy,.lbm-order){display:none}}
`;
