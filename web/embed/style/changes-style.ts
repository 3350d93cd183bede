/** Styles of the list of changes and of its forms, loaded only by their page and their widget. */
export const changesStyle = `
.lbm-changes>section{padding:1.1em 0;border-bottom:1px solid var(--lbm-line)}
.lbm-changes h2{font-size:1.1em;line-height:1.35;font-weight:650}
.lbm-change-date{color:var(--lbm-muted);font-size:.875em}
.lbm-change-remark{margin-top:.5em;padding-inline-start:.8em;border-inline-start:3px solid var(--lbm-accent);white-space:pre-line}
.lbm-change-kinds{display:flex;flex-wrap:wrap;gap:.35em;margin-top:.4em}
.lbm-change-kinds li{padding:.1em .6em;border-radius:1em;background:var(--lbm-tint-strong);font-size:.8125em}
.lbm-change-lines{margin-top:.5em;display:grid;gap:.35em}
.lbm-change-lines dt{font-weight:600;font-size:.875em}
.lbm-change-lines del{color:var(--lbm-muted)}
.lbm-change-lines ins{text-decoration:none}
.lbm-change-list{margin-top:.6em;display:grid;gap:.5em}
.lbm-change-list>li{padding-inline-start:.8em;border-inline-start:2px solid var(--lbm-line)}
.lbm-subscribe{margin-top:2em;padding:1.1em 1.2em;border:1px solid var(--lbm-line);border-radius:var(--lbm-radius)}
.lbm-subscribe h2{font-size:1.1em;font-weight:650}
.lbm-subscribe form{display:flex;flex-wrap:wrap;gap:.6em;margin-top:.8em;align-items:end}
.lbm-subscribe label{flex:1 1 16em;font-size:.875em}
.lbm-subscribe .lbm-input{padding:0 .9em;font-size:1.143em;margin-top:.25em}
.lbm-trap{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.lbm-answer{padding:.7em 0;font-weight:600}
`.trim();
