/** Lengths are in CSS pixels: Chromium sets lines on whole pixels, which are the 0.75 pt of the grid. */

/** A heading or an entry with its measures in a column. */
export interface Block {
  heading: boolean;
  /** The block is set across the page, not in a column. */
  across?: boolean;
  /** Space to the block above; none at the top of a column. */
  gap: number;
  height: number;
  /** Distance from the top to the first line on the grid; without it, the block starts where the one above ends. */
  lead?: number;
  /** Rule and padding that the block loses: `top` at the top of a column, `tail` at the foot of one. */
  top?: number;
  tail?: number;
  /** Height of the head of its table, which is repeated above the block at the top of a column. */
  head?: number;
  /** Places at which the block may be divided, from top to bottom. */
  breaks: Break[];
}
export interface Break {
  /** End of the upper piece and start of the lower one, from the block's top. */
  end: number;
  start: number;
  /** Height of the heads of tables that the lower piece repeats. */
  repeated: number;
}

/** A block in a column, whole or from one of its breaks to another. */
export interface Piece {
  block: number;
  from?: number;
  to?: number;
  /** Space above it. */
  space: number;
  /** Space added within it, below the head of a card or the rule above a row, and above those at its foot. */
  inside?: { top: number; foot: number };
  /** Planned height of a lower piece. */
  height?: number;
}
export type Column = Piece[];

export interface Sheet {
  columns: number;
  /** Height of a line of the grid; the heights below are multiples of it. */
  line: number;
  /** Height of the columns on the first page, which may begin below a title, and on all others. */
  first: number;
  full: number;
  /** Height of a column that entries are measured by, if columns are lower than usual; by default `full`. */
  usual?: number;
  /** Height of the head that a continued entry gets. */
  again: number;
  /** Most lines by which two blocks are moved apart so that a column is full. */
  looseness: number;
  /** Share of these lines that stands within each of the two, at its top or its foot. */
  inside?: number;
  /** Least distance by which blocks are moved, and between the places at which they may begin; by default a line of the grid. */
  step?: number;
  /** Something stands on the first page directly above the columns. */
  below?: boolean;
  /** Something across the page follows: the shorter the columns, the more of it fits below. */
  followed?: boolean;
  /** The chapter ends here: its last columns are balanced. Otherwise the last page is as full as the others. */
  ends: boolean;
}

/** Entries up to this share of a column are never divided over two pages. */
export const leastTurned = 0.5;
/** Entries up to this share of a column are never divided, not even over two columns of a page. */
export const leastDivided = 0.2;

/** Start of a column: a block, or a break within a divided one. */
export interface Cursor {
  block: number;
  from?: number;
}
