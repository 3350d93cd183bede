import { setTimeout as sleep } from "node:timers/promises";
import { fullPath } from "../../shared/kernel/endpoint.ts";
import { finders } from "../../web/app/shell/finders.ts";
import { clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { type Figure, percentile } from "./figures.ts";
import { memoryOf, runLocalCloud } from "./local-cloud.ts";
import { expectOk } from "./measure.ts";

/** Calls a second, for how many seconds, and the seconds until memory is read; the containers have started before. */
const [rate, lasts, warming] = [15, 120, 40];
/** Pages for visitors. */
const visited = ["/embed/analyses", "/embed/search", "/embed/shop", "/embed/chapters", "/embed/proficiency"];

/** Memory of the local cloud while all lists of all modules and the visitors' pages are requested again and again. */
export async function benchMemory(): Promise<Figure[]> {
  const cloud = await runLocalCloud();
  try {
    const staff = clientOf("demo", cloud.port);
    const visitor = clientOf("public.demo", cloud.port);
    await staff.signIn();
    const calls = [
      ...finders.map(({ list }) => ({ client: staff, path: fullPath(list) })),
      ...visited.map((path) => ({ client: visitor, path })),
    ];
    for (const { client, path } of calls) expectOk(await insistently(() => client.call(path)), path);
    const memory: number[] = [];
    const times: number[] = [];
    const underWay: Promise<void>[] = [];
    const started = performance.now();
    for (let count = 0; count < lasts * rate; count++) {
      const { client, path } = calls[count % calls.length] as (typeof calls)[number];
      const sent = performance.now();
      const answered = (answer: Parameters<typeof expectOk>[0]) => {
        expectOk(answer, path);
        if (count >= warming * rate) times.push(performance.now() - sent);
      };
      underWay.push(client.call(path).then(answered));
      if (count % rate === 0 && count >= warming * rate) memory.push(memoryOf(cloud.pid));
      await sleep(Math.max(0, started + ((count + 1) * 1000) / rate - performance.now()));
    }
    await Promise.all(underWay);
    const title = `steady load, ${rate} calls a second of ${calls.length} kinds`;
    return [
      { what: `${title}: most memory`, value: Math.max(...memory), unit: "MiB", aim: "< 800" },
      { what: `${title}: p95`, value: percentile(times, 0.95), unit: "ms" },
    ];
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}
