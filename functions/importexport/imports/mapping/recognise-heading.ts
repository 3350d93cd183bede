import { roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { peopleInHeading } from "../normalising/range-text/read-ranges.ts";
import { columnKey } from "./column-keys.ts";
import { partFinder } from "./find-parts.ts";
import { headingUnit } from "./heading-unit.ts";
import { formsOf, shorterWords } from "./headings/heading-forms.ts";
import {
  type HeadingMeaning,
  headingWords,
  type Meaning,
  meaningOfRole,
  meaningsOf,
} from "./headings/vocabulary.ts";
import { specimenPart } from "./specimen-part.ts";
import type { Target } from "./targets.ts";

/** A heading as it was recognised. */
export interface Recognised {
  /** Targets that the heading may stand for. */
  targets: readonly Target[];
  /** Catalogues use the heading in various ways, so that only the cells can tell its target. */
  isUnclear: boolean;
  /** Language that the heading states. */
  language: Language | null;
  /** Languages that the heading's words may be of; none if only the laboratory uses them. */
  languages: readonly Language[];
  /** The heading is the laboratory's own name for the target. */
  isOwn: boolean;
  /** The heading gives way to any other for the same target. */
  isWeak: boolean;
  /** The heading names whose ranges its column has, so that others may have further ones. */
  isForPeople?: boolean;
}
const nothingKnown = {
  isUnclear: false,
  language: null,
  languages: [],
  isOwn: false,
  isWeak: false,
} as const;

/** A currency, by which a column holds prices whatever it is called besides. */
const currency = /[€$£]|(?<!\p{L})(?:eur|euros?|chf|lei|usd)(?!\p{L})/iu;

/** Whether a heading says that its column holds prices. */
export const isPriceHeading = (heading: string): boolean =>
  currency.test(heading) || vocabularyMeanings(heading).some(({ meaning }) => meaning === "price");

/** Longer headings are never recognised. */
const longestHeading = 200;

const meaningOfProperty: Readonly<Record<string, Meaning>> = {
  ...{ code: "code", name: "name", categories: "categories", state: "state" },
  ...{ internal: "internal", related: "related" },
};
const roleMeanings = new Set(Object.values(meaningOfRole));

/** The meaning that a target has by its role or as a property, rather than by its name. */
const certainMeaning = ({ target, field, part }: Target): Meaning | undefined =>
  part ? undefined : field ? meaningOfRole[roleOf(field)] : meaningOfProperty[target];

/** The meaning that a field's own names have in the vocabulary, if they agree. */
function meaningByNames(target: Target): Meaning | undefined {
  const { names, field, part } = target;
  if (part) return undefined;
  const meanings = new Set(
    names.flatMap((name) => {
      const [first, ...others] = meaningsOf(headingWords(name));
      return first && others.length === 0 ? first.meaning : [];
    }),
  );
  const [meaning] = meanings;
  const certain = certainMeaning(target);
  const isDenied =
    meaning === undefined ||
    (certain !== undefined && certain !== meaning) ||
    (field?.role === "none" && roleMeanings.has(meaning));
  return meanings.size > 1 || isDenied ? undefined : meaning;
}

/** The targets by their meaning; a meaning that several fields have alike leads to none of them. */
export function meaningsOfTargets(targets: readonly Target[]): ReadonlyMap<Meaning, Target> {
  const targetOfMeaning = new Map<Meaning, Target>();
  for (const meaningOf of [certainMeaning, meaningByNames]) {
    const grouped = Map.groupBy(targets, meaningOf);
    for (const [meaning, [target, ...others]] of grouped)
      if (meaning && target && others.length === 0 && !targetOfMeaning.has(meaning))
        targetOfMeaning.set(meaning, target);
  }
  return targetOfMeaning;
}

function byNames(targets: readonly Target[]): ReadonlyMap<string, Target> {
  const byName = new Map<string, Target>();
  for (const target of targets)
    for (const name of target.names) {
      const key = columnKey(name);
      if (key !== "" && !byName.has(key)) byName.set(key, target);
    }
  return byName;
}

/** Meanings whose values often stand in one column, such as `2 ml EDTA-Blut`. */
const ofSpecimens: ReadonlySet<Meaning> = new Set<Meaning>(["material", "container", "volume"]);
/** Signs and words that join several headings in one; with these words, a heading may also be a single name. */
const joiners = {
  signs: /\s*[/|\n;+&()]\s*/,
  words: /\s+(?:oder|or|ou|o|bzw\.?)\s+/i,
  ands: /\s+(?:und|and|et|e)\s+/i,
};

/** The meanings of a heading that joins several words for one thing, such as `Material / Probe`, or for parts of a specimen. */
function joinedMeanings(text: string): readonly HeadingMeaning[] {
  const split = (...signs: readonly RegExp[]) =>
    signs.reduce((parts, sign) => parts.flatMap((part) => part.split(sign)), [text]).filter(Boolean);
  const meaningsIn = (parts: readonly string[]) => parts.map((part) => meaningsOf(headingWords(part)));
  const [first = [], ...others] = meaningsIn(split(joiners.signs, joiners.words));
  const common = first.filter(({ meaning }) =>
    others.every((each) => each.some((other) => other.meaning === meaning)),
  );
  if (others.length > 0 && common.length === 1) return common;
  const name = first.find(({ meaning }) => meaning === "name");
  if (name && others.every((each) => each.length > 0))
    return others.length > 0 ? [{ ...name, isWeak: true }] : [];
  // Ranges with their unit are ranges.
  const ranges = first.find(({ meaning }) => meaning === "reference_ranges");
  if (ranges && others.every((each) => each.some(({ meaning }) => meaning === "unit")) && others.length > 0)
    return [ranges];
  const all = meaningsIn(split(joiners.signs, joiners.words, joiners.ands));
  const specimens = all.map((each) => each.find(({ meaning }) => ofSpecimens.has(meaning)));
  if (all.length < 2 || specimens.some((each) => each === undefined)) return [];
  return [specimens.find((each) => each?.meaning === "material") ?? specimens[0]].flatMap(
    (each) => each ?? [],
  );
}

function vocabularyMeanings(text: string): readonly HeadingMeaning[] {
  // *Material + Menge* are two things, although *Materialmenge* is one.
  const joined = joinedMeanings(text);
  return joined.length > 0 ? joined : meaningsOf(headingWords(text));
}

function shorterMeanings(text: string): readonly HeadingMeaning[] {
  for (const { words, fits } of shorterWords(headingWords(text))) {
    const meanings = meaningsOf(words);
    if (meanings.length > 0) return meanings.every(({ meaning }) => fits(meaning)) ? meanings : [];
  }
  return [];
}

/**
 * Returns a function that recognises headings: by the laboratory's own names for its fields, and otherwise by the vocabulary, which leads
 * to the field with the heading's meaning, however it is called, or else as a part of a table.
 * @param columns headings of the sheet, if they are known
 */
export function headingRecogniser(
  targets: readonly Target[],
  columns?: readonly string[],
): (heading: string) => Recognised | undefined {
  const byName = byNames(targets);
  const meaningTargets = meaningsOfTargets(targets);
  const meansRanges = (heading: string) =>
    formsOf(heading).some(({ text }) =>
      vocabularyMeanings(text).some(({ meaning }) => meaning === "reference_ranges"),
    );
  const partOf = partFinder(targets, columns, specimenPart, meansRanges);
  const ranges = meaningTargets.get("reference_ranges");
  const isBare = (heading: string) => peopleInHeading(heading)?.before === "";
  const areSeveral = (columns ?? []).filter(isBare).length > 1;
  /** Ranges of the people that a heading names beside a word for ranges, or alone among several such headings. */
  const forPeople = (heading: string): Recognised | undefined => {
    const before = peopleInHeading(heading)?.before;
    const isMeant = before !== undefined && (before === "" ? areSeveral : meansRanges(before));
    return isMeant && ranges ? { ...nothingKnown, targets: [ranges], isForPeople: true } : undefined;
  };
  const targetFor = (text: string, language: Language | null): Recognised | undefined => {
    const target = byName.get(columnKey(text));
    const languages = vocabularyMeanings(text).flatMap((each) => each.languages);
    return target && { targets: [target], language, languages, isOwn: true, isUnclear: false, isWeak: false };
  };
  const usual = (meanings: readonly HeadingMeaning[], language: Language | null): Recognised => ({
    targets: meanings.flatMap(({ meaning }) => meaningTargets.get(meaning) ?? []),
    language,
    languages: [...new Set(meanings.flatMap((each) => each.languages))],
    isOwn: false,
    isUnclear: meanings.length > 1,
    isWeak: meanings.some(({ isWeak }) => isWeak),
  });
  return (heading) => {
    if (heading.length > longestHeading) return undefined;
    const isPrice = currency.test(heading);
    const ownTarget = targetFor(heading, null);
    if (ownTarget) return ownTarget;
    const { name } = headingUnit(heading);
    const forms = [...formsOf(heading), ...(name === heading ? [] : formsOf(name))];
    const part = partOf(heading);
    const people = part ? undefined : forPeople(heading);
    if (people) return people;
    for (const { text, language } of forms) {
      const named = targetFor(text, language);
      if (named) return named;
      const meanings = vocabularyMeanings(text).filter(({ meaning }) => !isPrice || meaning === "price");
      if (meanings.length === 0) continue;
      const recognised = usual(meanings, language);
      // A part says more than the table that it belongs to, and more than a meaning that no field has.
      if (!part || recognised.targets.some(({ field }) => field !== part.field)) return recognised;
    }
    if (part) return { ...nothingKnown, targets: [part] };
    for (const { text, language } of forms) {
      const meanings = isPrice ? [] : shorterMeanings(text);
      if (meanings.length > 0) return usual(meanings, language);
    }
    return undefined;
  };
}

/**
 * French or Italian, if most headings of a file that are of one language only are in it: then those that are also of other languages are, too.
 */
export function languageOfHeadings(recognised: readonly (Recognised | undefined)[]): Language | undefined {
  const count = (language: Language) =>
    recognised.filter((each) => each?.languages.length === 1 && each.languages[0] === language).length;
  const [language] = (["fr", "it"] as const).filter((each) => count(each) > count("de") + count("en"));
  return language;
}

/** The language of a column's texts as its heading tells it, one that the laboratory has and that is not its main one. */
export function spokenLanguage(
  { languages }: Recognised,
  ofFile: Language | undefined,
  [main, ...others]: readonly Language[],
): Language | null {
  const [only] = languages.length === 1 ? languages : [];
  const headingLanguage =
    ofFile && languages.includes(ofFile) ? ofFile : only === "fr" || only === "it" ? only : undefined;
  return headingLanguage && headingLanguage !== main && others.includes(headingLanguage)
    ? headingLanguage
    : null;
}
