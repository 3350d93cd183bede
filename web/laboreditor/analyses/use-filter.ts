import { useDebouncedCallback } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useNavigationType, useSearchParams } from "react-router";
import { isLeaving, presentEntry } from "../../platform/navigation.ts";
import { type AnalysisFilter, isSameFilter, keepFilter, names, readFilter, writeFilter } from "./filter.ts";
import { analysesPage } from "./queries.ts";

/** Pause in typing (ms) after which the address follows the search. */
const addressFollows = 200;

/** The query of an address for a page of a filter's results. */
export function addressOf(filter: AnalysisFilter, offset = 0): URLSearchParams {
  const address = writeFilter(filter);
  if (offset > 0) address.set("offset", String(offset));
  return address;
}

/** An address with another filter or page; its other parameters stay, for example the findings that somebody works through. */
function refiltered(before: URLSearchParams, { filter, offset }: View): URLSearchParams {
  const others = [...before].filter(
    ([name]) => !(names as readonly string[]).includes(name) && name !== "offset",
  );
  return new URLSearchParams([...addressOf(filter, offset), ...others]);
}

/** The offset of the page in an address. */
export const offsetOf = (query: URLSearchParams) => Math.max(0, Math.trunc(Number(query.get("offset"))) || 0);

interface View {
  filter: AnalysisFilter;
  offset: number;
}
const isSameView = (left: View, right: View) =>
  left.offset === right.offset && isSameFilter(left.filter, right.filter);
const viewOf = (query: URLSearchParams): View => ({ filter: readFilter(query), offset: offsetOf(query) });

/** The filter and page of the address, or those just chosen: the list is searched at once, and the address follows when typing pauses. */
export function useFilter() {
  const client = useQueryClient();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const type = useNavigationType();
  const held = useMemo(() => viewOf(query), [query]);
  const [chosen, setChosen] = useState<View | null>(null);
  const latest = useRef(held);
  latest.current = chosen ?? held;
  const address = useCallback(
    (view: View, replace: boolean) =>
      // Without loaders, the navigation ends at once, so it cannot interrupt another one.
      void navigate(
        {
          search: refiltered(new URLSearchParams(window.location.search), view).toString(),
          // Keep the field named in the address.
          hash: window.location.hash,
        },
        { replace, preventScrollReset: true, defaultShouldRevalidate: false },
      ),
    [navigate],
  );
  // The view that the address has yet to follow, and its history entry, so that nobody is sent forward again after going back.
  // A page has an entry of its own at once and needs no follow-up.
  const waiting = useRef<{ view: View; entry: string | undefined } | null>(null);
  const follow = useDebouncedCallback(() => {
    const { key, isReturn } = presentEntry();
    if (!waiting.current || (isReturn && key !== waiting.current.entry)) return;
    const { view } = waiting.current;
    if (isSameView(view, viewOf(new URLSearchParams(window.location.search)))) return;
    // The search must neither interrupt the opening of an analysis nor dismiss the question about unsaved changes.
    if (isLeaving()) follow();
    else address(view, true);
  }, addressFollows);
  useEffect(() => {
    if (chosen && !isSameView(chosen, held)) follow();
  }, [chosen, held, follow]);
  // Discard a chosen view once the address holds it, or after a navigation back.
  useEffect(
    () => setChosen((before) => (before && (type === "POP" || isSameView(before, held)) ? null : before)),
    [held, type],
  );
  const choose = useCallback(
    (change: Partial<AnalysisFilter>) => {
      const filter = { ...latest.current.filter, ...change };
      keepFilter(filter);
      latest.current = { filter, offset: 0 };
      waiting.current = { view: latest.current, entry: presentEntry().key };
      // Prefetch before rendering, so that the response arrives earlier.
      void client.prefetchQuery(analysesPage(filter, 0));
      // Draw the letter and send the request first, then mark the list as waiting.
      startTransition(() => setChosen(latest.current));
    },
    [client],
  );
  const turn = useCallback(
    (offset: number, replace = false) => {
      if (isLeaving()) return;
      latest.current = { ...latest.current, offset };
      setChosen(latest.current);
      waiting.current = null;
      address(latest.current, replace);
    },
    [address],
  );
  return { ...(chosen ?? held), choose, turn };
}
