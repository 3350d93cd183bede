import { isMereCheck } from "../../../../shared/importexport/imports/mere-check.ts";
import type { Actor } from "../../../platform/actor.ts";
import { newestImports, type StoredImport } from "../import.store.ts";

/** The newest entries, including the last import, however many mere checks came after it. */
export async function newestWithLast(actor: Actor): Promise<StoredImport[]> {
  const newest = await newestImports(actor, 10);
  if (newest.length < 10 || !newest.every(isMereCheck)) return newest;
  const last = (await newestImports(actor, 200)).find((entry) => !isMereCheck(entry));
  return last ? [...newest.slice(0, -1), last] : newest;
}
