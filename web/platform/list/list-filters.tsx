import { FilterSelect } from "../../ui/data-list.tsx";
import type { ListState } from "./list-state.ts";

/** A filter above a list, applied by the server and kept in the address. */
export interface ListFilter {
  /** Name of the parameter in the list's call and in the address. */
  name: string;
  label: string;
  /** Label of the inactive filter. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** The query for the active filters. Values from the address that are not options are ignored. */
export const scopeOf = (filters: readonly ListFilter[], state: ListState<string>): Record<string, string> =>
  Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const chosen = options.find(({ value }) => value === state.filters[name]);
      return chosen ? [[name, chosen.value]] : [];
    }),
  );

export function ListFilters({
  filters,
  state,
}: {
  filters: readonly ListFilter[];
  state: ListState<string>;
}) {
  const scope = scopeOf(filters, state);
  return filters.map(({ name, ...filter }) => (
    <FilterSelect
      key={name}
      {...filter}
      value={scope[name] ?? ""}
      onChange={(value) => state.setFilter(name, value)}
    />
  ));
}
