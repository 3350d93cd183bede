import { type Analysis, codeSchema } from "../../../../shared/core/catalogue/document.ts";
import type { ImportIssue } from "../../../../shared/importexport/imports/import.ts";
import type { RepeatedRule } from "../../../../shared/importexport/imports/import-words.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { type Catalogue, contentHash, documentId } from "../../../core/door.ts";
import type { ImportSamples } from "../log/import-samples.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";
import type { ReadFile } from "../reading/read-file.ts";

/** The code of an analysis in the form that is compared, or as it stands if it is invalid. */
export const codeOf = ({ analysis: { code } }: Placed) => codeSchema.safeParse(code).data ?? code;

/** Tells which rows or entries of a file have the code of another one, and which of them repeat it unchanged. */
export class RepeatedCodes {
  /** First place of each code. */
  readonly #first = new Map<string, string>();
  readonly #contents = new Set<string>();
  readonly #last: ReadonlyMap<string, number> | undefined;

  private constructor(last: ReadonlyMap<string, number> | undefined) {
    this.#last = last;
  }

  /** Goes through the file in advance if the rule needs to know all of its codes. */
  static async of(file: ReadFile, rule: RepeatedRule): Promise<RepeatedCodes> {
    return new RepeatedCodes(rule === "refuse" || rule === "first" ? undefined : await lastPlaces(file));
  }

  has = (code: string): boolean => this.#first.has(code);

  /**
   * Takes in the next row or entry.
   * @param hash of its content, unless it is faulty
   * @returns the first place of its code, if that is another one, and whether the same content came before
   */
  add(
    code: string,
    location: string,
    hash: string | undefined,
  ): { first: string | undefined; isSame: boolean } {
    if (code === "") return { first: undefined, isSame: false };
    const first = this.#first.get(code);
    if (first === undefined) this.#first.set(code, location);
    const isSame = hash !== undefined && this.#contents.has(hash);
    if (hash !== undefined) this.#contents.add(hash);
    return { first, isSame };
  }

  /** Whether a row or entry is the one that ends those of its code; undefined if the rule does not ask. */
  isLast = (code: string, index: number): boolean | undefined =>
    code === "" ? undefined : this.#last && this.#last.get(code) === index;

  /**
   * An analysis whose code belongs to an earlier one, with a numbered code of its own. The number follows from the order in the file; codes
   * of other analyses are passed over, in the file as in the catalogue.
   */
  numbered(placed: Placed, catalogue: Catalogue, location: string): Placed {
    const code = codeOf(placed);
    for (let count = 2; ; count++) {
      const end = `-${count}`;
      const free = code.slice(0, limits.code - end.length) + end;
      const key = `code: ${code} ${count}`;
      const stored = catalogue.stored("analysis", documentId("analysis", free))?.content;
      if (this.#first.has(free) || this.#last?.has(free) || (stored && stored.source?.key !== key)) continue;
      this.#first.set(free, location);
      return { ...placed, analysis: { ...placed.analysis, code: free }, key };
    }
  }
}

/** Number of the row or entry with which those of each code end; one that only repeats the content before it does not count. */
async function lastPlaces(file: ReadFile): Promise<Map<string, number>> {
  const last = new Map<string, number>();
  const contents = new Map<string, string>();
  let index = 0;
  for await (const placed of file.placed()) {
    if (!("issues" in placed)) {
      const [code, content] = [codeOf(placed), contentHash(placed.analysis)];
      if (contents.get(code) !== content) last.set(code, index);
      contents.set(code, content);
    }
    index += 1;
  }
  return last;
}

/** Number of codes of which differing rows are shown beside each other. */
const mostShown = 20;

/**
 * Adds to the samples, for the first codes that occur with differing contents, two of their rows, so that people see what differs before
 * they choose. The file is read once more only if there are any.
 * @param differing number of the second row or entry, by code
 */
export async function showRepeated(
  file: ReadFile,
  differing: ReadonlyMap<string, number>,
  contentOf: (placed: Placed) => Analysis,
  samples: Pick<ImportSamples, "add">,
): Promise<void> {
  const pending = new Map([...differing].slice(0, mostShown));
  const firsts = new Map<string, Placed>();
  let index = -1;
  if (pending.size === 0) return;
  for await (const placed of file.placed()) {
    index += 1;
    if ("issues" in placed) continue;
    const code = codeOf(placed);
    const first = firsts.get(code);
    if (!pending.has(code)) continue;
    if (first === undefined) firsts.set(code, placed);
    else if (pending.get(code) === index) {
      samples.add("repeated", contentOf(first), contentOf(placed), [first.place, placed.place]);
      pending.delete(code);
    }
    if (pending.size === 0) return;
  }
}

/**
 * Error for a code that occurs twice with different contents, or for two rows that nothing tells apart in a file without codes.
 * @param first its first place @param location the present place
 */
export function duplicate(
  placed: Placed,
  { code, name }: { code: string; name: string },
  first: string,
  location: string,
): ImportIssue {
  const column = placed.columnOf("code");
  const about = { first, ...placed.place, ...(column && { column }) };
  if (placed.key === undefined)
    return {
      code: "duplicate_code",
      message: `The code ${code} occurs twice: ${first} and ${location}.`,
      value: code,
      ...about,
    };
  const message = `Without codes, nothing tells "${name}" apart in ${first} and ${location}.`;
  return { code: "not_told_apart", message, value: name, ...about };
}
