import { type Edition, editionSchema } from "../../../shared/printpublisher/editions/edition.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { fileKey } from "../books/book.store.ts";

type Tenant = Pick<Actor, "tenant">;
type KeptEdition = Omit<Edition, "current">;

export const editionKey = (id: string): Key => ({ pk: "BOOK", sk: `EDITION#${id}` });
const currentKey = (language: string): Key => ({ pk: "BOOK", sk: `CURRENT#${language}` });

/** Returns the id of the edition that visitors get in a language; undefined before the first. */
export async function currentEdition(actor: Tenant, language: string): Promise<string | undefined> {
  return (await openTable(actor).get<{ id: string }>(currentKey(language)))?.id;
}

export async function readEdition(actor: Tenant, id: string): Promise<Edition | undefined> {
  const record = await openTable(actor).get<KeptEdition>(editionKey(id));
  return record && asEdition(record, await currentEdition(actor, record.language));
}

export const isEdition = async (actor: Tenant, id: string): Promise<boolean> =>
  (await openTable(actor).get(editionKey(id))) !== undefined;

/** Returns the number that a book of a language would have as its next edition, from 1; `before`, ISO 8601, counts earlier ones only. */
export async function nextEdition(actor: Tenant, language: string, before?: string): Promise<number> {
  let number = 1;
  for await (const edition of openTable(actor).queryAll<KeptEdition>({ pk: "BOOK", beginsWith: "EDITION#" }))
    if (edition.language === language && (before === undefined || edition.published < before)) number += 1;
  return number;
}

/** All editions, the newest first. */
export async function readEditions(actor: Actor): Promise<Edition[]> {
  const table = openTable(actor);
  const records: KeptEdition[] = [];
  for await (const record of table.queryAll<KeptEdition>({ pk: "BOOK", beginsWith: "EDITION#" }))
    records.push(record);
  const current = await Promise.all(actor.languages.map((language) => currentEdition(actor, language)));
  const shown = records.map((record) =>
    asEdition(
      record,
      current.find((id) => id === record.id),
    ),
  );
  return shown.sort((left, right) => right.published.localeCompare(left.published));
}

const asEdition = (record: KeptEdition, current: string | undefined): Edition =>
  editionSchema.parse({ ...record, current: record.id === current });

/** Stores a new edition and makes it the public one. @param condition on something else that has to hold for it */
export async function publishNew(actor: Actor, edition: Edition, condition: Write[] = []): Promise<Edition> {
  const { current: _, ...record } = edition;
  return publishEdition(actor, edition, [{ put: editionKey(record.id), item: record }, ...condition]);
}

/**
 * Makes an edition the public one. Its PDF is copied before any visitor is led to it, and a single write switches them all over.
 * @param also writes that go with it
 */
export async function publishEdition(
  actor: Actor,
  edition: Edition,
  also: readonly Write[] = [],
): Promise<Edition> {
  const { id, language } = edition;
  await openBucket(actor, "ASSETS_BUCKET").copy(fileKey(id), `public/embed/books/${id}.pdf`);
  await openTable(actor).transact([...also, { put: currentKey(language), item: { id } }]);
  return { ...edition, current: true };
}
