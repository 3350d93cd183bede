import { useEffect } from "react";
import { store } from "./store.ts";

/** For queries whose failure need not be reported, for example those of figures in the header. */
export const quiet = { meta: { isQuiet: true } } as const;

/** Failures that a part of the page reports itself. */
export const toldFailures = store<ReadonlySet<unknown>>(new Set());

/** Declares that the calling part of the page reports a failure and offers a retry. */
export function useTellsOf(failure: unknown): void {
  useEffect(() => {
    if (!failure) return;
    toldFailures.set(new Set([...toldFailures.get(), failure]));
    return () => toldFailures.set(new Set([...toldFailures.get()].filter((other) => other !== failure)));
  }, [failure]);
}
