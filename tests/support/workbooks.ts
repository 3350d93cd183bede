import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { utils, write } from "@e965/xlsx";

/** Real data that lies beside the project where it is developed; tests that need it are left out elsewhere. */
export const sharedData = join(import.meta.dirname, "../../../shared/data");
export const hasSharedData = existsSync(sharedData);

/** Rows as a workbook of one sheet. */
export function workbookOf(rows: readonly (readonly unknown[])[], bookType: "xlsx" | "biff8"): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), "Analysen");
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer;
}

/** The 1,498 analyses of the SpecimenOne laboratory, as its joined table (`;`, no quotes) has them. */
export function specimenRows(): string[][] {
  const text = readFileSync(join(sharedData, "de_specimenone/joined_utf8.csv"), "utf8").replace(
    /^\uFEFF/,
    "",
  );
  return text
    .split(/\r?\n/)
    .filter((line) => line !== "")
    .map((line) => line.split(";"));
}
