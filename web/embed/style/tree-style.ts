/** Styles of the tree of categories, in addition to `style`. */
export const treeStyle = `
.lbm-tree{columns:20em auto;column-gap:2.5em;padding-top:.75em}
.lbm-tree>li{break-inside:avoid;padding-bottom:1em}
.lbm-tree a{display:flex;justify-content:space-between;gap:1em;padding:.4em 0;border-bottom:1px solid var(--lbm-line);text-decoration:none}
.lbm-tree>li>a{font-weight:600}
.lbm-tree ul{padding-inline-start:1em}
.lbm-tree a:hover{border-color:var(--lbm-link)}
`;
