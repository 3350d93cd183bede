import { translatedColumns } from "../../kernel/translated-columns.ts";
import { type ChosenRhythm, chosenRhythms } from "../rhythm.ts";

/** Columns of a table of records that consist of a unique name and its translations. */
export const nameColumns = { name: "text", ...translatedColumns("name") } as const;

/** Columns of a table of test parameters. */
export const testableColumns = {
  parameter: "text",
  material: "text",
  category: "text",
  tags: "list",
  rilibaek: "flag",
  rhythm: "text",
  analyses: "list",
} as const;

/** Rhythms as the app names them in German and English. */
const rhythmWords: Record<ChosenRhythm, readonly string[]> = {
  default: ["wie in der einrichtung", "as in the setup"],
  quarter: ["jedes quartal", "vierteljährlich", "each quarter", "quarterly"],
  half_year: ["jedes halbjahr", "halbjährlich", "each half-year", "half-yearly"],
  year: ["jedes jahr", "jährlich", "each year", "yearly"],
  none: ["kein rhythmus", "no rhythm"],
};
/** The rhythm that a cell contains, as a key or in words. */
export const rhythmIn = (cell: string): ChosenRhythm | undefined =>
  chosenRhythms.find((rhythm) => [rhythm, ...rhythmWords[rhythm]].includes(cell.trim().toLowerCase()));
