import type { DatabaseSync } from "node:sqlite";
import { StateMachine, type StateMachineDefinition } from "aws-local-stepfunctions";
import type { Functions } from "../lambda/functions.ts";
import { FunctionError } from "../lambda/instance.ts";
import type { Invokers } from "../lambda/invokers.ts";
import type { Logs } from "../lambda/logs.ts";
import type { MachineDefinition, Task } from "./definition.ts";

type ExecutionStatus = "RUNNING" | "SUCCEEDED" | "FAILED" | "ABORTED" | "TIMED_OUT";

/** One execution as the journal keeps it; times in milliseconds. */
export interface ExecutionRecord {
  arn: string;
  machine: string;
  name: string;
  /** The machine as it was when the execution began, as JSON; null in older data folders that did not store it. */
  definition: string | null;
  input: string;
  status: ExecutionStatus;
  output: string | null;
  error: string | null;
  cause: string | null;
  started: number;
  stopped: number | null;
}

/**
 * Pause before a task is retried, in ms, whatever its definition says. On one machine nothing heals while one waits, and 13 s until a
 * failure is reported are long for a person who looks at it.
 */
const RETRY_PAUSE = 400;

/** Thrown into the engine's loop when a task must not start any more. */
class Cancelled extends Error {
  override readonly name = "States.Cancelled";
  readonly isRetryable = false;
  readonly isCatchable = false;
}

interface Run {
  abort: () => void;
  failedMaps: Set<string>;
}

/**
 * Runs state machines and keeps a journal of their executions. An execution that a kill interrupted starts again from its input
 * at the next start: the steps are idempotent.
 */
export class Executions {
  readonly #database: DatabaseSync;
  readonly #machines: Map<string, MachineDefinition>;
  readonly #functions: Functions;
  readonly #invokers: Invokers;
  readonly #logs: Logs;
  readonly #runs = new Map<string, Run>();
  #stopped = false;

