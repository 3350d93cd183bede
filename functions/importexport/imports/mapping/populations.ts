import { fold } from "../../../../shared/kernel/folding.ts";

/** Sexes and age groups for which a column of reference ranges may be. */
export const populations = ["m", "f", "adults", "children"] as const;
export type Population = (typeof populations)[number];

/** Words for them in headings, in German, English, French, Italian, Dutch and Spanish. */
const populationWords: Record<Population, string> = {
  m: "m männer mann männlich männl male males men man homme hommes uomo uomini mannen hombre hombres varones",
  f: "w f frauen frau weiblich weibl female females women woman femme femmes donna donne vrouw vrouwen mujer mujeres",
  adults: "erwachsene erwachsenen erwachsener erw adult adults adulte adultes adulti volwassenen adultos",
  children:
    "kinder kindern kind pädiatrie pädiatrisch children child paediatric pediatric paediatrics pediatrics enfant enfants pédiatrie bambini bambino pediatria kinderen niños",
};
const populationOf = new Map(
  populations.flatMap((population) =>
    populationWords[population].split(" ").map((word) => [fold(word), population] as const),
  ),
);

/** Whether a heading is the name of a sex or an age group; a single letter may be a word for anything else. */
export const isOnlyPopulation = (words: readonly string[]): boolean =>
  words.length === 1 && words.every((word) => populationOf.has(word));

/**
 * The words of a heading without the sex or age group that they name, wherever it stands among them. A heading that names two, such as
 * *Erwachsene/Kinder*, is for neither alone.
 */
export function withoutPopulation(words: readonly string[]): {
  population: Population | undefined;
  rest: readonly string[];
} {
  const places = [...words.keys()].filter((place) => populationOf.has(words[place] ?? ""));
  const [place, ...others] = places;
  if (place === undefined || others.length > 0) return { population: undefined, rest: words };
  return {
    population: populationOf.get(words[place] ?? ""),
    rest: words.filter((_, index) => index !== place),
  };
}
