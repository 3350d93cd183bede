import { isDeepStrictEqual } from "node:util";
import type {
  Analysis,
  CatalogueDocument,
  DocumentContent,
  DocumentKind,
} from "../../../../shared/core/catalogue/document.ts";
import type { ImportIssue, ImportStats } from "../../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import type { FaultyRule, RepeatedRule } from "../../../../shared/importexport/imports/import-words.ts";
import { localized } from "../../../../shared/kernel/language.ts";
import {
  type Catalogue,
  contentHash,
  documentId,
  loadComparison,
  type StagedChange,
} from "../../../core/door.ts";
import { exportedAnalysis } from "../../exports/exported-analysis.ts";
import type { Finding } from "../log/findings.ts";
import { ImportSamples } from "../log/import-samples.ts";
import { keepLabels, type Normalised, normaliseAnalysis } from "../normalising/normalise-analysis.ts";
import type { Note } from "../normalising/normalise-fields.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";
import type { ReadFile } from "../reading/read-file.ts";
import { applyImport } from "./apply-import.ts";
import { type Comparison, nothingTold } from "./comparison.ts";
import { completePartial } from "./complete-partial.ts";
import { EmptiedFields, emptiedWarning, isTooMuch } from "./emptied-fields.ts";
import { checkImported, Warnings, warningOf } from "./import-warnings.ts";
import { mergedSaying, mergeRepeated } from "./merge-repeated.ts";
import { namedIssues } from "./named-issues.ts";
import { codeOf, duplicate, RepeatedCodes, showRepeated } from "./repeated-codes.ts";
import { changeOf, documentOf, otherChanges } from "./staged-changes.ts";

/** Number of errors that are stored and shown. */
const mostIssues = 100;
/** Number of layouts, categories, collections and items that are stored and shown. */
const mostDocuments = 100;
/** Deleting more than this share of the imported analyses is taken for a mistake. */
const deletedShare = 0.2;

/** Decisions of a person or a caller about rows or entries of a file. */
export interface RowRules {
  repeated?: RepeatedRule;
  faulty?: FaultyRule;
}
/** Is called with each analysis as it would be stored, changed or not. */
export type OnContent = (placed: Placed, content: Analysis, isNew: boolean) => void;

/** Is called with every error and warning, including those that the log does not list. */
export type Report = (finding: Finding) => void;

/**
 * Compares a file with the visible catalogue by content hash, in one pass; unchanged analyses are not held in memory. An export contains
 * the shown values, not those that the laboratory information system sent, so an editor's values that come back in it are not a change.
 * @param onProgress is called with the number of analyses compared so far
 * @param onChange is called with every change to be written
 * @param isGated whether the laboratory publishes only analyses without errors
 */
