import { setTimeout as sleep } from "node:timers/promises";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { type Figure, percentile, seconds } from "./figures.ts";
import { runLocalCloud } from "./local-cloud.ts";

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

async function onFreshCloud(measure: (client: Client, port: number) => Promise<Figure[]>): Promise<Figure[]> {
  const cloud = await runLocalCloud();
  try {
    const client = clientOf("demo", cloud.port);
    await client.signIn();
    // The laboratory's initial data is imported first.
    await sleep(8_000);
    return await measure(client, cloud.port);
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}

/** @throws Error unless the import ends well */
async function ended(client: Client, id: string): Promise<void> {
  const entry = await client.ended(id, patience);
  if (entry.status !== "success") throw new Error(`The import ended as ${JSON.stringify(entry)}`);
}

async function benchCatalogue(client: Client): Promise<Figure[]> {
  const file = Buffer.from(JSON.stringify(madeCatalogue(analyses)));
  const value = await seconds(async () =>
    ended(client, await client.upload(file, "catalogue.json", { force: true })),
  );
  return [{ what: `import of ${analyses} analyses`, value, unit: "s", aim: "≤ 60" }];
}

async function benchTable(client: Client, port: number): Promise<Figure[]> {
  const lines = Array.from({ length: rows }, (_, at) => `R${at};Analyse Nummer ${at}`);
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
  const what = `table of ${rows} short rows`;
  return [
    { what: `${what}: import`, value: imported, unit: "s" },
    { what: `${what}: undo`, value: undone, unit: "s" },
    { what: "sign-in, nothing else: p95", value: percentile(alone, 0.95), unit: "ms" },
    { what: "sign-in during both: p95", value: percentile(meanwhile, 0.95), unit: "ms" },
  ];
}

/** New rows of a table are not public at first, so the index is measured with analyses that are published at once. */
async function benchIndex(client: Client, port: number): Promise<Figure[]> {
  const short = Array.from({ length: rows }, (_, at) => ({
    ...madeCatalogue(1).analyses[0],
    code: `S${at}`,
    name: { de: `Analyse Nummer ${at}` },
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
    for (let at = 2; !isDone; at++) {
      const client = clientOf("demo", port, `127.0.0.${(at % 250) + 2}`);
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
