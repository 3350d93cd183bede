import { setTimeout as sleep } from "node:timers/promises";
import type { DynamodbUsage } from "../../infra/local/dynamodb/usage.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { type Figure, percentile, seconds } from "./figures.ts";
import { computedBy, guardOf, runLocalCloud } from "./local-cloud.ts";

const analyses = 100_000;
/** With the heading row, the maximum of a sheet. */
const rows = 199_999;
/** Milliseconds after which an import of this size is given up. */
const patience = 15 * 60_000;

/**
 * The largest files that a laboratory may send, each to a separate laboratory: a catalogue of 100,000 analyses; a table of 200,000 short
 * rows, undone afterwards while people keep signing in; and the search index of as many. Figures are returned as soon as they are known.
 */
export async function* benchLargeImports(): AsyncGenerator<Figure[]> {
  for (const part of [benchCatalogue, benchTable, benchIndex]) yield await onFreshCloud(part);
}

type Cloud = Pick<Awaited<ReturnType<typeof runLocalCloud>>, "port" | "pid">;

async function onFreshCloud(measure: (client: Client, cloud: Cloud) => Promise<Figure[]>): Promise<Figure[]> {
  const cloud = await runLocalCloud();
  try {
    const client = clientOf("demo", cloud.port);
    await client.signIn();
    // The laboratory's initial data is imported first.
    await sleep(8_000);
    return await measure(client, cloud);
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}

/** Milliseconds between two looks at an import, few enough that they take no time from it. */
const pause = 500;

/** @throws Error unless the import ends well */
async function ended(client: Client, id: string): Promise<void> {
  const entry = await client.ended(id, patience, pause);
  if (entry.status !== "success") throw new Error(`The import ended as ${JSON.stringify(entry)}`);
}

/** Processor time and calls tell what the work costs, whatever else the machine does. */
async function benchCatalogue(client: Client, { port, pid }: Cloud): Promise<Figure[]> {
  const file = Buffer.from(JSON.stringify(madeCatalogue(analyses)));
  const usage = async () => (await guardOf(port)).dynamodb as DynamodbUsage;
  const [before, computed] = [await usage(), computedBy(pid)];
  const value = await seconds(async () =>
    ended(client, await client.upload(file, "catalogue.json", { force: true })),
  );
  const [after, worked] = [await usage(), computedBy(pid) - computed];
  const title = `import of ${analyses} analyses`;
  const calls = callsOf(after) - callsOf(before);
  const figures: Figure[] = [
    { what: title, value, unit: "s", aim: "≤ 45" },
    { what: `${title}: processor time`, value: worked / 100, unit: "s" },
    { what: `${title}: DynamoDB calls per 1,000`, value: (calls * 1000) / analyses, unit: "", aim: "≤ 30" },
  ];
  const perOne = (name: string, key: "writeUnits" | "readUnits" | "writtenItems", aim: string): Figure => ({
    what: `${title}: ${name} per analysis`,
    value: (after[key] - before[key]) / analyses,
    unit: "",
    aim,
  });
  return [
    ...figures,
    perOne("items written", "writtenItems", "≤ 1.02"),
    perOne("write units", "writeUnits", "≤ 2.1"),
    perOne("read units", "readUnits", "≤ 0.05"),
  ];
}

const callsOf = ({ calls }: DynamodbUsage) => Object.values(calls).reduce((sum, count) => sum + count, 0);

async function benchTable(client: Client, { port }: Cloud): Promise<Figure[]> {
  const lines = Array.from({ length: rows }, (_, index) => `R${index};Analyse Nummer ${index}`);
  const file = Buffer.from(["Code;Name", ...lines].join("\n"));
  const alone = await signIns(port, () => sleep(10_000));
  let [imported, undone] = [0, 0];
  const meanwhile = await signIns(port, async () => {
    let id = "";
    imported = await seconds(async () => {
      id = await client.upload(file, "rows.csv", { mode: "partial" });
      await ended(client, id);
    });
    undone = await seconds(async () => {
      const path = `/api/laboreditor/history/imports/${id}/undo/`;
      const undoing = (await client.call(path, { method: "POST", body: {} })).json();
      await ended(client, undoing.id);
    });
  });
  const title = `table of ${rows} short rows`;
  return [
    { what: `${title}: import`, value: imported, unit: "s" },
    { what: `${title}: undo`, value: undone, unit: "s" },
    { what: "sign-in, nothing else: p95", value: percentile(alone, 0.95), unit: "ms" },
    { what: "sign-in during both: p95", value: percentile(meanwhile, 0.95), unit: "ms" },
  ];
}

/** New rows of a table are not public at first, so the index is measured with analyses that are published at once. */
async function benchIndex(client: Client, { port }: Cloud): Promise<Figure[]> {
  const short = Array.from({ length: rows }, (_, index) => ({
    ...madeCatalogue(1).analyses[0],
    code: `S${index}`,
    name: { de: `Analyse Nummer ${index}` },
    fields: {},
  }));
  const file = Buffer.from(JSON.stringify({ ...madeCatalogue(0), analyses: short }));
  const visitor = clientOf("public.demo", port);
  const indexed = async () => (await visitor.call("/embed/index.json")).json().indexes.de.count as number;
  const id = await client.upload(file, "short.json", { mode: "partial" });
  await ended(client, id);
  const value = await seconds(async () => {
    for (const until = Date.now() + patience; (await indexed()) < rows; await sleep(200))
      if (Date.now() > until) throw new Error("The search index was not made anew.");
  });
  return [{ what: `search index of ${rows} analyses after their import`, value, unit: "s", aim: "≤ 120" }];
}

/** Duration of log-ins, in ms, twice a second while the work goes on. */
async function signIns(port: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const signing = (async () => {
    // Limits count by address, so vary it.
    for (let round = 2; !isDone; round++) {
      const client = clientOf("demo", port, `127.0.0.${(round % 250) + 2}`);
      times.push((await seconds(() => client.signIn())) * 1000);
      await sleep(500);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await signing;
  }
  return times;
}
