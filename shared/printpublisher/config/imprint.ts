import { uiLanguageOf } from "../../kernel/ui-language.ts";
import { imprintTexts } from "./imprint-texts.ts";

/** Words in braces that an imprint may contain; each book puts its own facts in their place. */
export const imprintWords = ["title", "edition", "date", "language", "lab", "address", "website"] as const;
export type ImprintWord = (typeof imprintWords)[number];

const word = /\{([^{}<>]*)\}/g;

/** Returns the words in braces that stand for nothing. */
export const unknownWords = (html: string): string[] =>
  [...html.matchAll(word)]
    .map(([, name = ""]) => name.trim())
    .filter((name) => !imprintWords.some((imprintWord) => imprintWord === name));

/** The imprint of a laboratory that has written none; its words in braces are those of `imprintWords`. */
export const usualImprint = (language: string): string => imprintTexts[uiLanguageOf(language)];

/**
 * Puts facts in the place of the words in braces. A row of a table whose words all stand for nothing is left out.
 * @param facts sanitised HTML by word; empty if there is none
 */
export const filledImprint = (html: string, facts: Readonly<Record<ImprintWord, string>>): string =>
  html
    .replace(/<tr>(?:(?!<\/tr>).)*<\/tr>/gs, (line) => {
      const words = [...line.matchAll(word)].flatMap(
        ([, name = ""]) => facts[name.trim() as ImprintWord] ?? [],
      );
      return words.length > 0 && words.every((fact) => fact === "") ? "" : line;
    })
    .replace(word, (match, name: string) => facts[name.trim() as ImprintWord] ?? match);
