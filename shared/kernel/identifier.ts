/** How identifiers are written, which stand in addresses; apart from the schemas, so that a page may know it without them. */
export const identifierPattern = /^[^\s/#?][^/#?]*$/;

/**
 * How codes of analyses are written. Laboratories' systems use every sign in them, so addresses encode them; but browsers resolve `.` and
 * `..`, encoded or not, some take a backslash for a slash, and a line break cannot be typed.
 */
export const codePattern = /^(?!\.{1,2}$)[^\\\p{Cc}]+$/u;
