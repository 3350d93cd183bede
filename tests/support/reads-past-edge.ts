/** Seconds for which a shared cache keeps an answer. */
export function lifeOf(cacheControl: string): number {
  if (/private|no-store/.test(cacheControl)) return 0;
  return Number((/s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl))?.[1] ?? 0);
}

/**
 * Number of reads that get past an empty edge cache, if so many visitors read an answer evenly over a minute. The edge keeps an answer for
 * all visitors as long as its own `Cache-Control` says.
 */
export function readsPastEdge(cacheControl: string, visitors: number): number {
  const life = lifeOf(cacheControl);
  let until = 0;
  let reads = 0;
  for (let visitor = 0; visitor < visitors; visitor++) {
    const now = (visitor * 60) / visitors;
    if (now < until) continue;
    until = now + life;
    reads++;
  }
  return reads;
}
