import { ucumOf } from "./unit.ts";

/** Maximum length of a number, a limit or an age, in characters. */
const longest = 60;

/**
 * The possible readings of a number as people write it, with comma or point, groups of thousands and powers of ten: none if it is
 * not a number, two for the ambiguous `1.500`.
 */
export function readingsOf(text: string): number[] {
  if (text.length > longest) return [];
  const written = text
    .trim()
    .replace(/^−/, "-")
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/g, "");
  const power = /^([+-]?\d+(?:[.,]\d+)?)(?:[eE]([+-]?\d{1,3})|\s?[x×*·]\s?10(?:\^|\*)?([+-]?\d{1,3}))$/.exec(
    written,
  );
  if (power) {
    const factor = 10 ** Number(power[2] ?? power[3]);
    return readingsOf(power[1] ?? "").map((number) => number * factor);
  }
  if (/^[+-]?\d+$/.test(written)) return [Number(written)];
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(written))
    return [Number(written.replace(/[.,]/, "")), Number(written.replace(",", "."))];
  if (/^[+-]?\d*[.,]\d+$/.test(written)) return [Number(written.replace(",", "."))];
  const [, grouped, decimals = ""] =
    /^([+-]?\d{1,3}(?:\.\d{3})+)(,\d+)?$/.exec(written) ??
    /^([+-]?\d{1,3}(?:,\d{3})+)(\.\d+)?$/.exec(written) ??
    [];
  return grouped === undefined ? [] : [Number(grouped.replaceAll(/[.,]/g, "") + decimals.replace(",", "."))];
}

const comparison = /^(?:<=|>=|[<>≤≥=~]|ca\.|bis|unter|über|ab|up to|below|above|under|over)\s*/i;

/** A limit of a range: a number, perhaps with a comparison (`< 0,5`) or its unit, or a titre (`1:80`); undefined for other texts. */
export function readLimit(text: string): number[] | undefined {
  if (text.length > longest) return undefined;
  const limit = text.trim().replace(comparison, "");
  const titre = /^1\s?:\s?(\d+)$/.exec(limit)?.[1];
  if (titre) return [Number(titre)];
  const readings = readingsOf(limit);
  if (readings.length > 0) return readings;
  const [, number = "", unit = ""] = /^([+\-−]?[\d.,]*\d)\s?(\D.*)$/.exec(limit) ?? [];
  return unit !== "" && ucumOf(unit) !== undefined && readingsOf(number).length > 0
    ? readingsOf(number)
    : undefined;
}

/** Twelve months are a year and about thirty days a month, whatever the calendar says. */
const daysPer: readonly (readonly [days: number, names: RegExp])[] = [
  [1 / 24, /^(?:h|std|stunden?|hours?|heures?|ore|ora)$/],
  [1, /^(?:d|t|tage?|lt|days?|jours?|giorn[io]|gg?)$/],
  [7, /^(?:w|wo|wochen?|weeks?|wks?|sem|semaines?|sett|settiman[ae])$/],
  [365.25 / 12, /^(?:m|mo|mon|monate?|lm|months?|mths?|mois|mes[ei])$/],
  [365.25, /^(?:|y|j|a|lj|jahre?|years?|yrs?|ans?|ann[io])$/],
];
const isOpen = /^(?:[-–—∞]|offen|unbegrenzt|open|unlimited)?$/i;

/** An age in days, and the days in its unit; null days for an open end. */
export interface Age {
  days: number | null;
  unit: number;
}

/** Ages by their text: the tables of a catalogue repeat the same few thousands of times. */
const ages = new Map<string, Age | undefined>();
const mostAges = 1000;

/** An age as written: `18 y`, `6 Monate`, `1 J. 6 Mon.`; a bare number is in years. @returns undefined if it is no age */
export function readAge(text: string): Age | undefined {
  if (text.length > longest) return undefined;
  if (!ages.has(text)) {
    if (ages.size >= mostAges) ages.clear();
    ages.set(text, ageIn(text));
  }
  return ages.get(text);
}

function ageIn(text: string): Age | undefined {
  const age = text.trim().replace(comparison, "");
  if (isOpen.test(age)) return { days: null, unit: 0 };
  const parts = age.match(/\d+(?:[.,]\d+)?\s*(?:[a-zäöü]+\.?|(?=$))(?:\s*(?:,|und|and)?\s*)/gi) ?? [];
  if (parts.join("") !== age) return undefined;
  let days = 0;
  let unit = 0;
  for (const part of parts) {
    const [, count = "", name = ""] = /^([\d.,]+)\s*([a-zäöü]*)/i.exec(part) ?? [];
    const length = daysPer.find(([, names]) => names.test(name.toLowerCase()))?.[0];
    if (length === undefined) return undefined;
    days += Number(count.replace(",", ".")) * length;
    unit = length;
  }
  return { days, unit };
}

/** The sex to which a range applies; undefined if the text names none. `divers` and both sexes count as any. */
export function readSex(text: string): "any" | "m" | "f" | undefined {
  const sex = text.trim().toLowerCase().replace(/\.$/, "");
  if (/^(?:m|male|males|men|man|männl|männlich|mann|männer|homme|hommes|uomo|uomini|♂)$/.test(sex))
    return "m";
  if (/^(?:f|w|female|females|women|woman|weibl|weiblich|frau|frauen|femme|femmes|donna|donne|♀)$/.test(sex))
    return "f";
  return /^(?:|any|all|alle|both|beide|egal|a|b|u|x|d|divers|unisex|unbekannt|unknown|[mwf]\s?[/+u,&]\s?[mwf]|[-–—*])$/.test(
    sex,
  )
    ? "any"
    : undefined;
}
