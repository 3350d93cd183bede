import type { Ages, Token } from "./range-tokens.ts";
import { tokensOf } from "./range-tokens.ts";
import { people, type Sex, young } from "./range-words.ts";

/** A reference range as its cells hold it; whatever the text leaves open is empty. */
export interface ReadRange {
  sex: Sex | "";
  age_from: string;
  age_to: string;
  low: string;
  high: string;
  unit: string;
  /** Condition, or a result in words. */
  note: string;
}

/** Longer texts explain ranges rather than state them. */
const longest = 10_000;

/**
 * Reads reference ranges from a text: `m: 13,5–17,5; w: 12–16`, `bis 12 J.: 3–7`, `Männer < 5,0 Frauen < 4,0`, one or several on a line.
 * Numbers and units stay as they are written, ages become `12 y`.
 * @returns undefined if any part of the text is unknown or could be meant differently: a text is read whole or not at all
 */
export function readRanges(text: string): ReadRange[] | undefined {
  if (text.length > longest) return undefined;
  const entries: Entry[] = [];
  let heading: Entry | undefined;
  const parts = withSexes(text)
    .split(/[;|\n\r]+/)
    .map((part) => part.trim().replace(/,$/, ""));
  for (const [part, line] of parts.entries()) {
    if (line === "") continue;
    const tokens = tokensOf(line);
    const read = tokens && entriesOf(tokens, part);
    if (!read) return undefined;
    const [only] = read;
    if (only && !only.bounds) {
      // A line of qualifiers alone is the heading of those under it.
      heading = only;
      continue;
    }
    for (const entry of read) {
      const complete = heading ? under(heading, entry) : entry;
      if (!complete) return undefined;
      entries.push(complete);
    }
  }
  // A heading under which nothing stands says something that no range would keep.
  if (heading && !entries.some(({ part }) => part > (heading?.part ?? 0))) return undefined;
  return areClear(entries) ? withUnit(entries).map(rangeOf) : undefined;
}

const before = (letter: string) => new RegExp(`(?<![\\p{L}\\d])${letter}(?=\\s*:)`, "u");
/** Letters for one sex in French and Dutch, which are read if the letter of the other one names a range, too. */
const letters = [
  { other: before("F"), letter: before("H"), word: "hommes" },
  { other: before("M"), letter: before("V"), word: "vrouwen" },
];
const withSexes = (text: string) => {
  const named = letters.find(({ other, letter }) => other.test(text) && letter.test(text));
  return named ? text.replace(new RegExp(named.letter, "gu"), named.word) : text;
};

/**
 * Reads for whom a range is from the cell beside it: `M 18-64 J.`, `F / 0-6 months`, `Kinder bis 12 J.`; words are a condition.
 * @returns a range without limits, or undefined if any part of the text is unknown
 */
export function readWhom(text: string): ReadRange | undefined {
  const entry: Entry = { part: 0, words: [] };
  // French for hommes; in lower case it would be hours.
  const tokens = tokensOf(text.trim().replace(/(?<![\p{L}\d])H(?![\p{L}\d])/u, "hommes"));
  if (!tokens || tokens.length === 0) return undefined;
  const flat = tokens.flatMap((token) => (token.kind === "aside" ? token.tokens : [token]));
  const isUnit = tokens.some((token) => token.kind === "aside" && token.unit !== "");
  const isWhole = flat.every((token, index) => {
    if (token.kind === "separator" || token.kind === "colon") return index > 0 && index < flat.length - 1;
    return (token.kind === "sex" || token.kind === "age" || token.kind === "word") && qualify(entry, token);
  });
  return isWhole && !isUnit ? rangeOf(entry) : undefined;
}

const joiner = /[/,+&]|(?<!\p{L})(?:und|and|et|e|oder|or|ou|o)(?!\p{L})/iu;
/**
 * The people whom a heading names at its end, such as `Referenz Säuglinge` and `w 1-12 J.`, with the words before them.
 * @returns a range without limits; undefined if the heading names neither a sex, an age nor people, or says more
 */
export function peopleInHeading(heading: string): { range: ReadRange; before: string } | undefined {
  const all = heading
    .replaceAll(/[()[\]:_]/g, " ")
    .trim()
    .split(/\s+/);
  for (const first of all.keys()) {
    const text = all.slice(first).join(" ");
    // A heading that names two groups is for neither alone.
    const range = joiner.test(text) ? undefined : readWhom(text);
    const isOfPeople = range?.note.split(" ").every((word) => word === "" || people.test(word));
    if (range && isOfPeople) return { range, before: all.slice(0, first).join(" ") };
  }
  return undefined;
}

/** A range with its qualifiers while it is being read; `said` are its limits, or a result in words. */
interface Entry {
  /** Line or part of the text that it stands in, and that of the heading above it. */
  part: number;
  headed?: number;
  begins?: Token["kind"];
  sex?: Sex;
  ages?: Ages;
  words: string[];
  bounds?: { low: string; high: string; unit: string; result: string };
}

