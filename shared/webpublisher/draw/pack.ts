import type { Need, Size } from "./needs.ts";

/** A container with the needs that share it. */
export interface Tube {
  key: string;
  /** Ways in which all its needs may be treated, as bits. */
  ways: number;
  /** Microlitres that are still free; 0 if nothing may be added. */
  free: number;
  isClosed: boolean;
  parts: Part[];
}
/** The part of a need that lies in one container. */
export interface Part {
  need: Need;
  /** In microlitres. */
  volume: number;
}

/** A way to collect all analyses; compared by number of containers, then by preference, then by volume. */
export interface Packing {
  tubes: Tube[];
  cost: Cost;
  /** Whether no packing has fewer containers; otherwise it is a good one. */
  isExact: boolean;
}
type Cost = readonly [tubes: number, ranks: number, volume: number];
const isLess = (left: Cost, right: Cost) =>
  left[0] !== right[0] ? left[0] < right[0] : left[1] !== right[1] ? left[1] < right[1] : left[2] < right[2];

interface Portions {
  /** Volumes of full containers, or of those that nothing shares. */
  whole: number[];
  rest: number | undefined;
}

/** Containers that a need takes for itself, and the rest that may share one; undefined if nothing is left to share. */
export function portionsOf(need: Need, { fill }: Size): Portions {
  const { volume, count, fullTubes, alone } = need;
  if (fill === undefined)
    return { whole: Array(Math.max(count, fullTubes)).fill(volume / count), rest: undefined };
  if (fullTubes > 0) return { whole: Array(Math.max(count, fullTubes)).fill(fill), rest: undefined };
  const each = volume / count;
  const perSet = Math.max(1, Math.ceil(each / fill));
  const portions = Array.from({ length: perSet }, (_, index) => Math.min(fill, each - index * fill));
  if (alone || count > 1)
    return { whole: Array.from({ length: count }, () => portions).flat(), rest: undefined };
  return { whole: portions.slice(0, -1), rest: portions.at(-1) };
}

/** Steps of the search after which it is content with its best packing; small sets never need as many. */
const patience = { small: 100_000, large: 3_000 };
const small = 8;

/**
 * Chooses an alternative for each analysis and packs them into as few containers as possible: exactly for small sets, well for large ones. A
 * search in depth places the hardest first and gives up branches that cannot become better.
 * @param choices the alternatives of each analysis; each has one at least
 */
export function pack(choices: readonly (readonly Need[])[], sizes: ReadonlyMap<string, Size>): Packing {
  const hardest = [...choices].sort(
    (left, right) => left.length - right.length || weightOf(right, sizes) - weightOf(left, sizes),
  );
  const portions = new Map(
    hardest.flatMap((needs) => needs.map((need) => [need, portionsOf(need, sizeOf(need, sizes))] as const)),
  );
  let best = greedy(hardest, sizes);
  let steps = hardest.length <= small ? patience.small : patience.large;
  const tubes: Tube[] = [];
  const fewest = fewestTubes(hardest, sizes);
  const isBest = () => best.cost[0] <= fewest && best.cost[1] === 0;

  const search = (index: number, ranks: number, volume: number): void => {
    if (steps-- <= 0 || isBest()) return;
    const cost: Cost = [tubes.length, ranks, volume];
    if (!isLess(cost, best.cost)) return;
    const needs = hardest[index];
    if (!needs) {
      best = { tubes: tubes.map((tube) => ({ ...tube, parts: [...tube.parts] })), cost, isExact: true };
      return;
    }
    for (const need of needs) {
      const { whole: closedPortions, rest } = portions.get(need) as Portions;
      const next = () => search(index + 1, ranks + need.rank, volume + need.volume);
      for (const portion of closedPortions) tubes.push(closed(need, portion));
      if (rest === undefined) next();
      else {
        const fits = fitting(tubes, need, rest);
        for (const [place, tube] of fits.entries()) {
          // Of containers that are alike, one is tried.
          const { ways, free } = tube;
          if (fits.findIndex((other) => other.free === free && other.ways === ways) < place) continue;
          add(tube, need, rest);
          next();
          tube.parts.pop();
          tube.free += rest;
          tube.ways = ways;
        }
        tubes.push(opened(need, rest, sizes));
        next();
        tubes.pop();
      }
      tubes.length -= closedPortions.length;
    }
  };
  search(0, 0, 0);
  return { ...best, isExact: steps > 0 || isBest() };
}

