import { fold } from "../../../../shared/kernel/folding.ts";
import { ImportProblem } from "../import-problem.ts";
import { columnKeys } from "../mapping/column-keys.ts";
import { findHeadings } from "./find-headings.ts";
import type { Grid } from "./table.ts";

type TargetOf = (heading: string) => string | undefined;
type Sheet = Pick<Grid, "name" | "rows" | "isHidden" | "merges"> & Partial<Grid>;

/** Number of rows in which headings are looked for. */
const searched = 40;

const foldedSet = (words: string) => new Set(words.split(", ").map(fold));
/** Headings of lists of staff, of addresses, of settings and of changes, which may have names and codes as well. */
const strange = foldedSet(
  "vorname, nachname, familienname, telefon, telefonnummer, tel, durchwahl, handy, mobil, fax, e-mail, email, mail, geburtsdatum, geburtstag, personalnummer, funktion, position, benutzername, benutzer, passwort, kennwort, rolle, straße, plz, ort, first name, last name, surname, phone, extension, mobile, username, user, password, role, job title, birthday, date of birth, street, zip, city, einstellung, wert, standardwert, option, setting, value, default, geändert am, geändert von, änderung, autor, author, changed by, change",
);
/** Words within the headings of a catalogue. */
const ofLaboratory =
  /material|prob|einheit|method|referen|norm(al)?(bereich|wert)|loinc|specimen|sample|\bunit|gefa|rohrchen|tube|goa|ebm|analy|parameter|indikation|praanalytik|preis|price/;
/** Words within the names of sheets. */
const ofCatalogue = /katalog|catalog|analy|verzeichnis|parameter|untersuchung|\btests?\b/;
const ofOthers =
  /info|hinweis|legende|personal|mitarbeiter|staff|kontakt|contact|telefon|einstellung|setting|konfig|config|anderung|changelog|historie|read ?me|deckblatt|titel/;

/**
 * The sheet that is read: the requested one, else the visible one whose headings, size and name most resemble a catalogue. A list of staff
 * or of settings is only taken if there is nothing else.
 * @returns undefined if no sheet is visible
 * @throws ImportProblem missing_sheet if the requested one is missing
 */
export function chosenSheet<Each extends Sheet>(
  filled: readonly Each[],
  sheet: string | undefined,
  targetOf: TargetOf,
): Each | undefined {
  if (sheet !== undefined)
    return requested(
      filled.find(({ name }) => name === sheet),
      sheet,
    );
  const scored = filled
    .filter(({ isHidden }) => !isHidden)
    .map((each) => ({ each, score: likenessOf(each, targetOf) }));
  // The first one is kept among equals.
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, next) => (best && best.score >= next.score ? best : next),
    undefined,
  )?.each;
}

/** The sheet or list that somebody requested; never another one. @throws ImportProblem missing_sheet */
export function requested<Each>(each: Each | undefined, name: string): Each {
  if (each !== undefined) return each;
  throw new ImportProblem("missing_sheet", `The file has no sheet or list ${name} with content.`);
}

/** How much a sheet resembles a catalogue: its best row of headings counts most, then its name and its rows. */
function likenessOf({ name, rows, count = rows.length }: Sheet, targetOf: TargetOf): number {
  const points = rows.slice(0, searched).map(({ cells }) => pointsOf(cells, targetOf));
  const named = fold(name);
  const ofName = ofCatalogue.test(named) ? 3 : ofOthers.test(named) ? -4 : 0;
  if (points.includes(last)) return last;
  return Math.max(0, ...points) + ofName + Math.min(5, Math.log2(1 + count) / 2);
}

/** Below every other sheet, whatever its size. */
const last = -1_000;

/** Whether cells are the headings of a list of staff, of addresses or of settings. */
export function areOfOthers(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  const others = filled.filter((cell) => strange.has(fold(cell)));
  return others.length >= 2 && others.length * 2 > filled.length;
}

function pointsOf(cells: readonly string[], targetOf: TargetOf): number {
  const filled = cells.filter(Boolean);
  const targets = new Set(filled.flatMap((cell) => targetOf(cell) ?? []));
  if (targets.size < 2) return 0;
  const words = filled.map(fold);
  const fields = words.filter((word) => ofLaboratory.test(word)).length;
  const others = filled.filter(
    (cell, index) => strange.has(words[index] ?? "") && targetOf(cell) === undefined,
  ).length;
  if (others > fields) return last;
  const needed = ["code", "name"].filter((target) => targets.has(target)).length;
  return targets.size * 2 + needed * 2 + fields - others * 3;
}

/** Number of rows whose first cells are compared, and the share of equal ones from which two sheets are of the same analyses. */
const [compared, mostEqual] = [100, 0.05];

/**
 * The visible sheets that continue a sheet: they have the same headings and other analyses, such as those of another department. Two states
 * of one list have the same analyses, and do not belong together.
 */
export function sheetsAlike<Each extends Sheet>(
  filled: readonly Each[],
  chosen: Each,
  targetOf: TargetOf,
): Each[] {
  const head = headOf(chosen, targetOf);
  if (head.keys.length < 2) return [];
  const firstCells = new Set(head.first);
  return filled.filter((each) => {
    if (each === chosen || each.isHidden || each.refused) return false;
    const { keys, first } = headOf(each, targetOf);
    if (keys.length !== head.keys.length || keys.some((key) => !head.keys.includes(key))) return false;
    const equal = first.filter((cell) => firstCells.has(cell)).length;
    if (first.length === 0 || equal > first.length * mostEqual) return false;
    for (const cell of first) firstCells.add(cell);
    return true;
  });
}

/** The keys of a sheet's headings, and the cells of the column with the codes, else of the first one. */
function headOf(sheet: Sheet, targetOf: TargetOf): { keys: string[]; first: string[] } {
  const { headings, last } = findHeadings(sheet, targetOf);
  const column = Math.max(
    headings.findIndex((heading) => targetOf(heading) === "code"),
    headings.findIndex(Boolean),
  );
  const under = sheet.rows.filter(({ number }) => number > last).slice(0, compared);
  return {
    keys: columnKeys(headings.filter(Boolean)),
    first: under.flatMap(({ cells }) => cells[column] || []),
  };
}
