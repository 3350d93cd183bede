/** Styles of the plan for the draw, with those of its labels in print. */
export const drawStyle = `
.lbm-draw{display:grid;gap:1.5em}
.lbm-draw fieldset{display:flex;flex-wrap:wrap;align-items:center;gap:.3em 1.2em;margin:0;padding:0;border:0}
.lbm-draw legend{float:left;padding:0 .8em 0 0;font-weight:600}
.lbm-draw label{display:inline-flex;align-items:center;gap:.45em;min-height:2em}
.lbm-draw input[type=radio]{width:1.2em;height:1.2em;margin:0;accent-color:var(--lbm-primary)}
.lbm-draw-title{font-size:1.5em;line-height:1.25;font-weight:650}
.lbm-draw-heading{font-size:1.125em;line-height:1.4;font-weight:600}
.lbm-draw-find{position:relative}
.lbm-draw-find form{display:flex;gap:.6em}
.lbm-draw-find form>span{flex:1}
.lbm-draw-find .lbm-input{padding-inline:1em}
.lbm-draw-hits{position:absolute;z-index:9;inset-inline:0;top:100%;margin:.2em 0 0;padding:.3em;list-style:none;background:#fff;background:var(--lbm-surface,#fff);
border:1px solid var(--lbm-line-strong);border-radius:var(--lbm-radius);box-shadow:0 .4em 1.4em #0003}
.lbm-draw-hits [role=option]{display:flex;gap:.8em;width:100%;padding:.5em .7em;font:inherit;color:inherit;text-align:start;background:none;border:0;border-radius:.3em;cursor:pointer}
.lbm-draw-hits>:hover{background:var(--lbm-tint)}
.lbm-draw-hits [aria-selected=true]{background:var(--lbm-tint-strong);outline:2px solid var(--lbm-link);outline-offset:-2px}
.lbm-draw-hits [role=option]>:first-child{flex:1}
.lbm-draw-code{font:600 .875em/1.4 var(--lbm-font-code,ui-monospace,Menlo,Consolas,monospace)}
.lbm-draw-chosen{display:flex;flex-wrap:wrap;gap:.5em;padding-top:.5em}
.lbm-draw-chosen li{display:flex;align-items:center;gap:.5em;max-width:100%;padding-inline-start:.8em;border:1px solid var(--lbm-line-strong);border-radius:var(--lbm-radius)}
.lbm-draw-remove{flex:none;width:2.4em;height:2.4em;padding:0;font:inherit;color:var(--lbm-link);background:none;border:0;cursor:pointer}
.lbm-draw-remove:hover{background:var(--lbm-tint-strong)}
.lbm-draw-link{padding:.4em 0;font:inherit;color:var(--lbm-link);background:none;border:0;text-decoration:underline;cursor:pointer}
.lbm-draw-options{display:grid;gap:.8em}
.lbm-draw-weight{width:6em;height:2.6em;padding:0 .6em;font:inherit;color:inherit;background:var(--lbm-surface);border:1px solid var(--lbm-line-strong);border-radius:var(--lbm-radius)}
.lbm-draw-weight[aria-invalid=true]{border-width:2px}
.lbm-draw-plan{display:grid;gap:1em}
.lbm-draw-sum{font-size:1.25em;line-height:1.4;font-weight:600}
.lbm-draw-quiet{font-size:.875em;color:var(--lbm-muted)}
.lbm-draw-tubes{display:grid;gap:.6em;margin:0;padding:0;list-style:none}
.lbm-draw-tube{display:grid;grid-template-columns:1.6em 2.2em minmax(0,1fr);gap:.3em .7em;align-items:start;padding:.8em 0;border-top:1px solid var(--lbm-line)}
.lbm-draw-tube p{margin:0}
.lbm-draw-number{font-size:1.125em;font-weight:600;text-align:end;font-variant-numeric:tabular-nums}
.lbm-draw-tube .lbm-container{width:2.2em;height:5.5em}
.lbm-draw-analysis:not(:last-child)::after{content:" · "}
.lbm-draw-demands{display:flex;flex-wrap:wrap;gap:.3em .5em;padding:.3em 0}
.lbm-draw-demands li{padding:.1em .6em;border:1px solid var(--lbm-line-strong);border-radius:2em;font-size:.9375em;font-weight:600;background:var(--lbm-tint)}
.lbm-draw-note,.lbm-draw-warning{padding:.6em .9em;border-inline-start:4px solid var(--lbm-link);background:var(--lbm-tint)}
.lbm-draw-warning{border-color:#b45309;border-inline-start-width:6px}
:where(.lbm) .lbm-draw :is(.lbm-draw-warning,.lbm-draw-notes) ul{padding-inline-start:1.2em;list-style:disc}
.lbm-draw-notes{display:grid;gap:.5em}
.lbm-draw-details summary{padding:.4em 0;font-weight:600;cursor:pointer}
.lbm-draw-details dl{display:grid;gap:.5em}
.lbm-draw-details dt{font-weight:600}
.lbm-draw-details dd{white-space:pre-line}
.lbm-draw-ways{display:flex;flex-wrap:wrap;gap:.6em;align-items:center}
.lbm-draw-ways p{margin:0}
.lbm-draw-labels{display:none}
@media (forced-colors:active){.lbm-draw-hits [aria-selected=true]{outline:2px solid Highlight}.lbm-draw-number{forced-color-adjust:auto}}
@media print{
.lbm-draw :is(.lbm-draw-find,.lbm-draw-options,.lbm-draw-ways,.lbm-draw-remove,.lbm-draw-link,.lbm-draw-lead){display:none}
.lbm-draw-tube,.lbm-draw-labels li{break-inside:avoid}
.lbm-draw[data-print=labels]>:not(.lbm-draw-labels){display:none}
.lbm-draw[data-print=labels] .lbm-draw-labels{display:grid;grid-template-columns:repeat(auto-fill,62mm);gap:3mm;margin:0;padding:0;list-style:none}
.lbm-page:has([data-print=labels]) .lbm-page-head{display:none}
.lbm-draw-labels li{display:flex;flex-direction:column;width:62mm;min-height:28mm;padding:2mm 3mm;border:.3mm solid #000;font-size:9pt;line-height:1.25;color:#000}
}
`;
