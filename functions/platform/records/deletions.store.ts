import { fold } from "../../../shared/kernel/folding.ts";
import type { DeletedRecord } from "../../../shared/kernel/record-version.ts";
import type { Actor } from "../actor.ts";
import { openTable, type Write } from "../table/table.ts";
import { idOfPlace, type Keys, type RecordAuthor } from "./layout.ts";

type Reader = Pick<Actor, "tenant">;

interface StoredDeletion {
  /** The version that deleted the record. */
  version: number;
  name: string;
  author: RecordAuthor;
  /** The record with which it was deleted; empty if it was deleted on its own. */
  along: string;
}

/** The deleted records of a kind: one small item each, written by the deletion and removed when the record is restored. */
export function deletionsOf(keys: Keys) {
  /** Newest first. */
  async function* read(actor: Reader): AsyncGenerator<DeletedRecord & { along: string }> {
    const range = { pk: keys.deletions, descending: true };
    for await (const { $key, version, name, author, along } of openTable(actor).queryAll<StoredDeletion>(
      range,
    )) {
      const [instant = ""] = $key.sk.split("\t");
      yield { id: idOfPlace($key.sk), hid: version, at: instant, name, author, along };
    }
  }
  return {
    write: (instant: string, id: string, { version, name, author, along }: StoredDeletion): Write => ({
      put: keys.deletion(instant, id),
      item: { version, name, author, along },
    }),
    drop: (instant: string, id: string): Write => ({ delete: keys.deletion(instant, id) }),
    /** A page of deleted records with a matching name, newest first, and their total. */
    async list(actor: Reader, page: { limit: number; offset: number; search: string }) {
      const needle = fold(page.search);
      const hits: DeletedRecord[] = [];
      for await (const { along: _, ...deletion } of read(actor))
        if (fold(deletion.name).includes(needle)) hits.push(deletion);
      return { count: hits.length, results: hits.slice(page.offset, page.offset + page.limit) };
    },
    /** The records that were deleted along with a record. */
    async alongWith(actor: Reader, id: string): Promise<DeletedRecord[]> {
      const records: DeletedRecord[] = [];
      for await (const { along, ...deletion } of read(actor)) if (along === id) records.push(deletion);
      return records;
    },
  };
}
