import { useEffect, useRef } from "preact/hooks";
import { loadLook } from "./load.ts";
import type { Options } from "./options.ts";

/** Counts the searches typed into a field; the code for counting is loaded on the first input. */
export function useCounted(options: Options, query: string, found: number | undefined): void {
  // Text from the address was not typed here.
  const given = useRef<string | undefined>(query);
  useEffect(() => {
    if (query === given.current || found === undefined) return;
    given.current = undefined;
    import("./typing.ts").then(
      ({ count }) => count(options, loadLook(options.origin, options.language), query, found),
      () => undefined,
    );
  }, [query, found, options]);
}
