import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";

/** The parts of a form that a leave guard needs. */
export interface Watched {
  isDirty: () => boolean;
  /** Saves the form; returns whether that succeeded. Without it, input can only be discarded. */
  save?: () => Promise<boolean>;
}
export type Forms = ReadonlySet<Watched>;

const watched = new Set<Watched>();

/** The forms of a dialog, which can be closed independently of the page below. */
export const FormsWithin = createContext<Set<Watched> | null>(null);

/** Whether any form has unsaved changes; by default any on the screen. */
export const hasUnsaved = (forms: Forms = watched) => [...forms].some(({ isDirty }) => isDirty());

/** Whether all forms with unsaved changes can be saved. */
export const canSave = (forms: Forms = watched) =>
  [...forms].every(({ isDirty, save }) => !isDirty() || save !== undefined);

/** Saves all unsaved changes; returns whether none are left. Stops at the first form that is refused. */
export async function saveUnsaved(forms: Forms = watched): Promise<boolean> {
  for (const { isDirty, save } of [...forms]) if (isDirty() && !(await save?.())) return false;
  return !hasUnsaved(forms);
}

/** Discards all unsaved changes, since their record is gone and its page will be left. */
export const forgetUnsaved = () => watched.clear();

/**
 * Registers a form with the leave guard of the frame. A registry is needed, since the router allows only one blocker at a time and a page may
 * contain several forms.
 */
export function useUnsaved(isDirty: () => boolean, save?: () => Promise<boolean>): void {
  const latest = useRef({ isDirty, save });
  const within = useContext(FormsWithin);
  const canBeSaved = save !== undefined;
  // Before painting, so that leaving at that moment is guarded as well.
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
