import { type News, newsSchema } from "../../../shared/core/news/news.ts";
import { newsPk } from "../../../shared/kernel/table-keys.ts";
import type { Actor } from "../../platform/actor.ts";
import { openTable } from "../../platform/table/table.ts";

const readPk = (account: string) => `NEWS-READ#${account}`;

/** All news of the platform, newest first. Ops write it to every laboratory (`npm run news`), so that reading never leaves the tenant. */
export async function readNews(actor: Pick<Actor, "tenant">): Promise<News[]> {
  const news: News[] = [];
  for await (const { $key, ...item } of openTable(actor).queryAll<object>({ pk: newsPk }))
    news.push(newsSchema.parse({ ...item, id: $key.sk }));
  return news.sort((left, right) => right.from.localeCompare(left.from));
}

/** Ids of the news that the account marked as read. */
export async function readMarks(actor: Pick<Actor, "tenant" | "id">): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { $key } of openTable(actor).queryAll<object>({ pk: readPk(actor.id) })) ids.add($key.sk);
  return ids;
}

/** Marks news as read by the account; unknown ids are ignored. */
export async function markRead(actor: Pick<Actor, "tenant" | "id">, ids: readonly string[]): Promise<void> {
  const [news, marks] = await Promise.all([readNews(actor), readMarks(actor)]);
  const current = new Set(news.map(({ id }) => id));
  const unread = new Set(ids.filter((id) => current.has(id) && !marks.has(id)));
  const table = openTable(actor);
  await Promise.all([...unread].map((id) => table.put({ pk: readPk(actor.id), sk: id }, {})));
}
