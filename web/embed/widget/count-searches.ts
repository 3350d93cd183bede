import { countable } from "../../../shared/webpublisher/searches/countable.ts";
import type { loadLook } from "./load.ts";
import type { Options } from "./options.ts";

/** Somebody who has not typed for this long, in ms, has typed what they search for. */
const rest = 1500;

type Search = [query: string, found: number];
/** What was typed last, and the searches of this visit. */
let resting: Search | undefined;
let settled: Search[] = [];
let timer = 0;
let begun = false;

function settle(): void {
  if (!resting) return;
  const [query] = resting;
  const [last = "\n"] = settled.at(-1) ?? [];
  // Whoever types on, or takes letters back, is still at the same search.
  if (last.startsWith(query) || query.startsWith(last)) settled.pop();
  settled.push(resting);
  resting = undefined;
}

/** Sends the searches when the visit ends, unless the laboratory does not count them: how many, and what was not found. */
async function begin({ origin, language }: Options, look: ReturnType<typeof loadLook>): Promise<void> {
  begun = true;
  if (!(await look).count_searches) return;
  const send = () => {
    settle();
    const missed = settled.flatMap(([query, found]) => (found ? [] : countable(query) || [])).slice(0, 15);
    if (settled[0])
      navigator.sendBeacon?.(
        `${origin}/api/public/searches/`,
        JSON.stringify({ language, searches: settled.length, missed }),
      );
    settled = [];
  };
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => document.hidden && send());
}

/** Takes note of what is typed and how much it finds, whenever one of them changes. */
export function count(
  options: Options,
  look: ReturnType<typeof loadLook>,
  query: string,
  found: number,
): void {
  if (!begun) begin(options, look).catch(() => undefined);
  resting = query ? [query, found] : undefined;
  clearTimeout(timer);
  timer = window.setTimeout(settle, rest);
}
