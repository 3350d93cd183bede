import { madeIdentifier } from "../../../shared/core/catalogue/made-key.ts";
import type { ReadingChoice } from "../../../shared/importexport/imports/reading.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { columnKey } from "./column-keys.ts";
import type { Placed } from "./rows-to-analyses.ts";

/** Number of digits in a counted code. */
const digits = 5;

/**
 * Gives codes to the analyses of a file without any: those that earlier imports have made for the same key, and new ones made from the name
 * or by counting. The key is kept with the analysis, so that it is recognised even after it was deleted or renamed.
 * @param keyOf returns the cell in the key's column
 */
export function withCodes(
  placed: readonly Placed[],
  { from, key }: NonNullable<ReadingChoice["codes"]>,
  keyOf: (at: number) => string,
  catalogue: Catalogue,
  main: Language,
): Placed[] {
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  let count = 0;
  for (const { kind, content } of catalogue.all()) {
    if (kind !== "analysis" || !("code" in content)) continue;
    taken.add(content.code);
    if (/^\d{1,9}$/.test(content.code)) count = Math.max(count, Number(content.code));
    if (content.source?.key !== undefined) byKey.set(content.source.key, content.code);
  }
  const next = (name: string) => {
    if (from === "name") return madeIdentifier(name, (one) => taken.has(one.toUpperCase())).toUpperCase();
    count += 1;
    return String(count).padStart(digits, "0");
  };
  return placed.map((one, at) => {
    const { analysis } = one;
    const names = typeof analysis.name === "string" ? { [main]: analysis.name } : (analysis.name ?? {});
    const name = localized(names, main, main).value ?? "";
    const value = key == null ? name : keyOf(at);
    // Without a name or a key, the row has no code.
    if (value === "") return one;
    const known = `${key == null ? "name" : columnKey(key)}: ${value}`;
    const code = byKey.get(known) ?? next(name || value);
    byKey.set(known, code);
    taken.add(code);
    return { ...one, analysis: { ...analysis, code }, key: known };
  });
}
