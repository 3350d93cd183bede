import { randomUUID } from "node:crypto";
import type { Assembly } from "../assembly/assembly.ts";
import { ACCOUNT, REGION } from "../assembly/places.ts";
import type { Logs } from "../lambda/logs.ts";
import type { State } from "../state.ts";
import { type Expression, parseExpression } from "./expression.ts";

/** A schedule of the templates and what it starts. */
export interface Schedule {
  id: string;
  expression: Expression;
  targets: { arn: string; input: unknown }[];
}

interface RawTarget {
  Arn: string;
  Input?: string;
}

/** Reads EventBridge rules with a schedule and Scheduler schedules; disabled ones are left out. */
export function readSchedules(assembly: Assembly): Schedule[] {
  const schedules: Schedule[] = [];
  for (const resource of assembly.resources("AWS::Events::Rule", "AWS::Scheduler::Schedule")) {
    const {
      ScheduleExpression,
      ScheduleExpressionTimezone,
      State: state,
      Targets,
      Target,
    } = resource.properties;
    if (typeof ScheduleExpression !== "string" || state === "DISABLED") continue;
    const raw = ((Targets as RawTarget[] | undefined) ?? [Target as RawTarget]).filter(Boolean);
    const id = `${resource.stack}/${resource.id}`;
    schedules.push({
      id,
      expression: parseExpression(
        ScheduleExpression,
        typeof ScheduleExpressionTimezone === "string" ? ScheduleExpressionTimezone : undefined,
      ),
      targets: raw.map((target) => ({
        arn: target.Arn,
        input:
          target.Input === undefined
            ? scheduledEvent(assembly.att(resource, "Arn"))
            : JSON.parse(target.Input),
      })),
    });
  }
  return schedules;
}

function scheduledEvent(rule: string): unknown {
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.events",
    account: ACCOUNT,
    time: new Date().toISOString(),
    region: REGION,
    resources: [rule],
    detail: {},
  };
}

/** Starts the targets of schedules that are due; when each last ran survives a restart. */
export class Schedules {
  readonly #schedules: Schedule[];
  readonly #state: State;
  readonly #start: (arn: string, input: unknown) => Promise<void>;
  readonly #logs: Logs;
  readonly #timer: NodeJS.Timeout;

  constructor(
    schedules: Schedule[],
    state: State,
    start: (arn: string, input: unknown) => Promise<void>,
    logs: Logs,
  ) {
    this.#schedules = schedules;
    this.#state = state;
    this.#start = start;
    this.#logs = logs;
    this.#timer = setInterval(() => this.#look(new Date()), 10_000).unref();
    this.#look(new Date());
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Starts a schedule's targets now, whether it is due or not. */
  async fire(id: string): Promise<void> {
    const schedule = this.#schedules.find((one) => one.id === id || one.id.endsWith(`/${id}`));
    if (!schedule) throw new Error(`no schedule ${id}`);
    await Promise.all(schedule.targets.map((target) => this.#start(target.arn, target.input)));
  }

  #look(now: Date): void {
    for (const schedule of this.#schedules) {
      const fact = `schedule/${schedule.id}`;
      const last = this.#state.get<number>(fact);
      const minute = Math.floor(now.getTime() / 60_000);
      const due =
        schedule.expression.kind === "rate"
          ? last !== undefined && now.getTime() - last >= schedule.expression.milliseconds
          : Math.floor((last ?? 0) / 60_000) < minute && schedule.expression.matches(now);
      if (last === undefined && schedule.expression.kind === "rate") this.#state.set(fact, now.getTime());
      if (!due) continue;
      this.#state.set(fact, now.getTime());
      this.fire(schedule.id).catch((error: unknown) =>
        this.#logs.write("schedules", `${schedule.id}: ${error}`),
      );
    }
  }
}
