import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { furtherTables } from "../mapping/further-sheets.ts";
import { chosenList, foundIn, sampleOfRecords } from "./file-sample.ts";
import { holdsPanels } from "./json-lists.ts";
import { gridOfRecords, recordHeading } from "./json-records.ts";
import type { JsonFile } from "./read-json.ts";
import type { ReadTable } from "./read-spreadsheet.ts";
import { tableOf } from "./table.ts";

/**
 * The largest list of another system's file as if it were a sheet. Lists of panels are read with it, unless a person chose what further lists
 * hold.
 * @throws ImportProblem
 */
export async function tableOfForeign(
  { lists, records, notes }: Extract<JsonFile, { format: "foreign" }>,
  main: Language,
  targetOf: (heading: string) => string | undefined,
  choice: ReadingChoice,
): Promise<ReadTable> {
  const { path = "" } = chosenList(lists, choice.sheet) ?? {};
  const reading = choice.lists ?? "joined";
  const grid = await gridOfRecords(path, records(path), reading);
  const others = lists.filter((list) => list.path !== path);
  const panels = others.filter(holdsPanels).map((list) => ({ sheet: list.path, as: "panels" as const }));
  const furtherSheets = (choice.further ?? panels).filter(({ sheet }) =>
    others.some((list) => list.path === sheet),
  );
  const grids = furtherSheets.map(({ sheet }) => gridOfRecords(sheet, records(sheet), "joined"));
  const further = furtherTables(await Promise.all(grids), furtherSheets);
  const table = {
    ...tableOf(grid, targetOf, { row: recordHeading, sections: false }),
    joined: grid.joined,
    further,
  };
  const left = others
    .filter((list) => !further.some(({ sheet }) => sheet === list.path))
    .map(
      (list): ReadingNote => ({ code: "other_list", path: list.path, value: list.path, count: list.count }),
    );
  const sheets = lists.map((list) => ({ name: list.path, isHidden: false, count: list.count }));
  const detected = foundIn("json", table, { sheets, language: choice.language ?? main, lists: reading });
  const sample = await sampleOfRecords(lists, records, path);
  return { ...table, notes: [...notes, ...left, ...grid.notes], found: detected, sample };
}
