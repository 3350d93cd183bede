import type { StagedChange } from "../../../core/door.ts";
import { lineOf } from "./chunk-lines.ts";

/** Documents per chunk, and so per invocation. */
const chunkSize = 500;
/** Limits for changes that wait to be sorted: their number, and their characters together. */
const mostWaiting = { changes: 40 * chunkSize, characters: 24 * 1024 * 1024 };
/** Chunks being packed and written while the next changes are found. */
const mostOpen = 3;

type Put = (index: number, lines: readonly string[], ids: readonly string[]) => Promise<string>;

/**
 * Writes the changes of an import in chunks. Those of one chunk lie close together in the table, whose index is sorted by id: a write of a
 * hundred then touches a few of its pages instead of a hundred.
 * @param put writes the lines of a chunk, one for each document, and returns its key
 */
export class ChunkWriter {
  readonly #write: Put;
  readonly #written: Promise<string>[] = [];
  readonly #open = new Set<Promise<unknown>>();
  #waiting: { id: string; line: string }[] = [];
  #characters = 0;
  #count = 0;

  constructor(write: Put) {
    this.#write = write;
  }

  async add(change: StagedChange): Promise<void> {
    const line = lineOf(change);
    this.#waiting.push({ id: change.id, line });
    this.#characters += line.length;
    this.#count += 1;
    const { changes, characters } = mostWaiting;
    if (this.#waiting.length >= changes || this.#characters >= characters) await this.#flush();
  }

  /** Writes the waiting changes. @returns the keys of all chunks, and the number of changes in them */
  async end(): Promise<{ keys: string[]; count: number }> {
    await this.#flush();
    return { keys: await Promise.all(this.#written), count: this.#count };
  }

  async #flush(): Promise<void> {
    const sorted = this.#waiting.sort((left, right) => (left.id < right.id ? -1 : 1));
    this.#waiting = [];
    this.#characters = 0;
    for (let from = 0; from < sorted.length; from += chunkSize) {
      while (this.#open.size >= mostOpen) await Promise.race(this.#open);
      const chunk = sorted.slice(from, from + chunkSize);
      const writing = this.#write(
        this.#written.length,
        chunk.map(({ line }) => line),
        chunk.map(({ id }) => id),
      );
      this.#written.push(writing);
      this.#open.add(writing);
      const close = () => this.#open.delete(writing);
      // A failure reaches `end`, which awaits all chunks.
      writing.then(close, close);
    }
  }
}
