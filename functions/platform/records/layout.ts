import { fold } from "../../../shared/kernel/folding.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import type { Actor } from "../actor.ts";
import type { Key } from "../table/table.ts";

/** The author of a version. */
export interface RecordAuthor {
  kind: string;
  id: string;
  name: string;
  restores?: number;
}

/** Metadata that readers of a record see. */
export interface RecordFacts {
  /** Counts from 1; every change raises it. */
  version: number;
  /** Instants, ISO 8601 UTC. */
  created: string;
  changed: string;
}
/** A record as read. */
export type Saved<Content> = Content & RecordFacts & { id: string };

/** Attributes of a stored record that are not content. */
const facts = new Set(["id", "$key", "version", "created", "changed", "rank", "links", "author"]);
export interface StoredFacts extends RecordFacts {
  rank?: string;
  links?: number;
  author?: RecordAuthor;
}

/** The keys of a kind of record; all of them begin with its name. */
export const keysOf = (name: string) => ({
  records: name,
  record: (id: string): Key => ({ pk: name, sk: id }),
  /** Number of present records and of all writes; the stream reads changes from it. */
  head: { pk: `${name}#HEAD`, sk: "HEAD" } as Key,
  unique: (field: string, value: string): Key => ({ pk: `${name}#UNIQUE#${field}`, sk: uniqueForm(value) }),
  /** Deleted records by the time of their deletion. */
  deletions: `${name}#DELETED`,
  deletion: (instant: string, id: string): Key => ({
    pk: `${name}#DELETED`,
    sk: `${instant}${separator}${id}`,
  }),
  places: (sort: string) => `${name}#BY#${sort}`,
  /** Items beside one record: its versions, and the records that name it. */
  beside: (id: string) => `${name}#${id}`,
  version: (id: string, version: number): Key => ({ pk: `${name}#${id}`, sk: versionSk(version) }),
  namedBy: (id: string, kind: string, by: string): Key => ({
    pk: `${name}#${id}`,
    sk: `NAMED-BY#${kind}#${by}`,
  }),
});
export type Keys = ReturnType<typeof keysOf>;
export const versionSk = (version: number) => `V#${String(version).padStart(10, "0")}`;

/** Normalises texts that people consider equal: ignores case, width and surrounding blanks. */
export const uniqueForm = (value: string) => value.trim().normalize("NFKC").toLowerCase();

/** The text of a value; for one kept per language the first available, whatever the reader's language, so that its place is always the same. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  const texts = value as Record<string, unknown>;
  return textOf(contentLanguages.map((language) => texts[language]).find((text) => textOf(text) !== ""));
}

/** All texts of a value, for searching. */
export function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return typeof value === "object" ? Object.values(value).flatMap(textsOf) : [String(value)];
}

/** Sorts below every character of a text, so that `Serum` comes before `Serum alt`. */
const separator = "\t";
/** The sort key of a place: letters without case and accents, numbers numerically, equal values by id. */
export function placeSk(value: unknown, id: string): string {
  const text = typeof value === "number" ? numberText(value) : fold(textOf(value));
  const key =
    typeof value === "number" ? text : text.replaceAll(/\d+/g, (number) => number.padStart(12, "0"));
  return `${key.slice(0, 200)}${separator}${id}`;
}
const numberText = (value: number) =>
  value < 0 ? `-${(1e15 + value).toFixed(6).padStart(23, "0")}` : `0${value.toFixed(6).padStart(23, "0")}`;
export const rankSk = (rank: string, id: string) => `${rank}${separator}${id}`;
export const idOfPlace = (sk: string) => sk.slice(sk.lastIndexOf(separator) + 1);

export const recordAuthor = (actor: Pick<Actor, "kind" | "id" | "name">): RecordAuthor => ({
  kind: actor.kind === "job" ? "system" : "account",
  id: actor.id,
  // A job's name is for engineers only.
  name: actor.kind === "job" ? "" : actor.name,
});

/** A record's content without its metadata. */
export const contentOf = <Content>(record: object) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !facts.has(key))) as Content;
