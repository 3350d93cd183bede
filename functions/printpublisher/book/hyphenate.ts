import german from "hyphen/de/index.js";
import english from "hyphen/en-us/index.js";
import french from "hyphen/fr/index.js";
import italian from "hyphen/it/index.js";
import type { BookLanguage } from "./book.ts";
import { dividedWord } from "./divided-words.ts";

/** Shorter words are not hyphenated, even in three columns. */
const shortest = 9;
/** Addresses stay whole, and so do codes: capitals with digits. */
const code = "(?<![\\p{L}\\d])(?=[\\p{Lu}_-]*\\d)[\\p{Lu}\\d_-]{2,}(?![\\p{L}\\d])";
const address =
  "(?<![^\\s<>])[^\\s<>]{0,80}(?:@|://|www\\.)[^\\s<>]*|(?<![\\p{L}\\d.-])[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63})*\\.[a-z]{2,}";
const longWords = new RegExp(`<[^>]*>|&[#\\w]+;|${address}|${code}|\\p{L}{${shortest},}`, "gu");
const patterns: Record<BookLanguage, { hyphenateSync: (word: string) => string }> = {
  de: german,
  en: english,
  fr: french,
  it: italian,
};
const languages = Object.keys(patterns) as BookLanguage[];
const cached = new Map(languages.map((language) => [language, new Map<string, string>()]));
const isWord = /^\p{L}+$/u;
const isWhole = /^<[a-z]+ class="(?:code"|address"|label whole)/;
const opening = /^<([a-z][a-z0-9]*)(?=[\s>])(?:.*? lang="([a-z]+)")?/s;

/**
 * Puts soft hyphens into the long words of HTML. An element that names a language is hyphenated by it, or not at all if there is no
 * dictionary; tags and entities stay as they are. The Chromium of the print function has no dictionaries, and the renderer takes the
 * unused hyphens out of the PDF's text again.
 */
export const hyphenate = (html: string, language: BookLanguage): string =>
  withFullEnds(hyphenated(html, language));

/** The last word of a paragraph or an item, with the tags that close behind it, and the blank before it. */
const lastWord = /( ?)([^\s<>]+)(?=(?:<\/(?:a|b|i|em|strong|span|sub|sup)>)*<\/(?:p|li|blockquote)>)/g;
/** Fewer letters than these do not stand in the last line of a paragraph alone. */
const leastAlone = 6;
const isShortWord = /^(?:\P{L}*\p{L}){1,4}\P{L}*$/u;

/** Keeps the end of a paragraph from being one syllable: of a divided word, or a short word alone. */
const withFullEnds = (html: string) =>
  html.replace(lastWord, (_, blank: string, word: string) => {
    const pieces = word.split("\u00ad");
    let end = pieces.pop() ?? "";
    while (pieces.length > 0 && end.replace(/\P{L}/gu, "").length < leastAlone) end = `${pieces.pop()}${end}`;
    return (blank && isShortWord.test(word) ? "\u00a0" : blank) + [...pieces, end].join("\u00ad");
  });

function hyphenated(html: string, language: BookLanguage): string {
  /** The open element in another language: its name, the number of open elements of that name, and its dictionary. */
  let within: { name: string; depth: number; spoken: BookLanguage | undefined } | undefined;
  return html.replace(longWords, (word) => {
    if (isWord.test(word)) return divided(word, within ? within.spoken : language);
    if (word[0] !== "<") return word;
    const [, name = "", lang] = opening.exec(word) ?? [];
    if (!within && isWhole.test(word)) within = { name, depth: 1, spoken: undefined };
    else if (!within && lang && lang !== language)
      within = { name, depth: 1, spoken: languages.find((each) => each === lang) };
    else if (within && name === within.name) within.depth += 1;
    else if (within && word.startsWith(`</${within.name}>`)) within.depth -= 1;
    if (within?.depth === 0) within = undefined;
    return word;
  });
}

function divided(word: string, language: BookLanguage | undefined): string {
  if (!language) return word;
  const words = cached.get(language) as Map<string, string>;
  // Bounded, because containers live long and catalogues differ.
  if (words.size > 50_000) words.clear();
  const syllables = words.get(word) ?? dividedWord(word, patterns[language].hyphenateSync(word), language);
  words.set(word, syllables);
  return syllables;
}

/** Text as it was before `hyphenate`. */
export const withoutSoftHyphens = (text: string) => text.replaceAll("\u00ad", "");
