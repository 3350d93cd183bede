import { useDebouncedCallback } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { isLeaving } from "../../platform/navigation.ts";
import { type AnalysisFilter, isSameFilter, keepFilter, readFilter, writeFilter } from "./filter.ts";
import { analysesPage } from "./queries.ts";

/** Pause in typing (ms) after which the address follows the search. */
const addressFollows = 200;

/** The query of an address that shows a page of what a filter finds. */
export function addressOf(filter: AnalysisFilter, offset = 0): URLSearchParams {
  const address = writeFilter(filter);
  if (offset > 0) address.set("offset", String(offset));
  return address;
}

/** The page that an address asks for. */
export const offsetOf = (query: URLSearchParams) => Math.max(0, Math.trunc(Number(query.get("offset"))) || 0);

/**
 * The filter in the address, and the one just chosen: the list is searched at once and does not wait
 * for the address, which follows when typing pauses.
 */
export function useFilter() {
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const type = useNavigationType();
  const held = useMemo(() => readFilter(query), [query]);
  const [chosen, setChosen] = useState<AnalysisFilter | null>(null);
  const latest = useRef(held);
  latest.current = chosen ?? held;
  const address = useCallback(
    (to: URLSearchParams, replace: boolean) =>
      // Without loaders to wait for, the router is there at once: nobody can be on the way anywhere meanwhile.
      setQuery(to, { replace, preventScrollReset: true, defaultShouldRevalidate: false }),
    [setQuery],
  );
  const follow = useDebouncedCallback(() => {
    // The search must neither call back whoever is opening an analysis, nor take away the question about unsaved changes.
    if (isLeaving()) follow();
    else address(addressOf(latest.current), true);
  }, addressFollows);
  useEffect(() => {
    if (chosen && !isSameFilter(chosen, held)) follow();
  }, [chosen, held, follow]);
  // What an address holds is no longer to be followed; nor is what was chosen before somebody went back.
  useEffect(
    () => setChosen((before) => (before && (type === "POP" || isSameFilter(before, held)) ? null : before)),
    [held, type],
  );
  const choose = useCallback(
    (change: Partial<AnalysisFilter>) => {
      const next = { ...latest.current, ...change };
      keepFilter(next);
      latest.current = next;
      // Prefetch before rendering, so that the response arrives earlier.
      void client.prefetchQuery(analysesPage(next, 0));
      setChosen(next);
    },
    [client],
  );
  const turn = useCallback(
    (to: number, replace = false) => {
      if (!isLeaving()) address(addressOf(latest.current, to), replace);
    },
    [address],
  );
  const offset = chosen ? 0 : offsetOf(query);
  return { filter: chosen ?? held, offset, choose, turn };
}
