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
  const text = texts.join("\n").slice(0, 50_000);
  const counted = (["de", "en"] as const).map((language) => ({
    language,
    count: (text.match(signs[language]) ?? []).length,
  }));
  const [most, other] = counted.sort((left, right) => right.count - left.count);
  if (!most || !other || most.count < fewest || most.count < other.count * 3) return undefined;
  return languages.find((one) => one === most.language);
}
