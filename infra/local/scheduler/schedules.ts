import { deniedMessage, type Guard } from "../iam/guard.ts";
import type { Role } from "../iam/roles.ts";
import type { Functions } from "../lambda/functions.ts";
import { FunctionError } from "../lambda/instance.ts";
import type { Invokers } from "../lambda/invokers.ts";
import type { Logs } from "../lambda/logs.ts";
import type { State } from "../state.ts";
import type { ScheduleDefinition } from "./definitions.ts";

const DAY = 24 * 60 * 60_000;
/** How often the clock is checked: a machine that slept has to notice that a time has passed. */
const LOOK_MS = 30_000;
/** Pause before a failed job is retried, in ms; AWS takes minutes, but on one machine nothing heals meanwhile. */
const RETRY_PAUSE = 400;

/** How the last run of a schedule ended. */
interface Ended {
  /** The instant when it was due; epoch milliseconds. */
  due: number;
  at: number;
  error: string | null;
}
/** Status of a schedule; instants in ISO 8601. */
export interface ScheduleStatus {
  name: string;
  enabled: boolean;
  next: string | null;
  last: { due: string; ended: string; error: string | null } | null;
}

interface Options {
  definitions: ScheduleDefinition[];
  functions: Functions;
  invokers: Invokers;
  guard: Guard;
  roles: Map<string, Role>;
  state: State;
  logs: Logs;
  send: (queue: string, body: string) => Promise<void>;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Starts jobs when they are due. The time of each last run is kept: jobs that became due while nothing ran here, or were cut off by a kill,
 * run at the next start. If several days were missed, only the last one is made up for, since a job does everything due by then.
 */
export class Schedules {
  readonly #options: Options;
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts following the clock. */
  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  #look(): void {
    this.runDue().catch((error: unknown) => this.#options.logs.write("schedules", String(error)));
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  /** Runs everything that has become due since it last ran, and waits for its end. */
  async runDue(): Promise<void> {
    const { definitions, state, now } = this.#options;
    const due = definitions.filter((definition) => {
      if (!definition.enabled || this.#running.has(definition.name)) return false;
      const latest = latestBefore(definition.minute, now());
      const last = state.get<Ended>(factOf(definition));
      // As on AWS, a new schedule begins with the next time it is due.
      if (!last) state.set(factOf(definition), { due: latest, at: 0, error: null } satisfies Ended);
      return last !== undefined && last.due < latest;
    });
    await Promise.all(
      due.map((definition) => {
        const run = this.#run(definition, latestBefore(definition.minute, now())).finally(() =>
          this.#running.delete(definition.name),
        );
        this.#running.set(
          definition.name,
          run.then(() => undefined),
        );
        return run;
      }),
    );
  }

  /** Runs one now, as an operator may. @returns its status afterwards; undefined if there is none of that name */
  async runNow(name: string): Promise<ScheduleStatus | undefined> {
    const schedule = this.#options.definitions.find((candidate) => candidate.name === name);
    if (!schedule) return undefined;
    await this.#run(schedule, this.#options.now());
    return this.status().find((status) => status.name === name);
  }

  status(): ScheduleStatus[] {
    const { definitions, state, now } = this.#options;
    const instant = (time: number) => new Date(time).toISOString();
    return definitions.map((definition) => {
      const last = state.get<Ended>(factOf(definition));
      return {
        name: definition.name,
        enabled: definition.enabled,
        next: definition.enabled ? instant(latestBefore(definition.minute, now()) + DAY) : null,
        last: last?.at ? { due: instant(last.due), ended: instant(last.at), error: last.error } : null,
      };
    });
  }

  async #run(schedule: ScheduleDefinition, due: number): Promise<void> {
    const { state, logs, now } = this.#options;
    const instant = `${new Date(due).toISOString().slice(0, 19)}Z`;
    const input = schedule.input.replaceAll("<aws.scheduler.scheduled-time>", instant);
    const error = await this.#carryOut(schedule, JSON.parse(input));
    if (this.#stopped) return;
    if (error) logs.write("schedules", `${schedule.name} failed: ${error}`);
    state.set(factOf(schedule), { due, at: now(), error } satisfies Ended);
  }

  /** @returns the error that is final, which is also laid aside */
  async #carryOut(schedule: ScheduleDefinition, event: unknown): Promise<string | null> {
    const { invokers, functions } = this.#options;
    try {
      invokers.authorize(schedule.name, schedule.roleArn, schedule.functionArn);
    } catch (error) {
      await this.#layAside(schedule.name, schedule.roleArn, schedule.dead, event);
      return String(error);
    }
    for (let attempt = 1; ; attempt++) {
      try {
        await functions.invoke(schedule.functionArn, event);
        return null;
      } catch (error) {
        if (this.#stopped) return null;
        if (attempt <= schedule.retries) {
          await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
          continue;
        }
        await this.#giveUp(schedule, event, attempt, error);
        return String(error);
      }
    }
  }

  /** Sends a failed event to the queue in the job's name, as Lambda does. Source: AWS "Capturing records of asynchronous invocations". */
  async #giveUp(
    schedule: ScheduleDefinition,
    event: unknown,
    attempts: number,
    error: unknown,
  ): Promise<void> {
    const definition = this.#options.functions.find(schedule.functionArn);
    if (!schedule.onFailure || !definition) return;
    const responsePayload =
      error instanceof FunctionError
        ? { errorType: error.errorType, errorMessage: error.message, trace: error.trace }
        : { errorMessage: String(error) };
    await this.#layAside(definition.name, definition.roleArn, schedule.onFailure, {
      version: "1.0",
      timestamp: new Date(this.#options.now()).toISOString(),
      requestContext: {
        functionArn: `${schedule.functionArn}:$LATEST`,
        condition: "RetriesExhausted",
        approximateInvokeCount: attempts,
      },
      requestPayload: event,
      responseContext: { statusCode: 200, executedVersion: "$LATEST", functionError: "Unhandled" },
      responsePayload,
    });
  }

  async #layAside(principal: string, roleArn: string, queueArn: string, body: unknown): Promise<void> {
    const { guard, roles, send, logs } = this.#options;
    const role = roles.get(roleArn);
    const access = { action: "sqs:SendMessage", resource: queueArn, context: {} };
    const denied = role && guard.decide({ name: principal, role }, [access]);
    if (!role || denied)
      return logs.write("schedules", denied ? deniedMessage(denied) : `no role ${roleArn}`);
    await send(queueArn.split(":").pop() ?? "", JSON.stringify(body));
  }
}

const factOf = ({ name }: ScheduleDefinition) => `schedule:${name}`;

/** The last instant, up to now, at that minute after midnight in UTC. */
function latestBefore(minute: number, now: number): number {
  const today = Math.floor(now / DAY) * DAY + minute * 60_000;
  return today <= now ? today : today - DAY;
}
