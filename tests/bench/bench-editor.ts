import type { Client } from "../support/browserless.ts";
import { type Figure, percentile, seconds } from "./figures.ts";

/** Rounds per call; the first ones warm up. */
const [rounds, warming] = [70, 20];
/** Analyses that get a history, and versions each. */
const [edited, versions] = [20, 20];

type Usage = () => Promise<{ calls: Record<string, number>; writeUnits: number }>;

/** The editor at 10,000 analyses over HTTP: finding, opening, saving, and the history of analyses with 20 versions. */
export async function benchEditor(client: Client, usage: Usage): Promise<Figure[]> {
  const { results } = (await client.call(`/api/laboreditor/list/?count=${edited}`)).json();
  const ids: string[] = results.map(({ id }: { id: string }) => id);
  const save = async (id: string, text: string) => {
    const body = { fields: { unit: { additional: text } } };
    expectOk(await client.call(`/api/laboreditor/edit/${id}/`, { method: "PATCH", body }), id);
  };
  for (const id of ids) for (let at = 1; at < versions; at++) await save(id, `mmol/l ${at}`);
  const read = (path: (id: string) => string) => async (id: string) => {
    expectOk(await client.call(path(id)), path(id));
  };
  const calls: Record<string, { run: (id: string, round: number) => Promise<void>; aim: number }> = {
    "editor: list of 100 with counts": { run: read(() => "/api/laboreditor/list/?count=100"), aim: 50 },
    "editor: search": { run: read(() => "/api/laboreditor/list/?search=schilddruese"), aim: 50 },
    "editor: filter": {
      run: read(() => "/api/laboreditor/list/?pubstate=PUBLISHED&category=made-3&internal=false"),
      aim: 50,
    },
    "editor: open": { run: read((id) => `/api/laboreditor/edit/${id}/`), aim: 150 },
    "editor: save": { run: (id, round) => save(id, `g/l ${round}`), aim: 200 },
    "editor: page of a history": { run: read((id) => `/api/laboreditor/history/analysis/${id}/`), aim: 100 },
    "editor: compare two versions": {
      run: read((id) => `/api/laboreditor/history/analysis/${id}/3/compare/18/`),
      aim: 100,
    },
    "editor: latest changes": { run: read(() => "/api/laboreditor/history/analysis/"), aim: 100 },
  };
  const figures: Figure[] = [];
  for (const [what, { run, aim }] of Object.entries(calls)) {
    const times: number[] = [];
    let before = await usage();
    for (let round = 0; round < rounds; round++) {
      if (round === warming) before = await usage();
      const taken = await seconds(() => run(ids[round % ids.length] ?? "", round));
      if (round >= warming) times.push(taken * 1000);
    }
    const after = await usage();
    const per = (value: (of: typeof after) => number) => (value(after) - value(before)) / (rounds - warming);
    figures.push({ what: `${what}: p95`, value: percentile(times, 0.95), unit: "ms", aim: `≤ ${aim}` });
    const calls = per((of) => Object.values(of.calls).reduce((sum, count) => sum + count, 0));
    figures.push({ what: `${what}: DynamoDB calls, those of who calls included`, value: calls, unit: "" });
    figures.push({ what: `${what}: write units`, value: per(({ writeUnits }) => writeUnits), unit: "WCU" });
  }
  return figures;
}

function expectOk({ status, bytes }: { status: number; bytes: Buffer }, what: string): void {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${bytes}`);
}
