import type { RefObject } from "preact";

/** The parts of a key press that decide whether it is meant for the search. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "composedPath"
>;

/** Whether a key asks for the search field: a slash that is neither typed somewhere nor part of a shortcut, nor taken by another widget. */
export function asksForSearch(press: KeyPress): boolean {
  if (press.key !== "/" || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented)
    return false;
  // The target itself would be the host of a shadow root, in which the field is.
  const [target] = press.composedPath() as Partial<HTMLElement>[];
  return !target?.isContentEditable && !/^(?:INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? "");
}

/**
 * Listens to what concerns the page as a whole: the slash moves the focus to the search field, and print shows a list whole.
 * @param onPrint called with true before the page is printed and with false behind it
 * @returns a function that ends it
 */
export function listenToPage(
  input: RefObject<HTMLInputElement | null>,
  onPrint: { current: ((isPrinted: boolean) => void) | undefined },
): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onKey = (event: KeyboardEvent) => {
    if (!input.current || !asksForSearch(event)) return;
    event.preventDefault();
    input.current.focus();
  };
  addEventListener("keydown", onKey, { signal });
  addEventListener("beforeprint", () => onPrint.current?.(true), { signal });
  addEventListener("afterprint", () => onPrint.current?.(false), { signal });
  return () => end.abort();
}
