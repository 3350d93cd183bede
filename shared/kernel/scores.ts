/** How well entries fit what is sought. Most do not fit at all, and nothing looks at these again: there is a key to answer. */
export class Scores {
  /** By entry; 0 of one that does not fit. */
  readonly of: Float64Array;
  /** Entries that fit, each once, in no order. */
  readonly places: number[] = [];

  /** @param entries how many there are; none fits yet */
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
