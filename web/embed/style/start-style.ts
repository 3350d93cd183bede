/** Styles of the start page. */
export const startStyle = `
.lbm-start{display:grid;gap:2rem;grid-template-columns:minmax(0,1fr)}
.lbm-start>.lbm-page-title{padding:0}
.lbm-start-search{max-width:44em}
.lbm-start-lead{padding-bottom:.6em;font-size:1.125em}
.lbm-start h2{padding-bottom:.5em;font-size:1.125em;line-height:1.3;font-weight:650}
.lbm-start-categories{display:flex;flex-wrap:wrap;gap:.5em}
.lbm-start-categories a{display:flex;gap:.6em;padding:.4em .9em;border:1px solid var(--lbm-line-strong);border-radius:2em;text-decoration:none}
.lbm-start-categories a:hover,.lbm-start-parts>section:hover{border-color:var(--lbm-link)}
.lbm-start-parts{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(19em,100%),1fr))}
.lbm-start-parts>section{padding:1.1em 1.25em;border:1px solid var(--lbm-line);border-radius:var(--lbm-radius);background:var(--lbm-tint)}
.lbm-start-parts li+li{padding-top:.5em}
.lbm-start-facts{display:block;font-size:.875em;color:var(--lbm-muted)}
`.trim();
