/** Styles of the shop, loaded only by its page and its widget. */
export const shopStyle = `
.lbm-shop{scroll-margin:1em}
.lbm-shop-title{font-size:1.4em;line-height:1.3;font-weight:650;padding-bottom:.35em}
.lbm-shop-lead{padding-bottom:1em;max-width:44em}
.lbm .lbm-shop-steps{display:flex;flex-wrap:wrap;gap:.4em 1em;margin:0;padding:0 0 1em;list-style:none;font-size:.875em;color:var(--lbm-muted)}
.lbm-shop-steps li{display:flex;align-items:center;gap:.4em}
.lbm-shop-steps span{display:grid;place-items:center;width:1.7em;height:1.7em;border:1px solid var(--lbm-line-strong);border-radius:50%;font-size:.9em;font-variant-numeric:tabular-nums}
.lbm-shop-steps [aria-current]{color:var(--lbm-text);font-weight:600}
.lbm-shop-steps [aria-current] span{background:var(--lbm-primary);border-color:var(--lbm-primary);color:var(--lbm-on-primary)}
.lbm-shop-notes:not(:empty){margin-bottom:1em;padding:.7em 1em;border-inline-start:4px solid var(--lbm-accent);background:var(--lbm-tint);max-width:44em}
.lbm-shop-note{font-size:.875em;color:var(--lbm-muted)}
.lbm-shop-link{padding:.3em 0;border:0;background:none;font:inherit;font-size:.9375em;color:var(--lbm-link);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.2em;cursor:pointer}
.lbm-shop-skip:not(:focus){position:absolute;clip-path:inset(50%)}
.lbm-shop-columns{display:grid;gap:1.5em 2.5em;grid-template-columns:minmax(0,1fr);align-items:start}
.lbm-shop-search{display:block;max-width:36em}
.lbm-shop-search>span,.lbm-shop-field>label:not(.lbm-shop-tick){display:block;padding-bottom:.25em;font-size:.875em;font-weight:600}
.lbm-shop .lbm-input{padding:0 .9em}
.lbm-shop select.lbm-input{appearance:auto}
.lbm-shop textarea.lbm-input{display:block;height:auto;padding:.65em .9em;resize:vertical}
.lbm-shop-categories{display:flex;gap:.4em;margin:0 -.2em;padding:.9em .2em .4em;border:0;min-width:0;overflow-x:auto;scrollbar-width:thin}
.lbm-shop-categories button{flex:none;min-height:2.3em;padding:.25em .9em;border:1px solid var(--lbm-line-strong);border-radius:2em;background:none;color:var(--lbm-text);font:inherit;font-size:.9375em;cursor:pointer}
.lbm-shop-categories button:hover{border-color:var(--lbm-link);color:var(--lbm-link)}
.lbm-shop-categories [aria-pressed=true]{background:var(--lbm-primary);border-color:var(--lbm-primary);color:var(--lbm-on-primary);font-weight:600}
.lbm-shop-categories [aria-pressed=true]:hover{color:var(--lbm-on-primary)}
.lbm-shop-find .lbm-count{padding-top:.6em}
.lbm-shop-heading{padding:1.2em 0 .4em;font-size:1.125em;line-height:1.3;font-weight:650;border-bottom:2px solid var(--lbm-text)}
.lbm-product{display:grid;grid-template-columns:4.5em minmax(0,1fr);gap:.5em 1em;padding:1em 0;border-bottom:1px solid var(--lbm-line);scroll-margin:1em}
.lbm-product--plain,.lbm-product:not(:has(>img)){grid-template-columns:minmax(0,1fr)}
.lbm-product-picture{display:block;width:100%;aspect-ratio:1;object-fit:contain;border-radius:var(--lbm-radius);background:#fff}
.lbm-product-text{min-width:0}
.lbm-fallback{font-weight:400;font-size:.875rem;font-style:italic;color:var(--lbm-muted)}
.lbm-product-name{margin:0;font-size:1em;font-weight:650;line-height:1.4}
.lbm-product-analyses,.lbm-product .lbm-rich{font-size:.9375em}
.lbm-product .lbm-rich :where(p,ul,ol){margin:0 0 .3em}
.lbm-product .lbm-rich ul{list-style:disc;padding-inline-start:1.3em}
.lbm-product-analyses{color:var(--lbm-muted)}
.lbm-variants{grid-column:1/-1;display:grid;gap:.15em}
.lbm-variant{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3em 1em;padding:.35em .7em;background:var(--lbm-tint);border-radius:var(--lbm-radius)}
.lbm-variant>div:first-child{flex:1 1 11em;min-width:0}
.lbm-variant-name{font-weight:600;line-height:1.35}
.lbm-variant-facts{display:block;font-size:.875em;font-weight:400;color:var(--lbm-muted);line-height:1.4}
.lbm-variant-facts>span:not(:last-child)::after{content:" · "}
.lbm-quantity{display:flex;flex-wrap:wrap;align-items:center}
.lbm-quantity :is(button,input){height:2.6em;margin:0;border:1px solid var(--lbm-line-strong);background:var(--lbm-surface);color:var(--lbm-text);font:inherit;text-align:center}
.lbm-quantity button{width:2.6em;padding:0;font-size:1em;font-weight:600;cursor:pointer}
.lbm-quantity button:first-child{border-radius:var(--lbm-radius) 0 0 var(--lbm-radius)}
.lbm-quantity input+button{border-radius:0 var(--lbm-radius) var(--lbm-radius) 0}
.lbm-quantity :is(button,input){scroll-margin-block:2em 9em}
.lbm-quantity button:hover{background:var(--lbm-tint-strong)}
.lbm-quantity [aria-disabled=true]{color:var(--lbm-muted);cursor:default}
.lbm-quantity input{width:3.4em;padding:0;border-inline:0;border-radius:0;font-variant-numeric:tabular-nums}
.lbm .lbm-quantity :focus-visible{position:relative;z-index:1;border-radius:var(--lbm-radius)}
.lbm-quantity-full{flex-basis:100%;text-align:end;font-size:.875em}
.lbm-cart{position:sticky;bottom:0;z-index:5;padding:.8em 1em;background:var(--lbm-surface);border:1px solid var(--lbm-line-strong);border-radius:var(--lbm-radius);box-shadow:0 0 1.5em #14212b1f}
.lbm-cart:not(:has(.lbm-button)){position:static;box-shadow:none}
.lbm-cart-head{display:flex;align-items:baseline;justify-content:space-between;gap:1em}
.lbm-cart-title{font-size:1.0625em;font-weight:650}
.lbm-cart-empty{color:var(--lbm-muted);font-size:.9375em}
.lbm-cart>.lbm-button{width:100%;margin-top:.5em}
.lbm-cart .lbm-cart-what{display:none}
.lbm-cart-lines li{display:flex;gap:.7em;padding:.55em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-cart-lines li>span{flex:1;min-width:0}
.lbm-cart-count{min-width:2.6em;text-align:end;font-variant-numeric:tabular-nums}
.lbm-cart-product{display:block;line-height:1.4}
.lbm-cart-remove{width:2em;height:2em;padding:0;border:0;border-radius:50%;background:none;color:var(--lbm-muted);font:inherit;font-size:1.1em;line-height:1;cursor:pointer}
.lbm-cart-remove:hover{background:var(--lbm-tint-strong);color:var(--lbm-text)}
.lbm-shop-form,.lbm-shop-summary,.lbm-shop-thanks{max-width:40em}
.lbm-shop-form{display:grid;gap:1em;padding-top:.4em}
.lbm-shop-optional{font-weight:400;color:var(--lbm-muted)}
.lbm-shop-tick{display:flex;gap:.6em;align-items:flex-start}
.lbm-shop-tick input{width:1.25em;height:1.25em;margin:.15em 0 0;flex:none;accent-color:var(--lbm-primary)}
.lbm-shop-fault{padding-top:.3em;font-size:.875em;font-weight:600;color:var(--lbm-bad,#a02c1c)}
.lbm-shop-field .lbm-input[aria-invalid=true]{border:2px solid var(--lbm-bad,#a02c1c)}
.lbm-shop-summary .lbm-legal{display:flex;flex-wrap:wrap;gap:.3em 1.2em;padding-top:1em;font-size:.875em}
.lbm-shop-faults:empty{display:none}
.lbm-shop-faults{font-weight:600;color:var(--lbm-bad,#a02c1c)}
.lbm-shop-trap{position:absolute;inset-inline-start:-9999px;width:1px;height:1px;overflow:hidden}
.lbm-shop-ways{display:flex;flex-wrap:wrap-reverse;gap:.7em;justify-content:space-between;padding-top:1em}
.lbm-shop-ways>:last-child{flex:1 1 14em}
.lbm-shop-details>div{display:grid;grid-template-columns:minmax(0,1fr);padding:.45em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-shop-details dt{font-size:.875em;color:var(--lbm-muted)}
.lbm-shop-details dd{white-space:pre-wrap}
.lbm-shop-thanks>*{margin-bottom:1em}
.lbm-shop-number{font-size:1.125em;font-weight:600}
@container (min-width:34em){
.lbm-shop-categories{flex-wrap:wrap;overflow:visible}
.lbm-product{grid-template-columns:8em minmax(0,1fr)}
.lbm-product-picture{grid-row:1/3}
.lbm-variants{grid-column:2}
.lbm-product--plain .lbm-variants,.lbm-product:not(:has(>img)) .lbm-variants{grid-column:1}
.lbm-shop-details>div{grid-template-columns:13em minmax(0,1fr);align-items:baseline}
}
@container (min-width:60em){
.lbm-shop-columns{grid-template-columns:minmax(0,1fr) 20em}
.lbm-cart,.lbm-cart:not(:has(.lbm-button)){position:sticky;top:1em;bottom:auto;box-shadow:none;max-height:calc(100vh - 2em);overflow-y:auto}
.lbm-cart .lbm-cart-what{display:block}
}
@media (forced-colors:active){.lbm-shop-categories [aria-pressed=true],.lbm-shop-steps [aria-current] span{outline:2px solid}}
@media print{.lbm :is(.lbm-shop-find,.lbm-cart>.lbm-button,.lbm-quantity button){display:none}.lbm-cart{position:static}}
`.trim();
