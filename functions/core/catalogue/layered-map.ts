/** With more changed entries than this, merge the layers: an edition usually copies few entries, and all of them once in a while. */
const mostApart = 128;

/**
 * An immutable map. Its next edition shares all unchanged entries, so that an edition of ten thousand entries costs only
 * what was changed. Entries keep their insertion order, as in a `Map`.
 */
export class LayeredMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  /** Entries that replace or extend the base. */
  readonly #apart: ReadonlyMap<Key, Value>;

  constructor(base: ReadonlyMap<Key, Value> = new Map(), apart: ReadonlyMap<Key, Value> = new Map()) {
    this.#base = base;
    this.#apart = apart;
  }

  get(key: Key): Value | undefined {
    return this.#apart.get(key) ?? this.#base.get(key);
  }

  *values(): Generator<Value> {
    for (const [key, value] of this.#base) yield this.#apart.get(key) ?? value;
    for (const [key, value] of this.#apart) if (!this.#base.has(key)) yield value;
  }

  /** The next edition, with these entries replaced or added. */
  with(entries: Iterable<readonly [Key, Value]>): LayeredMap<Key, Value> {
    const apart = new Map([...this.#apart, ...entries]);
    if (apart.size <= mostApart) return new LayeredMap(this.#base, apart);
    return new LayeredMap(new Map([...this.#base, ...apart]));
  }
}
