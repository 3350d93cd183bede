import type { FieldRole } from "../../../../../shared/core/catalogue/field-role.ts";
import { contentLanguages, type Language } from "../../../../../shared/kernel/language.ts";
import { wordsOf } from "../../../../../shared/kernel/search-text.ts";
import accredited from "./accredited.ts";
import addOn from "./add_on.ts";
import billing from "./billing.ts";
import categories from "./categories.ts";
import code from "./code.ts";
import components from "./components.ts";
import consent from "./consent.ts";
import container from "./container.ts";
import type { Headings } from "./headings.ts";
import indication from "./indication.ts";
import internal from "./internal.ts";
import interpretation from "./interpretation.ts";
import loinc from "./loinc.ts";
import material from "./material.ts";
import method from "./method.ts";
import name from "./name.ts";
import notes from "./notes.ts";
import preanalytics from "./preanalytics.ts";
import price from "./price.ts";
import referenceRanges from "./reference_ranges.ts";
import rejection from "./rejection.ts";
import related from "./related.ts";
import schedule from "./schedule.ts";
import sentOut from "./sent_out.ts";
import stability from "./stability.ts";
import state from "./state.ts";
import synonyms from "./synonyms.ts";
import transport from "./transport.ts";
import turnaround from "./turnaround.ts";
import unit from "./unit.ts";
import volume from "./volume.ts";

const vocabulary = {
  ...{ code, name, categories, related, state, internal, synonyms, material, container, volume, transport },
  ...{ stability, preanalytics, method, unit, loinc, turnaround, schedule, accredited },
  ...{ reference_ranges: referenceRanges, indication, interpretation, notes, price },
  ...{ billing, rejection, consent, components, add_on: addOn, sent_out: sentOut },
} satisfies Record<string, Headings>;

/** A kind of value that catalogues keep in a column of its own. */
export type Meaning = keyof typeof vocabulary;

/** Meanings of fields with a role; the other fields are known by their names. */
export const meaningOfRole: Readonly<Partial<Record<FieldRole, Meaning>>> = {
  ...{
    synonym: "synonyms",
    material: "material",
    container: "container",
    volume: "volume",
    method: "method",
  },
  ...{ unit: "unit", loinc: "loinc", reference_ranges: "reference_ranges", turnaround: "turnaround" },
  storage: "stability",
  ...{ transport: "transport", preanalytics: "preanalytics", schedule: "schedule", accredited: "accredited" },
  ...{ indication: "indication", interpretation: "interpretation", billing: "billing", consent: "consent" },
  ...{ rejection: "rejection", components: "components", add_on: "add_on", sent_out: "sent_out" },
};

/** A meaning of a heading. */
export interface HeadingMeaning {
  meaning: Meaning;
  /** Languages in which the heading has this meaning. */
  languages: readonly Language[];
  /** The heading gives way to any other of the same meaning. */
  isWeak: boolean;
}

/** Folded articles, prepositions and conjunctions, which make no difference between headings. */
const joining = new Set(
  (
    "der die das des dem den fur zur zum zu im in am an bei von vom und the of for to a and on " +
    "de du la le les l d et un une en pour par au aux di del dello della dei degli delle dell il lo gli i e per da al allo alla all"
  ).split(" "),
);
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, "") : word);

/** The words of a heading that tell it from others: folded, in the singular, and without articles. */
export function headingWords(heading: string): string[] {
  const words = wordsOf(heading);
  const significant = words.filter((word) => !joining.has(word));
  return (significant.length > 0 ? significant : words).map(singular);
}

const listed = (headings: string) =>
  headings
    .split(/[,\n]/)
    .map((heading) => headingWords(heading).join(""))
    .filter((key) => key !== "");

const byKey = new Map<string, HeadingMeaning[]>();
for (const [meaning, headings] of Object.entries(vocabulary) as [Meaning, Headings][]) {
  const weak = new Set(listed(headings.weak ?? ""));
  const add = (spellings: string, languages: readonly Language[]) => {
    for (const key of new Set(listed(spellings))) {
      const meanings = byKey.get(key) ?? [];
      const previous = meanings.find((each) => each.meaning === meaning);
      if (previous) previous.languages = [...previous.languages, ...languages];
      else meanings.push({ meaning, languages, isWeak: weak.has(key) });
      byKey.set(key, meanings);
    }
  };
  for (const language of contentLanguages) add(headings[language], [language]);
  add(headings.others ?? "", []);
}

/** The meanings of a heading, given by its words: none for an unknown one, several for one that catalogues use in various ways. */
export const meaningsOf = (words: readonly string[]): readonly HeadingMeaning[] =>
  byKey.get(words.join("")) ?? [];
