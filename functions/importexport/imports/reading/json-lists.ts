import { columnKey } from "../mapping/column-keys.ts";
import { targetFinder } from "../mapping/match-columns.ts";
import { targetsOf } from "../mapping/targets.ts";
import { parsedRecord } from "./json-records.ts";
import type { JsonPart } from "./scan-json.ts";

/** A list of objects in a file of another format, with its path: `tests`, or empty if the whole file is that list. */
export interface ForeignList {
  path: string;
  count: number;
}
type Records = (path: string) => AsyncIterable<JsonPart>;
export interface Lists {
  lists: ForeignList[];
  /** The objects of a list. */
  records: Records;
}

const keysOf = (words: string) => new Set(words.split(", ").map(columnKey));
/** Names of lists of analyses, and of lists of categories, which may hold further ones. */
const ofAnalyses = keysOf(
  "analyses, analysis, analysen, analyten, analytes, tests, test, parameter, parameters, untersuchungen, leistungen, items, entries, eintraege, einträge, services",
);
const ofCategories = keysOf(
  "categories, kategorien, subcategories, unterkategorien, groups, gruppen, untergruppen, sections, bereiche, departments, abteilungen, chapters, kapitel, children",
);
/** Names of lists that are no categories of analyses, but of other things in a laboratory's file. */
const ofOthers = keysOf(
  "data, rows, records, results, units, einheiten, materials, materialien, specimens, proben, containers, gefäße, methods, methoden, panels, profiles, profile, users, benutzer, customers, einsender, laboratories, labore, devices, geräte",
);
const panels = keysOf("panels, panel, profiles, profile, profil, testprofile, packages, pakete");

/** Names of lists of analyses that other lists hardly have. */
const onlyOfAnalyses = keysOf(
  "analyses, analysis, analysen, analyten, analytes, tests, untersuchungen, leistungen, labtests, lab_tests, laboratory_tests",
);

const nameOf = (path: string) => path.split(".").at(-1) ?? "";
/** Whether a list holds analyses by its name, however long others are. */
export const holdsAnalyses = ({ path }: Pick<ForeignList, "path">): boolean =>
  onlyOfAnalyses.has(columnKey(nameOf(path)));
/** Whether a list holds panels by its name: each with the codes of its analyses. */
export const holdsPanels = ({ path }: Pick<ForeignList, "path">): boolean =>
  panels.has(columnKey(nameOf(path)));

const targetOf = targetFinder(targetsOf([], "de"));
/** The property that carries the name of the category from which a record was taken. */
const category = "category";
/** Share of keys that lists have in common if they hold records of one kind. */
const commonShare = 0.5;
/** Number of categories that name a list. */
const named = 5;

/**
 * Lists of another system's file as somebody would count them: lists within categories as one, and lists that are named after their
 * categories as one. Their records then name their category.
 * @param keys the keys of the first records of each list
 */
