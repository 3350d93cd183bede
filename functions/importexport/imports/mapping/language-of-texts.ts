import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { Detected } from "../../../../shared/importexport/imports/reading.ts";
import { contentLanguages, type Language } from "../../../../shared/kernel/language.ts";
import { languagesOfHeading } from "./headings/heading-forms.ts";

/** Words and endings that laboratory texts have in one language and not in the others. */
const signs = {
  de: /[äöüß]|\b(?:der|die|das|und|im|von|mit|bei|nach|oder|für|aus)\b|\w(?:ung|keit|stoff|körper|bestimmung|analytik)\b/giu,
  en: /\b(?:the|of|and|in|with|for|by|or|from|total|blood|free|cell|cells|count|level|ratio|test|acid)\b|\w(?:tion|body|bodies|ness)\b/giu,
  fr: /[çèêëîôûœ]|\b(?:le|la|les|des|de|du|dans|avec|par|sur|et|sang|acide|anticorps|dosage|taux|totale|libre)\b|\bd['’]|é(?![äöü])/giu,
  it: /\b(?:il|lo|gli|di|del|della|delle|dei|degli|nel|con|per|sangue|siero|urine|acido|anticorpi|totale|libero|libera|dosaggio)\b|\w(?:zione|zioni|ità)\b/giu,
} as const satisfies Record<Language, RegExp>;
/** Fewer signs are no evidence. */
const fewest = 3;

/** The language of texts, if they clearly are in one of these. */
export function languageOfTexts(
  texts: readonly string[],
  languages: readonly Language[],
): Language | undefined {
  const [best, second] = signsIn(texts);
  if (!best || !second || best.count < fewest || best.count < second.count * 3) return undefined;
  return languages.find((language) => language === best.language);
}

/** The signs of each language, the most frequent language first; `words` counts the different ones. */
function signsIn(texts: readonly string[]) {
  const text = texts.join("\n").slice(0, 50_000);
  const counted = contentLanguages.map((language) => {
    const matches = text.match(signs[language]) ?? [];
    return {
      language,
      count: matches.length,
      words: new Set(matches.map((word) => word.toLowerCase())).size,
    };
  });
  return counted.sort((left, right) => right.count - left.count);
}

/** Number of rows whose names are examined; the sample of a file for the mapping screen holds as many. */
const lookedAt = 150;

/**
 * Language of a whole file, if its names clearly are in another one than the laboratory's first, and neither the file nor a person states
 * it. One word that occurs in many names ("Test 1", "Test 2") is no evidence.
 */
export function guessedLanguage(
  { rows }: { rows: readonly { cells: readonly string[] }[] },
  mapping: readonly ColumnMapping[],
  languages: readonly Language[],
): Language | undefined {
  const [main] = languages;
  const index = mapping.findIndex(({ target, language }) => target === "name" && language === null);
  if (languages.length < 2 || index < 0) return undefined;
  const headingLanguages = languagesOfHeading(mapping[index]?.column ?? "");
  // French or Italian names of a laboratory without that language are those of its main one.
  if (
    headingLanguages.length > 0 &&
    headingLanguages.every((language) => language === "fr" || language === "it")
  )
    return undefined;
  const names = rows.slice(0, lookedAt).map(({ cells }) => cells[index] ?? "");
  const guessed = languageOfTexts(names, languages);
  return guessed !== main && (signsIn(names)[0]?.words ?? 0) >= fewest ? guessed : undefined;
}

/** How a file was read, with the guessed language filled in. */
export const inGuessed = <Of extends Detected | null>(detected: Of, guessed: Language | undefined): Of =>
  detected && guessed ? { ...detected, language: guessed, is_language_guessed: true } : detected;
