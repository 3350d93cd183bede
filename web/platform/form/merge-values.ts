/** A part of a form that two people changed differently, by its path in the user's own values. */
export interface Contested {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Somebody else has changed the record meanwhile; the user merges both changes or takes theirs. */
export interface EditConflict {
  /** Parts that both people changed differently. */
  contested: readonly Contested[];
  /** Saves the changes of both; contested parts keep the user's own value unless their path is in `takeTheirs`. */
  solve: (takeTheirs: ReadonlySet<string>) => Promise<void>;
  reload: () => Promise<void>;
  overwrite: () => Promise<void>;
}

type Members = Record<string, unknown>;
const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Identity of a list entry, independent of its position; undefined for an unsaved one. */
const identityOf = (entry: unknown): string | undefined => {
  if (!isMembers(entry)) return undefined;
  return [entry.uid, entry.key, entry.id].find((value) => typeof value === "string" && value !== "") as
    | string
    | undefined;
};
const byIdentity = (list: readonly unknown[]) =>
  new Map(list.flatMap((entry) => (identityOf(entry) ? [[identityOf(entry) as string, entry]] : [])));

/**
 * Merges two changes of the same values, separately for each member of an object and each entry of a list (by `uid`, `key` or `id`). For
 * parts that both changed differently, the user's own value wins unless its path is in `takeTheirs`. An entry that one person removed and the
 * other changed stays.
 */
export function mergeValues<Values>(
  base: Values,
  mine: Values,
  theirs: Values,
  takeTheirs: ReadonlySet<string> = new Set(),
): { values: Values; contested: Contested[] } {
  const contested: Contested[] = [];

  function merge(before: unknown, edited: unknown, other: unknown, path: string): unknown {
    if (isSame(edited, other) || isSame(before, edited)) return other;
    if (isSame(before, other)) return edited;
    if (isMembers(edited) && isMembers(other)) {
      const was = isMembers(before) ? before : {};
      const names = [...new Set([...Object.keys(other), ...Object.keys(edited)])];
      const inside = (name: string) => (path ? `${path}.${name}` : name);
      return Object.fromEntries(
        names.map((name) => [name, merge(was[name], edited[name], other[name], inside(name))]),
      );
    }
    if (Array.isArray(edited) && Array.isArray(other) && [...edited, ...other].every(isMembers))
      return mergeEntries(Array.isArray(before) ? before : [], edited, other, path);
    contested.push({ path, mine: edited, theirs: other });
    return takeTheirs.has(path) ? other : edited;
  }

  function mergeEntries(
    before: readonly unknown[],
    edited: readonly unknown[],
    other: readonly unknown[],
    path: string,
  ): unknown[] {
    const [was, is, became] = [byIdentity(before), byIdentity(edited), byIdentity(other)];
    const order = (list: readonly unknown[]) =>
      list.map(identityOf).filter((identity) => identity && is.has(identity) && became.has(identity));
    const isSorted = !isSame(order(edited), order(before.filter((entry) => is.has(identityOf(entry) ?? ""))));
    // The user's order wins if they changed it, otherwise the other person's; entries missing in it are inserted behind their neighbours.
    const [first, second] = isSorted ? [edited, other] : [other, edited];
    const entries = [...first];
    second.forEach((entry, place) => {
      const identity = identityOf(entry);
      if (identity && byIdentity(first).has(identity)) return;
      const previous = identityOf(second[place - 1]);
      const after = entries.findIndex(
        (candidate) => previous !== undefined && identityOf(candidate) === previous,
      );
      entries.splice(after < 0 ? entries.length : after + 1, 0, entry);
    });
    return entries.flatMap((entry) => {
      const identity = identityOf(entry);
      const original = identity && was.get(identity);
      if (!identity || !original) return [entry];
      const [mineNow, theirsNow] = [is.get(identity), became.get(identity)];
      if (mineNow === undefined) return isSame(original, theirsNow) ? [] : [theirsNow];
      if (theirsNow === undefined) return isSame(original, mineNow) ? [] : [mineNow];
      return [merge(original, mineNow, theirsNow, `${path}.${edited.indexOf(mineNow)}`)];
    });
  }

  return { values: merge(base, mine, theirs, "") as Values, contested };
}
