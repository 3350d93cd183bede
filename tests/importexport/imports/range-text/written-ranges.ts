import type { ReadRange } from "../../../../functions/importexport/imports/normalising/range-text/read-ranges.ts";

/** A way of writing ranges: its words and signs, and the place of sex and ages beside the limits. */
interface Style {
  /** Qualifiers stand before the limits with a colon, behind them in brackets, or behind them as they are. */
  place: "before" | "brackets" | "behind";
  /** Sign between two ranges of a text. */
  between: string;
  decimal: "," | ".";
  sexes: Record<"m" | "f" | "any", string>;
  units: Record<string, string>;
  allAges: string;
  /** Between two ages, before the last and before the first one. */
  ages: readonly [link: string, upTo: string, from: string];
  /** Between two limits, and before a single one: included above and below, left out above and below. */
  limits: readonly [link: string, upTo: string, from: string, below: string, above: string];
  /** Between a number and its unit. */
  gap: string;
}

const short = { d: "T.", w: "Wo.", mo: "Mon.", y: "J." };
const german = { d: "Tage", w: "Wochen", mo: "Monate", y: "Jahre" };
const english = { d: "days", w: "weeks", mo: "months", y: "years" };
const inGerman = { decimal: ",", allAges: "alle Altersstufen", gap: " " } as const;
const inEnglish = { decimal: ".", allAges: "all ages", gap: " " } as const;
const [menDe, menEn] = [
  { m: "Männer", f: "Frauen", any: "alle" },
  { m: "men", f: "women", any: "all" },
];

const styles: Record<string, Style> = {
  "German, abbreviated, on one line": {
    ...{ ...inGerman, place: "before", between: "; ", sexes: { m: "m", f: "w", any: "m/w" }, units: short },
    ...{ ages: ["–", "bis", "ab"], limits: ["–", "bis", "ab", "<", ">"] },
  },
  "German in words": {
    ...{ ...inGerman, place: "before", between: "\n", sexes: menDe, units: german },
    ...{ ages: [" bis ", "bis", "ab"], limits: [" bis ", "bis", "mindestens", "unter", "über"] },
  },
  "German, sex and age in brackets": {
    ...{ ...inGerman, place: "brackets", between: "\n", sexes: menDe, units: german },
    ...{ ages: ["-", "bis", "ab"], limits: [" - ", "bis", "ab", "<", ">"] },
  },
  "German, sex and age behind": {
    ...{ ...inGerman, place: "behind", between: "; ", sexes: menDe, units: short, gap: "" },
    ...{ ages: ["-", "bis", "ab"], limits: ["-", "bis", "ab", "<", ">"] },
  },
  "German with signs": {
    ...{ ...inGerman, place: "before", between: "\r\n", sexes: menDe, units: short },
    ...{ ages: [" – ", "≤", "≥"], limits: [" – ", "≤", "≥", "<", ">"] },
  },
  "English, abbreviated": {
    ...{ ...inEnglish, place: "before", between: "; ", sexes: { m: "M", f: "F", any: "M/F" } },
    ...{ units: { d: "d", w: "wk", mo: "mo", y: "y" }, ages: ["-", "<=", ">="] },
    limits: ["-", "<=", ">=", "<", ">"],
  },
  "English in words": {
    ...{ ...inEnglish, place: "before", between: "\n", sexes: menEn, units: english },
    ...{ ages: [" to ", "up to", "from"], limits: [" to ", "up to", "at least", "below", "above"] },
  },
  "English, sex and age in brackets": {
    ...{ ...inEnglish, place: "brackets", between: "; ", sexes: menEn, units: english },
    ...{ ages: ["–", "≤", "≥"], limits: [" – ", "≤", "≥", "<", ">"] },
  },
  "English, units attached": {
    ...{ ...inEnglish, place: "before", between: "\n", sexes: menEn, units: english, gap: "" },
    ...{ ages: ["-", "≤", "≥"], limits: ["–", "≤", "≥", "<", ">"] },
  },
  "English, separated by commas": {
    ...{ ...inEnglish, place: "before", between: ", ", sexes: menEn, units: english },
    ...{ ages: [" - ", "≤", "≥"], limits: [" - ", "≤", "≥", "<", ">"] },
  },
};

const joined = (parts: readonly string[], sign = " ") => parts.filter((part) => part !== "").join(sign);
const isStrict = (limit: string) => /^[<>]/.test(limit);
const bare = (limit: string) => limit.replace(/^[<>] ?/, "");

function writtenAges({ age_from, age_to }: ReadRange, { units, ages: [link, upTo, from] }: Style): string {
  const [[least = "", first = ""], [oldest = "", last = ""]] = [age_from.split(" "), age_to.split(" ")];
  const [to, on] = [`${oldest} ${units[last]}`, `${least} ${units[first]}`];
  if (age_from === "") return age_to === "" ? "" : `${upTo} ${to}`;
  // A unit that both ages have is written once.
  return age_to === "" ? `${from} ${on}` : `${first === last ? least : on}${link}${to}`;
}

function writtenLimits({ low, high, unit }: ReadRange, { limits, decimal, gap }: Style): string {
  const [link, upTo, from, below, above] = limits;
  const [least, highest] = [low, high].map((limit) => bare(limit).replace(".", decimal));
  const only =
    low === "" ? `${isStrict(high) ? below : upTo} ${highest}` : `${isStrict(low) ? above : from} ${least}`;
  const text = low !== "" && high !== "" ? `${least}${link}${highest}` : only;
  if (low === "" && high === "") return "";
  return unit === "" ? text : `${text}${/^\d/.test(unit) ? " " : gap}${unit}`;
}

/** Writes ranges; if some of them name a sex or ages, the others say that they are for all. */
function written(ranges: readonly ReadRange[], style: Style): string {
  const hasSexes = ranges.some(({ sex }) => sex === "m" || sex === "f");
  const hasAges = ranges.some(({ age_from, age_to }) => age_from !== "" || age_to !== "");
  return ranges
    .map((range) => {
      const sex = hasSexes ? style.sexes[range.sex || "any"] : "";
      const ages = writtenAges(range, style) || (hasAges ? style.allAges : "");
      const limits = writtenLimits(range, style);
      const condition = limits === "" ? "" : range.note;
      const named = joined([sex, ages, condition]);
      if (named === "") return limits || range.note;
      if (style.place === "before" || limits === "") return `${named}: ${limits || range.note}`;
      if (style.place === "behind") return joined([limits, sex, ages, condition && `(${condition})`]);
      return `${limits} (${joined([sex, ages], ", ")})${condition && ` (${condition})`}`.replace(" ()", "");
    })
    .join(style.between);
}

/** Ten ways in which laboratories write reference ranges. */
export const ways: readonly (readonly [name: string, write: (ranges: readonly ReadRange[]) => string])[] =
  Object.entries(styles).map(([name, style]) => [name, (ranges) => written(ranges, style)]);

/** A range in a form that does not depend on its spelling: no sex is any, and an age from 0 is open. */
export const plain = ({ sex, age_from, low, high, ...rest }: ReadRange) => ({
  ...rest,
  sex: sex === "" ? "any" : sex,
  age_from: /^0 /.test(age_from) ? "" : age_from,
  low: low.replace(",", "."),
  high: high.replace(",", "."),
});
