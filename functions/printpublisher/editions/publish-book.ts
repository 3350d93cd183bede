import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { Edition } from "../../../shared/printpublisher/editions/edition.ts";
import type * as endpoints from "../../../shared/printpublisher/editions/editions.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import type { Write } from "../../platform/table/table.ts";
import { bookUrl, readLastBooks, readManifest } from "../books/book.store.ts";
import { changesBetween } from "../books/book-changes.ts";
import { asTextStands, sameText } from "../books/book-text.store.ts";
import { currentEdition, publishEdition, publishNew, readEdition } from "./edition.store.ts";

/** Makes the last good book of a language an edition and the public one; an existing edition becomes the public one again. */
export const publishBook: Command<typeof endpoints.publishBook> = async ({ actor, body }) => {
  const edition = await readEdition(actor, body.book);
  if (edition) return edition.current ? edition : publishEdition(actor, edition);
  const published = new Date().toISOString();
  return asTextStands(async () => {
    const book = (await readLastBooks(actor)).find(({ id }) => id === body.book);
    if (!book) throw fieldProblem("book", "invalid", "There is no such book any more: a newer one was made.");
    if (book.reduced)
      throw fieldProblem("book", "invalid", "Only a whole book can be published, not 50 analyses of it.");
    const facts = { published, by: actor.name, remark: body.remark };
    return publishAs(actor, book, facts, [sameText(book)]);
  });
};

/** Makes a book an edition and the public one; it follows the edition that is public now. @param condition on something else */
export async function publishAs(
  actor: Actor,
  book: Book,
  { published, by, remark }: Pick<Edition, "published" | "by" | "remark">,
  condition: Write[] = [],
): Promise<Edition> {
  const { warnings: _, reduced: __, ...facts } = book;
  const since = (await currentEdition(actor, book.language)) ?? null;
  const counts = (await compare(actor, book.id, since))?.counts ?? null;
  const edition = { ...facts, published, by, remark, since, counts, current: true };
  return publishNew(actor, edition, condition);
}

export const getBookChanges: Command<typeof endpoints.getBookChanges> = async ({ actor, params: { id } }) => {
  const since = (await readEdition(actor, id))?.since ?? (await sinceOfBook(actor, id));
  const before = since ? await readEdition(actor, since) : undefined;
  return { since: before?.published ?? null, changes: await compare(actor, id, since) };
};

/** Returns the edition that a book would follow. @throws ProblemError not_found */
async function sinceOfBook(actor: Actor, id: string): Promise<string | null> {
  if (await readEdition(actor, id)) return null;
  const book = (await readLastBooks(actor)).find((candidate) => candidate.id === id);
  if (!book) throw problem("not_found", "There is no such edition.");
  return (await currentEdition(actor, book.language)) ?? null;
}

async function compare(actor: Actor, id: string, since: Edition["since"]) {
  if (since === null) return null;
  const [before, now] = await Promise.all([readManifest(actor, since), readManifest(actor, id)]);
  return before && now ? changesBetween(before, now) : null;
}

export const downloadEdition: Command<typeof endpoints.downloadEdition> = async ({
  actor,
  tenant,
  params,
  query,
}) => {
  const edition = await readEdition(actor, params.id);
  if (!edition) throw problem("not_found", "There is no such edition.");
  const name = `${tenant.name} ${edition.published.slice(0, 10)} ${edition.language}`;
  return { url: await bookUrl(actor, edition, query.file, name) };
};
