/** Above this many entries apart the layers become one: copying few with every edition, and many once in a while. */
const mostApart = 128;

/**
 * A map that is never changed: its next edition shares with it all but what differs, so that an edition of ten thousand entries costs
 * what was changed. Entries stay in the order in which their keys came, as in a `Map`.
 */
export class LayeredMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  /** What replaces or joins the base. */
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

  /** With these entries in place of those of the same keys, or besides them. */
  with(entries: Iterable<readonly [Key, Value]>): LayeredMap<Key, Value> {
    const apart = new Map([...this.#apart, ...entries]);
    if (apart.size <= mostApart) return new LayeredMap(this.#base, apart);
    return new LayeredMap(new Map([...this.#base, ...apart]));
  }
}
