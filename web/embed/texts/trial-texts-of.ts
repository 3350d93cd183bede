import { localeOf, longDates } from "../../../shared/kernel/locale.ts";
import type { TrialTextKey } from "../../../shared/proficiency/texts/trial-texts.de.ts";
import { fill } from "./texts-of.ts";

/** The texts about proficiency tests with their placeholders as functions; numbers and dates are formatted for the language. */
export function trialTextsOf(language: string, texts: Record<TrialTextKey, string>) {
  const number = new Intl.NumberFormat(localeOf(language));
  const dated = longDates(language);
  const ofDate = (key: "validUntil" | "wasValidUntil" | "tested") => (date: string) =>
    fill(texts[key], { date: dated(date) });
  return {
    ...texts,
    validUntil: ofDate("validUntil"),
    wasValidUntil: ofDate("wasValidUntil"),
    tested: ofDate("tested"),
    downloadOf: (name: string) => fill(texts.downloadOf, { name }),
    found: (count: number) =>
      fill(texts[count === 1 ? "found_one" : "found_other"], { count: number.format(count) }),
    page: (page: number, pages: number) =>
      fill(texts.page, { page: number.format(page), pages: number.format(pages) }),
  };
}
export type TrialWords = ReturnType<typeof trialTextsOf>;
