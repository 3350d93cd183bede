import { localeOf } from "../../../shared/kernel/locale.ts";
import type { DrawTexts } from "../../../shared/webpublisher/texts/draw-texts.ts";
import { fill } from "./texts-of.ts";

type TextKey = Exclude<keyof DrawTexts, "kinds">;

/** The texts of the plan for the draw with their placeholders as functions; numbers are formatted for the language. */
export function drawTextsOf(language: string, texts: DrawTexts) {
  const number = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 });
  return {
    ...texts,
    number: (value: number) => number.format(value),
    /** A text with values in its placeholders. */
    filled: (key: TextKey, values: Record<string, string>) => fill(texts[key], values),
    counted: (key: "tubes" | "inBasket" | "hits", count: number) =>
      fill(texts[`${key}_${count === 1 ? "one" : "other"}`], { count: number.format(count) }),
    /** A volume given in microlitres. */
    volume: (microlitres: number) => `${number.format(microlitres / 1000)} ml`,
    /** A duration given in minutes. */
    duration: (minutes: number) =>
      minutes < 120 && minutes % 60 !== 0
        ? fill(texts.minutes, { count: number.format(minutes) })
        : fill(texts.hours, { count: number.format(minutes / 60) }),
    /** A time of the day given in minutes since midnight. */
    time: (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
  };
}
export type DrawWords = ReturnType<typeof drawTextsOf>;
