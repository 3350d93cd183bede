import { readDate } from "../../platform/date/read-date.ts";

/** Dates in the notations of certificates: 31.12.2026, 2026-12-31, 31. Dezember 2026, 31 December 2026. */
const written =
  /\b(\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}\.?\s(?:[A-Za-zäÄ]{3,9})\.?\s\d{4})\b/g;
const months = [
  /^jan/i,
  /^feb/i,
  /^m(?:är|ar|rz)/i,
  /^apr/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^o[kc]t/i,
  /^nov/i,
  /^de[zc]/i,
];

function dateOf(text: string): string | undefined {
  const [, day = "", name = "", year = ""] = /^(\d{1,2})\.?\s([A-Za-zäÄ]+)\.?\s(\d{4})$/.exec(text) ?? [];
  if (!name) return readDate(text.replaceAll(" ", "")) ?? undefined;
  const month = months.findIndex((pattern) => pattern.test(name)) + 1;
  return month > 0 ? (readDate(`${day}.${month}.${year}`) ?? undefined) : undefined;
}

const ends = /g[üu]ltig\s*(?:keit)?\s*(?:bis)?|valid\s*(?:until|to|thru)|expires?|ablauf/i;
const tested = /ringversuch|pr[üu]f|test|durchgef|termin|stichtag|survey|performed|date\s*of/i;

export interface SuggestedDates {
  test_date?: string;
  valid_until?: string;
}

/** Finds the dates of the test and of the end in a certificate's text, by the words before them or else by their order. */
export function readDates(text: string): SuggestedDates {
  let from = 0;
  const dates = [...text.matchAll(written)].flatMap((match) => {
    const date = dateOf(match[0]);
    const before = text.slice(Math.max(from, match.index - 60), match.index);
    from = match.index + match[0].length;
    return date ? [{ date, before }] : [];
  });
  const all = dates.map(({ date }) => date).sort();
  const valid_until =
    dates.find(({ before }) => ends.test(before))?.date ?? (all.length > 1 ? all.at(-1) : undefined);
  const test_date =
    dates.find(({ date, before }) => date !== valid_until && tested.test(before) && !ends.test(before))
      ?.date ?? all.find((date) => date !== valid_until);
  return {
    ...(test_date && { test_date }),
    ...(valid_until && (!test_date || test_date <= valid_until) && { valid_until }),
  };
}
