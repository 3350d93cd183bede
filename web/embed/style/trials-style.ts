/** Styles of proficiency tests, loaded only by their page and their widget. */
export const trialsStyle = `
.lbm-trials-title{font-size:1.25em;line-height:1.3;font-weight:650;padding-bottom:.35em}
.lbm-trials-lead{padding-bottom:.9em;max-width:44em}
.lbm-trials-form{display:grid;gap:.75em;grid-template-columns:minmax(0,1fr);align-items:end;padding-bottom:1.1em}
.lbm-trials-form label{display:block;min-width:0}
.lbm-trials-form label>span{display:block;padding-bottom:.25em;font-size:.875em;font-weight:600}
.lbm-trials-form .lbm-input{padding:0 .9em}
.lbm-trials-form select.lbm-input{appearance:auto}
.lbm-trials-form .lbm-button{min-height:3.1em}
.lbm-trials-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5em 1em;padding-bottom:.5em;border-bottom:2px solid var(--lbm-text)}
.lbm-trials-bar ul{display:flex;flex-wrap:wrap;gap:.4em}
.lbm-trials-bar a{display:block;padding:.3em .8em;border:1px solid var(--lbm-line);border-radius:2em;color:var(--lbm-text);text-decoration:none}
.lbm-trials-bar a:hover{border-color:var(--lbm-link);color:var(--lbm-link)}
.lbm-trials-bar a[aria-current]{background:var(--lbm-tint-strong);border-color:transparent;font-weight:600}
.lbm-trial{display:grid;grid-template-columns:minmax(0,1fr);gap:.25em 1.5em;padding:.8em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-trial-name{font-weight:600;line-height:1.4}
.lbm-trial-name .lbm-code{display:inline;text-decoration:none;cursor:help}
.lbm-trial-material,.lbm-trial-facts{font-weight:400;font-size:.875em;color:var(--lbm-muted)}
.lbm-fallback{font-style:italic}
.lbm-trial-state{padding-inline-start:1.5em;position:relative;font-size:.9375em}
.lbm-trial-state::before{content:"✓";position:absolute;inset-inline-start:0;font-weight:700;color:var(--lbm-good,#18702f)}
.lbm-trial-state strong{color:var(--lbm-good,#18702f)}
.lbm-trial-state--expired::before{content:"✕";color:var(--lbm-bad,#a02c1c)}
.lbm-trial-state--expired strong{color:var(--lbm-bad,#a02c1c)}
.lbm-trial-state span{color:var(--lbm-muted)}
.lbm-trial-download{font-size:.9375em}
.lbm-trial-parts{display:grid;gap:.3em;padding-top:.35em;font-size:.9375em}
.lbm-trial-parts .lbm-trial-name{font-weight:500}
@container (min-width:46em){
.lbm-trials-form{grid-template-columns:minmax(0,1fr) auto auto auto}
.lbm-trial{grid-template-columns:minmax(0,1fr) 17em auto;align-items:baseline}
.lbm-trial-state span{display:block}
.lbm-trial-parts{grid-column:1/-1;grid-template-columns:repeat(auto-fill,minmax(18em,1fr))}
}
@media (forced-colors:active){.lbm-trials-bar a[aria-current]{outline:1px solid}}
@media print{.lbm .lbm-trials-form,.lbm .lbm-trials-bar nav{display:none}}
`.trim();
