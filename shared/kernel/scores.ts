/** Memory of former scores. Every key needs some, and a browser that collects it makes a key wait. */
const spare: Scores[] = [];
const mostSpare = 16;

/** Scores of entries for a query. Most entries do not fit and are not looked at again, so that every keystroke is answered in time. */
export class Scores {
  /** By entry; 0 if the entry does not fit. */
  readonly of: Float64Array;
  readonly #places: Int32Array;
  #count = 0;

  /** @param entries their number; none fits yet */
  static over(entries: number): Scores {
    return spare.at(-1)?.of.length === entries ? (spare.pop() as Scores) : new Scores(entries);
  }

  private constructor(entries: number) {
    this.of = new Float64Array(entries);
    this.#places = new Int32Array(entries);
  }

  /** Entries that fit, each once, in no particular order. */
  get places(): Int32Array {
    return this.#places.subarray(0, this.#count);
  }

  /** Raises the score of an entry; a lower one changes nothing. */
  raise(entry: number, score: number): void {
    const before = this.of[entry] as number;
    if (score <= before) return;
    if (before === 0) this.#places[this.#count++] = entry;
    this.of[entry] = score;
  }

  /** Leaves its memory to scores of another query; it is not used any more. */
  free(): void {
    this.of.fill(0);
    this.#count = 0;
    if (spare.length < mostSpare) spare.push(this);
  }
}
