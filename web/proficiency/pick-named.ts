import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import type { Pickable } from "../platform/remote-picker.tsx";
import { callRole } from "../platform/resource/resource.ts";

const pickerSize = 50;

interface Named {
  id: string;
  name: string;
}

/** A named record as an option of a picker. */
export const named = ({ id, name }: Named): Pickable => ({ value: id, label: name });

/** Search for pickers, by the list call of named records. */
export const namedFinder = (list: EndpointSpec) => async (search: string, signal: AbortSignal) => {
  const query = { search, limit: pickerSize };
  const { results, count } = await callRole<{ results: Named[]; count: number }>(list, { query, signal });
  return { items: results.map(named), more: count > results.length };
};
