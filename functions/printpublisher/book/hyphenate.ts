import german from "hyphen/de/index.js";
import english from "hyphen/en-us/index.js";
import type { BookLanguage } from "./book.ts";
import { dividedWord } from "./divided-words.ts";

/** Shorter words are not hyphenated, even in three columns. */
const shortest = 9;
const longWords = new RegExp(`<[^>]*>|&[#\\w]+;|\\p{L}{${shortest},}`, "gu");
const known: Record<BookLanguage, Map<string, string>> = { de: new Map(), en: new Map() };

const dictionaries: Record<string, BookLanguage> = { de: "de", en: "en" };
const opening = /^<([a-z][a-z0-9]*)(?=[\s>])(?:.*? lang="([a-z]+)")?/s;

/**
 * Puts soft hyphens into the long words of HTML. An element that names a language is hyphenated by it, or not at all if there is no
 * dictionary; tags and entities stay as they are. The Chromium of the print function has no dictionaries, and the renderer takes the
 * unused hyphens out of the PDF's text again.
 */
export function hyphenate(html: string, language: BookLanguage): string {
  /** The open element in another language: its name, the number of open elements of that name, and its dictionary. */
  let within: { name: string; depth: number; spoken: BookLanguage | undefined } | undefined;
  return html.replace(longWords, (word) => {
    if (word[0] === "&") return word;
    if (word[0] !== "<") return hyphenated(word, within ? within.spoken : language);
    const [, name = "", lang] = opening.exec(word) ?? [];
    if (!within && lang && lang !== language) within = { name, depth: 1, spoken: dictionaries[lang] };
    else if (within && name === within.name) within.depth += 1;
    else if (within && word.startsWith(`</${within.name}>`)) within.depth -= 1;
    if (within?.depth === 0) within = undefined;
    return word;
  });
}

function hyphenated(word: string, language: BookLanguage | undefined): string {
  if (!language) return word;
  const words = known[language];
  // Bounded, because containers live long and catalogues differ.
  if (words.size > 50_000) words.clear();
  const seen =
    words.get(word) ??
    dividedWord(word, (language === "de" ? german : english).hyphenateSync(word), language);
  words.set(word, seen);
  return seen;
}

/** Text as it was before `hyphenate`. */
export const withoutSoftHyphens = (text: string) => text.replaceAll("\u00ad", "");
