import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { Pickable } from "../platform/remote-picker.tsx";
import { callRole } from "../platform/resource/resource.ts";

const pickerSize = 50;

interface Named {
  id: string;
  name: string;
}

/** One of those that have a name, as a picker's option. */
export const named = ({ id, name }: Named): Pickable => ({ value: id, label: name });

/** Finds what has a name by a list call, for pickers. */
export const namedFinder = (list: EndpointSpec) => async (search: string, signal: AbortSignal) => {
  const query = { search, limit: pickerSize };
  const { results, count } = await callRole<{ results: Named[]; count: number }>(list, { query, signal });
  return { items: results.map(named), more: count > results.length };
};
