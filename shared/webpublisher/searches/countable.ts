/** The longest search that is counted, in characters; what is longer was pasted. */
export const longestTerm = 60;

/**
 * What may belong to a person: a sign of an address, more than six digits with nothing but signs between them, a date in figures or with
 * the name of its month, a year or six digits beside which anything else stands, what introduces a date of birth.
 */
const personal =
  /@|\bat[)\]]|:\/\/|(\p{N}\P{L}*){7}|\d[./-] ?\d+[./-] ?\d|\d\W*(jan|feb|m[aä]r|mrz|apr|ma[iy]|ju[nl]|aug|sep|o[ck]t|nov|de[cz])\p{L}*\W*\d|\b(19|20)\d\d\b|\b\d{6}\b.|.\b\d{6}\b|\b(geb|geboren|born|dob)(?!\p{L})/iu;

/**
 * A search as it may be counted: words that name no person. The widget sends nothing else, and the server asks once more.
 * @returns its words with single blanks between them; "" if it is not counted
 */
export function countable(search: string): string {
  const term = search.normalize("NFKC").trim().replace(/\s+/g, " ");
  return term.length > 1 && term.length <= longestTerm && !personal.test(term) ? term : "";
}
