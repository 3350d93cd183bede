/** Maximum length of a counted search, in characters; longer ones were pasted. */
export const longestTerm = 60;

/**
 * Terms that may be personal data: a character of an e-mail or web address, more than six digits separated by nothing but punctuation, a
 * date in figures or with the name of its month, a year or six digits with any other text, or a word that introduces a date of birth.
 */
const personal =
  /@|\bat[)\]]|:\/\/|(\p{N}\P{L}*){7}|\d[./-] ?\d+[./-] ?\d|\d\W*(jan|feb|m[aä]r|mrz|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])\p{L}*\W*\d|\b(19|20)\d\d\b|\b\d{6}\b.|.\b\d{6}\b|\b(geb|geboren|born|dob)(?!\p{L})/iu;

/**
 * A search in the form in which it may be counted: words that name no person. The widget sends nothing else, and the server checks again.
 * @returns its words separated by single blanks; "" if it is not counted
 */
export function countable(search: string): string {
  const term = search.normalize("NFKC").trim().replace(/\s+/g, " ");
  return term.length > 1 && term.length <= longestTerm && !personal.test(term) ? term : "";
}