export async function compareImport(
  file: ReadFile,
  catalogue: Catalogue,
  mode: "full" | "partial",
  onChange: (change: StagedChange) => Promise<void> | void,
  onProgress: (done: number) => Promise<void> | void = () => undefined,
  isGated = false,
  { repeated = "refuse", faulty = "refuse" }: RowRules = {},
  report: Report = () => undefined,
  onContent: OnContent = () => undefined,
): Promise<Comparison> {
  const { context } = file;
  const stats: ImportStats = { total: 0, created: 0, changed: 0, deleted: 0, unchanged: 0 };
  const collected = new ImportSamples(context, catalogue, await loadComparison());
  const warnings = new Warnings((warning) => report({ kind: "warning", warning }));
  const result: Comparison = { stats, ...nothingTold, samples: collected.samples, issues: [], documents: [] };
  const isExport = file.header.exported !== undefined;
  const codes = await RepeatedCodes.of(file, repeated);
  const emptied = new EmptiedFields();
  /** Analyses, by code, that are to be merged with rows that follow. */
  const open = new Map<string, Read>();
  /** Number of the first row or entry that repeats a code with another content, by code. */
  const differing = new Map<string, number>();
  let isCodeLost = false;
  const complain = (issues: readonly ImportIssue[]) => {
    for (const issue of issues) report({ kind: "error", issue });
    result.issue_count += issues.length;
    result.issues.push(...issues.slice(0, Math.max(0, mostIssues - result.issues.length)));
  };
  const leaveOut = () => {
    stats.left_out = (stats.left_out ?? 0) + 1;
  };
  complain(file.issues);
  const faultyRows = new Set(file.issues.flatMap(({ sheet, row }) => (row ? [`${sheet} ${row}`] : [])));
  // An error of the whole file cannot be left out.
  result.isRefused = file.issues.some(({ row }) => row === undefined);

  for await (const placed of file.placed()) {
    const index = stats.total++;
    if (stats.total % 500 === 0) await onProgress(stats.total);
    if ("issues" in placed) {
      complain(placed.issues);
      leaveOut();
      isCodeLost = true;
      continue;
    }
    let read = readPlaced(placed);
    const { code } = read.normalised;
    if (code === "") isCodeLost = true;
    const isFaulty = read.issues.length > 0 || faultyRows.has(`${placed.place.sheet} ${placed.place.row}`);
    const location = placed.place.path ?? `row ${placed.place.row}`;
    const { first, isSame } = codes.add(code, location, isFaulty ? undefined : read.hash);
    const isLast = codes.isLast(code, index);
    if (isSame && (repeated === "keep_both" || !isLast)) {
      report({ kind: "note", note: { code: "row_repeated", value: code, ...placed.place } });
      leaveOut();
      continue;
    }
    if (first !== undefined && repeated === "refuse") {
      if (!differing.has(code)) differing.set(code, index);
      const named = { code, name: localized(read.normalised.name, context.main, context.main).value ?? "" };
      const issues = [...read.issues, duplicate(placed, named, first, location)];
      complain(namedIssues({ ...read, issues }, context));
      leaveOut();
      continue;
    }
    if (repeated === "first" ? first !== undefined : repeated === "last" && isLast === false) {
      const parameters = { value: code, ...(first !== undefined && { other: first }) };
      warn([{ check: "repeated_code", parameters, target: "code" }], read);
      leaveOut();
      continue;
    }
    if (first !== undefined && repeated === "keep_both") {
      read = readPlaced(codes.numbered(placed, catalogue, location));
      warn([{ check: "code_numbered", parameters: { value: code, other: first }, target: "code" }], read);
    }
    complain(namedIssues(read, context));
    if (isFaulty) leaveOut();
    else warn(read.notes, read);
    if (repeated === "merge") {
      const before = open.get(code);
      const all = isFaulty ? before : before ? merge(before, read) : read;
      if (isLast === false) {
        if (all) open.set(code, all);
        continue;
      }
      open.delete(code);
      if (all) await take(all);
    } else if (!isFaulty) await take(read);
  }
  await deleteMissing();
  tellEmptied();
  await showRepeated(file, differing, contentOf, collected);
  collected.finish();
  for (const change of otherChanges(context, catalogue)) {
    result.document_count += 1;
    if (result.documents.length < mostDocuments)
      result.documents.push(documentOf(change, catalogue, context.main));
    await onChange(change);
  }
  result.isRefused ||= faulty === "refuse" && result.issue_count > 0;
  return { ...result, warnings: warnings.listed, warning_count: warnings.count };

  function readPlaced(placed: Placed): Read {
    const stored = catalogue.stored("analysis", documentId("analysis", codeOf(placed)));
    const storedState = { isPartial: mode === "partial", ...(stored && { stored }) };
    const read = normaliseAnalysis(placed, context, storedState);
    return { placed, stored, imported: placed.analysis, ...read, hash: hashOf(read.normalised) };
  }

  function contentOf(placed: Placed): Analysis {
    const { normalised } = readPlaced(placed);
    return applyImport(undefined, normalised, context.layouts.get(normalised.layout));
  }

  function warn(notes: readonly Note[], { normalised, stored, placed }: Read): void {
    const name = { ...stored?.content.name, ...normalised.name };
    for (const note of notes)
      warnings.add(warningOf(note, { code: normalised.code, name }, placed, context.main));
  }

  function merge(before: Read, next: Read): Read {
    const { merged, notes } = mergeRepeated(before.normalised, next.normalised);
    warn(notes, next);
    const imported = mergedSaying(before.imported, next.imported);
    return { ...before, normalised: merged, imported, hash: hashOf(merged) };
  }

  async function take({
    placed,
    stored: storedDocument,
    normalised: brought,
    imported,
    ...read
  }: Read): Promise<void> {
    const before = storedDocument && !storedDocument.deleted ? storedDocument.content : undefined;
    if (storedDocument)
      keepLabels(
        storedDocument.content,
        context.layouts.get(storedDocument.content.layout),
        context,
        brought.layout,
      );
    const layout = context.layouts.get(brought.layout);
    const normalised =
      mode === "partial" && before
        ? completePartial(imported, brought, before, layout, context.main)
        : brought;
    const hash = normalised === brought ? read.hash : hashOf(normalised);
    const isReturning = storedDocument?.deleted === true;
    const applied = applyImport(storedDocument?.content, normalised, layout, {
      isExport,
      isReturning,
      key: placed.key,
    });
    const rules = { main: context.main, isGated, before };
    const { content, warnings: newWarnings } = checkImported(applied, normalised, layout, placed, rules);
    for (const warning of newWarnings) warnings.add(warning);
    onContent(placed, content, before === undefined);
    const saysWhatIsShown = (content: Analysis) => {
      if (!isExport) return false;
      const shown = exportedAnalysis(content, context);
      return hashOf({ ...shown, ...brought }) === hashOf(shown);
    };
    if (
      storedDocument &&
      before &&
      (storedDocument.importHash === hash || isDeepStrictEqual(content, before) || saysWhatIsShown(before))
    ) {
      stats.unchanged += 1;
      return;
    }
    const kind = before ? "changed" : "created";
    stats[kind] += 1;
    collected.add(kind, before, content);
    if (before) emptied.compare(before, content);
    await onChange(changeOf("analysis", content, hash, storedDocument));
  }

  function tellEmptied(): void {
    const fields = emptied.found(catalogue, context);
    for (const field of fields) warnings.add(emptiedWarning(field));
    const overLimit = fields.filter(isTooMuch);
    if (overLimit.length > 0) result.wouldEmpty = overLimit;
  }

  async function deleteMissing(): Promise<void> {
    if (mode === "partial") return;
    const imported = [...catalogue.documents("analysis")].filter(({ content }) => content.imported);
    const missing = imported.filter(({ content }) => !codes.has(content.code));
    // A row that is left out is no reason to delete its analysis, and without its code that analysis is unknown.
    if (faulty === "leave_out" && isCodeLost && missing.length > 0) {
      const shown = { place: {}, label: null, column_label: null, code: "", name: "" };
      warnings.add({ check: "nothing_deleted", parameters: { missing: missing.length }, ...shown });
      return;
    }
    stats.deleted = missing.length;
    const tooMany = stats.total === 0 || missing.length > imported.length * deletedShare;
    if (tooMany) result.wouldDelete = { deleted: missing.length, of: imported.length };
    for (const { id, version, content } of missing) {
      collected.add("deleted", content, undefined);
      await onChange({ kind: "analysis", id, content: null, importHash: null, basedOn: version });
    }
  }
}

/** An analysis of the file, read and completed. */
interface Read {
  placed: Placed;
  /** The stored document, even if it is deleted. */
  stored: CatalogueDocument<"analysis"> | undefined;
  /** The analysis as the file states it, so that left-out properties differ from empty ones. */
  imported: ImportedAnalysis;
  normalised: Normalised;
  issues: ImportIssue[];
  notes: Note[];
  /** Hash of the content, by which rows that repeat another one are recognised. */
  hash: string;
}

const hashOf = (content: Normalised | DocumentContent[DocumentKind]) => contentHash(content);
