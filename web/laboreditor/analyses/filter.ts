import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { RowSort } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { readOrder } from "../../ui/list-order.ts";

export interface AnalysisFilter {
  search: string;
  state: AnalysisState | "";
  category: string;
  internal: "true" | "false" | "";
  /** Whether an import has changed a value below an own one. */
  differs: "true" | "";
  /** Key of a field that has no value; empty for any. */
  missing: string;
  /** Id of the import that wrote them; empty for any. */
  import: string;
  /** As in the API; empty for the default order: by relevance in a search, else by name. */
  order: RowSort | `-${RowSort}` | "";
}

const storageKey = "laborium.analyses-filter";
const states: readonly string[] = ["NEW", "PUBLISHED", "HIDDEN"];
export const filters = ["search", "state", "category", "internal", "differs", "missing", "import"] as const;
/** Names of the parts of a filter in an address. */
export const names = [...filters, "order"] as const;
/** The columns that sort the list; their list in `shared` would pull in schemas. */
export const sortedColumns: readonly RowSort[] = [
  "name",
  "code",
  "category",
  "material",
  "state",
  "changed",
  "own",
];

/** Parses the filter of an address; unknown values are ignored. */
export function readFilter(query: URLSearchParams): AnalysisFilter {
  const state = query.get("state") ?? "";
  const internal = query.get("internal") ?? "";
  return {
    search: query.get("search") ?? "",
    state: states.includes(state) ? (state as AnalysisState) : "",
    category: query.get("category") ?? "",
    internal: internal === "true" || internal === "false" ? internal : "",
    differs: query.get("differs") === "true" ? "true" : "",
    missing: query.get("missing") ?? "",
    import: query.get("import") ?? "",
    order: readOrder(query.get("order"), sortedColumns)
      ? (query.get("order") as AnalysisFilter["order"])
      : "",
  };
}

export const noFilter: AnalysisFilter = {
  search: "",
  state: "",
  category: "",
  internal: "",
  differs: "",
  missing: "",
  import: "",
  order: "",
};
export const isFiltering = (filter: AnalysisFilter) => filters.some((name) => filter[name] !== "");
export const isSameFilter = (left: AnalysisFilter, right: AnalysisFilter) =>
  names.every((name) => left[name] === right[name]);

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

/** The address of the list of a category's analyses, descendants included. */
export const analysesOfCategory = (identifier: string) =>
  `/laboreditor/analyse?${writeFilter({ ...noFilter, category: identifier })}`;
