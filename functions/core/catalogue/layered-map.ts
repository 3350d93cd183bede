/** With more changed entries than this, merge the layers: an edition usually copies few entries, and all of them once in a while. */
const mostOverlaid = 128;

/**
 * An immutable map. Its next edition shares all unchanged entries, so that an edition of ten thousand entries costs only
 * what was changed. Entries keep their insertion order, as in a `Map`.
 */
export class LayeredMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>;
  /** Entries that replace or extend the base. */
  readonly #overlay: ReadonlyMap<Key, Value>;

  constructor(base: ReadonlyMap<Key, Value> = new Map(), overlay: ReadonlyMap<Key, Value> = new Map()) {
    this.#base = base;
    this.#overlay = overlay;
  }

  get(key: Key): Value | undefined {
    return this.#overlay.get(key) ?? this.#base.get(key);
  }

  *values(): Generator<Value> {
    for (const [key, value] of this.#base) yield this.#overlay.get(key) ?? value;
    for (const [key, value] of this.#overlay) if (!this.#base.has(key)) yield value;
  }

  /** The next edition, with these entries replaced or added. */
  with(entries: Iterable<readonly [Key, Value]>): LayeredMap<Key, Value> {
    const overlay = new Map([...this.#overlay, ...entries]);
    if (overlay.size <= mostOverlaid) return new LayeredMap(this.#base, overlay);
    return new LayeredMap(new Map([...this.#base, ...overlay]));
  }
}
