import type { Actor } from "../../platform/actor.ts";
import { isEdition } from "../editions/edition.store.ts";
import {
  dropBook,
  lastBookIds,
  type PlannedBook,
  partFiles,
  readPlanned,
  writePlanned,
} from "./book.store.ts";

/**
 * Deletes what nothing needs any more, now that another book is planned: all parts that neither the last good books nor this one are made of,
 * and of any other book its plan and, unless it is an edition, the PDF and what it is compared by. Wherever it is
 * killed, the next one goes on with it, since the list of what was planned is shortened last.
 */
export async function collectOldBooks(actor: Actor, planned: PlannedBook): Promise<void> {
  const before = (await readPlanned(actor)).filter(({ id }) => id !== planned.id);
  await writePlanned(actor, [...before, planned]);
  const last = await lastBookIds(actor);
  const stays = [...before.filter(({ id }) => last.has(id)), planned];
  const old = before.filter(({ id }) => !last.has(id));
  const needed = new Set(stays.flatMap(({ parts }) => parts));
  const parts = new Set(old.flatMap((book) => book.parts).filter((hash) => !needed.has(hash)));
  const files = partFiles(actor);
  await Promise.all([...parts].map((hash) => files.drop(hash)));
  for (const { id } of old) await dropBook(actor, id, await isEdition(actor, id));
  if (old.length > 0) await writePlanned(actor, stays);
}
