import { useEffect, useLayoutEffect, useRef } from "react";

const watched = new Set<() => boolean>();

/** Whether any form on the screen has unsaved changes. */
export const hasUnsaved = () => [...watched].some((dirty) => dirty());

/** Discards all unsaved changes, because their record is gone and its page is about to be left. */
export const forgetUnsaved = () => watched.clear();

/**
 * Lets the leave guard of the frame ask a form whether it may be left. A registry, since the router allows only one
 * blocker at a time and a page may hold several forms.
 */
export function useUnsaved(dirty: () => boolean): void {
  const latest = useRef(dirty);
  // Before painting, so that leaving at that moment is guarded too.
  useLayoutEffect(() => {
    latest.current = dirty;
  });
  useEffect(() => {
    const ask = () => latest.current();
    watched.add(ask);
    return () => void watched.delete(ask);
  }, []);
}
