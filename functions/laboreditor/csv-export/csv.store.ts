import type { Language } from "../../../shared/kernel/language.ts";
import type { CsvOrder } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket, type Pieces } from "../../platform/bucket.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

/** A finished table of an account. */
export interface KeptCsv {
  id: string;
  fileName: string;
  size: number;
  rows: number;
  generated: string;
}
type Tenant = Pick<Actor, "tenant">;

/** The bucket keeps a table for a week, so its record expires at the same time. */
const life = 7 * 24 * 60 * 60;
const fileKey = (account: string, language: Language): Key => ({
  pk: `CSV#${account}`,
  sk: `FILE#${language}`,
});
const orderKey = (account: string): Key => ({ pk: `CSV#${account}`, sk: "ORDER" });
const objectKey = (id: string) => `chunks/csv/${id}.csv`;
const expires = () => Math.floor(Date.now() / 1000) + life;

/** The account's latest order. */
export const readOrder = (actor: Tenant, account: string): Promise<CsvOrder | undefined> =>
  openTable(actor).get<CsvOrder>(orderKey(account));
export const keepOrder = (actor: Tenant, order: CsvOrder): Promise<void> =>
  openTable(actor).put(orderKey(order.account), { ...order, expires: expires() });

/** Writes a table into the bucket. @returns its size in bytes */
export const writeObject = (actor: Tenant, id: string, pieces: Pieces): Promise<number> =>
  openBucket(actor, "IMPORTS_BUCKET").putPieces(objectKey(id), pieces, {
    contentType: "text/csv; charset=utf-8",
  });

/** Replaces the account's last table in that language. */
export const keepFile = (actor: Tenant, { account, language }: CsvOrder, file: KeptCsv): Promise<void> =>
  openTable(actor).put(fileKey(account, language), { ...file, expires: expires() });

/** The account's last table in a language. */
export const readFile = (actor: Tenant, account: string, language: Language): Promise<KeptCsv | undefined> =>
  openTable(actor).get<KeptCsv>(fileKey(account, language));

/** A presigned URL of a table, valid for 15 minutes. */
export const urlOf = (actor: Tenant, { id, fileName }: KeptCsv): Promise<string> =>
  openBucket(actor, "IMPORTS_BUCKET").downloadUrl(objectKey(id), fileName);
