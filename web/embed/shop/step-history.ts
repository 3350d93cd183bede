import type { Step } from "./desk.ts";

const places: readonly Step[] = ["articles", "delivery", "summary", "thanks"];
/** The name of a step in the state of an entry; the rest of the state belongs to the surrounding page. */
const name = "laboriumStep";

function here(): Step {
  const { [name]: step } = (history.state ?? {}) as Record<string, unknown>;
  return places.find((place) => place === step) ?? "articles";
}

function write(step: Step, replaces: boolean): void {
  const state = typeof history.state === "object" ? { ...history.state, [name]: step } : { [name]: step };
  if (replaces) history.replaceState(state, "");
  else history.pushState(state, "");
}

/**
 * Makes every step an entry of the browser's history, so that *Back* leads to the step before. Addresses stay as they are. A page without a
 * history, such as a frame of another site may be, goes through the steps all the same.
 * @param show shows the step of an entry to which the visitor has gone
 */
export function stepHistory(show: (step: Step) => void) {
  /** The step that is shown already, while the history still goes back to its entry. */
  let shown: Step | undefined;
  const follow = () => {
    const step = here();
    if (step !== shown) show(step);
    shown = undefined;
  };
  addEventListener("popstate", follow);
  return {
    here,
    go: (from: Step, to: Step): void => {
      const by = places.indexOf(to) - places.indexOf(from);
      try {
        // The entry before a step is the step before it; only the thanks take the place of the summary.
        if (by < 0 && from !== "thanks" && here() === from) {
          shown = to;
          history.go(by);
        } else write(to, to === "thanks");
      } catch {
        shown = undefined;
      }
    },
    close: () => removeEventListener("popstate", follow),
  };
}
