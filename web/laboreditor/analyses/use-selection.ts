import { useCallback, useState } from "react";
import type { BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import type { AnalysisFilter } from "./filter.ts";

/** The ticked analyses: some by id, or all results of the filter with exceptions. */
interface Ticked {
  all: boolean;
  ids: ReadonlySet<string>;
}
const nothing: Ticked = { all: false, ids: new Set() };
const everything: Ticked = { all: true, ids: new Set() };

export interface Selection {
  count: number;
  /** Whether all results of the filter are ticked, including those that are not drawn yet. */
  isWhole: boolean;
  has: (id: string) => boolean;
  tick: (ids: readonly string[], on: boolean) => void;
  tickAll: (on: boolean) => void;
  /** One of the individually ticked analyses. */
  first: string | undefined;
  asSent: BulkSelection;
}

/** The ticked analyses among the results of a filter. @param total the number of results */
export function useSelection(filter: AnalysisFilter, total: number): Selection {
  const [{ all, ids }, setTicked] = useState(nothing);
  const { search, state, category, internal, differs, missing, import: importId } = filter;
  return {
    count: all ? Math.max(0, total - ids.size) : ids.size,
    isWhole: all && ids.size === 0,
    has: useCallback((id: string) => ids.has(id) !== all, [all, ids]),
    tick: useCallback(
      (changed: readonly string[], on: boolean) =>
        setTicked((before) => {
          const next = new Set(before.ids);
          for (const id of changed) {
            if (on === before.all) next.delete(id);
            else next.add(id);
          }
          return { ...before, ids: next };
        }),
      [],
    ),
    tickAll: useCallback((on: boolean) => setTicked(on ? everything : nothing), []),
    first: all ? undefined : [...ids][0],
    asSent: all
      ? {
          filter: {
            search,
            ...(state && { pubstate: state }),
            ...(category && { category }),
            ...(internal && { internal: internal === "true" }),
            ...(differs && { import_differs: true }),
            ...(missing && { missing }),
            ...(importId && { import: importId }),
          },
          ...(ids.size > 0 && { except: [...ids] }),
        }
      : { ids: [...ids] },
  };
}
