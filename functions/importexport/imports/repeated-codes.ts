import { codeSchema } from "../../../shared/core/catalogue/document.ts";
import type { ImportIssue } from "../../../shared/importexport/imports/import.ts";
import type { ReadFile } from "./read-file.ts";
import type { Placed } from "./rows-to-analyses.ts";

/** The code of an analysis in the form that is compared, or as it stands if it is invalid. */
export const codeOf = ({ analysis: { code } }: Placed) => codeSchema.safeParse(code).data ?? code;

/** Number of the last row or entry of each code. */
export async function lastPlaces(file: ReadFile): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  let at = 0;
  for await (const placed of file.placed()) {
    if (!("issues" in placed)) last.set(codeOf(placed), at);
    at += 1;
  }
  return last;
}

/** Error for a code that occurs twice. @param first its first place @param where the present place */
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
