/** Name of a link to the n-th placeholder's page; such names exist only in parts that show page numbers. */
export const placeLink = (place: number) => `@${place}`;
const placeName = /^@(\d+)$/;

/** Numbers of four digits that fit into a row at the right of an index column; further numbers of a line are not shown. */
const mostShown = 5;
/** Replaces a target if the line has more places than it names. */
export const furtherPlaces = "+";
/** Fewest consecutive pages that are named as a range. */
const leastOfRange = 3;

/** Content of a placeholder. */
export interface ShownPlace {
  target: string;
  /** Character that joins its number to the next one of the line. */
  mark: "" | "," | "–" | "…";
  /** Punctuation behind the number. */
  after?: string;
}
/** Punctuation behind a target. */
const punctuation = /[.,;:!?)]+$/;

/** Returns the index of the first placeholder that a line keeps; it keeps the last ones. */
export const shownFrom = (targets: number) => Math.max(0, targets - mostShown);

/**
 * Returns the content of a part's placeholders: the pages of each line in order, each once, and only the first and the last of a range.
 * They take the last placeholders, which stand at the end of the line.
 * @param places targets; a `+` marks those on the line of the previous one
 * @returns undefined for placeholders that are left over
 */
export function shownPlaces(
  places: readonly string[],
  numberOf: (target: string) => number,
): (ShownPlace | undefined)[] {
  const lines: string[][] = [];
  for (const name of places) {
    if (name.startsWith("+")) lines.at(-1)?.push(name.slice(1));
    else lines.push([name]);
  }
  return lines.flatMap((targets) => {
    const [only = ""] = targets;
    const [after] = punctuation.exec(only) ?? [];
    if (after) return [{ target: only.slice(0, -after.length), mark: "", after }];
    const named = targets.filter((target) => target !== "");
    const all = joined(named, numberOf);
    const shown = all.slice(0, mostShown);
    const last = shown.at(-1);
    if (last && (shown.length < all.length || named.length < targets.length)) last.mark = "…";
    const left: undefined[] = Array(targets.length - shown.length).fill(undefined);
    return [...left, ...shown];
  });
}

/** Returns the pages of one line. */
function joined(targets: readonly string[], numberOf: (target: string) => number): ShownPlace[] {
  const byPage = new Map<number, string>();
  for (const target of targets) if (!byPage.has(numberOf(target))) byPage.set(numberOf(target), target);
  const pages = [...byPage].sort(([a], [b]) => a - b);
  const runs: (typeof pages)[] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    if (run && page[0] === (run.at(-1)?.[0] ?? 0) + 1) run.push(page);
    else runs.push([page]);
  }
  const shown = runs.flatMap((run) => {
    const ends = run.length >= leastOfRange ? [run[0], run.at(-1)] : run;
    return ends.flatMap((page, index): ShownPlace[] => {
      const ranges = run.length >= leastOfRange && index === 0;
      return page ? [{ target: page[1], mark: ranges ? "–" : "," }] : [];
    });
  });
  return shown.map((place, index) => (index === shown.length - 1 ? { ...place, mark: "" } : place));
}

/** Returns the target of a link in a part that shows page numbers. */
export function linkTarget(name: string, shown: readonly (ShownPlace | undefined)[]): string | undefined {
  const place = placeName.exec(name)?.[1];
  return place === undefined || shown.length === 0 ? name : shown[Number(place)]?.target;
}
