import { useEffect } from "react";
import { store } from "./store.ts";

/** Queries whose failure nobody has to be told of, such as those of figures in the header. */
export const quiet = { meta: { isQuiet: true } } as const;

/** Failures that a part of the page tells of itself. */
export const toldFailures = store<ReadonlySet<unknown>>(new Set());

/** Says that the calling part of the page tells of a failure, and lets somebody try again. */
export function useTellsOf(failure: unknown): void {
  useEffect(() => {
    if (!failure) return;
    toldFailures.set(new Set([...toldFailures.get(), failure]));
    return () => toldFailures.set(new Set([...toldFailures.get()].filter((other) => other !== failure)));
  }, [failure]);
}
