import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { showLater } from "./show-later.ts";

/** Listens to the slash and to printing while a search field is shown; see `listenToPage`. */
export function usePage(
  input: RefObject<HTMLInputElement | null>,
  onPrint?: (isPrinted: boolean) => void,
): void {
  const latest = useRef(onPrint);
  latest.current = onPrint;
  useEffect(() => showLater(import("./typing.ts"), (part) => part.listenToPage(input, latest)), [input]);
}
