import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import { type Executions, executionArn } from "./executions.ts";

const REQUEST_LIMIT = 1024 * 1024;
/** Step Functions' limit for input and output, in characters of JSON. */
const INPUT_LIMIT = 256 * 1024;

interface Input {
  stateMachineArn?: string;
  name?: string;
  input?: string;
}

class SfnError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "SfnError";
    this.code = code;
  }
}

/** Answers StartExecution. */
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
      const resource = input.stateMachineArn ?? "*";
      const refusal = this.#guard.refuse(request, [{ action: `states:${operation}`, resource, context: {} }]);
      if (refusal)
        throw new SfnError(
          refusal.known ? "AccessDeniedException" : "UnrecognizedClientException",
          refusal.message,
        );
      if (operation !== "StartExecution")
        throw new SfnError("UnknownOperationException", `${operation} is not known to the local cloud`);
      sendAwsJson(response, 200, this.#start(input));
    } catch (error) {
      if (!(error instanceof SfnError)) throw error;
      sendAwsJson(response, 400, { __type: error.code, message: error.message });
    }
  }

  /** Idempotent by name: a repeated call with the same input returns the running execution. */
  #start(input: Input): unknown {
    const machine = this.#executions.machine(input.stateMachineArn ?? "");
    if (!machine)
      throw new SfnError(
        "StateMachineDoesNotExist",
        `State Machine Does Not Exist: '${input.stateMachineArn}'`,
      );
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
    const existing = this.#executions.find(executionArn(machine, name));
    if (existing && (existing.status !== "RUNNING" || existing.input !== text))
      throw new SfnError("ExecutionAlreadyExists", `Execution Already Exists: '${existing.arn}'`);
    const record = existing ?? this.#executions.start(machine, name, text);
    return { executionArn: record.arn, startDate: record.started / 1000 };
  }
}
