/** Scores of entries for a query. Most entries do not fit and are not looked at again, so that every keystroke is answered in time. */
export class Scores {
  /** By entry; 0 if the entry does not fit. */
  readonly of: Float64Array;
  /** Entries that fit, each once, in no particular order. */
  readonly places: number[] = [];

  /** @param entries their number; none fits yet */
  constructor(entries: number) {
    this.of = new Float64Array(entries);
  }

  /** Raises the score of an entry; a lower one changes nothing. */
  raise(entry: number, score: number): void {
    const before = this.of[entry] as number;
    if (score <= before) return;
    if (before === 0) this.places.push(entry);
    this.of[entry] = score;
  }
}
