import { isDeepStrictEqual } from "node:util";
import type {
  RecordVersion,
  RecordVersionSummary,
  versionActions,
} from "../../../shared/kernel/record-version.ts";
import type { Actor } from "../actor.ts";
import { problem } from "../problem.ts";
import { openTable, type Stored, type Write } from "../table/table.ts";
import { type Keys, type RecordAuthor, versionSk } from "./layout.ts";

export type VersionAction = (typeof versionActions)[number];
type Reader = Pick<Actor, "tenant">;

interface StoredVersion {
  at: string;
  action: VersionAction;
  author: RecordAuthor;
  changes: string[];
  content: Record<string, unknown>;
}

/** The versions of a kind of record: each is stored beside the record when it is written, never changes, and outlives the record. */
export function versionsOf(keys: Keys, noun: string) {
  const notThere = () => problem("not_found", `There is no such version of a ${noun}.`);

  async function newest(actor: Reader, id: string): Promise<RecordVersion> {
    const range = { pk: keys.beside(id), beginsWith: "V#", descending: true, limit: 1 };
    const [last] = (await openTable(actor).query<StoredVersion>(range)).items;
    if (!last) throw notThere();
    return show(last);
  }

  return {
    /** @throws ProblemError not_found for a record that never existed */
    newest,
    /** The write of a new version; if its number is taken, another writer was faster. */
    write(
      id: string,
      version: number,
      {
        action,
        at: instant,
        author,
        content,
        before,
      }: { action: VersionAction; at: string; author: RecordAuthor; content: object; before?: object },
    ): Write {
      const item: StoredVersion = {
        at: instant,
        action,
        author,
        content: content as StoredVersion["content"],
        changes: before ? differing(before, content) : [],
      };
      return { put: keys.version(id, version), item: { ...item }, condition: { absent: true } };
    },

    /** A page of the versions, newest first. Their numbers have no gaps, so a page is a range of numbers. */
    async list(
      actor: Reader,
      id: string,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ count: number; results: RecordVersionSummary[] }> {
      const { hid: count } = await newest(actor, id);
      const to = count - offset;
      if (to < 1) return { count, results: [] };
      const results: RecordVersionSummary[] = [];
      const between = [versionSk(Math.max(1, to - limit + 1)), versionSk(to)] as const;
      for await (const item of openTable(actor).queryAll<StoredVersion>({
        pk: keys.beside(id),
        between,
        descending: true,
      })) {
        const { content: _, ...summary } = show(item);
        results.push(summary);
      }
      return { count, results };
    },

    /** The versions that existed at an instant (ISO 8601 UTC), newest first; none if the record never existed. */
    async *until(actor: Reader, id: string, instant: string): AsyncGenerator<RecordVersion> {
      const range = { pk: keys.beside(id), beginsWith: "V#", descending: true };
      for await (const item of openTable(actor).queryAll<StoredVersion>(range))
        if (item.at <= instant) yield show(item);
    },

    /** @throws ProblemError not_found */
    async read(actor: Reader, id: string, hid: number): Promise<RecordVersion> {
      const item = await openTable(actor).get<StoredVersion>(keys.version(id, hid));
      if (!item) throw notThere();
      return show(item);
    },
  };
}

const numberOf = ({ $key }: Stored<object>) => Number($key.sk.slice("V#".length));
const show = ({
  at: instant,
  action,
  author,
  changes,
  content,
  $key,
}: Stored<StoredVersion>): RecordVersion => ({
  hid: numberOf({ $key }),
  at: instant,
  author,
  action,
  changes,
  content,
});

function differing(before: object, after: object): string[] {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...fields].filter((field) => !isDeepStrictEqual(was[field], is[field])).sort();
}
