import type { Meaning } from "../../../shared/kernel/found.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { localeOf, longDates } from "../../../shared/kernel/locale.ts";
import type { WidgetTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";

/** Fills values into the placeholders of a text without escaping them, since the renderer escapes the text. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");

/** Texts with their placeholders as functions; numbers and dates are formatted for the language. */
export function textsOf(language: Language | string, texts: Record<WidgetTextKey, string>) {
  const number = new Intl.NumberFormat(localeOf(language));
  const dated = longDates(language);
  const shown = (count: number) => number.format(count);
  const counted = (of: "found" | "count") => (count: number) =>
    fill(texts[`${of}_${count === 1 ? "one" : "other"}`], { count: shown(count) });
  return {
    ...texts,
    shown,
    dated,
    found: counted("found"),
    count: counted("count"),
    letter: (letter: string) => fill(texts.letter, { letter }),
    resultsFor: (query: string) => fill(texts.resultsFor, { query }),
    without: (words: readonly string[]) =>
      fill(texts.without, { words: words.map((word) => fill(texts.quoted, { word })).join(", ") }),
    byVocabulary: (meanings: readonly Meaning[]) =>
      texts.byVocabulary +
      meanings
        .map((meaning) =>
          fill(meaning.names ? texts.meaning : texts.quoted, { ...meaning, word: meaning.typed }),
        )
        .join("; "),
    didYouMean: (query: string) => fill(texts.didYouMean, { query }),
    imported: (date: string) => fill(texts.imported, { date: dated(date) }),
  };
}
export type Texts = ReturnType<typeof textsOf>;
