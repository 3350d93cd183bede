/** Styles of the list of recent searches, loaded with it. */
export const recentStyle = `
.lbm-recent,.lbm-recent ul{display:flex;flex-wrap:wrap;align-items:baseline;gap:.4em;color:var(--lbm-muted)}
.lbm-recent button{padding:.4em;border:0;background:none;font:inherit;color:var(--lbm-link)}
`;
