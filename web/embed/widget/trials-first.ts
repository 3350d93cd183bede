import type { Options } from "./options.ts";
import { showTrials } from "./trials.tsx";

/** What stands in an element now. */
export interface Shown {
  remove: () => void;
  /** The element is gone, or shows another widget. */
  isGone: boolean;
}

/**
 * Puts proficiency tests in the place of a directory that nobody has asked for anything yet.
 * @param showDirectory shows it again, and answers what removes it
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
