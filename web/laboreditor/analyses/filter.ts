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

/** The filter out of an address; what it does not know counts as not given. */
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

/** The address of a filter, beginning with the first page. */
export function writeFilter(filter: AnalysisFilter): URLSearchParams {
  return new URLSearchParams(names.filter((name) => filter[name]).map((name) => [name, filter[name]]));
}

/** Keeps the filter for the next visit. */
export const keepFilter = (filter: AnalysisFilter) =>
  localStorage.setItem(storageKey, writeFilter(filter).toString());

/** The filter of the last visit as an address. */
export const keptFilter = () =>
  writeFilter(readFilter(new URLSearchParams(localStorage.getItem(storageKey) ?? "")));

/** The list of a category's analyses and of those below it. */
export const analysesOfCategory = (identifier: string) =>
  `/laboreditor/analyse?${writeFilter({ ...noFilter, category: identifier })}`;
