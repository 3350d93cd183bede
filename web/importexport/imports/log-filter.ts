import type { Import } from "../../../shared/importexport/imports/import.ts";

export interface LogFilter {
  search: string;
  status: string;
  mode: string;
}

export const isFiltering = (filter: LogFilter) => Object.values(filter).some((value) => value !== "");

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The entries whose file, person and error contain every word of the search, with the wanted status and scope. */
export function filterLog<Entry extends Pick<Import, "file" | "started_by" | "error" | "status" | "mode">>(
  entries: readonly Entry[],
  filter: LogFilter,
): Entry[] {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = folded(`${entry.file.name} ${entry.started_by} ${entry.error?.message ?? ""}`);
    return (
      (!filter.status || entry.status === filter.status) &&
      (!filter.mode || entry.mode === filter.mode) &&
      words.every((word) => text.includes(word))
    );
  });
}
