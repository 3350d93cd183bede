import { Catalogue, type StagedChange } from "../../../functions/core/door.ts";
import { standardCollections } from "../../../functions/core/provisioning/standard-collections.ts";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { writeExport } from "../../../functions/importexport/exports/write-export.ts";
import {
  compareImport,
  type RowRules,
} from "../../../functions/importexport/imports/comparing/compare-import.ts";
import type { Finding } from "../../../functions/importexport/imports/log/findings.ts";
import { guessColumn } from "../../../functions/importexport/imports/mapping/guess-column.ts";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { withKeys } from "../../../functions/importexport/imports/mapping/new-fields.ts";
import { proposedMapping } from "../../../functions/importexport/imports/mapping/questions.ts";
import { targetsOf, workbookLayout } from "../../../functions/importexport/imports/mapping/targets.ts";
import { chosenBy } from "../../../functions/importexport/imports/preview-import.ts";
import {
  type FileSample,
  tableOfSample,
} from "../../../functions/importexport/imports/reading/file-sample.ts";
import {
  type NeedsMapping,
  type ReadFile,
  readImportFile,
} from "../../../functions/importexport/imports/reading/read-file.ts";
import type { RepeatedRule } from "../../../shared/importexport/imports/import-words.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { applied } from "../../importexport/apply-changes.ts";
import { filesOf } from "../../importexport/files-of.ts";
import { documentOf } from "../../webpublisher/directory/documents.ts";

/** A laboratory as it begins: the standard layout with its collections, and no analyses. */
export const emptyLaboratory = (): Catalogue =>
  new Catalogue(1, [
    documentOf("layout", standardLayout),
    ...standardCollections.flatMap(({ items, ...collection }) => [
      documentOf("collection", collection),
      ...items.map((item) => documentOf("collectionitem", item)),
    ]),
  ]);

/** The result of a file's full import into an empty laboratory. */
export interface FullImport {
  /** Questions that a person was asked, each answered as it was proposed. */
  questions: string[];
  isRefused: boolean;
  findings: Finding[];
  after: Catalogue;
  exported: Buffer;
}

/**
 * Imports a file into an empty laboratory as a person does who accepts what is proposed: columns as they were guessed, codes as they are
 * made, and all remaining columns as new fields.
 */
export async function takeByProposals(
  bytes: Buffer,
  name: string,
  languages: readonly [Language, ...Language[]],
  rules: RowRules = {},
): Promise<FullImport> {
  const before = emptyLaboratory();
  const [main] = languages;
  const read = (chosen = {}, reading: ReadingChoice = {}) =>
    readImportFile(filesOf(bytes), name, before, main, { chosen, profile: {}, languages }, reading);
  const first = await read();
  const proposal = "placed" in first ? undefined : await proposalOf(first, before, languages);
  const file = proposal ? await read(proposal.chosen, proposal.reading) : first;
  if (!("placed" in file)) throw new Error("The proposals are not enough.");
  const changes: StagedChange[] = [];
  const findings: Finding[] = file.notes.map((note) => ({ kind: "note", note }));
  const { isRefused } = await compareImport(
    file as ReadFile,
    before,
    "full",
    (change) => void changes.push(change),
    undefined,
    false,
    { ...proposal?.rules, ...rules },
    (finding) => void findings.push(finding),
  );
  const after = applied(before, isRefused ? [] : changes);
  const exported = Buffer.from([...writeExport(after, main, new Date("2026-05-01T10:00:00Z"))].join(""));
  const { questions = [] } = proposal ?? {};
  return { questions, isRefused, findings, after, exported };
}

/** The answers to all questions as they are proposed, from what the mapping screen is given: the questions and the file's sample. */
async function proposalOf(
  { sample, codes, found: file, questions, mapping }: NeedsMapping,
  catalogue: Catalogue,
  languages: readonly [Language, ...Language[]],
) {
  const [main] = languages;
  const layout = workbookLayout(catalogue);
  const targets = targetsOf(layout?.fields ?? [], main);
  const copy: FileSample = JSON.parse(JSON.stringify(sample));
  const reading: ReadingChoice = codes ? { codes } : {};
  const shown = await tableOfSample(copy, reading, main, targetFinder(targets));
  if (!shown || !copy.whole) throw new Error("The sample does not show the table.");
  const { table } = shown;
  if (
    mapping.some(({ column }, index) => column !== table.columns[index]) ||
    mapping.length !== table.columns.length
  )
    throw new Error(`The sample has other columns than the file: ${table.columns}`);
  const typeOf = (index: number) => {
    const placeOf = (row: number) => table.rows[row] ?? { number: 0 };
    const cells = table.rows.map((row) => row.cells[index] ?? "");
    const isList = table.joined?.has(table.columns[index] ?? "");
    return guessColumn(cells, (row) => table.dayOf(placeOf(row), index), isList).guess;
  };
  const columns = proposedMapping(mapping, copy.whole, targets, typeOf).map(
    ({ by: _, samples: __, ...choice }) => choice,
  );
  const rule = questions.find(({ kind }) => kind === "repeated")?.proposal;
  return {
    chosen: chosenBy(table.columns, withKeys(columns, layout)),
    reading: { ...reading, ...(file?.is_language_guessed && { language: file.language }) },
    questions: questions.map(({ kind }) => kind),
    rules: rule ? { repeated: rule as RepeatedRule } : {},
  };
}
