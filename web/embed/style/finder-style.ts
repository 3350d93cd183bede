/** Styles of the search on its own, in addition to `style`. */
export const finderStyle = `
.lbm-finder{position:relative}
.lbm-popup{position:absolute;z-index:10;inset-inline:0;top:100%;margin-top:.35em;padding:0 .6em;max-height:28em;overflow-y:auto;background:var(--lbm-surface);
border:1px solid var(--lbm-line);border-radius:var(--lbm-radius);box-shadow:0 .6em 2em #14212b29}
.lbm-popup .lbm-hit:last-child{border-bottom:0}
`;
