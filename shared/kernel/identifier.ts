/** Pattern of identifiers, which appear in addresses; separate from the schemas, so that a page can use it without them. */
export const identifierPattern = /^[^\s/#?][^/#?]*$/;

/**
 * Pattern of an analysis's code. Laboratories' systems use every character in them, so addresses encode them; but browsers resolve `.`
 * and `..`, encoded or not, some take a backslash for a slash, and a line break cannot be typed.
 */
export const codePattern = /^(?!\.{1,2}$)[^\\\p{Cc}]+$/u;
