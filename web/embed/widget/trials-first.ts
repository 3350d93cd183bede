import type { Options } from "./options.ts";
import { showTrials } from "./trials.tsx";

/** The present content of an element. */
export interface Shown {
  remove: () => void;
  /** Whether the element is gone, or shows another widget. */
  isGone: boolean;
}

/**
 * Shows proficiency tests in place of a directory as long as its visitor has not asked for anything.
 * @param showDirectory shows it again and returns a function that removes it
 */
export function showTrialsFirst(
  host: HTMLElement,
  options: Options,
  shown: Shown,
  showDirectory: () => () => void,
): void {
  if (Object.values({ ...options.route.read(), ...options.fixed }).some(Boolean)) return;
  const change = (show: () => () => void) => {
    if (shown.isGone) return;
    shown.remove();
    shown.remove = show();
  };
  change(() => showTrials(host, options, () => change(showDirectory)));
}
