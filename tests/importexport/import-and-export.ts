import type { Catalogue, StagedChange } from "../../functions/core/door.ts";
import { writeExport } from "../../functions/importexport/exports/write-export.ts";
import {
  compareImport,
  type RowRules,
} from "../../functions/importexport/imports/comparing/compare-import.ts";
import type { Finding } from "../../functions/importexport/imports/log/findings.ts";
import { readImportFile } from "../../functions/importexport/imports/reading/read-file.ts";
import type { ChosenColumns, ReadingChoice } from "../../shared/importexport/imports/reading.ts";
import { applied } from "./apply-changes.ts";
import { filesOf } from "./files-of.ts";

interface Decided extends RowRules {
  mode?: "full" | "partial";
  /** Mapping of columns, by their headings in small letters. */
  profile?: ChosenColumns;
  /** How the file is read. */
  reading?: ReadingChoice;
}

/** The effect of an import on a catalogue; by default of a full import of JSON. */
export async function imported(
  bytes: Buffer,
  before: Catalogue,
  name = "a.json",
  { mode = "full", profile = {}, reading = {}, ...rules }: Decided = {},
) {
  const file = await readImportFile(filesOf(bytes), name, before, "de", { chosen: {}, profile }, reading);
  if (!("placed" in file)) throw new Error("The file needs a mapping.");
  const changes: StagedChange[] = [];
  const keep = (change: StagedChange) => void changes.push(change);
  /** All findings of the import, each with its place. */
  const findings: Finding[] = file.notes.map((note) => ({ kind: "note", note }));
  const report = (finding: Finding) => void findings.push(finding);
  const compared = await compareImport(file, before, mode, keep, undefined, false, rules, report);
  return { ...compared, changes, findings, after: applied(before, changes) };
}

/** The export of a catalogue, always with the same time of export. */
export const exportOf = (catalogue: Catalogue) =>
  Buffer.from([...writeExport(catalogue, "de", new Date("2026-05-01T10:00:00Z"))].join(""));
