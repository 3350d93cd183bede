import { useTranslation } from "react-i18next";
import { instantOf, localeOf } from "../../shared/kernel/locale.ts";
import { perLanguage } from "./i18n/per-language.ts";

/** Formatters for figures and instants in one language. */
export interface Format {
  number: (value: number) => string;
  percent: (share: number) => string;
  /** Day and minute of an instant in the reader's time zone. */
  dateTime: (instant: string) => string;
  date: (instant: string) => string;
  /** A calendar date, `YYYY-MM-DD`, the same in every time zone; anything else is returned unchanged. */
  day: (date: string) => string;
  /** "3 minutes ago", for instants of the last week; older ones as a date. */
  ago: (instant: string, now?: number) => string;
  /** A duration in seconds or minutes. */
  duration: (milliseconds: number) => string;
  /** A file size with its unit. */
  size: (bytes: number) => string;
  /** The name of a language, `de` or the like. */
  language: (code: string) => string;
}

const steps = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
] as const;

export const formatIn = perLanguage((language): Format => {
  const locale = localeOf(language);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  // Written out, as the short form has no plural.
  const bytesOnly = new Intl.NumberFormat(locale, { style: "unit", unit: "byte", unitDisplay: "long" });
  const unit = (value: number, name: string, digits: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, maximumFractionDigits: digits }).format(value);
  return {
    number: (value) => number.format(value),
    language: (code) => languages.of(code) ?? code,
    percent: (share) => percent.format(share),
    dateTime: (instant) => dateTime.format(new Date(instant)),
    date: (instant) => date.format(new Date(instant)),
    day(text) {
      const instant = instantOf(text);
      return instant === undefined ? text : day.format(instant);
    },
    ago(instant, now = Date.now()) {
      let value = Math.min(0, (Date.parse(instant) - now) / 1000);
      for (const [name, size] of steps) {
        if (-value < size) return relative.format(Math.round(value), name);
        value /= size;
      }
      return date.format(new Date(instant));
    },
    duration(milliseconds) {
      if (milliseconds < 1000) return unit(milliseconds / 1000, "second", 1);
      const seconds = Math.round(milliseconds / 1000);
      if (seconds < 60) return unit(seconds, "second", 0);
      const rest = seconds % 60;
      const minutes = unit(Math.floor(seconds / 60), "minute", 0);
      return rest === 0 ? minutes : `${minutes} ${unit(rest, "second", 0)}`;
    },
    size(bytes) {
      const names = ["byte", "kilobyte", "megabyte", "gigabyte"];
      let value = bytes;
      let index = 0;
      while (value >= 1000 && index < names.length - 1) {
        value /= 1000;
        index += 1;
      }
      return index === 0 ? bytesOnly.format(value) : unit(value, names[index] ?? "byte", value < 10 ? 1 : 0);
    },
  };
});

/** Figures and instants in the language of the interface. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatIn(i18n.resolvedLanguage ?? "en");
}
