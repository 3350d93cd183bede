import { FilterSelect } from "../../ui/data-list.tsx";
import type { ListState } from "./list-state.ts";

/** A choice above a list, which the server is asked to filter by and which the address keeps. */
export interface ListFilter {
  /** Name of the parameter, of the list's call and in the address. */
  name: string;
  label: string;
  /** What is chosen while nothing is filtered. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** What a list is limited to. An address may hold anything: what is no option filters nothing. */
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
