import { useEffect, useRef } from "preact/hooks";
import { loadLook } from "./load.ts";
import type { Options } from "./options.ts";

/** Counts the searches typed into a field; the code for counting is loaded on the first input. */
export function useCounted(options: Options, query: string, hits: number | undefined): void {
  // Text from the address was not typed here.
  const initial = useRef<string | undefined>(query);
  useEffect(() => {
    if (query === initial.current || hits === undefined) return;
    initial.current = undefined;
    import("./typing.ts").then(
      ({ count }) => count(options, loadLook(options.origin, options.language), query, hits),
      () => undefined,
    );
  }, [query, hits, options]);
}
