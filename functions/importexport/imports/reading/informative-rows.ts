/** Number of rows and records from the beginning of a file that a sample keeps. */
const firstRows = 150;
/** Number of cells of one kind that a sample keeps of a column. */
const mostExamples = 3;

/** Number of values that are remembered to tell further ones; beyond it, distinct values are counted no more. */
const mostValues = 100_000;

/** Numbers of filled cells that a sample leaves out, and of the values that only these have. */
export interface OmittedCounts {
  filled: number;
  distinct: number;
}

const numbers = /^[<>≤≥~±]?\s*[-+]?[\d.,\s]+%?$/;
const days = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;
const markup = /<(p|br|ul|ol|b|i)\b/i;
/** Lengths up to which a text may be an answer such as `falsch`, and up to which it is one line. */
const [longestAnswer, longestLine] = [6, 300];
const kinds = ["day", "number", "answer", "line", "paragraph"] as const;

function kindOf(cell: string): (typeof kinds)[number] {
  if (cell.length > longestLine || cell.includes("\n") || markup.test(cell)) return "paragraph";
  if (days.test(cell)) return "day";
  if (numbers.test(cell)) return "number";
  return cell.length <= longestAnswer ? "answer" : "line";
}

/**
 * Chooses the rows of a file that its sample keeps: the first ones, and after them each row that shows a column or a kind of cell which
 * those before it do not. So the sample has every column of the file, and what a person is asked is asked of the whole of it.
 */
export class InformativeRows {
  #rows = 0;
  #left: number;
  /** Number of kept cells by column and kind. */
  readonly #examples = new Map<string | number, Record<(typeof kinds)[number], number>>();

  /** Counts of cells that the sample leaves out, by column. */
  readonly #omitted = new Map<string | number, OmittedCounts>();
  /** Values by column, as far as they are remembered, and whether the sample shows them. */
  readonly #values = new Map<string | number, Map<string, boolean>>();
  #remembered = 0;

  /** @param characters the size of the sample; rows that are the first to fill a column are kept beyond it */
  constructor(characters: number) {
    this.#left = characters;
  }

  /**
   * Whether the sample keeps the next row.
   * @param cells texts with their columns
   * @param size characters that the row takes
   * @param isShown the sample has the row anyway
   */
  isKept(
    cells: readonly (readonly [column: string | number, cell: string])[],
    size: number,
    isShown = false,
  ): boolean {
    this.#rows += 1;
    const filled = cells.filter(([, cell]) => cell !== "");
    const isFirst = this.#rows <= firstRows;
    const hasRoom = this.#left >= size;
    const isNew = filled.some(([column]) => !this.#examples.has(column));
    const isTelling = () =>
      filled.some(([column, cell]) => (this.#examples.get(column)?.[kindOf(cell)] ?? 0) < mostExamples);
    const isKept = isShown || isNew || (hasRoom && (isFirst || isTelling()));
    for (const [column, cell] of filled) this.#count(column, cell, isKept);
    if (!isKept) return false;
    if (!isShown) this.#left -= size;
    for (const [column, cell] of filled) {
      const examples = this.#examples.get(column) ?? { day: 0, number: 0, answer: 0, line: 0, paragraph: 0 };
      examples[kindOf(cell)] += 1;
      this.#examples.set(column, examples);
    }
    return true;
  }

  #count(column: string | number, cell: string, isKept: boolean): void {
    const values = this.#values.get(column) ?? new Map<string, boolean>();
    this.#values.set(column, values);
    const wasKept = values.get(cell);
    const isFurther = wasKept === undefined && this.#remembered < mostValues;
    if (isFurther) this.#remembered += 1;
    if (isFurther || (isKept && wasKept === false)) values.set(cell, isKept);
    const counts = this.#omitted.get(column) ?? { filled: 0, distinct: 0 };
    if (!isKept) counts.filled += 1;
    if (!isKept && isFurther) counts.distinct += 1;
    // A row of the sample shows the value after all.
    if (isKept && wasKept === false) counts.distinct -= 1;
    this.#omitted.set(column, counts);
  }

  /** Counts of the cells that the sample leaves out, by column. */
  get beyond(): [column: string | number, counts: OmittedCounts][] {
    return [...this.#omitted];
  }
}
