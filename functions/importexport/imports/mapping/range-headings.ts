import type { ColumnKind } from "../../../../shared/core/catalogue/field.ts";
import { columnKey } from "./column-keys.ts";

/** Headings of columns that hold nothing but the unit of an age. */
const ageUnits: Partial<Record<ColumnKind, string>> = {
  age_from:
    "age unit, age units, unit of age, age from unit, age min unit, age low unit, unit age from, alterseinheit, alter einheit, einheit alter, alter von einheit, einheit alter von, alter ab einheit",
  age_to:
    "age to unit, age max unit, age high unit, unit age to, alter bis einheit, einheit alter bis, bis alter einheit",
};
/** Columns of ages by the keys of headings that name only their unit. */
export const kindsOfAgeUnits = new Map(
  Object.entries(ageUnits).flatMap(([kind, names]) =>
    names.split(", ").map((name) => [columnKey(name), kind as ColumnKind] as const),
  ),
);

/** Headings of the columns of reference ranges, in German, English, French and Italian. */
const headings: Partial<Record<ColumnKind, string>> = {
  lower_limit:
    "untere grenze, unterer grenzwert, untergrenze, unterer wert, ref unten, ref unt, ref u, ref l, unterer ref, unterer normwert, ug, nw von, nw unten, nw u, nw min, rb von, rw von, norm u, norm unten, referenz unten, referenzbereich unten, referenzbereich von, normwert von, normbereich von, referenzwert von, referenz von, ref von, ref min, min, minimum, mindestwert, lower limit, lower, low, ref low, reference low, range low, lower reference limit, lower bound, lower ref, normal low, low normal, lo normal, lln, ll, ref low limit, reference range low, reference range from, limite inférieure, borne inférieure, valeur minimale, réf min, norme inférieure, limite inferiore, valore minimo, minimo, rif min, riferimento min, ondergrens, referentie laag, limita inferioară, límite inferior",
  upper_limit:
    "obere grenze, oberer grenzwert, obergrenze, oberer wert, ref oben, ref ob, ref o, ref h, oberer ref, oberer normwert, og, nw bis, nw oben, nw o, nw max, rb bis, rw bis, norm o, norm oben, referenz oben, referenzbereich oben, referenzbereich bis, normwert bis, normbereich bis, referenzwert bis, referenz bis, ref bis, ref max, max, maximum, höchstwert, upper limit, upper, high, ref high, reference high, range high, upper reference limit, upper bound, upper ref, normal high, high normal, hi normal, uln, ul, ref high limit, reference range high, reference range to, limite supérieure, borne supérieure, valeur maximale, réf max, norme supérieure, limite superiore, valore massimo, massimo, rif max, riferimento max, bovengrens, referentie hoog, limita superioară, límite superior",
  age_from:
    "alter von, alter ab, von alter, mindestalter, alter min, age from, from age, age min, min age, minimum age, age low, âge de, âge min, âge minimum, âge à partir de, età da, età min, età minima",
  age_to:
    "alter bis, bis alter, höchstalter, alter max, age to, to age, age max, max age, maximum age, age high, âge à, âge max, âge maximum, âge jusqu'à, età a, età max, età massima",
  sex: "geschlecht, geschl, sex, gender, sexe, sesso, genere, geslacht, sexo",
  unit: "einheit, ref einheit, referenzeinheit, einheit referenzbereich, unit, units, ref unit, reference unit, unité, unités, unità, unità di misura",
};
/** Words for age, sex and *and*, of which headings of columns consist that say for whom a range is. */
const whomWords =
  "alter geschlecht und, alter sex und, age sex and, age gender and, âge sexe et, età sesso e";
/** Keys of headings that name age and sex together. */
export const whomHeadings = new Set(
  whomWords.split(", ").flatMap((words) => {
    const [age, sex, and] = words.split(" ") as [string, string, string];
    return [age + sex, sex + age, age + and + sex, sex + and + age].map(columnKey);
  }),
);
/** Columns of reference ranges by the keys of their headings. */
export const kinds = new Map(
  Object.entries(headings).flatMap(([kind, names]) =>
    names.split(", ").map((name) => [columnKey(name), kind as ColumnKind] as const),
  ),
);
/** Headings of limits that do not say of what. */
export const bareLimits = new Set(
  (
    "min, minimum, mindestwert, lower, low, ll, valeur minimale, valore minimo, minimo, max, maximum, höchstwert, upper, high, ul, " +
    "valeur maximale, valore massimo, massimo"
  )
    .split(", ")
    .map(columnKey),
);
