/** Styles of the page for confirming an order. */
export const confirmationStyle = `
.lbm-confirmation{max-width:40em;display:grid;gap:1em;justify-items:start}
.lbm-confirmation-title{font-size:1.1em;font-weight:650}
.lbm-confirmation-lines{width:100%;border-top:1px solid var(--lbm-line)}
.lbm-confirmation-lines li{display:grid;grid-template-columns:3.5em minmax(0,1fr);padding:.6em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-confirmation-count{font-variant-numeric:tabular-nums}
.lbm-confirmation-product{display:block;font-weight:600}
.lbm-confirmation-facts{display:block;font-size:.875em;color:var(--lbm-muted)}
`.trim();
