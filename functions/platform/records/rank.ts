import { ulid } from "ulid";

/** Crockford's base 32, in DynamoDB's sort order; ranks are fractions written with these digits. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const digitAt = (digit: string | undefined) => (digit === undefined ? 0 : digits.indexOf(digit));

/** A rank after all earlier ones: a new record comes last without any read. It does not end in zero, see `rankBetween`. */
export const lastRank = () => `${ulid()}V`;

/**
 * A rank between two others, or after `low` if there is no `high`. It ends in random digits, so that two people filling the same gap at
 * once do not get the same rank, and never in zero, so that there is always room before it.
 */
export function rankBetween(low: string, high: string | undefined): string {
  if (high === undefined) return lastRank();
  const unique = `${ulid().slice(-4)}V`;
  let prefix = "";
  let bounded = true;
  for (let index = 0; ; index++) {
    const from = digitAt(low[index]);
    const to = bounded ? digitAt(high[index]) : digits.length;
    if (to - from > 1) return `${prefix}${digits[(from + to) >> 1]}${unique}`;
    prefix += digits[from];
    if (to > from) bounded = false;
  }
}

/** The new ranks that put things in order, given their present ranks. It keeps as many ranks as possible, so that moving one thing writes one. */
export function rerank(ranks: readonly string[]): Map<number, string> {
  const rising = longestRising(ranks);
  const changed = new Map<number, string>();
  let low = "";
  let next = 0;
  for (const [index, rank] of ranks.entries()) {
    if (index === rising[next]) {
      next += 1;
      low = rank;
      continue;
    }
    const high = rising[next] === undefined ? undefined : ranks[rising[next] as number];
    low = rankBetween(low, high);
    changed.set(index, low);
  }
  return changed;
}

/** The indexes of the longest increasing subsequence. */
function longestRising(ranks: readonly string[]): number[] {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, rank] of ranks.entries()) {
    const position = ends.findIndex((end) => (ranks[end] as string) >= rank);
    const length = position < 0 ? ends.length : position;
    before.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const rising: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before.get(index)) rising.push(index);
  return rising.reverse();
}
