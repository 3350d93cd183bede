import type { Catalogue, StagedChange } from "../../functions/core/door.ts";
import { writeExport } from "../../functions/importexport/exports/write-export.ts";
import { compareImport } from "../../functions/importexport/imports/compare-import.ts";
import { readImportFile } from "../../functions/importexport/imports/read-file.ts";
import { applied } from "./apply-changes.ts";
import { filesOf } from "./files-of.ts";

/** What a full import of a file, of JSON unless it is named otherwise, does to a catalogue. */
export async function imported(bytes: Buffer, before: Catalogue, name = "a.json") {
  const file = await readImportFile(filesOf(bytes), name, before, "de", { chosen: {}, profile: {} });
  if (!("placed" in file)) throw new Error("The file needs a mapping.");
  const changes: StagedChange[] = [];
  const compared = await compareImport(file, before, "full", (change) => void changes.push(change));
  return { ...compared, changes, after: applied(before, changes) };
}

/** The export of a catalogue, always of the same instant. */
export const exportOf = (catalogue: Catalogue) =>
  Buffer.from([...writeExport(catalogue, "de", new Date("2026-05-01T10:00:00Z"))].join(""));
