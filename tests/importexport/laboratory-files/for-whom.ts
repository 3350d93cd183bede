import { wordsOf } from "../../support/laboratory-files/catalogues.ts";
import { inLanguages, type LaboratoryFile } from "../../support/laboratory-files/laboratory-file.ts";
import { ranges, withColumns } from "./with-columns.ts";

const tongues = ["de", "en", "fr", "it"] as const;
type Tongue = (typeof tongues)[number];

interface PersonColumn {
  heading: string;
  limits: [string, string];
  /** Cells with what they state. */
  cells: readonly (readonly [cell: string, stated: string])[];
  /** A cell that cannot be read whole. */
  unread: string;
}
/** Columns that name ages and sex in one cell, as systems print them. */
const personColumns: Record<Tongue, PersonColumn> = {
  de: {
    heading: "Alter/Geschlecht",
    limits: ["Ref. unten", "Ref. oben"],
    cells: [
      ["M 18-64 J.", "sex m, age_from 18 y, age_to 64 y"],
      ["w, > 12 J.", "sex f, age_from 12 y"],
      ["Kinder bis 12 J.", "age_to 12 y, note Kinder"],
      ["Neugeborene", "note Neugeborene"],
      ["m+w / 6 Monate - 2 Jahre", "sex any, age_from 6 mo, age_to 2 y"],
    ],
    unread: "w 14-50 J. nicht schwanger",
  },
  en: {
    heading: "Age/Sex",
    limits: ["Lower limit", "Upper limit"],
    cells: [
      ["F / 0-6 months", "sex f, age_from 0 mo, age_to 6 mo"],
      ["Adult male", "sex m, note Adult"],
      ["Neonates", "note Neonates"],
      ["M >= 18 years", "sex m, age_from 18 y"],
      ["Children (up to 12 y)", "age_to 12 y, note Children"],
    ],
    unread: "M 18-64 or F 12-50 y",
  },
  fr: {
    heading: "Âge/Sexe",
    limits: ["Limite inférieure", "Limite supérieure"],
    cells: [
      ["H 18-64 ans", "sex m, age_from 18 y, age_to 64 y"],
      ["Femmes > 12 ans", "sex f, age_from 12 y"],
      ["0-6 mois", "age_from 0 mo, age_to 6 mo"],
      ["Enfants jusqu'à 12 ans", "age_to 12 y, note Enfants"],
      ["Nourrissons", "note Nourrissons"],
    ],
    unread: "F sauf grossesse",
  },
  it: {
    heading: "Sesso/Età",
    limits: ["Limite inferiore", "Limite superiore"],
    cells: [
      ["M 18-64 anni", "sex m, age_from 18 y, age_to 64 y"],
      ["Donne, > 12 anni", "sex f, age_from 12 y"],
      ["0-6 mesi", "age_from 0 mo, age_to 6 mo"],
      ["Bambini fino a 12 anni", "age_to 12 y, note Bambini"],
      ["Neonati", "note Neonati"],
    ],
    unread: "F senza terapia",
  },
};

/** A range for those whom a cell names, with its parts in the order of an export. */
const besideLimits = (stated: string) => ranges(`${stated}, low 3, high 7`);

/** Ages and sex in one column beside limits, or beside a range in words. */
export const forWhom: LaboratoryFile[] = [
  ...inLanguages(tongues, "ages and sex in one column beside limits", (language) => {
    const { heading, limits, cells, unread } = personColumns[language as Tongue];
    const all = [...cells, [unread, `note ${unread}`] as const];
    return {
      ...withColumns(
        language,
        [heading, ...limits],
        all.map(([cell]) => [cell, "3", "7"]),
        all.map(([, stated]) => besideLimits(stated)),
      ),
      questions: [],
      findings: [`range_not_read | 7 | ${heading} | ${unread}`],
    };
  }),
  ...inLanguages(tongues, "ages and sex in one column beside a range in words", (language) => {
    const { heading, cells } = personColumns[language as Tongue];
    const head = wordsOf(language).headings.range;
    return {
      ...withColumns(
        language,
        [head, heading],
        cells.map(([cell]) => ["3-7", cell]),
        cells.map(([, stated]) => besideLimits(stated)),
      ),
      questions: [],
      findings: [],
    };
  }),
];
