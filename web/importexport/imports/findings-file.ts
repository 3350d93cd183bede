import i18next from "i18next";
import writeXlsx, { type SheetData } from "write-excel-file/universal";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { listImportFindings } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { saveBlob } from "../../platform/save-blob.ts";
import { type ShownFinding, shownFinding } from "./finding-text.ts";

const page = 1000;
/** Widths of the columns, in characters. */
const columns = {
  kind: 12,
  code: 16,
  name: 30,
  sheet: 16,
  row: 8,
  column: 22,
  path: 26,
  field: 22,
  finding: 60,
  detail: 40,
} as const;
/** Maximum length of a cell (Excel's limit is 32,767 characters). */
const longest = 32_000;

/** Saves all findings of an import as a workbook, in the reader's language. */
export async function saveFindings(
  { id, file }: Pick<Import, "id" | "file">,
  localized: Parameters<typeof shownFinding>[1],
): Promise<void> {
  const heading = Object.keys(columns).map((column) => ({
    value: i18next.t(`importexport:findings.${column as keyof typeof columns}`),
    fontWeight: "bold" as const,
  }));
  const rows: SheetData = [heading];
  for (let offset = 0; ; offset += page) {
    const { results, next } = await call(listImportFindings, {
      params: { id },
      query: { offset, limit: page },
    });
    for (const finding of results) {
      const { text, ...shown } = shownFinding(finding, localized);
      rows.push(
        cellsOf({ ...shown, finding: text, kind: i18next.t(`importexport:findings.one.${finding.kind}`) }),
      );
    }
    if (next === null) break;
  }
  const widths = Object.values(columns).map((width) => ({ width }));
  const blob = await writeXlsx(rows, { columns: widths, stickyRowsCount: 1 }).toBlob();
  const name = file.name.replace(/\.\w+$/, "");
  saveBlob(blob, `${i18next.t("importexport:findings.fileName", { name })}.xlsx`);
}

const cellsOf = (shown: Omit<ShownFinding, "text"> & { finding: string; kind: string }) =>
  (Object.keys(columns) as (keyof typeof columns)[]).map((column) => {
    const value = shown[column];
    return typeof value === "number" ? { value } : { value: (value ?? "").slice(0, longest), type: String };
  });