/** The entries of a line; a line of qualifiers that ends with a colon is one without limits. */
function entriesOf(tokens: readonly Token[], part: number): Entry[] | undefined {
  const begin = (): Entry => ({ part, words: [] });
  const entries: Entry[] = [];
  let entry = begin();
  const [first] = tokens;
  const lead = first && labelled(first, tokens.slice(1), entry).kind;
  const isLeading = lead !== "limits" && lead !== "result";
  let previous: Token | undefined;
  for (const [place, each] of tokens.entries()) {
    const token = labelled(each, tokens.slice(place + 1), entry);
    const isSeparated = previous?.kind === "separator";
    if (token.kind === "separator") {
      if (isSeparated || !previous || (token.sign === "/" && !entry.bounds)) return undefined;
    } else if (token.kind === "colon") {
      // A colon stands behind whom a range is for, or between limits and what they mean.
      const isExplained = !isLeading && previous?.kind === "limits";
      const isLabel = isLeading && !entry.bounds && previous && previous.kind !== "colon" && !isSeparated;
      if (!isExplained && !isLabel) return undefined;
    } else if (token.kind === "bracketed") {
      if (!entry.bounds) return undefined;
      const { result, unit } = entry.bounds;
      if (result !== "") entry.bounds = { ...token.limits, result: "" };
      else if (token.limits.unit === "" || token.limits.unit === unit) return undefined;
      entry.words.push(result === "" ? token.text : result);
    } else if (token.kind === "aside") {
      if (token.unit !== "") {
        if (entry.bounds?.unit !== "" || entry.bounds.result !== "") return undefined;
        entry.bounds.unit = token.unit;
      } else if (!token.tokens.every((each) => qualify(entry, each))) return undefined;
    } else if (token.kind === "limits" || token.kind === "result") {
      if (entry.bounds) {
        // Behind limits, the next ones need a sign between them, or it is open whose the words between are.
        if (isLeading || !isSeparated) return undefined;
        entries.push(entry);
        entry = begin();
      }
      entry.bounds =
        token.kind === "limits"
          ? { ...token.limits, result: "" }
          : { low: "", high: "", unit: "", result: token.word };
    } else {
      if (isLeading && entry.bounds) {
        // A qualifier behind limits begins the next entry if the former one began alike; so do people behind a sign.
        const namesPeople = isSeparated && token.kind === "word" && people.test(token.word);
        if (entry.begins !== token.kind && !namesPeople) return undefined;
        entries.push(entry);
        entry = begin();
      }
      if (token.kind === "age") {
        if (previous?.kind === "word" && !people.test(previous.word)) return undefined;
        if (token.isSingle && entry.bounds) return undefined;
      }
      entry.begins ??= token.kind;
      if (!qualify(entry, token)) return undefined;
    }
    previous = token;
  }
  if (entry.bounds) return [...entries, entry];
  // A line with nothing but a sex is a heading even without its colon.
  const isHeading = previous?.kind === "colon" || (tokens.length === 1 && previous?.kind === "sex");
  return entries.length === 0 && isHeading ? [entry] : undefined;
}

/** A result in words before limits or behind them says what these mean: `negativ: < 0,8` and `< 0,8 negativ`. */
function labelled(token: Token, [next, afterNext]: readonly Token[], { bounds }: Entry): Token {
  if (token.kind !== "result") return token;
  const following = next?.kind === "colon" ? afterNext : next;
  const isLabel = following?.kind === "limits" || (bounds?.result === "" && following?.kind !== "colon");
  return isLabel ? { kind: "word", word: token.word } : token;
}

/** Adds a qualifier to an entry. @returns false if it has another one of its kind */
function qualify(entry: Entry, token: Token): boolean {
  if (token.kind === "sex") {
    if (entry.sex !== undefined) return false;
    entry.sex = token.sex;
    if (young.test(token.word)) entry.words.push(token.word);
  } else if (token.kind === "age") {
    if (entry.ages) return false;
    entry.ages = token.ages;
  } else if (token.kind === "word") entry.words.push(token.word);
  return true;
}

/** An entry under a heading; undefined if both name a sex or ages. */
function under(heading: Entry, entry: Entry): Entry | undefined {
  if ((heading.sex && entry.sex) || (heading.ages && entry.ages)) return undefined;
  return { ...heading, ...entry, headed: heading.part, words: [...heading.words, ...entry.words] };
}

const kindsOf = ({ sex, ages, words }: Entry) => [sex !== undefined, ages !== undefined, words.length > 0];

/**
 * Whether it is beyond doubt to whom each entry applies: several entries differ in their qualifiers, and none lacks one that it might share
 * with the entry before. An entry without any is the general one.
 */
function areClear(entries: readonly Entry[]): boolean {
  if (entries.length === 0) return false;
  if (entries.length === 1) return true;
  const keys = new Set(entries.map(({ sex, ages, words }) => JSON.stringify([sex, ages, words])));
  if (keys.size < entries.length) return false;
  return entries.every((entry, place) => {
    const before = entries[place - 1];
    if (!before) return true;
    const [kinds, previousKinds] = [kindsOf(entry), kindsOf(before)];
    const beginsAnew = entry.part !== before.part || entry.begins === "word";
    const namesPeople = beginsAnew && entry.words.some((each) => people.test(each));
    if (namesPeople || entry.headed !== before.headed) return true;
    const hasSexBefore = entries.slice(0, place).some(({ sex }) => sex !== undefined);
    if (entry.sex === undefined && hasSexBefore) return false;
    const lacks = previousKinds.some((has, kind) => has && !kinds[kind]);
    return !lacks || (entry.part !== before.part && previousKinds.filter(Boolean).length === 1);
  });
}

/** A unit that is written once applies to all limits beside it. */
function withUnit(entries: readonly Entry[]): Entry[] {
  const units = new Set(entries.flatMap(({ bounds }) => bounds?.unit || []));
  const [unit = ""] = units;
  if (units.size !== 1) return [...entries];
  return entries.map((entry) =>
    entry.bounds?.result === "" ? { ...entry, bounds: { ...entry.bounds, unit } } : entry,
  );
}

const rangeOf = ({ sex, ages, words, bounds }: Entry): ReadRange => ({
  sex: sex ?? "",
  age_from: ages?.from ?? "",
  age_to: ages?.to ?? "",
  low: bounds?.low ?? "",
  high: bounds?.high ?? "",
  unit: bounds?.unit ?? "",
  note: [words.join(" "), bounds?.result ?? ""].filter((text) => text !== "").join(": "),
});
