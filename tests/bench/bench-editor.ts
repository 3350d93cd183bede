import type { Client } from "../support/browserless.ts";
import { catalogueBelowOne, count } from "./bench-editor-csv.ts";
import { type Figure, seconds } from "./figures.ts";
import { expectOk, type Measured, measure, type Usage } from "./measure.ts";

/** Number of analyses used by the rounds. */
const edited = 20;

/** The editor at 10,000 analyses of 20 versions over HTTP: finding, opening, saving, the calls right after a save, and the history. */
export async function benchEditor(client: Client, usage: Usage): Promise<Figure[]> {
  const first = await client.call(`/api/laboreditor/list/?count=${edited}`);
  expectOk(first, "the first list");
  const ids: string[] = first.json().results.map(({ id }: { id: string }) => id);
  const save = async (id: string, text: string) => {
    const body = { form_fields: { unit: { additional: text } } };
    expectOk(await client.call(`/api/laboreditor/edit/${id}/`, { method: "PATCH", body }), id);
  };
  const read = (path: (id: string) => string) => async (id: string) => {
    expectOk(await client.call(path(id)), path(id));
  };
  const afterSave = (run: Measured["run"], aim: number): Measured => ({
    first: (id, round) => save(id, `µmol/l ${round}`),
    run,
    counting: "with the save",
    aim,
  });
  const list = read(() => "/api/laboreditor/list/?count=100");
  const search = read(() => "/api/laboreditor/list/?search=schilddruese");
  const filter = read(() => "/api/laboreditor/list/?pubstate=PUBLISHED&category=made-3&internal=false");
  const health = read(() => "/api/laboreditor/health/");
  return measure(usage, ids, {
    "editor: list of 100 with counts": { run: list, aim: 50 },
    "editor: search": { run: search, aim: 50 },
    "editor: filter": { run: filter, aim: 50 },
    "editor: health": { run: health, aim: 50 },
    "editor: open": { run: read((id) => `/api/laboreditor/edit/${id}/`), aim: 150 },
    "editor: save": { run: (id, round) => save(id, `g/l ${round}`), aim: 200 },
    "editor: first list after a save": afterSave(list, 50),
    "editor: first search after a save": afterSave(search, 50),
    "editor: first filter after a save": afterSave(filter, 50),
    "editor: first health after a save": afterSave(health, 50),
    "editor: page of a history": { run: read((id) => `/api/laboreditor/history/analysis/${id}/`), aim: 100 },
    "editor: compare two versions": {
      run: read((id) => `/api/laboreditor/history/analysis/${id}/3/compare/18/`),
      aim: 100,
    },
    "editor: latest changes": { run: read(() => "/api/laboreditor/history/analysis/"), aim: 100 },
  });
}

/** The first calls after an import of one analysis in a hundred. */
export async function benchAfterImport(client: Client): Promise<Figure[]> {
  const figures: Figure[] = [];
  const paths = {
    list: "/api/laboreditor/list/?count=100",
    search: "/api/laboreditor/list/?search=schilddruese",
    health: "/api/laboreditor/health/",
  };
  for (const path of Object.values(paths)) expectOk(await client.call(path), path);
  const file = catalogueBelowOne(count / 50);
  const { status, stats } = await client.ended(await client.upload(file, "catalogue.json", { force: true }));
  if (status !== "success" || stats.changed !== count / 100)
    throw new Error(`The import ended as ${status}: ${JSON.stringify(stats)}`);
  for (const [name, path] of Object.entries(paths)) {
    const duration = await seconds(async () => expectOk(await client.call(path), path));
    figures.push({
      what: `editor: first ${name} after an import of 1 %`,
      value: duration * 1000,
      unit: "ms",
    });
  }
  return figures;
}
