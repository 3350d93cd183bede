import { useEffect, useRef } from "react";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import type { AnalysisFilter } from "./filter.ts";
import { listQuery, pageSize } from "./queries.ts";

/**
 * Turns the list to the page of the opened analysis, once for each one, since links and the palette lead to analyses on any page.
 * A page or filter that is chosen afterwards stays.
 *
 * @param page the visible rows; undefined while others load
 */
export function useOpenPage(props: {
  open: string | undefined;
  filter: AnalysisFilter;
  page: { count: number; results: readonly { id: string }[] } | undefined;
  turn: (offset: number, replace?: boolean) => void;
}): void {
  const { open, filter, page, turn } = props;
  const sought = useRef<string>(undefined);
  useEffect(() => {
    if (!page || sought.current === open) return;
    sought.current = open;
    if (open === undefined || page.count <= pageSize || page.results.some(({ id }) => id === open)) return;
    const query = { ...listQuery(filter), around: open, limit: pageSize };
    void call(listForEditor, { query }).then(
      ({ offset, results }) => {
        if (sought.current === open && results.some(({ id }) => id === open)) turn(offset, true);
      },
      // If the request fails, the list stays where it is.
      () => undefined,
    );
  }, [open, page, filter, turn]);
}
