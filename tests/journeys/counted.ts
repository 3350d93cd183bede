import { expect, type Page } from "@playwright/test";

interface Noted {
  kind: "click" | "typed" | "key";
  what: string;
}
/** The highest number of actions of each task. */
type Ceilings<Task extends string> = Readonly<Record<Task, number>>;

/**
 * Counts a person's actions on a page, by the events that the page receives; things that the page does by itself do not count.
 * One action each: a `click`; a field that something is `typed` into, however much; a chosen file; and a `key` that acts: Enter, arrows,
 * Escape and shortcuts. Tab does not count, since typing continues with it.
 */
export async function countOn(page: Page) {
  const noted: Noted[] = [];
  await page.exposeFunction("noteAction", (action: Noted) => noted.push(action));
  await page.addInitScript(() => {
    const note = (kind: string, target: EventTarget | null, label = "") => {
      const element = target as HTMLElement;
      const control = element.closest("button, a, input, [role]") ?? element;
      const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
      (window as unknown as { noteAction: (action: object) => void }).noteAction({
        kind,
        what: (label || name || control.localName).slice(0, 40),
      });
    };
    let typedInto: EventTarget | null = null;
    addEventListener(
      "pointerdown",
      ({ isTrusted, target }) => {
        if (isTrusted) note("click", target);
      },
      true,
    );
    addEventListener(
      "keydown",
      ({ isTrusted, target, key, ctrlKey, metaKey }) => {
        const acts = ctrlKey || metaKey || /^(?:Enter|Escape|Arrow)/.test(key);
        const isAlone = /^(?:Control|Meta)$/.test(key) || key.toLowerCase() === "a";
        if (isTrusted && acts && !isAlone) note("key", target, key);
      },
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        const isFile = target instanceof HTMLInputElement && target.type === "file";
        const isText =
          target instanceof HTMLElement &&
          (target.isContentEditable || target.matches("textarea, input:not([type=checkbox], [type=radio])"));
        if (isFile || (isText && target !== typedInto)) note("typed", target);
        typedInto = isText ? target : null;
      },
      true,
    );
  });
  return {
    begin: () => {
      noted.length = 0;
    },
    /** Number of actions since `begin`, of these kinds or of all. */
    done: (...kinds: Noted["kind"][]) =>
      noted.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(({ what: label }) => label),
  };
}

/** Holds tasks to their highest number of actions; `all` returns the counted tasks. */
export function heldTo<Task extends string>(ceilings: Ceilings<Task>) {
  const counted = new Map<Task, number>();
  return {
    take(name: Task, actions: readonly string[]) {
      counted.set(name, actions.length);
      expect(actions.length, name).toBeGreaterThan(0);
      expect(actions.length, `${name}: ${actions.join(", ")}`).toBeLessThanOrEqual(ceilings[name]);
    },
    all: () => counted,
  };
}
