/** `npm run news -- add|list|remove|share [--stage production]`: the provider's news for all laboratories. */

import { parseArgs } from "node:util";
import { ulid } from "ulid";
import { type News, newsSchema } from "../../shared/core/news/news.ts";
import { newsPk } from "../../shared/kernel/table-keys.ts";
import { inUiLanguages, type UiLanguage, uiLanguages } from "../../shared/kernel/ui-language.ts";
import { runCommand } from "./command.ts";
import { print } from "./print.ts";
import { openStage, Refusal, type RunningStage, stageOptions } from "./stage.ts";

const usage = `npm run news -- add ${["title", "text"].flatMap((part) => uiLanguages.map((language) => `--${part}-${language} …`)).join(" ")} [--from 2026-05-01T08:00Z] [--until 2026-05-08]
npm run news -- list
npm run news -- remove ID
npm run news -- share                       gives laboratories that were made since the news of all others
Options: --stage production|staging|local   --port 4000 --data .laborium (of the local cloud)`;

const text = { type: "string" } as const;
/** An option for each language of the interface. */
const inEach = <Part extends string>(part: Part) =>
  Object.fromEntries(uiLanguages.map((language) => [`${part}-${language}`, text])) as Record<
    `${Part}-${UiLanguage}`,
    typeof text
  >;
const options = {
  ...stageOptions,
  ...inEach("title"),
  ...inEach("text"),
  from: text,
  until: text,
} as const;
type Values = ReturnType<typeof parse>["values"];
const parse = () => parseArgs({ options, allowPositionals: true });

function newsOf(values: Values): News {
  const news = newsSchema.safeParse({
    id: ulid(),
    title: inUiLanguages((language) => values[`title-${language}`]),
    text: inUiLanguages((language) => values[`text-${language}`]),
    from: instant("from", values.from) ?? new Date().toISOString(),
    until: instant("until", values.until) ?? null,
  });
  if (news.success) return news.data;
  const lacking = news.error.issues.map(({ path, message }) => `--${path.join("-")}: ${message}`);
  throw new Refusal(lacking.join("\n"));
}

function instant(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new Refusal(`--${option}: ${value} is no instant.`);
  return date.toISOString();
}

/** Gives each laboratory a copy below its own keys. */
async function distribute(stage: RunningStage, { id, ...news }: News): Promise<void> {
  for (const tenant of stage.tenants) await stage.put(tenant, { pk: newsPk, sk: id }, news);
}

/** All news with the laboratories that have them, the newest first. */
async function allNews(stage: RunningStage): Promise<{ news: News; tenants: string[] }[]> {
  const all = new Map<string, { news: News; tenants: string[] }>();
  for (const tenant of stage.tenants) {
    for (const item of await stage.items(tenant, newsPk)) {
      const news = newsSchema.parse(item);
      const entry = all.get(news.id) ?? { news, tenants: [] };
      entry.tenants.push(tenant);
      all.set(news.id, entry);
    }
  }
  return [...all.values()].sort((left, right) => right.news.from.localeCompare(left.news.from));
}

const commands: Record<
  string,
  (stage: RunningStage, values: Values, id: string | undefined) => Promise<void>
> = {
  add: async (stage, values) => {
    const news = newsOf(values);
    await distribute(stage, news);
    print(`${news.id} told to ${stage.tenants.length} laboratories`);
  },
  list: async (stage) => {
    for (const { news, tenants } of await allNews(stage))
      print(`${news.id}  ${news.from} – ${news.until ?? "…"}  ${news.title.de}  (${tenants.join(", ")})`);
  },
  remove: async (stage, _, id) => {
    const entry = (await allNews(stage)).find(({ news }) => news.id === id);
    if (!entry) throw new Refusal(`There is no news ${id ?? "without its id"}.`);
    for (const tenant of entry.tenants) await stage.remove(tenant, { pk: newsPk, sk: entry.news.id });
    print(`${id} removed from ${entry.tenants.length} laboratories`);
  },
  share: async (stage) => {
    const all = await allNews(stage);
    for (const { news } of all) await distribute(stage, news);
    print(`${all.length} news told to ${stage.tenants.length} laboratories`);
  },
};

await runCommand(usage, async () => {
  const { values, positionals } = parse();
  const [name = "", id, ...extra] = positionals;
  const command = commands[name];
  if (!command || extra.length > 0) throw new Refusal(`Say ${Object.keys(commands).join(", ")}.`);
  const stage = await openStage(values);
  await command(stage, values, id).finally(() => stage.close());
});
