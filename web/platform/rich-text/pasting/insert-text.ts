/** Inserts text at the caret, as if typed. No other way preserves the history of Ctrl+Z. */
export const insertText = (text: string) => document.execCommand("insertText", false, text);
