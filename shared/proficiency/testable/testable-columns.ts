import { translatedColumns } from "../../kernel/translated-columns.ts";
import { type ChosenRhythm, chosenRhythms } from "../rhythm.ts";

/** Records that are only a unique name with its translations, as a table. */
export const nameColumns = { name: "text", ...translatedColumns("name") } as const;

/** Test parameters as a table. */
export const testableColumns = {
  parameter: "text",
  material: "text",
  category: "text",
  tags: "list",
  rilibaek: "flag",
  rhythm: "text",
  analyses: "list",
} as const;

/** As the app calls them in German and English. */
const rhythmWords: Record<ChosenRhythm, readonly string[]> = {
  default: ["wie in der einrichtung", "as in the setup"],
  quarter: ["jedes quartal", "vierteljährlich", "each quarter", "quarterly"],
  half_year: ["jedes halbjahr", "halbjährlich", "each half-year", "half-yearly"],
  year: ["jedes jahr", "jährlich", "each year", "yearly"],
  none: ["kein rhythmus", "no rhythm"],
};
/** The rhythm that a cell names, by its key or its words. */
export const rhythmIn = (cell: string): ChosenRhythm | undefined =>
  chosenRhythms.find((rhythm) => [rhythm, ...rhythmWords[rhythm]].includes(cell.trim().toLowerCase()));
