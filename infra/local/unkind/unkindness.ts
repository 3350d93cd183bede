import { Chance } from "./chance.ts";

/** Behaviours of AWS that one machine would not show by itself; `--unkind` switches on all of them. Each is off by default and then costs nothing. */
export interface Unkindness {
  /** Seed of all random choices. */
  seed: number;
  /** Maximum delay, in milliseconds, until entries of an index appear and vanish; each delay is random; 0 for none. */
  indexLag: number;
  /** Maximum deliveries of a message, a batch of change records or an event of a bucket; more than 1 also mixes up their order. */
  deliveries: number;
  /** Writes fail while a transaction holds one of their items. */
  conflicts: boolean;
  /** Write units a second for each partition key, four times that for a table, three times that for reads; 0 for any number. */
  throttle: number;
  /** CloudFront caches responses as the template says, errors included. */
  edgeCache: boolean;
  /** A function gets only its share of a core and its memory. */
  slowCpu: boolean;
  /** A function whose reserved containers are all busy refuses further calls. */
  reserved: boolean;
  /** A container is paused between two calls, and has a scratch folder of its own. */
  frozen: boolean;
}

/** The switches as the command line reads them. */
export const unkindOptions = {
  unkind: { type: "boolean", default: false },
  seed: { type: "string" },
  "index-lag": { type: "string" },
  deliveries: { type: "string" },
  conflicts: { type: "boolean", default: false },
  throttle: { type: "string" },
  "edge-cache": { type: "boolean", default: false },
  "slow-cpu": { type: "boolean", default: false },
  reserved: { type: "boolean", default: false },
  frozen: { type: "boolean", default: false },
} as const;

/** Usage of `npm start`. */
export const usage = `npm start -- [--port 4000] [--data .laborium] [--reset] [--verbose] [--unkind]

--unkind is all of these at once; each can be given alone:
  --index-lag MS    entries of an index appear and vanish late, at random up to so many milliseconds
  --deliveries N    messages, change records and events of buckets come up to so many times, in another order
  --conflicts       writes fail while a transaction has one of their items
  --throttle WCU    write units a second for each partition key, four times that for a table
  --edge-cache      CloudFront keeps responses, errors included
  --slow-cpu        a function has the share of a core and the memory that it is given
  --reserved        a function whose reserved containers are all at work refuses further calls
  --frozen          a container rests between two calls, and has a scratch folder of its own
  --seed N          repeats a run, whose seed it has printed`;

/** A cloud without any unkindness. */
export const kind: Unkindness = {
  seed: 0,
  indexLag: 0,
  deliveries: 1,
  conflicts: false,
  throttle: 0,
  edgeCache: false,
  slowCpu: false,
  reserved: false,
  frozen: false,
};

/**
 * Every kind of unkindness. A partition of DynamoDB takes 1,000 write units a second, a new table on demand 4,000. Source: AWS "Burst and
 * adaptive capacity", "On-demand capacity mode". AWS gives no bound for an index: seconds have been seen.
 */
export const unkind: Omit<Unkindness, "seed"> = {
  indexLag: 3_000,
  deliveries: 2,
  conflicts: true,
  throttle: 1_000,
  edgeCache: true,
  slowCpu: true,
  reserved: true,
  frozen: true,
};

type Values = { [Name in keyof typeof unkindOptions]?: string | boolean | undefined };

/** Reads the switches. @throws Error for a value that is not a number */
export function readUnkindness(values: Values): Unkindness {
  const base = values.unkind ? unkind : kind;
  const number = (name: keyof Values, otherwise: number, least = 0) => {
    const text = values[name];
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least)
      throw new Error(`--${name} ${text} is no whole number from ${least} on`);
    return value;
  };
  return {
    seed: number("seed", Math.floor(Math.random() * 1_000_000)),
    indexLag: number("index-lag", base.indexLag),
    deliveries: number("deliveries", base.deliveries, 1),
    conflicts: Boolean(values.conflicts) || base.conflicts,
    throttle: number("throttle", base.throttle),
    edgeCache: Boolean(values["edge-cache"]) || base.edgeCache,
    slowCpu: Boolean(values["slow-cpu"]) || base.slowCpu,
    reserved: Boolean(values.reserved) || base.reserved,
    frozen: Boolean(values.frozen) || base.frozen,
  };
}

/** The switches that request this unkindness, without those that are off. */
export function switchesOf(unkindness: Partial<Unkindness>): string[] {
  const { seed, indexLag, deliveries, conflicts, throttle, edgeCache, slowCpu, reserved, frozen } = {
    ...kind,
    ...unkindness,
  };
  const switches = [
    ["--index-lag", indexLag],
    ["--deliveries", deliveries === 1 ? 0 : deliveries],
    ["--conflicts", conflicts],
    ["--throttle", throttle],
    ["--edge-cache", edgeCache],
    ["--slow-cpu", slowCpu],
    ["--reserved", reserved],
    ["--frozen", frozen],
  ] as const;
  const selected = switches.flatMap(([name, value]) =>
    value === true ? [name] : value ? [name, String(value)] : [],
  );
  return selected.length > 0 ? [...selected, "--seed", String(seed)] : selected;
}

/** Random numbers for one purpose of a cloud. */
export const chanceFor = ({ seed }: Unkindness, purpose: string) => new Chance(seed).for(purpose);
