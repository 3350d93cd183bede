/** A link to the n-th placeholder's page; such names exist only in parts that show page numbers. */
export const placeLink = (place: number) => `@${place}`;
const placeName = /^@(\d+)$/;

/**
 * What a part's placeholders show: the pages of a line without repeats, moved to its front.
 * @returns the target for each placeholder; undefined for those left over
 */
export function shownPlaces(
  places: readonly string[],
  numberOf: (target: string) => number,
): (string | undefined)[] {
  const shown: (string | undefined)[] = places.map(() => undefined);
  let next = 0;
  let numbers = new Set<number>();
  for (const [place, name] of places.entries()) {
    const follows = name.startsWith("+");
    if (!follows) {
      next = place;
      numbers = new Set();
    }
    const target = follows ? name.slice(1) : name;
    const number = numberOf(target);
    if (numbers.has(number)) continue;
    numbers.add(number);
    shown[next] = target;
    next += 1;
  }
  return shown;
}

/** The target of a link in a part that shows page numbers. */
export function linkTarget(name: string, shown: readonly (string | undefined)[]): string | undefined {
  const place = placeName.exec(name)?.[1];
  return place === undefined || shown.length === 0 ? name : shown[Number(place)];
}
