import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Unkindness } from "../../infra/local/unkind/unkindness.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Answer, type Client, clientOf, fetchSigned } from "./browserless.ts";
import { insistently } from "./insistently.ts";
import { madeCatalogue } from "./made-catalogue.ts";
import { type Round, type Step, size } from "./random-work.ts";

/** How long a file, a bulk change or a search index may take, in ms: a function may have a seventh of a core that others use, too. */
const patience = 120_000;
const secondPassword = "Drei-alte-Brutschraenke-brummen-5";

/** Does the work on a new cloud, in the laboratory that begins empty, and says how it ends. */
export async function endOf(
  work: readonly Round[],
  unkindness: Partial<Unkindness>,
): Promise<Record<string, unknown>> {
  const cloud = await runLocalCloud({ unkindness });
  try {
    const laboratory = await begin(cloud.port);
    for (const round of work) await carryOut(laboratory, round);
    return await stateOf(laboratory);
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}

interface Laboratory {
  people: readonly [Client, Client];
  visitor: Client;
  /** Ids by code, of all analyses that ever were. */
  ids: Map<string, string>;
}

async function begin(port: number): Promise<Laboratory> {
  const people = [clientOf("nord", port), clientOf("nord", port)] as const;
  await people[0].signIn();
  await good(people[0], "user/list/", {
    method: "POST",
    headers: { "idempotency-key": randomUUID() },
    body: {
      username: "second",
      email: "second@lab.example",
      groups: ["laboreditor", "analyses"],
      password: secondPassword,
    },
  });
  await people[1].signIn("second", secondPassword);
  const laboratory = { people, visitor: clientOf("public.nord", port), ids: new Map<string, string>() };
  await importOf(people[0], madeCatalogue(size));
  for (const { code, id } of await listOf(people[0])) laboratory.ids.set(code, id);
  if (laboratory.ids.size !== size)
    throw new Error(`The list has ${laboratory.ids.size} of ${size} analyses`);
  return laboratory;
}

/** @throws Error for an answer other than a success, once it is an answer, or if there is none for long */
async function good(client: Client, path: string, options: Parameters<Client["call"]>[1] = {}) {
  const until = Date.now() + patience;
  const answer = await insistently(async () => {
    const heard = await client.call(`/api/${path}`, options);
    return Date.now() < until ? heard : { ...heard, status: 499 };
  });
  if (answer.status >= 300)
    throw new Error(`${options?.method ?? "GET"} ${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.status === 204 ? undefined : answer.json();
}

interface Row {
  id: string;
  code: string;
}
async function listOf(client: Client, query = ""): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { results, count } = await good(
      client,
      `laboreditor/list/?count=100&offset=${rows.length}${query}`,
    );
    rows.push(...results);
    if (results.length === 0 || rows.length >= count) return rows;
  }
}

/** @throws Error unless the import ends well. @returns its id */
async function importOf(client: Client, catalogue: object): Promise<string> {
  const id = await client.upload(Buffer.from(JSON.stringify(catalogue)), "made.json", { mode: "partial" });
  await endedWell(client, id);
  return id;
}
async function endedWell(client: Client, id: string): Promise<void> {
  const entry = await until(`import ${id}`, async () => {
    const now = await good(client, `import/${id}/`);
    return ["uploading", "pending"].includes(now.status) ? undefined : now;
  });
  if (entry.status !== "success") throw new Error(`The import ended as ${JSON.stringify(entry)}`);
}
async function bulkDone(client: Client, id: string): Promise<void> {
  const action = await until(`bulk change ${id}`, async () => {
    const now = await good(client, `laboreditor/bulk/${id}/`);
    return now.status === "pending" ? undefined : now;
  });
  if (action.status !== "done") throw new Error(`The bulk change ended as ${JSON.stringify(action)}`);
}
async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`${what} did not end`);
    await sleep(200);
  }
}

async function carryOut(laboratory: Laboratory, round: Round): Promise<void> {
  const [first, second] = laboratory.people;
  const { analyses, ...rest } = madeCatalogue(size);
  const edition = analyses
    .filter(({ code }) => round.imported.codes.includes(code))
    .map((analysis) => ({ ...analysis, fields: { ...analysis.fields, unit: round.imported.unit } }));
  const follow = async (client: Client, steps: Step[]) => {
    for (const step of steps) await takeStep(laboratory, client, step);
  };
  const bulk = async () => {
    const { id } = await good(first, "laboreditor/bulk/", {
      method: "POST",
      headers: { "idempotency-key": randomUUID() },
      body: {
        selection: { ids: round.bulk.codes.map((code) => laboratory.ids.get(code)) },
        change: { what: "field", key: "unit", language: "de", value: round.bulk.unit },
      },
    });
    await bulkDone(first, id);
    return id as string;
  };
  const [imported, changed] = await Promise.all([
    importOf(first, { ...rest, analyses: edition }),
    bulk(),
    follow(first, round.people[0]),
    follow(second, round.people[1]),
  ]);
  if (round.undone.import) {
    const { id } = await good(first, `laboreditor/history/imports/${imported}/undo/`, { method: "POST" });
    await endedWell(first, id);
  }
  if (round.undone.bulk) {
    const { id } = await good(first, `laboreditor/bulk/${changed}/undo/`, { method: "POST" });
    await bulkDone(first, id);
  }
}

async function takeStep({ ids }: Laboratory, client: Client, step: Step): Promise<void> {
  const at = `laboreditor/edit/${ids.get(step.code)}/`;
  const change = (body: object) => good(client, at, { method: "PATCH", body });
  if (step.do === "write") await change({ fields: { unit: { additional: step.text } } });
  else if (step.do === "state") await change({ state: step.state });
  else if (step.do === "internal") await change({ internal: step.internal });
  else if (step.do === "go back")
    await good(client, `laboreditor/history/analysis/${ids.get(step.code)}/1/rollback/`, { method: "POST" });
  else if (step.do === "copy") {
    const made = await good(client, "laboreditor/create/", {
      method: "POST",
      headers: { "idempotency-key": randomUUID() },
      body: { code: step.code, copy_of: ids.get(step.of) },
    });
    ids.set(step.code, made.id);
  } else {
    // Sent again because its answer was lost, it finds nothing any more.
    const answer = await insistently(() => client.call(`/api/${at}`, { method: "DELETE" }));
    if (answer.status !== 204 && answer.status !== 404) throw new Error(`DELETE answered ${answer.status}`);
  }
}

/** All that a laboratory's people and visitors see in the end. What differs from cloud to cloud by itself is left out. */
async function stateOf({ people: [client], visitor, ids }: Laboratory): Promise<Record<string, unknown>> {
  const codeOf = new Map([...ids].map(([code, id]) => [id, code]));
  const list = await listOf(client);
  const searches: Record<string, string[]> = {};
  for (const search of ["Kalium", "Natrium Urin", "M0001", "COPY", "Verfahren 7"])
    searches[search] = (await listOf(client, `&search=${encodeURIComponent(search)}`)).map(
      ({ code }) => code,
    );
  const { url } = await good(client, "export/analyses/?redirect=false");
  const exported = (await fetchSigned(url)).json();
  const histories: Record<string, unknown> = {};
  for (const [code, id] of [...ids].sort()) {
    const isThere = list.some((row) => row.code === code);
    const below = isThere ? "analysis" : "analysis/deleted";
    const { results } = await good(client, `laboreditor/history/${below}/${id}/?count=200`);
    histories[code] = results.map((version: Record<string, unknown>) => bare(version, codeOf));
  }
  return {
    list: list.map((row) => bare(row, codeOf)),
    searches,
    exported: bare(exported, codeOf),
    histories,
    published: await publishedOf(visitor, list),
  };
}

/** The public search index, once it has as many analyses as the list publishes. */
async function publishedOf(visitor: Client, list: readonly Row[]): Promise<unknown> {
  const published = list.filter((row) => {
    const { state, internal } = row as unknown as { state: string; internal: boolean };
    return state === "PUBLISHED" && !internal;
  });
  const names = published.map(({ code }) => code).sort();
  const read = async (path: string): Promise<Answer> => visitor.call(path);
  let last: string[] = [];
  return until("the search index", async () => {
    const pointer = await read("/embed/index.json");
    if (pointer.status !== 200) return names.length === 0 ? [] : undefined;
    const file = await read(new URL(pointer.json().indexes.de.url, "http://x/embed/").pathname);
    if (file.status !== 200) return undefined;
    last = JSON.parse(plainOf(file).toString("utf8")).analyses.map(([code]: [string]) => code);
    return [...last].sort().join() === names.join() ? last : undefined;
  }).catch((error) => {
    throw new Error(
      `${error}: the search index has ${last.length} of ${names.length} analyses: ${last.join(" ")}`,
    );
  });
}

/** The search index is kept as it is sent, packed. */
const plainOf = ({ bytes, headers }: Answer) =>
  headers["content-encoding"] === "br"
    ? brotliDecompressSync(bytes)
    : headers["content-encoding"] === "gzip"
      ? gunzipSync(bytes)
      : bytes;

/** The same without ids, instants and addresses. */
function bare(value: unknown, codeOf: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return codeOf.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => bare(one, codeOf));
  if (typeof value !== "object" || value === null) return value;
  const left = Object.entries(value).filter(
    ([name]) => !["at", "date", "created", "changed", "modified", "exported"].includes(name),
  );
  return Object.fromEntries(
    left.map(([name, inner]) => [
      name,
      /^(?:id|bulk|import|undoes|revision)$/.test(name) && !codeOf.has(String(inner))
        ? typeof inner
        : bare(inner, codeOf),
    ]),
  );
}
