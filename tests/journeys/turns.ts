import { test } from "@playwright/test";

export const locales = ["de-DE", "en-GB"] as const;
type Locale = (typeof locales)[number];

/**
 * Returns at each call the `test` of the next language, German first: `inTurn()("…", async ({ page, say }) => …)`. The behaviour is
 * the same in both languages, and the journeys `screens` and `overlays` check every word of either; running a journey in both would
 * double its time. It gets the words of its language as `say`, and the language itself as `code`.
 */
export function turnsOf<All extends Record<Locale, unknown>>(words: All) {
  const inTheirLanguage = locales.map((locale) =>
    test.extend<{ say: All[Locale]; code: "de" | "en" }>({
      locale,
      say: async ({ locale: region }, use) => use(words[region as Locale]),
      code: [locale === "de-DE" ? "de" : "en", { option: true }],
    }),
  );
  let count = 0;
  return () => inTheirLanguage[count++ % locales.length] as (typeof inTheirLanguage)[number];
}
