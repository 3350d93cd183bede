export const locales = ["de-DE", "en-GB"] as const;

/**
 * Says of each journey of a file, in their order, whether it is the turn of this language. What happens is the same in both, and the
 * journeys `screens` and `overlays` read every word of either; a journey that ran in both would cost its time twice.
 */
export function turnsOf(locale: (typeof locales)[number]): () => boolean {
  let count = locales.indexOf(locale);
  return () => count++ % locales.length === 0;
}
