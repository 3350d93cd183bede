import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Unkindness } from "../../infra/local/unkind/unkindness.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Answer, type Client, clientOf, fetchSigned } from "./browserless.ts";
import { bulkDone, carriedOut, importDone, until, upload } from "./carried-out.ts";
import { madeCatalogue } from "./made-catalogue.ts";
import type { Round, Step, Work } from "./random-work.ts";

const secondPassword = "Drei-alte-Brutschraenke-brummen-5";

/** Does the work on a new cloud, in the laboratory that begins empty, and returns the final state that its people and visitors see. */
export async function endOf(
  { catalogue, rounds }: Work,
  unkindness: Partial<Unkindness>,
): Promise<Record<string, unknown>> {
  const cloud = await runLocalCloud({ unkindness });
  try {
    const laboratory = await begin(cloud.port, catalogue);
    for (const round of rounds) await carryOut(laboratory, round);
    return await stateOf(laboratory);
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}

interface Laboratory {
  /** Analyses at the beginning. */
  catalogue: number;
  people: readonly [Client, Client];
  visitor: Client;
  /** Ids by code, of all analyses that ever existed. */
  ids: Map<string, string>;
}

async function begin(port: number, catalogue: number): Promise<Laboratory> {
  const people = [clientOf("nord", port), clientOf("nord", port)] as const;
  await people[0].signIn();
  await carriedOut(people[0], "user/list/", "POST", {
    username: "second",
    email: "second@lab.example",
    groups: ["laboreditor", "analyses"],
    password: secondPassword,
  });
  await people[1].signIn("second", secondPassword);
  const laboratory = {
    catalogue,
    people,
    visitor: clientOf("public.nord", port),
    ids: new Map<string, string>(),
  };
  await importDone(people[0], await upload(people[0], madeCatalogue(catalogue)));
  for (const { code, id } of await listOf(people[0])) laboratory.ids.set(code, id);
  if (laboratory.ids.size !== catalogue)
    throw new Error(`The list has ${laboratory.ids.size} of ${catalogue} analyses`);
  return laboratory;
}

interface Row {
  id: string;
  code: string;
}
async function listOf(client: Client, query = ""): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { results, count } = await carriedOut(
      client,
      `laboreditor/list/?count=100&offset=${rows.length}${query}`,
    );
    rows.push(...results);
    if (results.length === 0 || rows.length >= count) return rows;
  }
}

async function carryOut(laboratory: Laboratory, round: Round): Promise<void> {
  const [first, second] = laboratory.people;
  const { analyses, ...rest } = madeCatalogue(laboratory.catalogue);
  const edition = analyses
    .filter(({ code }) => round.imported.codes.includes(code))
    .map((analysis) => ({ ...analysis, fields: { ...analysis.fields, unit: round.imported.unit } }));
  const follow = async (client: Client, steps: Step[]) => {
    for (const step of steps) await takeStep(laboratory, client, step);
  };
  const importing = async () => {
    const id = await upload(first, { ...rest, analyses: edition });
    await importDone(first, id);
    return id;
  };
  const bulk = async () => {
    const { id } = await carriedOut(first, "laboreditor/bulk/", "POST", {
      selection: { ids: round.bulk.codes.map((code) => laboratory.ids.get(code)) },
      change: { what: "field", key: "unit", language: "de", value: round.bulk.unit },
    });
    await bulkDone(first, id);
    return id as string;
  };
  const [imported, changed] = await Promise.all([
    importing(),
    bulk(),
    follow(first, round.people[0]),
    follow(second, round.people[1]),
  ]);
  if (round.undone.import) {
    const { id } = await carriedOut(first, `laboreditor/history/imports/${imported}/undo/`, "POST");
    await importDone(first, id);
  }
  if (round.undone.bulk) {
    const { id } = await carriedOut(first, `laboreditor/bulk/${changed}/undo/`, "POST");
    await bulkDone(first, id);
  }
}

async function takeStep({ ids }: Laboratory, client: Client, step: Step): Promise<void> {
  const id = ids.get(step.code);
  const address = `laboreditor/edit/${id}/`;
  if (step.do === "write")
    await carriedOut(client, address, "PATCH", { form_fields: { unit: { additional: step.text } } });
  else if (step.do === "state") await carriedOut(client, address, "PATCH", { state: step.state });
  else if (step.do === "internal") await carriedOut(client, address, "PATCH", { internal: step.internal });
  else if (step.do === "go back")
    await carriedOut(client, `laboreditor/history/analysis/${id}/1/rollback/`, "POST");
  else if (step.do === "copy") {
    const body = { code: step.code, copy_of: ids.get(step.of) };
    ids.set(step.code, (await carriedOut(client, "laboreditor/create/", "POST", body)).id);
  } else await carriedOut(client, address, "DELETE");
}

/** The final state without ids and instants, which differ from cloud to cloud. */
async function stateOf({ people: [client], visitor, ids }: Laboratory): Promise<Record<string, unknown>> {
  const codeOf = new Map([...ids].map(([code, id]) => [id, code]));
  const list = await listOf(client);
  const searches: Record<string, string[]> = {};
  for (const search of ["Kalium", "Natrium Urin", "M0001", "COPY", "Verfahren 7"])
    searches[search] = (await listOf(client, `&search=${encodeURIComponent(search)}`)).map(
      ({ code }) => code,
    );
  const { url } = await carriedOut(client, "export/analyses/?redirect=false");
  const exported = (await fetchSigned(url)).json();
  const histories: Record<string, unknown> = {};
  for (const [code, id] of [...ids].sort()) {
    const isThere = list.some((row) => row.code === code);
    const below = isThere ? "analysis" : "analysis/deleted";
    const { results } = await carriedOut(client, `laboreditor/history/${below}/${id}/?count=200`);
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
  return until("The search index", async () => {
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

/** The search index is stored as it is sent, compressed. */
const plainOf = ({ bytes, headers }: Answer) =>
  headers["content-encoding"] === "br"
    ? brotliDecompressSync(bytes)
    : headers["content-encoding"] === "gzip"
      ? gunzipSync(bytes)
      : bytes;

/** A value without ids, instants and addresses. */
function bare(value: unknown, codeOf: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return codeOf.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => bare(item, codeOf));
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
