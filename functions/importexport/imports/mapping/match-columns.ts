import { holds } from "../../../../shared/core/catalogue/field.ts";
import { type FieldRole, roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { ChosenColumn, ChosenColumns } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { optionsIn } from "../normalising/options-in.ts";
import { answerOf, stateOf } from "../normalising/read-answer.ts";
import type { Table } from "../reading/table.ts";
import { columnKeys } from "./column-keys.ts";
import { examinedCells, guessTargets } from "./guess-targets.ts";
import { languageOfTexts } from "./language-of-texts.ts";
import { areRowNumbers } from "./meanings-of-cells.ts";
import {
  headingRecogniser,
  languageOfHeadings,
  type Recognised,
  spokenLanguage,
} from "./recognise-heading.ts";
import type { Target } from "./targets.ts";
import { takesEntries } from "./targets.ts";

const samplesShown = 3;
/** Number of columns whose samples are kept in an import's record; beyond it, people see samples only on the mapping screen. */
const sampledColumns = 100;
/** A longer sample is cut, so that the record of an import of five hundred columns stays small. */
const sampleLength = 80;

const chosenFor = (key: string, columns: ChosenColumns) =>
  Object.hasOwn(columns, key) ? columns[key] : undefined;

/** Returns a function that finds the target of a heading. */
export function targetFinder(targets: readonly Target[]): (heading: string) => string | undefined {
  const recognise = headingRecogniser(targets);
  return (heading) => {
    const recognised = recognise(heading);
    return recognised?.isUnclear ? undefined : recognised?.targets[0]?.target;
  };
}

/** The wish of a column for a target, which another column may have as well. */
interface Claim {
  chosen: ChosenColumn;
  by: "person" | "profile" | "remembered" | "name";
  /** Of several claims to one target, the highest rank prevails, then the first column. */
  rank: number;
  isTranslatable: boolean;
  /** The heading names whose ranges its column has. */
  isForPeople?: boolean | undefined;
}
const ranks = { decided: 5, remembered: 4, own: 3, usual: 2, weak: 1, foreign: 0 };

/**
 * Whether cells may be values of a target that has only a few: a text under *Accreditation* is no answer, and *active* is no state. A few
 * others among them are errors of their rows, but a column that says more than the options of a field is a field of its own.
 */
function saysSo({ target, field }: Target, cells: readonly string[]): boolean {
  if (field && holds(field.type, "choice") && field.options)
    return cells.every((cell) => cell === "" || optionsIn(field, cell) !== undefined);
  const isAnswered = target === "internal" || (field && holds(field.type, "choice") && !field.options);
  const read = target === "state" ? stateOf : isAnswered ? answerOf : undefined;
  const filled = cells.filter(Boolean);
  return !read || filled.filter((cell) => read(cell) !== undefined).length * 2 >= filled.length;
}

/** Roles of fields whose entries often have a column each. */
const sharedRoles: ReadonlySet<FieldRole> = new Set<FieldRole>(["synonym", "billing"]);

/** Whether texts are in French or Italian and the laboratory has no such language. */
const isForeignTo = (language: Language | null, languages: readonly Language[]) =>
  (language === "fr" || language === "it") && !languages.includes(language);

/**
 * Finds the target of every column: as a person chose for this import, else as the file's profile maps it, else as
 * a person decided about its heading in another file, else by its heading, else by its cells. No target is assigned twice in the same language; the second column stays unmapped. Columns without a target have to be
 * mapped, unless a person decided that they are not imported.
 * @param mayGuess whether a person will see what cells suggest; if the code or the name is missing, a person is asked in any case
 */
export function matchColumns(
  table: Pick<Table, "columns" | "rows">,
  targets: readonly Target[],
  chosen: ChosenColumns,
  profile: ChosenColumns,
  needed: readonly ("code" | "name")[] = ["code", "name"],
  languages: readonly Language[] = [],
  mayGuess = true,
  remembered: ChosenColumns = {},
): { mapping: ColumnMapping[]; open: boolean; missing: ("code" | "name")[] } {
  const keys = columnKeys(table.columns);
  const recognise = headingRecogniser(targets, table.columns);
  const recognised = table.columns.map(recognise);
  const ofFile = languageOfHeadings(recognised);
  const isKnown = (target: string | null) =>
    target === null || targets.some((each) => each.target === target);

  const claims = keys.map((key, index): Claim | undefined => {
    const byPerson = chosenFor(key, chosen);
    const decided = byPerson ?? chosenFor(key, profile);
    const heading = recognised[index];
    const isTranslatable = heading?.targets[0]?.translatable === true;
    if (decided)
      return isKnown(decided.target)
        ? { chosen: decided, by: byPerson ? "person" : "profile", rank: ranks.decided, isTranslatable }
        : undefined;
    const previous = chosenFor(key, remembered);
    if (previous && isKnown(previous.target))
      return { chosen: previous, by: "remembered", rank: ranks.remembered, isTranslatable };
    return heading && claimByHeading(heading, examinedCells(table, index));
  });
  function claimByHeading(heading: Recognised, cells: readonly string[]): Claim | undefined {
    const [target] = heading.targets;
    if (!target || heading.isUnclear) return undefined;
    if (!saysSo(target, cells)) return undefined;
    // A column called No. that counts the rows has no codes.
    if (target.target === "code" && heading.isWeak && areRowNumbers(cells)) return undefined;
    const isForeign = languages.length > 0 && isForeignTo(heading.language, languages);
    const rank = heading.isOwn ? ranks.own : heading.isWeak ? ranks.weak : ranks.usual;
    const language = heading.language ?? spokenLanguage(heading, ofFile, languages);
    const isOther = heading.language !== null && heading.language !== languages[0];
    return {
      chosen: { target: target.target, language: target.translatable ? language : null },
      by: "name",
      rank: isForeign || (isOther && !target.translatable) ? ranks.foreign : rank,
      isTranslatable: target.translatable,
      isForPeople: heading.isForPeople,
    };
  }

  const usedPlaces = new Set<string>();
  // Texts without a language are in the first one.
  const place = ({ target, language }: ChosenColumn) => `${target} ${language ?? languages[0] ?? null}`;
  const assigned = new Map<number, Pick<ColumnMapping, "by"> & ChosenColumn>();
  const inRank = [...claims.entries()].sort(([, left], [, right]) => (right?.rank ?? 0) - (left?.rank ?? 0));
  for (const [index, claim] of inRank) {
    if (!claim) continue;
    const choice = withinLanguages(claim);
    if (choice.target !== null && usedPlaces.has(place(choice)) && !isShared(claim)) {
      const language =
        claim.by === "name" && claim.isTranslatable ? otherLanguage(index, choice.target) : undefined;
      if (language) assign(index, { ...choice, language }, "cells");
    } else assign(index, choice, claim.by, claim.isForPeople);
  }
  /** Several columns may bring the entries of a list: of any by a person's choice, of synonyms and billing codes also by their headings. */
  function isShared({ chosen: { target }, by, isForPeople }: Claim): boolean {
    if (isForPeople) return true;
    const targetEntry = targets.find((each) => each.target === target);
    if (!targetEntry || !takesEntries(targetEntry)) return false;
    return by !== "name" || (targetEntry.field !== undefined && sharedRoles.has(roleOf(targetEntry.field)));
  }
  function assign(index: number, choice: ChosenColumn, by: ColumnMapping["by"], leavesRoom = false) {
    if (choice.target !== null && !leavesRoom) usedPlaces.add(place(choice));
    assigned.set(index, { ...choice, by });
  }
  /** French or Italian texts of a laboratory without that language become those of its main one if no other column has these. */
  function withinLanguages({ chosen: choice, rank, by }: Claim): ChosenColumn {
    const isForeign = by === "name" && rank === ranks.foreign;
    const unnamed = { ...choice, language: null };
    return isForeign && !usedPlaces.has(place(unnamed)) ? unnamed : choice;
  }
  /** The language of a second column for the same target, if its cells show one. */
  function otherLanguage(index: number, target: string): Language | undefined {
    const language = languageOfTexts(examinedCells(table, index), languages);
    const isFree =
      language !== undefined && language !== languages[0] && !usedPlaces.has(place({ target, language }));
    return isFree ? language : undefined;
  }

  const matched = table.columns.map((column, index): ColumnMapping => {
    const samples = index < sampledColumns ? samplesOf(table, index) : [];
    return { column, samples, ...(assigned.get(index) ?? { target: null, language: null, by: "none" }) };
  });
  const missing = needed.filter((target) => !matched.some((column) => column.target === target));
  // A guess by cells is shown to a person; if nobody can be asked, nothing is imported by it.
  const mapping =
    mayGuess || missing.length > 0
      ? guessTargets(matched, table, targets, recognised, missing, languages)
      : matched;
  const open = mapping.some(({ target, by }, index) =>
    by === "none" ? table.rows.some(({ cells }) => cells[index]) : by === "cells" && target !== null,
  );
  return { mapping, open: open || missing.length > 0, missing };
}

function samplesOf({ rows }: Pick<Table, "rows">, index: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[index];
    if (text) samples.push(text.length > sampleLength ? `${text.slice(0, sampleLength)}…` : text);
    if (samples.length === samplesShown) break;
  }
  return samples;
}
