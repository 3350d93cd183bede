import { targetFinder } from "../mapping/match-columns.ts";
import { targetsOf } from "../mapping/targets.ts";
import type { ForeignList } from "./json-lists.ts";
import { parsedRecord } from "./json-records.ts";
import { type JsonPart, placeOf, type Wants } from "./scan-json.ts";

type Values = (wants: Wants) => AsyncIterable<JsonPart>;
type Frames = Parameters<Wants>[0];
/** Fewest objects under keys of their own that are a list, and the depth up to which they are looked for. */
const [fewest, deepest] = [2, 2];

const isMember = (frames: Frames) =>
  frames.length > 0 && frames.length <= deepest && frames.every(({ isArray }) => !isArray);
const targetOf = targetFinder(targetsOf([], "de"));

/**
 * The analyses of a file that keeps them under their codes rather than in a list: `{ "TSH": { "name": … }, … }`, at the root or under one key.
 * The key becomes the code of a record that has none.
 * @returns undefined if no object holds several others that are named alike
 */
export async function recordsByKey(
  values: Values,
): Promise<{ list: ForeignList; records: () => AsyncIterable<JsonPart> } | undefined> {
  const counts = new Map<string, number>();
  const count = (frames: Frames) => {
    const parent = placeOf(frames.slice(0, -1));
    counts.set(parent, (counts.get(parent) ?? 0) + 1);
    return false;
  };
  // Nothing is wanted: the objects are only counted.
  for await (const _ of values((frames, kind) => kind === "object" && isMember(frames) && count(frames)));
  const [largest] = [...counts].sort(([, left], [, right]) => right - left);
  if (!largest || largest[1] < fewest) return undefined;
  const [path, members] = largest;
  const records = async function* (): AsyncGenerator<JsonPart> {
    const matching = values(
      (frames, kind) => kind === "object" && isMember(frames) && placeOf(frames.slice(0, -1)) === path,
    );
    for await (const part of matching) yield withCode(part, path);
  };
  for await (const { text, path: place } of records()) {
    const keys = Object.keys(parsedRecord(text, place) as object);
    return keys.some((key) => targetOf(key) === "name")
      ? { list: { path, count: members }, records }
      : undefined;
  }
  return undefined;
}

/** A record with the key under which it lies as its code, unless it has one. */
function withCode({ text, path }: JsonPart, parent: string): JsonPart {
  const record = parsedRecord(text, path) as object;
  if (Object.keys(record).some((key) => targetOf(key) === "code")) return { text, path };
  const code = parent === "" ? path : path.slice(parent.length + 1);
  return { text: JSON.stringify({ code, ...record }), path };
}
