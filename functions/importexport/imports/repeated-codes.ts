import { codeSchema } from "../../../shared/core/catalogue/document.ts";
import type { ImportIssue } from "../../../shared/importexport/imports/import.ts";
import type { ReadFile } from "./read-file.ts";
import type { Placed } from "./rows-to-analyses.ts";

/** The code of an analysis as it is compared, also if it is none. */
export const codeOf = ({ analysis: { code } }: Placed) => codeSchema.safeParse(code).data ?? code;

/** By code, the number of the last row or entry that has it. */
export async function lastPlaces(file: ReadFile): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  let at = 0;
  for await (const placed of file.placed()) {
    if (!("issues" in placed)) last.set(codeOf(placed), at);
    at += 1;
  }
  return last;
}

/** What is wrong where a code occurs twice. @param first where it stands first @param where here */
export function duplicate(placed: Placed, code: string, first: string, where: string): ImportIssue {
  const message = `The code ${code} occurs twice: ${first} and ${where}.`;
  const column = placed.columnOf("code");
  return {
    code: "duplicate_code",
    message,
    ...{ value: code, first },
    ...placed.place,
    ...(column && { column }),
  };
}