export async function arranged(
  { lists, records }: Lists,
  keys: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Lists> {
  const streams = new Map<string, () => AsyncIterable<JsonPart>>();
  const flat: ForeignList[] = [];
  for (const list of lists) {
    const within = await listWithin(records(list.path));
    if (within === undefined) flat.push(list);
    else {
      const path = list.path === "" ? within : `${list.path}.${within}`;
      const inner = () => recordsWithin(records(list.path));
      let count = 0;
      for await (const _ of inner()) count += 1;
      streams.set(path, inner);
      flat.push({ path, count });
    }
  }
  const alike = namedByCategories(flat, keys);
  if (alike.length > 0) {
    const names = alike.map(({ path }) => nameOf(path));
    const path = names.slice(0, named).join(", ") + (names.length > named ? ", …" : "");
    streams.set(path, async function* () {
      for (const list of alike)
        for await (const part of records(list.path)) yield inCategory(part, nameOf(list.path));
    });
    const joined = { path, count: alike.reduce((sum, { count }) => sum + count, 0) };
    flat.splice(flat.indexOf(alike[0] as ForeignList), 0, joined);
  }
  return {
    lists: flat.filter((list) => !alike.includes(list)),
    records: (path) => streams.get(path)?.() ?? records(path),
  };
}

/** Lists side by side whose records have the same keys, if none of them is named after what it holds. */
function namedByCategories(
  lists: readonly ForeignList[],
  keys: ReadonlyMap<string, ReadonlySet<string>>,
): ForeignList[] {
  const longest = [...lists].sort((left, right) => right.count - left.count)[0];
  if (!longest?.path) return [];
  const parentOf = (path: string) => path.slice(0, path.length - nameOf(path).length);
  const siblings = lists.filter(({ path }) => parentOf(path) === parentOf(longest.path));
  const areKinds = siblings.some(({ path }) =>
    [ofAnalyses, ofCategories, ofOthers].some((words) => words.has(columnKey(nameOf(path)))),
  );
  const listKeys = keys.get(longest.path) ?? new Set();
  const alike = siblings.filter(({ path }) => {
    const others = keys.get(path) ?? new Set();
    const common = [...listKeys].filter((key) => others.has(key)).length;
    return common > 0 && common >= new Set([...listKeys, ...others]).size * commonShare;
  });
  return areKinds || alike.length < 2 ? [] : alike;
}

/** The name of the list of analyses that the first record of a list of categories holds. */
async function listWithin(records: AsyncIterable<JsonPart>): Promise<string | undefined> {
  for await (const part of records) return listOfAnalyses(parsedRecord(part.text, part.path));
  return undefined;
}
function listOfAnalyses(value: unknown): string | undefined {
  const lists = listsOf(value);
  const analyses = lists.find(
    ([key, entries]) => ofAnalyses.has(columnKey(key)) && entries.some(isDescribed),
  );
  if (analyses) return analyses[0];
  const categories = lists.filter(([key]) => ofCategories.has(columnKey(key)));
  for (const [key, entries] of categories) {
    const within = entries.map(listOfAnalyses).find((list) => list !== undefined);
    if (within !== undefined) return `${key}.${within}`;
  }
  return undefined;
}
type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The lists of objects that an object holds. */
function listsOf(value: unknown): [key: string, entries: Entry[]][] {
  return Object.entries(isEntry(value) ? value : {}).flatMap(([key, list]): [string, Entry[]][] =>
    Array.isArray(list) && list.some(isEntry) ? [[key, list.filter(isEntry)]] : [],
  );
}
/** Whether an entry says more than which analysis it is, so that it is one itself and not a reference to one. */
const isDescribed = (entry: Entry) =>
  Object.keys(entry).some((key) => targetOf(key) === "name") ||
  Object.values(entry).filter((value) => typeof value === "string").length > 2;

/** The analyses in the lists of categories, each with the name of its category. */
async function* recordsWithin(records: AsyncIterable<JsonPart>): AsyncGenerator<JsonPart> {
  for await (const { text, path } of records) yield* partsWithin(parsedRecord(text, path), path);
}
function* partsWithin(value: unknown, path: string): Generator<JsonPart> {
  for (const [key, entries] of listsOf(value)) {
    const isList = ofAnalyses.has(columnKey(key));
    for (const [index, entry] of entries.entries()) {
      const place = `${path}.${key}.${index}`;
      if (isList) yield inCategory({ path: place, text: JSON.stringify(entry) }, titleOf(value as Entry));
      else if (ofCategories.has(columnKey(key))) yield* partsWithin(entry, place);
    }
  }
}
/** The name of a category: its property of that meaning, else its first text. */
function titleOf(entry: Entry): string {
  const texts = Object.entries(entry).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const [, title] = texts.find(([key]) => targetOf(key) === "name") ?? texts[0] ?? [];
  return title ?? "";
}

/** A record with the name of its category, unless it names one itself. */
function inCategory({ text, path }: JsonPart, name: string): JsonPart {
  const record = parsedRecord(text, path);
  if (!isEntry(record) || name === "" || Object.keys(record).some((key) => targetOf(key) === "categories"))
    return { text, path };
  return { text: JSON.stringify({ [category]: name, ...record }), path };
}
