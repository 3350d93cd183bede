import type { ColumnKind } from "../../../../shared/core/catalogue/field.ts";
import { readSex } from "../../../../shared/core/catalogue/quantity.ts";
import { columnKey } from "../mapping/column-keys.ts";
import { kinds, kindsOfAgeUnits } from "../mapping/range-headings.ts";
import { ageUnitOf } from "../normalising/range-text/range-words.ts";
import type { RangeEntry } from "./json-records.ts";

type Part = Exclude<ColumnKind, "text"> | "age_from_unit" | "age_to_unit" | "note";

const keysOf = (words: string) => new Set(words.split(" ").map(columnKey));
/** Keys around limits that say nothing of their own, as in `range.low` and `low.value`. */
const around = keysOf(
  "range ranges reference referenz interval value wert values werte limit limits grenzen",
);
const lower = keysOf("from von lo");
const upper = keysOf("to bis hi");
const notes = keysOf(
  "text note notes comment condition label remark bedingung hinweis bemerkung kommentar population group gruppe interpretation",
);

/** The part of a range that a path of keys names. */
function partOf(path: readonly string[]): Part | undefined {
  const keys = path.map(columnKey).filter((key) => !around.has(key));
  const key = keys.join("");
  const kind = kinds.get(key);
  if (kind) return kind as Part;
  const aged = kindsOfAgeUnits.get(key);
  if (aged) return aged === "age_from" ? "age_from_unit" : "age_to_unit";
  const [only, last] = keys;
  if (last === columnKey("unit") && partOf([only ?? ""])?.endsWith("limit")) return "unit";
  if (keys.length !== 1 || only === undefined) return undefined;
  return lower.has(only)
    ? "lower_limit"
    : upper.has(only)
      ? "upper_limit"
      : notes.has(only)
        ? "note"
        : undefined;
}

/** The values in an object by their paths; undefined if it holds a list. */
function leavesOf(value: unknown, path: readonly string[] = []): [string[], string][] | undefined {
  if (Array.isArray(value)) return undefined;
  if (typeof value !== "object" || value === null)
    return value === null || value === "" ? [] : [[[...path], String(value)]];
  const leaves: [string[], string][] = [];
  for (const [key, each] of Object.entries(value)) {
    const within = leavesOf(each, [...path, key]);
    if (!within) return undefined;
    leaves.push(...within);
  }
  return leaves;
}

/**
 * A reference range that an object states by its parts, such as `{ sex: "f", age: { min: 18, unit: "y" }, range: { low: 3.5, high: 5.1 } }`.
 * @returns undefined unless every value of the object is such a part, so that nothing of it is lost
 */
export function rangeOfObject(entry: unknown): RangeEntry | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const parts = new Map<Part, string>();
  for (const [path, value] of leavesOf(entry) ?? [[[], ""] as [string[], string]]) {
    const part = partOf(path);
    if (!part || (parts.has(part) && parts.get(part) !== value)) return undefined;
    parts.set(part, value);
  }
  const of = (part: Part) => parts.get(part) ?? "";
  const sex = of("sex") === "" ? "" : readSex(of("sex"));
  const [low, high, unit, note] = [of("lower_limit"), of("upper_limit"), of("unit"), of("note")];
  if (sex === undefined || (low === "" && high === "" && note === "")) return undefined;
  const age = (part: "age_from" | "age_to", other: Part) => {
    const named = of(`${part}_unit`) || of("age_from_unit") || of(other);
    return of(part) === "" ? "" : [of(part), ageUnitOf(named) ?? named].filter(Boolean).join(" ");
  };
  const [from, to] = [age("age_from", "age_to_unit"), age("age_to", "age_from_unit")];
  const ages = from && to ? `${from}–${to}` : from ? `≥ ${from}` : to && `≤ ${to}`;
  const limits = low && high ? `${low}–${high}` : high ? `≤ ${high}` : low && `≥ ${low}`;
  const people = [sex === "any" ? "" : sex, ages].filter(Boolean).join(", ");
  return {
    text: [people, [limits, unit, note].filter(Boolean).join(" ")].filter(Boolean).join(": "),
    range: { sex, age_from: from, age_to: to, low, high, unit, note },
  };
}
