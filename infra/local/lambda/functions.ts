import type { MakeContainer } from "./container.ts";
import type { FunctionDefinition } from "./function.ts";
import { FunctionError, Instance } from "./instance.ts";
import type { Logs } from "./logs.ts";
import { startThread } from "./thread.ts";

const MOST_INSTANCES = 4;
/**
 * Time for which calls wait for a busy container before a further one starts. Most calls end sooner, and each container costs more memory
 * and processor time than the wait.
 */
const PATIENCE_MS = 100;
const IDLE_MS = 5 * 60_000;
/** Containers that ran only beside another one of their function end early, and so do the longest idle ones of many: each takes some 30 MB. */
const SPARE_IDLE_MS = 10_000;
const MOST_IDLE = 12;
const MANY_IDLE_MS = 30_000;
/** Lambda's limit for request and response of a synchronous invocation. */
export const PAYLOAD_LIMIT = 6 * 1024 * 1024;

interface Waiting {
  event: string;
  resolve: (result: string) => void;
  reject: (error: unknown) => void;
}

interface Pool {
  definition: FunctionDefinition;
  instances: Instance[];
  waiting: Waiting[];
  /** Runs while calls wait for a busy container. */
  patience?: NodeJS.Timeout;
}

/** How functions run; by default each as a thread, and no call is refused. */
interface FunctionSettings {
  makeContainer?: MakeContainer;
  /** Refuses a call while all containers reserved for its function are busy. */
  refusesBeyondReserved?: boolean;
  /** Number of idle containers that stay, spare ones included (`LocalCloudOptions`). */
  idleContainers?: number | undefined;
}

/** All functions of the cloud, started on first use, up to four containers each, ended when idle. */
export class Functions {
  readonly #pools = new Map<string, Pool>();
  readonly #environment: (definition: FunctionDefinition) => Record<string, string>;
  readonly #logs: Logs;
  readonly #settings: FunctionSettings;
  readonly #idleTimer: NodeJS.Timeout;
  #stopped = false;

  constructor(
    definitions: FunctionDefinition[],
    environment: (definition: FunctionDefinition) => Record<string, string>,
    logs: Logs,
    settings: FunctionSettings = {},
  ) {
    this.#environment = environment;
    this.#settings = settings;
    this.#logs = logs;
    for (const definition of definitions) {
      this.#pools.set(definition.arn, { definition, instances: [], waiting: [] });
    }
    this.#idleTimer = setInterval(() => this.#endIdle(), 15_000).unref();
  }

  /** The definition behind an ARN, or a function name; a qualifier that is no published version is ignored. */
  find(arnOrName: string): FunctionDefinition | undefined {
    return this.#pool(arnOrName)?.definition;
  }

  /**
   * Invokes a function and waits for its answer (JSON text). Throws FunctionError for what Lambda calls a
   * function error: thrown errors, timeouts, out of memory, too large a payload.
   */
  async invoke(arnOrName: string, event: unknown): Promise<string> {
    const pool = this.#pool(arnOrName);
    if (!pool) throw new FunctionError("ResourceNotFoundException", `Function not found: ${arnOrName}`);
    if (this.#stopped) throw new FunctionError("ServiceException", "the local cloud is stopping");
    const text = JSON.stringify(event);
    if (Buffer.byteLength(text) > PAYLOAD_LIMIT)
      throw new FunctionError("RequestTooLargeException", "the event is larger than 6 MB");
    if (this.#settings.refusesBeyondReserved && isFull(pool))
      throw new FunctionError("TooManyRequestsException", "Rate Exceeded.");
    const result = await new Promise<string>((resolve, reject) => {
      pool.waiting.push({ event: text, resolve, reject });
      this.#dispatch(pool);
    });
    if (Buffer.byteLength(result) > PAYLOAD_LIMIT + 100_000)
      throw new FunctionError("Function.ResponseSizeTooLarge", "the response is larger than 6 MB");
    return result;
  }

  /** Ends all workers; waiting invocations fail. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#idleTimer);
    const all = [...this.#pools.values()];
    for (const pool of all) {
      for (const invocation of pool.waiting.splice(0))
        invocation.reject(new FunctionError("ServiceException", "the local cloud is stopping"));
    }
    await Promise.all(all.flatMap((pool) => pool.instances.map((instance) => instance.end())));
  }

  #pool(arnOrName: string): Pool | undefined {
    const parts = arnOrName.split(":");
    const arn = parts.length > 7 ? parts.slice(0, 7).join(":") : arnOrName;
    return (
      this.#pools.get(arnOrName) ??
      this.#pools.get(arn) ??
      [...this.#pools.values()].find((pool) => pool.definition.name === arnOrName.split(":")[0])
    );
  }

  #dispatch(pool: Pool): void {
    while (pool.waiting.length > 0) {
      const free = pool.instances.find((instance) => !instance.busy && !instance.ended) ?? this.#extend(pool);
      if (!free) return;
      const next = pool.waiting.shift()!;
      free
        .invoke(next.event)
        .then(next.resolve, next.reject)
        .finally(() => this.#dispatch(pool));
    }
  }

  /** Starts a container if there is none; a further one only after calls have waited for those that are there. */
  #extend(pool: Pool): Instance | undefined {
    const alive = pool.instances.filter(({ ended }) => !ended);
    if (alive.length === 0) return this.#start(pool);
    const limit = Math.min(MOST_INSTANCES, pool.definition.reservedConcurrency ?? MOST_INSTANCES);
    if (alive.length >= limit || alive.some(({ loaded }) => !loaded)) return undefined;
    pool.patience ??= setTimeout(() => {
      pool.patience = undefined;
      if (this.#stopped) return;
      if (pool.waiting.length > 0 && pool.instances.every(({ busy }) => busy)) this.#start(pool);
      this.#dispatch(pool);
    }, PATIENCE_MS);
    return undefined;
  }

  #start(pool: Pool): Instance {
    const instance: Instance = new Instance(
      pool.definition,
      this.#environment(pool.definition),
      this.#logs,
      this.#settings.makeContainer ?? startThread,
      {
        onLoad: () => this.#dispatch(pool),
        onEnd: () => {
          pool.instances = pool.instances.filter((other) => other !== instance);
          if (!this.#stopped) this.#dispatch(pool);
        },
      },
    );
    pool.instances.push(instance);
    return instance;
  }

  #endIdle(): void {
    const now = Date.now();
    const { idleContainers } = this.#settings;
    const idle = [...this.#pools.values()]
      .flatMap(({ instances }) => instances.map((instance, index) => ({ instance, isSpare: index > 0 })))
      .filter(({ instance }) => !instance.busy && !instance.ended)
      .sort((left, right) => left.instance.lastUsed - right.instance.lastUsed);
    idle.forEach(({ instance, isSpare }, index) => {
      const isOneOfMany = index < idle.length - (idleContainers ?? MOST_IDLE);
      const endsEarly = isSpare && idleContainers === undefined;
      const longest = endsEarly ? SPARE_IDLE_MS : isOneOfMany ? MANY_IDLE_MS : IDLE_MS;
      if (now - instance.lastUsed > longest) void instance.end();
    });
  }
}

/**
 * Whether as many calls are under way as there are reserved containers. Beyond four they wait for each other on one machine, but they
 * count.
 * Source: AWS "Configuring reserved concurrency": a call beyond it is throttled at once, with status 429.
 */
function isFull({ definition, instances, waiting }: Pool): boolean {
  const atWork = instances.filter(({ busy }) => busy).length + waiting.length;
  return definition.reservedConcurrency !== undefined && atWork >= definition.reservedConcurrency;
}
