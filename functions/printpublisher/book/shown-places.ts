/** A link to the n-th placeholder's page; such names exist only in parts that show page numbers. */
export const placeLink = (place: number) => `@${place}`;
const placeName = /^@(\d+)$/;

/** So many numbers of four digits stand in a row at the right of a column of the index; what a line has more is not shown. */
const mostShown = 7;
/** In place of a target: there are more than the line names. */
export const furtherPlaces = "+";
/** So many pages in a row are named as a range. */
const leastOfRange = 3;

/** What a placeholder shows. */
export interface ShownPlace {
  target: string;
  /** What joins its number to the next one of the line. */
  mark: "" | "," | "–" | "…";
}

/** Which of a line's placeholders there are: the last ones. */
export const shownFrom = (targets: number) => Math.max(0, targets - mostShown);

/**
 * What a part's placeholders show: the pages of each line in their order, each once, of a range only the first and the last. They take the
 * last placeholders, which stand at the end of the line.
 * @param places targets, of which a `+` marks those of the same line as the one before
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
    const named = targets.filter((target) => target !== "");
    const all = joined(named, numberOf);
    const shown = all.slice(0, mostShown);
    const last = shown.at(-1);
    if (last && (shown.length < all.length || named.length < targets.length)) last.mark = "…";
    const left: undefined[] = Array(targets.length - shown.length).fill(undefined);
    return [...left, ...shown];
  });
}

/** The pages of one line. */
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
    return ends.flatMap((page, at): ShownPlace[] => {
      const ranges = run.length >= leastOfRange && at === 0;
      return page ? [{ target: page[1], mark: ranges ? "–" : "," }] : [];
    });
  });
  return shown.map((one, at) => (at === shown.length - 1 ? { ...one, mark: "" } : one));
}

/** The target of a link in a part that shows page numbers. */
export function linkTarget(name: string, shown: readonly (ShownPlace | undefined)[]): string | undefined {
  const place = placeName.exec(name)?.[1];
  return place === undefined || shown.length === 0 ? name : shown[Number(place)]?.target;
}
