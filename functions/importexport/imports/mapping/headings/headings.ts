/**
 * Headings under which catalogues keep one kind of value, separated by commas or line breaks. Case, accents, punctuation, plurals in s
 * and articles need no spelling of their own.
 */
export interface Headings {
  de: string;
  en: string;
  fr: string;
  it: string;
  /** Spellings of further languages, in which no laboratory keeps texts, so that they tell nothing about the language of the values. */
  others?: string;
  /** Those of the above that give way to any other heading of the same kind, since they often stand for something else. */
  weak?: string;
}
