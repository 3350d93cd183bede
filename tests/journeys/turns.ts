import { test } from "@playwright/test";

export const locales = ["de-DE", "en-GB"] as const;
type Locale = (typeof locales)[number];

/**
 * What declares the journeys of a file: the first runs in German, the next in English, and so on. What happens is the same in both, and
 * the journeys `screens` and `overlays` read every word of either; a journey that ran in both would cost its time twice. It gets the
 * words of its language as `say`, and the language itself as `code`.
 */
export function turnsOf<All extends Record<Locale, unknown>>(words: All) {
  const spoken = test.extend<{ say: All[Locale]; code: "de" | "en" }>({
    say: async ({ locale }, use) => use(words[locale as Locale]),
    code: async ({ locale }, use) => use(locale === "de-DE" ? "de" : "en"),
  });
  let count = 0;
  return (title: string, journey: Parameters<typeof spoken>[2]) => {
    const locale = locales[count++ % locales.length];
    spoken.describe(locale ?? "", () => {
      spoken.use({ locale });
      spoken(title, journey);
    });
  };
}
