import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import { type ExecutionRecord, type Executions, executionArn } from "./executions.ts";

const REQUEST_LIMIT = 1024 * 1024;
/** Step Functions' limit for input and output, in characters of JSON. */
const INPUT_LIMIT = 256 * 1024;

interface Input {
  stateMachineArn?: string;
  executionArn?: string;
  name?: string;
  input?: string;
  error?: string;
  cause?: string;
  statusFilter?: string;
  maxResults?: number;
}

class SfnError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "SfnError";
    this.code = code;
  }
}

/** Answers StartExecution, DescribeExecution, StopExecution and ListExecutions. */
export class StepFunctionsApi {
  readonly #executions: Executions;
  readonly #guard: Guard;

  constructor(executions: Executions, guard: Guard) {
    this.#executions = executions;
    this.#guard = guard;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = String(request.headers["x-amz-target"] ?? "").split(".")[1] ?? "";
    try {
      const input = JSON.parse((await readBody(request, REQUEST_LIMIT)).toString("utf8") || "{}") as Input;
      const resource = input.executionArn ?? input.stateMachineArn ?? "*";
      const refusal = this.#guard.refuse(request, [{ action: `states:${operation}`, resource, context: {} }]);
      if (refusal)
        throw new SfnError(
          refusal.known ? "AccessDeniedException" : "UnrecognizedClientException",
          refusal.message,
        );
      sendAwsJson(response, 200, this.#answer(operation, input));
    } catch (error) {
      if (!(error instanceof SfnError)) throw error;
      sendAwsJson(response, 400, { __type: error.code, message: error.message });
    }
  }

  #answer(operation: string, input: Input): unknown {
    switch (operation) {
      case "StartExecution":
        return this.#start(input);
      case "DescribeExecution":
        return description(this.#execution(input));
      case "StopExecution": {
        const { arn } = this.#execution(input);
        this.#executions.abort(arn, input.error ?? null, input.cause ?? null);
        return { stopDate: Date.now() / 1000 };
      }
      case "ListExecutions": {
        const { arn } = this.#machine(input);
        const found = this.#executions.list(arn, input.statusFilter, Math.min(1000, input.maxResults ?? 100));
        return { executions: found.map((one) => summary(one)) };
      }
      default:
        throw new SfnError("UnknownOperationException", `${operation} is not known to the local cloud`);
    }
  }

  /** Idempotent by name: the same input while it runs answers the running execution. */
  #start(input: Input): unknown {
    const machine = this.#machine(input);
    const text = input.input ?? "{}";
    if (Buffer.byteLength(text) > INPUT_LIMIT)
      throw new SfnError("ValidationException", "The input is longer than 262144 bytes");
    try {
      JSON.parse(text);
    } catch {
      throw new SfnError("InvalidExecutionInput", "Invalid State Machine Execution Input: it is no JSON");
    }
    const name = input.name ?? randomUUID();
    if (name.length > 80 || !/^[^\s\p{Cc}<>{}[\]?*"#%\\^|~`$&,;:/]+$/u.test(name))
      throw new SfnError("InvalidName", `Invalid Name: '${name}'`);
    const former = this.#executions.find(executionArn(machine, name));
    if (former && (former.status !== "RUNNING" || former.input !== text))
      throw new SfnError("ExecutionAlreadyExists", `Execution Already Exists: '${former.arn}'`);
    const record = former ?? this.#executions.start(machine, name, text);
    return { executionArn: record.arn, startDate: record.started / 1000 };
  }

  #machine(input: Input) {
    const machine = this.#executions.machine(input.stateMachineArn ?? "");
    if (!machine)
      throw new SfnError(
        "StateMachineDoesNotExist",
        `State Machine Does Not Exist: '${input.stateMachineArn}'`,
      );
    return machine;
  }

  #execution(input: Input): ExecutionRecord {
    const found = this.#executions.find(input.executionArn ?? "");
    if (!found)
      throw new SfnError("ExecutionDoesNotExist", `Execution Does Not Exist: '${input.executionArn}'`);
    return found;
  }
}

function summary(record: ExecutionRecord): Record<string, unknown> {
  return {
    executionArn: record.arn,
    stateMachineArn: record.machine,
    name: record.name,
    status: record.status,
    startDate: record.started / 1000,
    ...(record.stopped !== null && { stopDate: record.stopped / 1000 }),
  };
}

function description(record: ExecutionRecord): Record<string, unknown> {
  return {
    ...summary(record),
    input: record.input,
    ...(record.output !== null && { output: record.output }),
    ...(record.error !== null && { error: record.error }),
    ...(record.cause !== null && { cause: record.cause }),
  };
}