  constructor(options: {
    database: DatabaseSync;
    machines: MachineDefinition[];
    functions: Functions;
    invokers: Invokers;
    logs: Logs;
  }) {
    this.#database = options.database;
    this.#machines = new Map(options.machines.map((machine) => [machine.arn, machine]));
    this.#functions = options.functions;
    this.#invokers = options.invokers;
    this.#logs = options.logs;
    this.#database.exec(`CREATE TABLE IF NOT EXISTS executions (
      arn TEXT PRIMARY KEY, machine TEXT NOT NULL, name TEXT NOT NULL, input TEXT NOT NULL, status TEXT NOT NULL,
      output TEXT, error TEXT, cause TEXT, started INTEGER NOT NULL, stopped INTEGER, definition TEXT)`);
    const columns = this.#database.prepare("PRAGMA table_info(executions)").all();
    if (!columns.some(({ name }) => name === "definition"))
      this.#database.exec("ALTER TABLE executions ADD COLUMN definition TEXT");
  }

  machine(arn: string): MachineDefinition | undefined {
    return this.#machines.get(arn);
  }

  find(arn: string): ExecutionRecord | undefined {
    return this.#database.prepare("SELECT * FROM executions WHERE arn = ?").get(arn) as unknown as
      | ExecutionRecord
      | undefined;
  }

  /** Writes the execution to the journal, then starts it. */
  start(machine: MachineDefinition, name: string, input: string): ExecutionRecord {
    const arn = executionArn(machine, name);
    const started = Date.now();
    this.#database
      .prepare(
        "INSERT INTO executions (arn, machine, name, input, status, started, definition) VALUES (?, ?, ?, ?, 'RUNNING', ?, ?)",
      )
      .run(arn, machine.arn, name, input, started, JSON.stringify(machine));
    const record = this.find(arn)!;
    this.#run(machine, record);
    return record;
  }

  /** Restarts executions that were running when the cloud ended, by the definition with which they began. */
  resume(): void {
    const open = this.#database
      .prepare("SELECT * FROM executions WHERE status = 'RUNNING'")
      .all() as unknown as ExecutionRecord[];
    for (const record of open) {
      const machine: MachineDefinition | undefined = record.definition
        ? JSON.parse(record.definition)
        : this.#machines.get(record.machine);
      if (machine) {
        this.#logs.write("workflows", `${record.name} starts again`);
        this.#run(machine, record);
      } else this.#close(record.arn, "ABORTED", null, "States.Runtime", "the state machine is gone");
    }
  }

  /** Abandons all running executions without closing them; the next start resumes them. */
  stop(): void {
    this.#stopped = true;
    for (const run of this.#runs.values()) run.abort();
  }

  #run(machine: MachineDefinition, record: ExecutionRecord): void {
    const failedMaps = new Set<string>();
    const engine = new StateMachine(structuredClone(machine.graph) as unknown as StateMachineDefinition, {
      validationOptions: { noValidate: true },
    });
    const overrides = Object.fromEntries(
      machine.tasks.map((task) => [
        task.name,
        (input: unknown) => {
          if (this.#stopped || task.maps.some((map) => failedMaps.has(map))) throw new Cancelled();
          return this.#invoke(machine, task, input);
        },
      ]),
    );
    const execution = engine.run(JSON.parse(record.input), {
      overrides: {
        taskResourceLocalHandlers: overrides as never,
        retryIntervalOverrides: Object.fromEntries(machine.tasks.map(({ name }) => [name, RETRY_PAUSE])),
      },
      context: {
        Execution: {
          Id: record.arn,
          Name: record.name,
          Input: JSON.parse(record.input),
          StartTime: new Date(record.started).toISOString(),
          RoleArn: machine.roleArn,
        },
        StateMachine: { Id: machine.arn, Name: machine.name },
      },
    });
    const run: Run = { abort: execution.abort, failedMaps };
    this.#runs.set(record.arn, run);
    void watch(execution.eventLogs as AsyncIterable<EngineEvent>, failedMaps);
    execution.result
      .then((output) => this.#close(record.arn, "SUCCEEDED", JSON.stringify(output ?? null), null, null))
      .catch((error: Error) => this.#fail(record, error))
      .finally(() => this.#runs.delete(record.arn));
  }

  #fail(record: ExecutionRecord, error: Error): void {
    if (this.#stopped || error.name === "ExecutionAbortedError") return;
    const timedOut = error.name === "ExecutionTimeoutError";
    const reason = (error.cause instanceof Error ? error.cause : error) as Error;
    this.#logs.write("workflows", `${record.name} failed: ${reason.name}: ${reason.message.slice(0, 500)}`);
    this.#close(
      record.arn,
      timedOut ? "TIMED_OUT" : "FAILED",
      null,
      timedOut ? "States.Timeout" : reason.name,
      reason.message,
    );
  }

  #close(
    arn: string,
    status: ExecutionStatus,
    output: string | null,
    error: string | null,
    cause: string | null,
  ): void {
    if (this.#stopped) return;
    this.#database
      .prepare(
        "UPDATE executions SET status = ?, output = ?, error = ?, cause = ?, stopped = ? WHERE arn = ? AND status = 'RUNNING'",
      )
      .run(status, output, error, cause, Date.now(), arn);
  }

  async #invoke(machine: MachineDefinition, { resource }: Task, input: unknown): Promise<unknown> {
    try {
      this.#invokers.authorize(machine.name, machine.roleArn, resource);
      return JSON.parse(await this.#functions.invoke(resource, input));
    } catch (error) {
      throw taskError(error);
    }
  }
}

/** The ARN of an execution. */
export function executionArn(machine: MachineDefinition, name: string): string {
  return `${machine.arn.replace(":stateMachine:", ":execution:")}:${name}`;
}

/** An error as Retry and Catch see it: its name is Lambda's error type, its message the cause. */
function taskError(thrown: unknown): Error {
  const isFunctionError = thrown instanceof FunctionError;
  const error = new Error(
    isFunctionError
      ? JSON.stringify({ errorMessage: thrown.message, errorType: thrown.errorType, trace: thrown.trace })
      : String(thrown),
  );
  error.name = isFunctionError ? taskErrorName(thrown) : "Lambda.Unknown";
  return error;
}

/** The service's own errors have its name as a prefix; errors of the function's code have their own. */
const taskErrorName = ({ errorType }: FunctionError) =>
  errorType === "TooManyRequestsException" ? `Lambda.${errorType}` : errorType;

interface EngineEvent {
  type: string;
  parentState?: { name: string };
  state?: { name: string };
}

/** When one item of a Map fails, the Map has failed: its waiting items must not start (the engine would go on). */
async function watch(events: AsyncIterable<EngineEvent>, failedMaps: Set<string>): Promise<void> {
  try {
    for await (const event of events) {
      if (event.type === "MapIterationFailed" && event.parentState) failedMaps.add(event.parentState.name);
      if (event.type === "StateRetried" && event.state) failedMaps.delete(event.state.name);
    }
  } catch {
    // The log ends with the execution.
  }
}
