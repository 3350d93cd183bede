/**
 * Removes everything from an error report's text that may identify a person or grant access: e-mail addresses, tokens and
 * other long random words, long numbers, and the query strings and fragments of addresses.
 */
export const redact = (text: string): string =>
  text
    .replaceAll(/[^\s<>"'()@,;:]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, "[e-mail]")
    .replaceAll(/\b((?:https?|wss?|blob|file):[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi, cutAddress)
    .replaceAll(/(\/[^\s?#"'<>():]*)[?#][^\s"'<>():]*/g, "$1")
    .replaceAll(/\blb[sie]_[\w-]+/g, "[token]")
    .replaceAll(/\b(Token|Basic|Bearer)\s+\S+/gi, "$1 [token]")
    .replaceAll(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}\b/g, "[id]")
    .replaceAll(/\+?\d[\d ()/-]{6,}\d/g, "[number]");

/** Drops query and fragment, but keeps the line and column that a stack trace puts after them. */
function cutAddress(match: string, address: string): string {
  return address + (/(?::\d+){1,2}$/.exec(match)?.[0] ?? "");
}
