import german from "hyphen/de/index.js";
import english from "hyphen/en-us/index.js";
import type { BookLanguage } from "./book.ts";

/** Shorter words are not hyphenated, even in three columns. */
const shortest = 9;
const longWords = new RegExp(`<[^>]*>|&[#\\w]+;|\\p{L}{${shortest},}`, "gu");
const known: Record<BookLanguage, Map<string, string>> = { de: new Map(), en: new Map() };

/**
 * Puts soft hyphens into the long words of HTML; tags and entities stay as they are. The Chromium of the print function has no
 * dictionaries, and the renderer takes the unused hyphens out of the PDF's text again.
 */
export function hyphenate(html: string, language: BookLanguage): string {
  const words = known[language];
  // Bounded, because containers live long and catalogues differ.
  if (words.size > 50_000) words.clear();
  return html.replace(longWords, (word) => {
    if (word[0] === "<" || word[0] === "&") return word;
    const seen = words.get(word);
    if (seen !== undefined) return seen;
    const hyphenated = (language === "de" ? german : english).hyphenateSync(word);
    words.set(word, hyphenated);
    return hyphenated;
  });
}

/** Text as it was before `hyphenate`. */
export const withoutSoftHyphens = (text: string) => text.replaceAll("\u00ad", "");
