/** Random numbers derived from a seed, so that a failed run can be repeated. */
export class Chance {
  #state: number;
  readonly #seed: string;

  constructor(seed: string | number) {
    this.#seed = String(seed);
    this.#state = 2166136261;
    for (const sign of this.#seed) this.#state = Math.imul(this.#state ^ sign.charCodeAt(0), 16777619);
  }

  /** A separate sequence for one purpose, unaffected by how often others are used. */
  for(purpose: string): Chance {
    return new Chance(`${this.#seed}/${purpose}`);
  }

  /** From 0 to below 1. Source: mulberry32, public domain. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** A number between two bounds. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    const all = [...items];
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [all[last], all[other]] = [all[other]!, all[last]!];
    }
    return all;
  }
}
