/** Separators of a list, between names of at least two letters: IgG und IgM, TSH, fT4. A slash needs blanks: HIV 1/2.
 * A comma between digits belongs to a name: 1,25-Dihydroxy-Vitamin D. */
const separator = /\s*(?:[;\n]|(?<!\d),|,(?!\d))\s*|\s+(?:\+|&|\/|und|and|sowie|oder|or)\s+/iu;

/** The names that a query lists. */
export const listedIn = (query: string): string[] =>
  query
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
