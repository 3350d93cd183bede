import i18next from "i18next";
import { type FocusEvent, useRef } from "react";

interface Values {
  getValues: () => unknown;
  setFieldError: (path: never, text: string) => void;
}
interface Visit {
  input: HTMLInputElement;
  path: string;
  /** Text and value of the field when it received the focus. */
  text: string;
  value: string;
}

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], values);

/**
 * Handles text that was typed into a picker of a form but never picked. The library empties the field when it loses the focus; here a message
 * beside the field says that the text was not used, and saving or leaving asks about it once.
 */
export function useUnpicked(form: Values) {
  const visit = useRef<Visit>(null);
  const left = useRef(new Map<string, string>());
  const reported = useRef<string>(null);
  const heldAt = (path: string) => JSON.stringify(valueAt(form.getValues(), path) ?? null);
  /** Text in a visited field that is not a choice. With several choices that is any text, since the field does not contain the chosen ones. */
  function unpickedIn({ input, path, text, value }: Visit): string {
    const typed = input.value.trim();
    const isList = Array.isArray(valueAt(form.getValues(), path));
    return isList || (typed !== text.trim() && heldAt(path) === value) ? typed : "";
  }
  /** Whether the text is a choice by now: lists of words accept typed text as one. */
  const isTaken = (path: string, typed: string) => {
    const value = valueAt(form.getValues(), path);
    return Array.isArray(value) && value.includes(typed);
  };
  const textOf = (typed: string) => i18next.t("ui:field.unpicked", { text: typed });
  const present = (): [path: string, typed: string] | undefined => {
    const now = visit.current;
    const typed = now && document.activeElement === now.input ? unpickedIn(now) : "";
    return now && typed !== "" && typed !== reported.current ? [now.path, typed] : undefined;
  };
  return {
    isLeft: () => left.current.size > 0 || present() !== undefined,
    clear: () => left.current.clear(),
    /** Errors of fields with such text, shown before anything is saved; each text is reported once. */
    errors: (): Record<string, string> => {
      const now = present();
      reported.current = now?.[1] ?? reported.current;
      const all = [...left.current, ...(now ? [now] : [])];
      left.current.clear();
      return Object.fromEntries(all.map(([path, typed]) => [path, textOf(typed)]));
    },
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        const path = target instanceof HTMLElement && target.dataset.path;
        if (!path || !(target instanceof HTMLInputElement)) return;
        if (target.getAttribute("aria-haspopup") !== "listbox") return;
        left.current.delete(path);
        visit.current = { input: target, path, text: target.value, value: heldAt(path) };
      },
      onBlurCapture: ({ target }: FocusEvent) => {
        const now = visit.current;
        if (!now || target !== now.input) return;
        visit.current = null;
        const typed = unpickedIn(now);
        if (typed === "") return;
        left.current.set(now.path, typed);
        // Wait until a field that accepts typed words has taken them.
        setTimeout(() => {
          if (left.current.get(now.path) !== typed) return;
          if (isTaken(now.path, typed)) left.current.delete(now.path);
          else form.setFieldError(now.path as never, textOf(typed));
        });
      },
    },
  };
}
