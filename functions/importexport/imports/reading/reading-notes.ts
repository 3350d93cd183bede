import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";

/** Limit for notes of one kind: more than anybody reads, and no burden on memory. */
const mostOfKind = 10_000;

/** Notes on a file besides its cells; those beyond the limit of their kind are counted. */
export class Notes {
  readonly #list: ReadingNote[] = [];
  readonly #counts = new Map<ReadingNote["code"], number>();

  add(note: ReadingNote): void {
    const count = (this.#counts.get(note.code) ?? 0) + 1;
    this.#counts.set(note.code, count);
    if (count <= mostOfKind) this.#list.push(note);
  }

  get list(): ReadingNote[] {
    const counts = [...this.#counts.values()];
    const further = counts.reduce((sum, count) => sum + Math.max(0, count - mostOfKind), 0);
    return further > 0 ? [...this.#list, { code: "further_notes", count: further }] : this.#list;
  }
}

/** A text without the invisible blanks at its ends; a text of nothing but blanks is empty. */
export function trimmed(written: string): { text: string; note?: "trimmed" } {
  const text = written.trim();
  return text === "" || text === written ? { text } : { text, note: "trimmed" };
}
