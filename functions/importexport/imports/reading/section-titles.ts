import type { Grid } from "./table.ts";

type Row = Grid["rows"][number];

/** Fewest rows with nothing but a name that make titles of them; a single one is rather an analysis without a code. */
const fewestTitles = 2;
/** Rows that a section has if neither its name nor the beginning of the list tells that there are sections. */
const ofSection = 3;
/** Share of fuller rows that fill a column which analyses usually fill. */
const usualShare = 0.8;
/** Fewest names whose order tells something. */
const ordered = 5;

const fields =
  "gerinnung|koagulation|coagulation|hämostase|ha?emostasis|hémostase|coagulazione|emostasi|elektrolyte|electrolytes|électrolytes|elettroliti|kationen|" +
  "anionen|cations|anions|enzyme|enzymes|enzimi|hormone|hormones|ormoni|vitamine|vitamins|vitamines|tumormarker|tumou?r markers|marqueurs tumoraux|" +
  "marcatori tumorali|allergene|allergens|allergènes|allergeni|medikamente|medikamentenspiegel|drugs|drug monitoring|médicaments|farmaci|" +
  "spurenelemente|trace elements|oligo-éléments|oligoelementi|proteine|eiweiße|proteins|protéines|lipide|lipids|lipides|lipidi|sonstiges?|" +
  "other tests|others?|varia|autres|divers|altri|altro";
/** Names of fields of laboratory medicine, which are no analyses. */
const field = new RegExp(
  `^(?:\\p{L}+ )?(?:\\p{L}*(?:ologie|ology|ologia|chemie|chemistry|chimie|chimica|diagnostik|diagnostics)|${fields})(?: \\p{L}*(?:ique|ica|ale))?$`,
  "iu",
);
const joints = /\s*(?:[,/&+]|\s(?:und|and|et|e|ed)\s)\s*/iu;
const isCapital = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
/** Whether a text names a field of laboratory medicine. */
export const isField = (name: string): boolean =>
  name.endsWith(":") || name.split(joints).every((part) => field.test(part));

const collator = new Intl.Collator("de", { numeric: true });
const areSorted = (names: readonly string[]) =>
  names.every((name, index) => index === 0 || collator.compare(names[index - 1] as string, name) <= 0);

/** A row with nothing but a name, and its place among the others. */
interface Lone {
  index: number;
  number: number;
  column: number;
  name: string;
  /** Number of such rows in succession, up to this one. */
  run: number;
  isLast: boolean;
}

/**
 * The rows with nothing but a name that are titles, although other rows have words in that column, too. A title stands right before fuller
 * rows. Names in succession, names in the list's alphabetical order, and lone names here and there are analyses without a code.
 * @param rows all rows that are analyses or titles
 * @param ordinary fuller rows, and columns that have words in them
 * @param hasLead whether a title stands above the headings
 * @returns numbers of rows
 */
export function sectionTitles(
  rows: readonly Row[],
  {
    ordinary,
    columns,
    hasLead,
  }: { ordinary: readonly Row[]; columns: ReadonlySet<number>; hasLead: boolean },
): ReadonlySet<number> {
  const lone = loneIn(rows, columns);
  const width = Math.max(0, ...ordinary.map(({ cells }) => cells.length));
  const usual = Array.from({ length: width }, (_, index) => index).filter(
    (index) => ordinary.filter(({ cells }) => cells[index]).length >= ordinary.length * usualShare,
  );
  return new Set(
    [...Map.groupBy(lone, ({ column }) => column)].flatMap(([column, group]) => {
      if (usual.filter((each) => each !== column).length < 2) return [];
      const isShouted = !ordinary.some(({ cells }) => isCapital(cells[column] ?? ""));
      const isPlain = ({ name }: Lone) => isField(name) || (isShouted && isCapital(name));
      const next = (each: Lone) => group.find(({ index }) => index === each.index + 1);
      const leading = group.filter((each) => each.isLast && (each.run === 1 || isPlain(each)));
      // A title may have another one right below it.
      const outer = group.filter(
        (each) => isPlain(each) && (next(each) ? isPlain(next(each) as Lone) : false),
      );
      if (leading.length < fewestTitles) return [];
      const nameAt = (index: number) => rows[index]?.cells[column] ?? "";
      const plain = leading.filter(isPlain);
      if (plain.length >= fewestTitles) {
        const fits = ({ index }: Lone) =>
          index > 0 && areSorted([nameAt(index - 1), nameAt(index), nameAt(index + 1)]);
        return [...outer, ...leading.filter((each) => isPlain(each) || !fits(each))].map(
          ({ number }) => number,
        );
      }
      const names = rows.map((_, index) => nameAt(index)).filter(Boolean);
      if (names.length >= ordered && areSorted(names)) return [];
      const begins = hasLead || leading[0]?.index === 0;
      const isSparse = leading.every(
        ({ index }, place) => (leading[place + 1]?.index ?? rows.length) - index > ofSection,
      );
      return begins || isSparse ? leading.map(({ number }) => number) : [];
    }),
  );
}

function loneIn(rows: readonly Row[], columns: ReadonlySet<number>): Lone[] {
  const isLone = ({ cells }: Row) => cells.filter(Boolean).length === 1;
  let run = 0;
  return rows.flatMap((row, index) => {
    const column = row.cells.findIndex(Boolean);
    run = isLone(row) ? run + 1 : 0;
    const next = rows[index + 1];
    // Titles may be in capitals, as codes are, but not in a column of codes.
    if (run === 0 || !columns.has(column)) return [];
    const isLast = next !== undefined && !isLone(next);
    return [{ index, number: row.number, column, name: row.cells[column] ?? "", run, isLast }];
  });
}
