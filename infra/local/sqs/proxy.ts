import type { IncomingMessage, ServerResponse } from "node:http";
import { arn } from "../assembly/places.ts";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import { forward } from "../wire/forward.ts";

const REQUEST_LIMIT = 2 * 1024 * 1024;

/** Answers SQS calls: judged by the caller's role, then passed to the engine. */
export class SqsProxy {
  readonly #endpoint: string;
  readonly #guard: Guard;

  constructor(endpoint: string, guard: Guard) {
    this.#endpoint = endpoint;
    this.#guard = guard;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, REQUEST_LIMIT);
    const target = String(request.headers["x-amz-target"] ?? "");
    const operation = target.split(".")[1] ?? "";
    const input = JSON.parse(body.toString("utf8") || "{}") as Record<string, unknown>;
    const queue =
      String(input.QueueUrl ?? "")
        .split("/")
        .pop() ?? "";
    const access = { action: `sqs:${operation}`, resource: arn("sqs", queue), context: {} };
    const refusal = this.#guard.refuse(request, [access]);
    if (refusal) {
      refuse(response, refusal.known ? "AccessDenied" : "UnrecognizedClientException", refusal.message);
      return;
    }
    const answer = await forward(this.#endpoint, target, body);
    const errorHeader = answer.headers["x-amzn-query-error"];
    response.writeHead(answer.status, {
      "content-type": "application/x-amz-json-1.0",
      "content-length": answer.body.length,
      ...(errorHeader && { "x-amzn-query-error": errorHeader }),
    });
    response.end(answer.body);
  }
}

function refuse(response: ServerResponse, code: string, message: string): void {
  response.setHeader("x-amzn-query-error", `${code};Sender`);
  sendAwsJson(response, 403, { __type: `com.amazonaws.sqs#${code}`, message });
}
