import type { ColumnMapping } from "../../../shared/importexport/imports/import.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { Table } from "./read-spreadsheet.ts";
import type { Target } from "./targets.ts";

export type Chosen = Record<
  string,
  { target: string | null; language: string | null; split?: string[] | undefined }
>;
const samplesShown = 3;

/** A heading without case, umlaut spelling and punctuation. */
export const columnKey = (heading: string) => fold(heading).replaceAll(" ", "");

/** `Name [en]` and `name_en` name a language. */
function withoutLanguage(heading: string): { name: string; language: string | null } {
  const [, name, language] = /^(.*?)\s*(?:\[([a-z]{2})\]|[_ (-]([a-z]{2})\)?)$/i.exec(heading) ?? [];
  const found = contentLanguages.find((one) => one === (language ?? "").toLowerCase());
  const suffix = /[_ (-]([a-z]{2})\)?$/i.exec(heading)?.[1]?.toLowerCase();
  const bySuffix = contentLanguages.find((one) => one === suffix);
  return name && (found || bySuffix)
    ? { name, language: found ?? bySuffix ?? null }
    : { name: heading, language: null };
}

/**
 * Finds the target of every column: what a person chose for this import, else how it was mapped before (profile), else by its name.
 * No target is assigned twice in the same language; the second column stays unmapped. Columns without a target have to be mapped, unless a
 * person decided that they are not imported.
 */
export function matchColumns(
  table: Pick<Table, "columns" | "rows">,
  targets: readonly Target[],
  chosen: Chosen,
  profile: Chosen,
): { mapping: ColumnMapping[]; open: boolean } {
  const byName = new Map<string, Target>();
  for (const target of targets) {
    for (const name of target.names) {
      if (!byName.has(columnKey(name))) byName.set(columnKey(name), target);
    }
  }
  const taken = new Set<string>();
  let open = false;
  const mapping = table.columns.map((column, at): ColumnMapping => {
    const key = columnKey(column);
    const samples = table.rows.flatMap(({ cells }) => cells[at] || []).slice(0, samplesShown);
    const decided = chosen[key] ?? profile[key];
    const { name, language } = withoutLanguage(column);
    const named = byName.get(key) ?? byName.get(columnKey(name));
    const wanted =
      decided ?? (named ? { target: named.target, language: byName.has(key) ? null : language } : undefined);
    const known = wanted?.target === null || targets.some(({ target }) => target === wanted?.target);
    const place = `${wanted?.target} ${wanted?.language}`;
    const free = wanted?.target == null || !taken.has(place);
    if (!wanted || !known || !free) {
      open ||= samples.length > 0;
      return { column, samples, target: null, language: null, by: "none" };
    }
    if (wanted.target !== null) taken.add(place);
    return { column, samples, ...wanted, by: chosen[key] ? "person" : profile[key] ? "profile" : "name" };
  });
  const missing = ["code", "name"].some((needed) => !mapping.some(({ target }) => target === needed));
  return { mapping, open: open || missing };
}
