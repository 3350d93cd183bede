/** A time of the day: `14:00`, `14.30 Uhr`, `14 Uhr`, `2 pm`. */
const time =
  /(?<![\d.,])(\d{1,2})(?:[:.](\d{2}))?\s*(uhr|a\.?m\.?|p\.?m\.?|o'clock)?(?!\d|[.,]\d|\s?(?:h\b|std|min|°|%|ml|x))/gi;

/**
 * The cut-off of the day in minutes since midnight. A text with two different times, as for different days of the week, has none.
 */
export function readCutOff(text: string): number | undefined {
  const times = new Set<number>();
  for (const [, hours = "", minutes, word = ""] of text.matchAll(time)) {
    if (minutes === undefined && word === "") continue;
    const isAfternoon = /^p/i.test(word) && Number(hours) < 12;
    const total = (Number(hours) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes ?? 0);
    if (total <= 1440 && Number(minutes ?? 0) < 60) times.add(total);
  }
  return times.size === 1 ? [...times][0] : undefined;
}
