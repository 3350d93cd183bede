import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

/** A form, as whoever leads away from it sees it. */
export interface Watched {
  isDirty: () => boolean;
  /** Saves it; returns whether that succeeded. Without it, its input can only be discarded. */
  save?: () => Promise<boolean>;
}
export type Forms = ReadonlySet<Watched>;

const watched = new Set<Watched>();

/** The forms of a dialog, which may be closed apart from the page below. */
export const FormsWithin = createContext<Set<Watched> | null>(null);

/** Whether any form has unsaved changes; by default any on the screen. */
export const hasUnsaved = (forms: Forms = watched) => [...forms].some(({ isDirty }) => isDirty());

/** Whether all that is unsaved can be saved. */
export const canSave = (forms: Forms = watched) =>
  [...forms].every(({ isDirty, save }) => !isDirty() || save !== undefined);

/** Saves all that is unsaved; returns whether nothing is left. The first form that refuses keeps the rest as it is. */
export async function saveUnsaved(forms: Forms = watched): Promise<boolean> {
  for (const { isDirty, save } of [...forms]) if (isDirty() && !(await save?.())) return false;
  return !hasUnsaved(forms);
}

/** Discards all unsaved changes, because their record is gone and its page is about to be left. */
export const forgetUnsaved = () => watched.clear();

/**
 * Lets the leave guard of the frame ask a form whether it may be left. A registry, since the router allows only one
 * blocker at a time and a page may hold several forms.
 */
export function useUnsaved(isDirty: () => boolean, save?: () => Promise<boolean>): void {
  const latest = useRef({ isDirty, save });
  const within = useContext(FormsWithin);
  const canBeSaved = save !== undefined;
  // Before painting, so that leaving at that moment is guarded too.
  useLayoutEffect(() => {
    latest.current = { isDirty, save };
  });
  useEffect(() => {
    const form: Watched = {
      isDirty: () => latest.current.isDirty(),
      ...(canBeSaved && { save: async () => (await latest.current.save?.()) ?? false }),
    };
    watched.add(form);
    within?.add(form);
    return () => {
      watched.delete(form);
      within?.delete(form);
    };
  }, [within, canBeSaved]);
}
