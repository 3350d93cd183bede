import type { Mark, PartFrame } from "./book.ts";
import { turnedName } from "./flow/fit-tables.ts";
import type { Destination, PartPages } from "./learn-pages.ts";

/** One side of paper in the order of the book. */
export interface Sheet {
  /** Index of its part; undefined for a blank side. */
  part?: number;
  /** Page within the part, from 0. */
  page: number;
  /** Printed page number; 0 for the wrapper, which is not counted. */
  number: number;
  wrapper: boolean;
  /** A part opens on this side, so it has no running head. */
  opening: boolean;
  /** A picture covers this side to its bleed. */
  plate?: true;
}

/** Puts pages in order: recto parts begin on odd numbers and verso parts on even ones, blank sides fill the gaps, and the block ends on an even number. */
export function layOutSheets(frames: readonly PartFrame[], learned: readonly PartPages[]): Sheet[] {
  const sheets: Sheet[] = [];
  let number = 0;
  const blank = () => sheets.push({ page: 0, number: ++number, wrapper: false, opening: true });
  for (const [part, { kind, recto, verso, opener }] of frames.entries()) {
    if (kind === "glyphs") continue;
    const wrapper = kind === "wrapper-front" || kind === "wrapper-back";
    if (recto && number % 2 === 1) blank();
    if (verso && number % 2 === 0) blank();
    if (kind === "wrapper-back" && number % 2 === 1) blank();
    for (let page = 0; page < (learned[part]?.pages ?? 0); page += 1) {
      if (!wrapper) number += 1;
      sheets.push({
        part,
        page,
        number: wrapper ? 0 : number,
        wrapper,
        opening: opener && page === 0,
        ...(kind === "picture" && { plate: true }),
      });
    }
  }
  return sheets;
}

export interface BookPlace extends Destination {
  /** Index of the sheet. */
  sheet: number;
  number: number;
}

/** Maps every destination of the parts, and every entry's code, to its place in the book. */
export class BookPlaces {
  readonly all = new Map<string, BookPlace>();
  /** Marks that no page has. */
  readonly lost: Mark[] = [];
  readonly #codes = new Map<string, string>();
  readonly #titles = new Map<string, string>();

  constructor(frames: readonly PartFrame[], learned: readonly PartPages[], sheets: readonly Sheet[]) {
    const first = new Map<number, number>();
    for (const [index, { part, page }] of sheets.entries())
      if (part !== undefined && page === 0) first.set(part, index);
    for (const [part, { marks }] of frames.entries()) {
      const start = first.get(part);
      if (start === undefined) continue;
      for (const mark of marks) {
        const { target, code, title } = mark;
        this.#titles.set(target, title);
        const destination = learned[part]?.destinations.get(target);
        if (!destination) {
          this.lost.push(mark);
          continue;
        }
        const sheet = start + destination.page;
        this.all.set(target, { ...destination, sheet, number: sheets[sheet]?.number ?? 0 });
        if (code && !this.#codes.has(code)) this.#codes.set(code, target);
      }
    }
  }

  /** Finds the place of a target, of an entry by its code, or of a chapter by its id. */
  find(name: string): BookPlace | undefined {
    return this.#among(this.all, name);
  }

  /** Returns the title of the mark at a place, named as for `find`. */
  titleOf(name: string): string | undefined {
    return this.#among(this.#titles, name);
  }

  #among<Value>(byName: ReadonlyMap<string, Value>, name: string): Value | undefined {
    return byName.get(name) ?? byName.get(this.#codes.get(name) ?? "") ?? byName.get(`chapter-${name}`);
  }
}

/** A page's running head: the category at its top and the names of its first and last entries. */
export interface RunningHead {
  category: string;
  first: string;
  last: string;
}

/** Running head before the first entry. */
export const noHead: RunningHead = { category: "", first: "", last: "" };

/** The running heads of a part's pages, by page. `before`: the head of the page before the part. */
export function runningHeads(marks: readonly Mark[], learned: PartPages, before: RunningHead): RunningHead[] {
  const heads: RunningHead[] = [];
  let { category, last: entry } = before;
  const waiting = [...marks];
  for (let page = 0; page < learned.pages; page += 1) {
    let top = "";
    const names: string[] = [];
    let atTop = false;
    let place = page;
    while (waiting[0] && place === page) {
      place = learned.destinations.get(waiting[0].target)?.page ?? page;
      if (place > page) break;
      const mark = waiting.shift() as Mark;
      if (top === "" && names.length === 0) atTop = beginsPage(learned, mark);
      if (mark.kind === "entry") names.push(mark.title);
      else if (mark.kind === "letter") names.push(mark.title);
      else if (mark.kind === "category" || mark.follows) {
        // A page that begins within a category is headed by that category, not by the next.
        const begins = top === "" && category === "" && !mark.follows;
        if (names.length === 0 && (atTop || begins)) category = mark.title;
        top = mark.title;
      }
    }
    // If no entry begins at the top of the page, the previous one continues there.
    const first = atTop || entry === "" ? (names[0] ?? entry) : entry;
    heads.push({ category, first, last: names.at(-1) ?? entry });
    if (top) category = top;
    entry = names.at(-1) ?? entry;
  }
  for (const [page, head] of turnedHeads(marks, learned, before)) heads[page] = head;
  return heads;
}

/** A page with only a turned table is headed by the table's entry or, for a table of an introduction, by the chapter. */
function turnedHeads(
  marks: readonly Mark[],
  { destinations }: PartPages,
  before: RunningHead,
): Map<number, RunningHead> {
  const heads = new Map<number, RunningHead>();
  for (const [name, { page }] of destinations) {
    const index = marks.findIndex(({ target }) => target === turnedName.exec(name)?.[1]);
    const entry = marks[index];
    if (!entry) continue;
    if (entry.kind === "chapter") {
      heads.set(page, noHead);
      continue;
    }
    const category = marks.findLast(({ kind }, place) => place < index && kind === "category");
    heads.set(page, {
      category: category?.title ?? before.category,
      first: entry.title,
      last: entry.title,
    });
  }
  return heads;
}

/**
 * Greatest distance of a page's first mark from the top left of the text, points: a table may repeat its head above an entry.
 * Chromium measures places from the sheet's corner as if the page had no margins.
 */
const room = 24;
const letterRoom = 6;

/** Returns whether a target stands at the top of its page's first column. */
function beginsPage({ destinations, heights }: PartPages, { target, kind }: Mark): boolean {
  const place = destinations.get(target);
  if (!place) return false;
  const below = (heights[place.page] ?? 0) - place.y;
  return below <= (kind === "letter" ? letterRoom : room) && place.x <= room;
}
