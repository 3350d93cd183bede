import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import type { Found } from "../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../shared/kernel/language.ts";

/** Words and endings that texts of laboratories have in one language and not in the other. */
const signs = {
  de: /[äöüß]|\b(?:der|die|das|und|im|von|mit|bei|nach|oder|für|aus)\b|\w(?:ung|keit|stoff|körper|bestimmung|analytik)\b/giu,
  en: /\b(?:the|of|and|in|with|for|by|or|from|total|blood|free|cell|cells|count|level|ratio|test|acid)\b|\w(?:tion|body|bodies|ness)\b/giu,
} as const;
/** Fewer signs tell nothing. */
const fewest = 3;

/** In which of these languages texts are, if they clearly are in one; others than German and English are not told apart. */
export function languageOfTexts(
  texts: readonly string[],
  languages: readonly Language[],
): Language | undefined {
  const [most, other] = signsIn(texts);
  if (!most || !other || most.count < fewest || most.count < other.count * 3) return undefined;
  return languages.find((one) => one === most.language);
}

/** The signs of each language, those of the one that has most first; `words` are the different ones. */
function signsIn(texts: readonly string[]) {
  const text = texts.join("\n").slice(0, 50_000);
  const counted = (["de", "en"] as const).map((language) => {
    const found = text.match(signs[language]) ?? [];
    return { language, count: found.length, words: new Set(found.map((one) => one.toLowerCase())).size };
  });
  return counted.sort((left, right) => right.count - left.count);
}

/** Names of as many rows are looked at: as many are kept of a file for the screen on which people map it. */
const lookedAt = 150;

/**
 * In which language a whole file is, if its names clearly are in another one than the laboratory's first, and neither the file nor anybody
 * says so. One word that stands in many names ("Test 1", "Test 2") tells nothing.
 */
export function guessedLanguage(
  { rows }: { rows: readonly { cells: readonly string[] }[] },
  mapping: readonly ColumnMapping[],
  languages: readonly Language[],
): Language | undefined {
  const [main] = languages;
  const at = mapping.findIndex(({ target, language }) => target === "name" && language === null);
  if (languages.length < 2 || at < 0) return undefined;
  const names = rows.slice(0, lookedAt).map(({ cells }) => cells[at] ?? "");
  const guessed = languageOfTexts(names, languages);
  return guessed !== main && (signsIn(names)[0]?.words ?? 0) >= fewest ? guessed : undefined;
}

/** How a file was found, in the language that is guessed. */
export const inGuessed = <Of extends Found | null>(found: Of, guessed: Language | undefined): Of =>
  found && guessed ? { ...found, language: guessed, is_language_guessed: true } : found;
