import { holds } from "../../../../shared/core/catalogue/field.ts";
import type { ColumnMapping } from "../../../../shared/importexport/imports/import.ts";
import type { RepeatedRule } from "../../../../shared/importexport/imports/import-words.ts";
import type { Question } from "../../../../shared/importexport/imports/questions.ts";
import type { NewField, ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { newTarget } from "./new-fields.ts";
import type { ColumnFacts, TableFacts } from "./table-facts.ts";
import type { Target } from "./targets.ts";
import { takesEntries } from "./targets.ts";

/** More unrecognised columns than this are a dump of a system, of which hardly a person wants all as fields. */
const mostNewFields = 40;

/** Whether nobody knows where a column with values goes. */
const isUnrecognised = ({ by, target }: ColumnMapping, facts: ColumnFacts | undefined) =>
  by === "none" && target === null && (facts?.filled ?? 0) > 0;

const holdsRows = ({ field }: Target) => field !== undefined && holds(field.type, "rows");

const isEntries = (target: string | null, targets: readonly Target[]) => {
  const targetEntry = targets.find((each) => each.target === target);
  return (
    targetEntry !== undefined &&
    !holdsRows(targetEntry) &&
    targetEntry.part === undefined &&
    takesEntries(targetEntry)
  );
};

/** Whether a person may still be asked at which signs to split the cells of a column. */
const isUnsplit = (
  { by, split, target }: ColumnMapping,
  facts: ColumnFacts | undefined,
  targets: readonly Target[],
) =>
  (by === "name" || by === "cells") &&
  split === undefined &&
  (facts?.signs.length ?? 0) > 0 &&
  isEntries(target, targets);

/** Whether so many columns are unrecognised that leaving them out is the better proposal. */
const areTooMany = (mapping: readonly ColumnMapping[], { columns }: Pick<TableFacts, "columns">) =>
  mapping.filter((column, index) => isUnrecognised(column, columns[index])).length > mostNewFields;

/**
 * The mapping with what is proposed for everything open: unrecognised columns become new fields, and cells with several entries are split.
 * The columns stay marked as unrecognised, since nobody has decided yet.
 * @param typeOf returns the type of field that is proposed for a column's cells
 */
export function proposedMapping(
  mapping: readonly ColumnMapping[],
  facts: Pick<TableFacts, "columns">,
  targets: readonly Target[],
  typeOf: (index: number) => NewField["type"],
): ColumnMapping[] {
  const isLeftOut = areTooMany(mapping, facts);
  return mapping.map((column, index): ColumnMapping => {
    const columnFacts = facts.columns[index];
    if (isUnrecognised(column, columnFacts) && !isLeftOut) {
      const type = typeOf(index);
      const create = { type, label: column.column.slice(0, 200) };
      return { ...column, target: newTarget, create, ...(type === "list" && { split: ["\n"] }) };
    }
    return columnFacts && isUnsplit(column, columnFacts, targets)
      ? { ...column, split: columnFacts.signs }
      : column;
  });
}

/** The rule proposed for rows of one code that differ: one that loses nothing. */
function proposedRule(
  differIn: readonly string[],
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
): RepeatedRule {
  const areJoined = differIn.every((column) => {
    const target = mapping.find((each) => each.column === column)?.target ?? null;
    const targetEntry = targets.find((each) => each.target === target);
    return targetEntry !== undefined && (takesEntries(targetEntry) || holdsRows(targetEntry));
  });
  return areJoined ? "merge" : "keep_both";
}

/** The question about rows of one code that differ, unless a rule for them is known. */
export function repeatedQuestion(
  { repeats }: Pick<TableFacts, "repeats">,
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
  rule: RepeatedRule,
): Question[] {
  if (rule !== "refuse" || !repeats || repeats.differing === 0) return [];
  const { column, differing, differIn } = repeats;
  return [
    {
      kind: "repeated",
      columns: [column],
      count: differing,
      proposal: proposedRule(differIn, mapping, targets),
    },
  ];
}

/** All that a person is asked about a file, each thing once and with an answer that can be accepted as it is. */
export function questionsOf({
  mapping,
  facts,
  targets,
  codes,
  language,
  rule,
}: {
  /** The columns before anything is proposed for them. */
  mapping: readonly ColumnMapping[];
  facts: TableFacts;
  targets: readonly Target[];
  /** Codes proposed for a file that has none. */
  codes: ReadingChoice["codes"];
  /** Language that was guessed from the names. */
  language: Language | undefined;
  /** Rule for repeated rows of the import or its profile. */
  rule: RepeatedRule;
}): Question[] {
  const about = (
    kind: Question["kind"],
    columns: readonly ColumnMapping[],
    proposal: string | null,
  ): Question => ({
    kind,
    columns: columns.map(({ column }) => column),
    count: columns.length,
    proposal,
  });
  const unrecognised = mapping.filter((column, index) => isUnrecognised(column, facts.columns[index]));
  const guessed = mapping.filter(({ by, target }) => by === "cells" && target !== null);
  const unsplit = mapping.filter((column, index) => isUnsplit(column, facts.columns[index], targets));
  const answer = areTooMany(mapping, facts)
    ? "leave_out"
    : unrecognised.length > 0
      ? "new_fields"
      : "as_guessed";
  const open = unrecognised.length > 0 ? unrecognised : guessed;
  return [
    ...(mapping.some(({ target }) => target === "name") ? [] : [about("name", [], null)]),
    ...(open.length > 0 ? [about("columns", open, answer)] : []),
    ...(codes ? [about("codes", [], codes.from)] : []),
    ...(language ? [about("language", [], language)] : []),
    ...(unsplit.length > 0 ? [about("split", unsplit, "split")] : []),
    ...repeatedQuestion(facts, mapping, targets, rule),
  ];
}

/** Number of columns that a question in the record of an import names, so that the record stays small. */
const mostNamed = 20;
export const shortened = (question: Question): Question => ({
  ...question,
  columns: question.columns.slice(0, mostNamed),
});
