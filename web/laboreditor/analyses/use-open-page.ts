import { useEffect, useRef } from "react";
import { listForEditor } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import type { AnalysisFilter } from "./filter.ts";
import { listQuery, pageSize } from "./queries.ts";

/**
 * Turns the list to the page of the analysis that is open, once for each that is opened: a link or the palette leads to one on any page.
 * A page or filter that is chosen afterwards stays.
 *
 * @param page the rows that are shown; undefined while others are on their way
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
      // Without an answer the list stays where it is.
      () => undefined,
    );
  }, [open, page, filter, turn]);
}
