import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import type { FunctionDefinition } from "./function.ts";
import type { Logs } from "./logs.ts";

const REQUEST_LIMIT = 64 * 1024;

/** Answers DescribeLogGroups, DescribeLogStreams and DeleteLogStream of CloudWatch's logs. Each function is one stream in the group of its role. */
export class LogsApi {
  readonly #streams: Map<string, string[]>;
  readonly #logs: Logs;
  readonly #guard: Guard;

  constructor(functions: FunctionDefinition[], logs: Logs, guard: Guard) {
    const groups = Map.groupBy(functions, ({ logGroup }) => logGroup);
    this.#streams = new Map(
      [...groups].map(([name, of]) => [name, [...new Set(of.map((entry) => entry.name))]]),
    );
    this.#logs = logs;
    this.#guard = guard;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const operation = String(request.headers["x-amz-target"] ?? "").split(".")[1] ?? "";
    const input = JSON.parse((await readBody(request, REQUEST_LIMIT)).toString("utf8")) as Record<
      string,
      string
    >;
    const refusal = this.#guard.refuse(request, [
      { action: `logs:${operation}`, resource: input.logGroupName ?? "*", context: {} },
    ]);
    if (refusal)
      return sendAwsJson(response, 400, { __type: "AccessDeniedException", message: refusal.message });
    const { logGroupNamePrefix = "", logGroupName = "", logStreamName = "" } = input;
    if (operation === "DescribeLogGroups") {
      const names = [...this.#streams.keys()].filter((name) => name.startsWith(logGroupNamePrefix));
      return sendAwsJson(response, 200, { logGroups: names.map((name) => ({ logGroupName: name })) });
    }
    const streams = this.#streams.get(logGroupName) ?? [];
    if (operation === "DescribeLogStreams") {
      const written = streams.filter((name) => this.#logs.has(name));
      return sendAwsJson(response, 200, { logStreams: written.map((name) => ({ logStreamName: name })) });
    }
    if (operation !== "DeleteLogStream")
      return sendAwsJson(response, 400, { __type: "UnknownOperationException", message: operation });
    if (streams.includes(logStreamName)) this.#logs.forget(logStreamName);
    return sendAwsJson(response, 200, {});
  }
}
