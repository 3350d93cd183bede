import type { Actor } from "../../platform/actor.ts";
import { isEdition, readEditions } from "../editions/edition.store.ts";
import {
  dropBook,
  lastBookIds,
  type PlannedBook,
  partFiles,
  readPlanned,
  writePlanned,
} from "./book.store.ts";
import { withPresentText } from "./book-text.store.ts";

/**
 * Deletes files that nothing needs any more, now that another book is planned: all parts used neither by the last good books, nor by this one,
 * nor by an edition whose text is being written, and for any other book its plan and, unless it is an edition, its PDF and manifest. If the run is killed, the next one continues it, since
 * the list of planned books is shortened last.
 */
export async function collectOldBooks(actor: Actor, planned: PlannedBook): Promise<void> {
  const before = (await readPlanned(actor)).filter(({ id }) => id !== planned.id);
  await writePlanned(actor, [...before, planned]);
  const [last, editions] = await Promise.all([lastBookIds(actor), readEditions(actor)]);
  const present = await Promise.all(editions.map((edition) => withPresentText(actor, edition)));
  for (const { id, text } of present) if (text === "writing") last.add(id);
  const remaining = [...before.filter(({ id }) => last.has(id)), planned];
  const old = before.filter(({ id }) => !last.has(id));
  const needed = new Set(remaining.flatMap(({ parts }) => parts));
  const parts = new Set(old.flatMap((book) => book.parts).filter((hash) => !needed.has(hash)));
  const files = partFiles(actor);
  await Promise.all([...parts].map((hash) => files.drop(hash)));
  for (const { id } of old) await dropBook(actor, id, await isEdition(actor, id));
  if (old.length > 0) await writePlanned(actor, remaining);
}
