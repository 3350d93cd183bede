import type { EditorValues } from "./values.ts";

/** The smallest parts that are compared and chosen individually, by their path in the form. */
export type Parts = ReadonlyMap<string, unknown>;

/** Flattens the values of a form: `name.de`, `state`, `form_fields.method.additional.de`, `form_fields.method.imports.de`. */
export function partsOf(values: EditorValues): Parts {
  const { name, form_fields: fields, dropped, ...facts } = values;
  return new Map<string, unknown>([
    ...Object.entries(name).map(([language, text]): [string, unknown] => [`name.${language}`, text]),
    ...Object.entries(facts),
    ...Object.entries(fields).flatMap(([key, field]): [string, unknown][] => [
      ...Object.entries(field.additional).map(([slot, value]): [string, unknown] => [
        `form_fields.${key}.additional.${slot}`,
        value,
      ]),
      [`form_fields.${key}.override`, field.override],
      ...Object.entries(field.imports).map(([slot, answer]): [string, unknown] => [
        `form_fields.${key}.imports.${slot}`,
        answer,
      ]),
    ]),
    ...Object.entries(dropped).map(([key, isDropped]): [string, unknown] => [`dropped.${key}`, isDropped]),
  ]);
}

/** Replaces parts of the values; parts of fields that the values lack are left out. */
export function withParts(values: EditorValues, parts: Parts): EditorValues {
  const result = structuredClone(values) as unknown as Record<string, unknown>;
  for (const [path, value] of parts) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let place: Record<string, unknown> | undefined = result;
    for (const step of steps) place = place?.[step] as Record<string, unknown> | undefined;
    if (place && last in place) place[last] = structuredClone(value);
  }
  return result as unknown as EditorValues;
}

export const isSame = (left: unknown, right: unknown) =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** The paths in which two forms differ, in the order of the first. */
export function differences(left: EditorValues, right: EditorValues): string[] {
  const [mine, other] = [partsOf(left), partsOf(right)];
  return [...mine]
    .filter(([path, value]) => other.has(path) && !isSame(value, other.get(path)))
    .map(([path]) => path);
}

export interface Merge {
  /** Changed differently in both versions: the user has to choose. */
  contested: string[];
  /** Changed only in the other version. */
  theirs: string[];
  /** Changed only by the user. */
  mine: string[];
  /** Changed by the user in fields that the other version no longer has. */
  homeless: string[];
}

/** Compares the changes of two people to the same version. */
export function compareEdits(base: EditorValues, mine: EditorValues, theirs: EditorValues): Merge {
  const [before, mineParts, theirParts] = [partsOf(base), partsOf(mine), partsOf(theirs)];
  const merge: Merge = { contested: [], theirs: [], mine: [], homeless: [] };
  for (const path of new Set([...theirParts.keys(), ...mineParts.keys()])) {
    const byMe = mineParts.has(path) && !isSame(mineParts.get(path), before.get(path));
    const byThem = theirParts.has(path) && !isSame(theirParts.get(path), before.get(path));
    // Values that both versions dropped are no conflict.
    if (byMe && !theirParts.has(path)) merge.homeless.push(...(path.startsWith("dropped.") ? [] : [path]));
    else if (byMe && byThem && !isSame(mineParts.get(path), theirParts.get(path))) merge.contested.push(path);
    else if (byMe && !byThem) merge.mine.push(path);
    else if (byThem) merge.theirs.push(path);
  }
  return merge;
}

/**
 * The other version with the user's changes on top. For parts that both changed, `takeTheirs` selects the other version; the default
 * is the user's own, so that no input is lost without a question.
 */
export function mergeEdits(
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
  takeTheirs: ReadonlySet<string>,
): EditorValues {
  const { mine: ownPaths, contested } = compareEdits(base, mine, theirs);
  const parts = partsOf(mine);
  const keptPaths = [...ownPaths, ...contested.filter((path) => !takeTheirs.has(path))];
  return withParts(theirs, new Map(keptPaths.map((path) => [path, parts.get(path)])));
}
