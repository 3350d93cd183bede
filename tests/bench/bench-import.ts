import type { Client } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { type Figure, seconds } from "./figures.ts";
import { calm } from "./local-cloud.ts";

const count = 10_000;
const file = (changed: number) => Buffer.from(JSON.stringify(madeCatalogue(count, changed)));

/** Imports 10,000 analyses by HTTP: the first time, unchanged, and with one in a hundred changed. */
export async function benchImport(
  client: Client,
  usage: () => Promise<{ writeUnits: number; writtenItems: number }>,
  pid: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const runs = [
    { name: "first", bytes: file(0), aim: "≥ 1,000", expected: { created: count, changed: 0 } },
    { name: "unchanged", bytes: file(0), aim: "≥ 3,333", expected: { created: 0, changed: 0 } },
    {
      name: "1 % changed",
      bytes: file(count / 100),
      aim: "",
      expected: { created: 0, changed: count / 100 },
    },
  ];
  for (const { name, bytes, aim, expected } of runs) {
    await calm(pid);
    const before = await usage();
    const duration = await seconds(async () => {
      const entry = await client.ended(
        await client.upload(bytes, "catalogue.json", { force: true }),
        300_000,
      );
      const { created, changed } = entry.stats ?? {};
      if (entry.status !== "success" || created !== expected.created || changed !== expected.changed)
        throw new Error(`The import (${name}) ended as ${JSON.stringify(entry)}`);
    });
    figures.push({ what: `import of ${count}, ${name}`, value: count / duration, unit: "rows/s", aim });
    figures.push({ what: `import of ${count}, ${name}`, value: duration, unit: "s" });
    const after = await usage();
    const title = `import of ${count}, ${name}`;
    figures.push({
      what: `${title}: items written`,
      value: after.writtenItems - before.writtenItems,
      unit: "",
    });
    figures.push({ what: `${title}: write units`, value: after.writeUnits - before.writeUnits, unit: "WCU" });
  }
  return figures;
}

/** Lists and searches 10,000 analyses over HTTP with all checks on. */
export async function benchLists(client: Client): Promise<Figure[]> {
  const { percentile } = await import("./figures.ts");
  const calls = {
    "list, page of 20": "/api/core/analyses/?limit=20",
    "list, page of 100 deep inside": "/api/core/analyses/?limit=100&offset=5000",
    "search, a word": "/api/core/analyses/?search=schilddruese",
    "search, a part and a category": "/api/core/analyses/?search=antik&category=made-3",
    "search, a typing error": "/api/core/analyses/?search=ferritim",
    "developer API, search": "/api/public/analyses/?search=kalium",
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < 120; round++) {
      const duration = await seconds(async () => {
        const answer = await client.call(path);
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      });
      if (round >= 20) times.push(duration * 1000);
    }
    figures.push({ what: `${name}: p50`, value: percentile(times, 0.5), unit: "ms" });
    figures.push({ what: `${name}: p95`, value: percentile(times, 0.95), unit: "ms", aim: "≤ 20" });
  }
  return figures;
}
