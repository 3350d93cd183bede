import type { EntryGroup, Layout } from "./book.ts";

/** Number of entries in a unit, which one browser renders at a time and an edit causes to be rendered again. */
const usual = 150;
/** Run-in entries are short: the usual number would fill too few pages to spread the white of a unit's last page over. */
const runIn = 300;

/** A run of entries of one category; `continued` if the category began in the previous unit. */
export interface GroupPiece extends EntryGroup {
  continued: boolean;
}

/**
 * Cuts the groups of a directory into units of about 150 to 300 entries, or twice as many run-in ones. Cuts prefer places that do not move when an
 * entry is added or removed elsewhere: the start of a category, else a change of the initial letter; only a longer run without either is cut by
 * count.
 */
export function splitUnits(groups: readonly EntryGroup[], layout?: Layout): GroupPiece[][] {
  const few = layout === "compact" ? runIn : usual;
  const many = 2 * few;
  const units: GroupPiece[][] = [];
  let unit: GroupPiece[] = [];
  let size = 0;
  const close = () => {
    if (unit.length > 0) units.push(unit);
    unit = [];
    size = 0;
  };
  for (const group of groups) {
    if (size >= few || (size > 0 && size + group.entries.length > many)) close();
    let piece: GroupPiece = { ...group, entries: [], continued: false };
    unit.push(piece);
    for (const [position, entry] of group.entries.entries()) {
      const before = group.entries[position - 1];
      const cut =
        before !== undefined &&
        (size >= many || (size >= few && initial(before.name) !== initial(entry.name)));
      const remaining = group.entries.length - position;
      if (cut && (remaining > few / 5 || size >= many + few / 5)) {
        close();
        piece = { ...group, entries: [], continued: true };
        unit.push(piece);
      }
      piece.entries.push(entry);
      size += 1;
    }
  }
  close();
  return units;
}

const initial = (name: string) => name.trim().charAt(0).normalize("NFD").charAt(0).toUpperCase();
