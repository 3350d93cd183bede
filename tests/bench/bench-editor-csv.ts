import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { type Figure, seconds } from "./figures.ts";
import { memoryOf } from "./local-cloud.ts";

export const count = 10_000;
const everything = "made-all";

/** The made catalogue with all of its categories below a common one, as a CSV file of everything requires. */
export function catalogueBelowOne(changed: number, analyses = count): Buffer {
  const catalogue = madeCatalogue(analyses, changed);
  const root = { identifier: everything, name: { de: "Alles" }, parent: null, layout: null, order: 0 };
  const categories = catalogue.categories?.map((category) => ({ ...category, parent: everything })) ?? [];
  return Buffer.from(JSON.stringify({ ...catalogue, categories: [root, ...categories] }));
}

/** Writes all analyses as CSV: duration, and growth of the whole cloud's memory meanwhile, including the function's own replica. */
export async function benchCsv(client: Client, pid: number): Promise<Figure[]> {
  const before = memoryOf(pid);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 100);
  const title = `CSV of ${count}`;
  let rows = 0;
  const figures: Figure[] = [];
  for (const name of ["first", "again"]) {
    const duration = await seconds(async () => {
      const started = await client.call(`/api/laboreditor/generate-csv-file/?category=${everything}`);
      if (started.status !== 202) throw new Error(`${title} answered ${started.status}: ${started.bytes}`);
      const { id } = started.json();
      for (let task = started.json(); !task.finished; ) {
        await sleep(20);
        task = (await client.call(`/api/status/tasks/heartbeat/${id}/`)).json();
      }
      const file = await client.call("/api/laboreditor/get-csv-file/?redirect=false");
      if (file.status !== 200) throw new Error(`${title} answered ${file.status}: ${file.bytes}`);
      rows = file.json().rows;
    });
    if (rows !== count) throw new Error(`${title} has ${rows} rows.`);
    figures.push({ what: `${title}, ${name}`, value: duration, unit: "s" });
  }
  clearInterval(watch);
  figures.push({ what: `${title}: peak growth of the cloud's memory`, value: peak - before, unit: "MiB" });
  return figures;
}
