import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { RowSort } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { store } from "../../platform/store.ts";

export interface TableColumn {
  key: RowSort;
  label: string;
  /** A CSS grid track. */
  width: string;
}

const widths: Record<RowSort, string> = {
  name: "minmax(160px, 2.4fr)",
  code: "minmax(72px, 0.7fr)",
  category: "minmax(110px, 1.4fr)",
  material: "minmax(90px, 1fr)",
  state: "minmax(124px, 0.9fr)",
  changed: "minmax(104px, 0.9fr)",
  own: "minmax(76px, 0.5fr)",
};
/** Columns that only wide screens have room for. */
const wideOnly: ReadonlySet<RowSort> = new Set(["material", "changed", "own"]);
/** All columns in their order. The name is always shown, since it links to the analysis. */
export const columnKeys = Object.keys(widths) as RowSort[];

const storageKey = "laborium.analyses-columns";
function keptColumns(): readonly RowSort[] {
  const storedKeys = localStorage.getItem(storageKey)?.split(",");
  return storedKeys ? columnKeys.filter((key) => key === "name" || storedKeys.includes(key)) : columnKeys;
}
const chosen = store(keptColumns());

export function chooseColumns(keys: readonly string[]): void {
  localStorage.setItem(storageKey, keys.join());
  chosen.set(keptColumns());
}

/** The columns that this browser shows; on a wide screen all chosen ones. */
export function useColumns(isWide: boolean): readonly TableColumn[] {
  const { t } = useTranslation("laboreditor");
  const keys = chosen.use();
  // Keep the array's identity, since rows are redrawn when it changes.
  return useMemo(
    () =>
      keys
        .filter((key) => isWide || !wideOnly.has(key))
        .map((key) => ({ key, label: t(`analyses.columns.${key}`), width: widths[key] })),
    [keys, isWide, t],
  );
}
