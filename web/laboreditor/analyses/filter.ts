import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";

export interface AnalysisFilter {
  search: string;
  state: AnalysisState | "";
  category: string;
  internal: "true" | "false" | "";
}

const storageKey = "laborium.analyses-filter";
const states: readonly string[] = ["NEW", "PUBLISHED", "HIDDEN"];
const names = ["search", "state", "category", "internal"] as const;

/** Parses the filter of an address; unknown values are ignored. */
export function readFilter(query: URLSearchParams): AnalysisFilter {
  const state = query.get("state") ?? "";
  const internal = query.get("internal") ?? "";
  return {
    search: query.get("search") ?? "",
    state: states.includes(state) ? (state as AnalysisState) : "",
    category: query.get("category") ?? "",
    internal: internal === "true" || internal === "false" ? internal : "",
  };
}

export const noFilter: AnalysisFilter = { search: "", state: "", category: "", internal: "" };
export const isFiltering = (filter: AnalysisFilter) => names.some((name) => filter[name] !== "");
export const isSameFilter = (one: AnalysisFilter, other: AnalysisFilter) =>
  names.every((name) => one[name] === other[name]);

/** The address of a filter, starting at the first page. */
export function writeFilter(filter: AnalysisFilter): URLSearchParams {
  return new URLSearchParams(names.filter((name) => filter[name]).map((name) => [name, filter[name]]));
}

/** Stores the filter for the next visit. */
export const keepFilter = (filter: AnalysisFilter) =>
  localStorage.setItem(storageKey, writeFilter(filter).toString());

/** The filter of the last visit as an address. */
export const keptFilter = () =>
  writeFilter(readFilter(new URLSearchParams(localStorage.getItem(storageKey) ?? "")));

/** The address of the list of a category's analyses and those below it. */
export const analysesOfCategory = (identifier: string) =>
  `/laboreditor/analyse?${writeFilter({ ...noFilter, category: identifier })}`;