const sizeOf = ({ key }: Need, sizes: ReadonlyMap<string, Size>): Size =>
  sizes.get(key) ?? { fill: undefined, isAssumed: false };
const weightOf = (needs: readonly Need[], sizes: ReadonlyMap<string, Size>) =>
  Math.max(...needs.map((need) => need.volume / (sizeOf(need, sizes).fill ?? 1)));

const closed = (need: Need, volume: number): Tube => ({
  key: need.key,
  ways: need.ways,
  free: 0,
  isClosed: true,
  parts: [{ need, volume }],
});
const opened = (need: Need, volume: number, sizes: ReadonlyMap<string, Size>): Tube => ({
  key: need.key,
  ways: need.ways,
  free: (sizeOf(need, sizes).fill ?? volume) - volume,
  isClosed: false,
  parts: [{ need, volume }],
});
function add(tube: Tube, need: Need, volume: number): void {
  tube.parts.push({ need, volume });
  tube.free -= volume;
  tube.ways &= need.ways;
}
/** The open containers that a need may join, the fullest first. */
const fitting = (tubes: readonly Tube[], need: Need, volume: number) =>
  tubes
    .filter(
      (tube) =>
        !tube.isClosed && tube.key === need.key && tube.free >= volume && (tube.ways & need.ways) !== 0,
    )
    .sort((left, right) => left.free - right.free);

/** A bound from below: analyses without alternatives need this many containers of each key, however they are packed. */
function fewestTubes(choices: readonly (readonly Need[])[], sizes: ReadonlyMap<string, Size>): number {
  const alone = new Map<string, number>();
  const shared = new Map<string, number>();
  for (const [need, ...others] of choices) {
    if (!need || others.length > 0) continue;
    const { whole: closedPortions, rest } = portionsOf(need, sizeOf(need, sizes));
    alone.set(need.key, (alone.get(need.key) ?? 0) + closedPortions.length);
    if (rest !== undefined) shared.set(need.key, (shared.get(need.key) ?? 0) + rest);
  }
  let count = [...alone.values()].reduce((sum, each) => sum + each, 0);
  for (const [key, volume] of shared) {
    const fill = sizes.get(key)?.fill;
    count += fill === undefined ? 1 : Math.max(1, Math.ceil(volume / fill));
  }
  return count;
}

/** A first packing: each in the fullest container that any of its alternatives fits, else in a new one of the preferred alternative. */
function greedy(hardest: readonly (readonly Need[])[], sizes: ReadonlyMap<string, Size>): Packing {
  const tubes: Tube[] = [];
  let [ranks, volumes] = [0, 0];
  for (const needs of hardest) {
    let chosen = needs[0] as Need;
    let joins: Tube | undefined;
    let fewestWhole = Number.POSITIVE_INFINITY;
    for (const need of needs) {
      const { whole: closedPortions, rest } = portionsOf(need, sizeOf(need, sizes));
      const [tube] = rest === undefined ? [] : fitting(tubes, need, rest);
      const added = closedPortions.length + (rest === undefined || tube ? 0 : 1);
      if (added >= fewestWhole) continue;
      [chosen, joins, fewestWhole] = [need, tube, added];
    }
    const { whole: chosenPortions, rest } = portionsOf(chosen, sizeOf(chosen, sizes));
    for (const portion of chosenPortions) tubes.push(closed(chosen, portion));
    if (rest !== undefined && joins) add(joins, chosen, rest);
    else if (rest !== undefined) tubes.push(opened(chosen, rest, sizes));
    ranks += chosen.rank;
    volumes += chosen.volume;
  }
  return { tubes, cost: [tubes.length, ranks, volumes], isExact: false };
}
