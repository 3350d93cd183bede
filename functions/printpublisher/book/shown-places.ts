/** A link to the n-th placeholder's page, wherever that is: names of this kind are only given in parts that show places. */
export const placeLink = (place: number) => `@${place}`;
const placeName = /^@(\d+)$/;

/**
 * What the placeholders of a part show: the pages of a line without repeats, moved together to its front. Answers the target for
 * each placeholder; undefined for those left over.
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

/** The target behind a link of a part that shows places. */
export function linkTarget(name: string, shown: readonly (string | undefined)[]): string | undefined {
  const place = placeName.exec(name)?.[1];
  return place === undefined || shown.length === 0 ? name : shown[Number(place)];
}
