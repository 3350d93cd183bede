/** Inserts text where the caret is, as typed. No other way keeps what Ctrl+Z takes back. */
export const insertText = (text: string) => document.execCommand("insertText", false, text);
