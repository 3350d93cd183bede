import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { Found } from "../../../../shared/importexport/imports/reading.ts";
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
  const [most, other] = signsIn(texts);
  if (!most || !other || most.count < fewest || most.count < other.count * 3) return undefined;
  return languages.find((one) => one === most.language);
}

/** The signs of each language, the most frequent language first; `words` counts the different ones. */
function signsIn(texts: readonly string[]) {
  const text = texts.join("\n").slice(0, 50_000);
  const counted = contentLanguages.map((language) => {
    const found = text.match(signs[language]) ?? [];
    return { language, count: found.length, words: new Set(found.map((one) => one.toLowerCase())).size };
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
  const at = mapping.findIndex(({ target, language }) => target === "name" && language === null);
  if (languages.length < 2 || at < 0) return undefined;
  const spoken = languagesOfHeading(mapping[at]?.column ?? "");
  // French or Italian names of a laboratory without that language are those of its main one.
  if (spoken.length > 0 && spoken.every((language) => language === "fr" || language === "it"))
    return undefined;
  const names = rows.slice(0, lookedAt).map(({ cells }) => cells[at] ?? "");
  const guessed = languageOfTexts(names, languages);
  return guessed !== main && (signsIn(names)[0]?.words ?? 0) >= fewest ? guessed : undefined;
}

/** How a file was read, with the guessed language filled in. */
export const inGuessed = <Of extends Found | null>(found: Of, guessed: Language | undefined): Of =>
  found && guessed ? { ...found, language: guessed, is_language_guessed: true } : found;
