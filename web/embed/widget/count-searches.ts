import { countable } from "../../../shared/webpublisher/searches/countable.ts";
import type { loadLook } from "./load.ts";
import type { Options } from "./options.ts";

/** Pause in ms after which the typed text counts as a search. */
const rest = 1500;

type Search = [query: string, found: number];
/** The text typed last, and the searches of this visit. */
let resting: Search | undefined;
let settled: Search[] = [];
let timer = 0;
let isStarted = false;

function settle(): void {
  if (!resting) return;
  const [query] = resting;
  const [last = "\n"] = settled.at(-1) ?? [];
  // Typing on or deleting letters continues the same search.
  if (last.startsWith(query) || query.startsWith(last)) settled.pop();
  settled.push(resting);
  resting = undefined;
}

/** Sends the searches when the visit ends, unless the laboratory does not count them: their number, and those without a result. */
async function begin({ origin, language }: Options, design: ReturnType<typeof loadLook>): Promise<void> {
  isStarted = true;
  if (!(await design).count_searches) return;
  const send = () => {
    settle();
    const withoutHits = settled.flatMap(([query, hits]) => (hits ? [] : countable(query) || [])).slice(0, 15);
    if (settled[0])
      navigator.sendBeacon?.(
        `${origin}/api/public/searches/`,
        JSON.stringify({ language, searches: settled.length, missed: withoutHits }),
      );
    settled = [];
  };
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => document.hidden && send());
}

/** Records the typed text and its number of hits, whenever either changes. */
export function count(
  options: Options,
  design: ReturnType<typeof loadLook>,
  query: string,
  hits: number,
): void {
  if (!isStarted) begin(options, design).catch(() => undefined);
  resting = query ? [query, hits] : undefined;
  clearTimeout(timer);
  timer = window.setTimeout(settle, rest);
}
