import { type Figure, percentile, seconds } from "./figures.ts";

/** Rounds per call; the first ones warm up. */
const [rounds, warming] = [70, 20];
/**
 * DynamoDB usage since the cloud started. Read units are those that the engine reports; write units are computed from the sizes of the
 * items written, by AWS's rule (infra/local/dynamodb/usage.ts).
 */
export type Usage = () => Promise<{ calls: Record<string, number>; writeUnits: number; readUnits: number }>;

export interface Measured {
  /** The timed call. */
  run: (id: string, round: number) => Promise<void>;
  /** Untimed preparation before it in each round. */
  first?: (id: string, round: number) => Promise<void>;
  /** Waits for the effects of calls, if they are counted with them. */
  settled?: () => Promise<void>;
  /** Note on other usage that is counted with the call. */
  counting?: string;
  /** Milliseconds. */
  aim: number;
}

/** Times calls, and counts the DynamoDB usage of each. If a call has a preparation, both are counted together. */
export async function measure(
  usage: Usage,
  ids: readonly string[],
  calls: Record<string, Measured>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [title, { run, first, settled, counting, aim }] of Object.entries(calls)) {
    const times: number[] = [];
    let before = await usage();
    for (let round = 0; round < rounds; round++) {
      if (round === warming) {
        await settled?.();
        before = await usage();
      }
      const id = ids[round % ids.length] ?? "";
      await first?.(id, round);
      const duration = await seconds(() => run(id, round));
      if (round >= warming) times.push(duration * 1000);
    }
    await settled?.();
    const after = await usage();
    const per = (value: (of: typeof after) => number) => (value(after) - value(before)) / (rounds - warming);
    const called = per((of) => Object.values(of.calls).reduce((sum, count) => sum + count, 0));
    const counted = counting ? `, ${counting}` : "";
    figures.push({ what: `${title}: p50`, value: percentile(times, 0.5), unit: "ms" });
    figures.push({ what: `${title}: p95`, value: percentile(times, 0.95), unit: "ms", aim: `≤ ${aim}` });
    figures.push({
      what: `${title}: DynamoDB calls, those of who calls included${counted}`,
      value: called,
      unit: "",
    });
    figures.push({
      what: `${title}: read units${counted}`,
      value: per(({ readUnits }) => readUnits),
      unit: "RCU",
    });
    figures.push({
      what: `${title}: write units${counted}`,
      value: per(({ writeUnits }) => writeUnits),
      unit: "WCU",
    });
  }
  return figures;
}

export function expectOk({ status, bytes }: { status: number; bytes: Buffer }, name: string): void {
  if (status !== 200) throw new Error(`${name} answered ${status}: ${bytes}`);
}
