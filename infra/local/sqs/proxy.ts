import type { IncomingMessage, ServerResponse } from "node:http";
import { ACCOUNT, arn } from "../assembly/places.ts";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import { forward } from "../wire/forward.ts";
import { queueArnOf } from "./queues.ts";

const REQUEST_LIMIT = 2 * 1024 * 1024;

/** Batch calls are judged by the permission of the single call. Source: "Actions … for Amazon SQS". */
const ACTIONS: Record<string, string> = {
  SendMessageBatch: "SendMessage",
  DeleteMessageBatch: "DeleteMessage",
  ChangeMessageVisibilityBatch: "ChangeMessageVisibility",
};

/** Answers SQS calls: judged by the caller's role, then passed to the engine. */
export class SqsProxy {
  readonly #endpoint: string;
  readonly #guard: Guard;
  readonly #origin: string;

  constructor(endpoint: string, guard: Guard, origin: string) {
    this.#endpoint = endpoint;
    this.#guard = guard;
    this.#origin = origin;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, REQUEST_LIMIT);
    const target = String(request.headers["x-amz-target"] ?? "");
    const operation = target.split(".")[1] ?? "";
    const input = JSON.parse(body.toString("utf8") || "{}") as Record<string, unknown>;
    const resource =
      input.QueueUrl !== undefined ? queueArnOf(input.QueueUrl) : arn("sqs", String(input.QueueName ?? "*"));
    const action = `sqs:${ACTIONS[operation] ?? operation}`;
    const refusal = this.#guard.refuse(request, [{ action, resource, context: {} }]);
    if (refusal) {
      refuse(response, refusal.known ? "AccessDenied" : "UnrecognizedClientException", refusal.message);
      return;
    }
    if (operation === "GetQueueUrl") {
      sendAwsJson(response, 200, { QueueUrl: `${this.#origin}/${ACCOUNT}/${input.QueueName}` });
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
