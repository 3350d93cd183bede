/** A link to the n-th placeholder's page; such names exist only in parts that show page numbers. */
export const placeLink = (place: number) => `@${place}`;
const placeName = /^@(\d+)$/;

/** Up to so many numbers stand at the right of their line; more are run in behind its words. */
export const mostBeside = 6;
/** So many pages in a row are named as a range. */
const leastOfRange = 3;

/** What a placeholder shows. */
export interface ShownPlace {
  target: string;
  /** What joins its number to the next one of the line. */
  mark: "" | "," | "–";
  /** Its line is run in: numbers begin where its words end. */
  runIn: boolean;
}

/**
 * What a part's placeholders show: the pages of each line in their order, each once, of a range only the first and the last. They take the
 * first placeholders of a line that is run in, and otherwise the last ones, which stand at its end.
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
    const runIn = targets.length > mostBeside;
    const shown = joined(targets, numberOf).map((one) => ({ ...one, runIn }));
    const left: undefined[] = Array(targets.length - shown.length).fill(undefined);
    return runIn ? [...shown, ...left] : [...left, ...shown];
  });
}

/** The pages of one line. */
function joined(targets: readonly string[], numberOf: (target: string) => number) {
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
    return ends.flatMap((page, at) => {
      const ranges = run.length >= leastOfRange && at === 0;
      return page ? [{ target: page[1], mark: ranges ? ("–" as const) : ("," as const) }] : [];
    });
  });
  return shown.map((one, at) => (at === shown.length - 1 ? { ...one, mark: "" as const } : one));
}

/** The target of a link in a part that shows page numbers. */
export function linkTarget(name: string, shown: readonly (ShownPlace | undefined)[]): string | undefined {
  const place = placeName.exec(name)?.[1];
  return place === undefined || shown.length === 0 ? name : shown[Number(place)]?.target;
}
