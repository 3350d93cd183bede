import type { IncomingMessage, ServerResponse } from "node:http";
import { dynamodbRequests, type TableKeys } from "../iam/dynamodb-requests.ts";
import { accessKeyOf, deniedMessage, type Guard, unknownCaller } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import type { Backend } from "./backend.ts";
import { UsageMeter } from "./usage.ts";

/** DynamoDB's limit for a request. */
const REQUEST_LIMIT = 16 * 1024 * 1024;
const WRITES = new Set(["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems"]);

/** Answers DynamoDB calls: judged by the caller's role, then passed on. */
export class DynamodbProxy {
  readonly #backend: Backend;
  readonly #guard: Guard;
  readonly #tables: Map<string, TableKeys>;
  readonly #onWrite: () => void;
  readonly #meter = new UsageMeter();

  /** DynamoDB usage by functions since the start. */
  get usage() {
    return this.#meter.usage;
  }

  constructor(backend: Backend, guard: Guard, tables: Map<string, TableKeys>, onWrite: () => void) {
    this.#backend = backend;
    this.#guard = guard;
    this.#tables = tables;
    this.#onWrite = onWrite;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = await readBody(request, REQUEST_LIMIT);
    const operation = String(request.headers["x-amz-target"] ?? "").split(".")[1] ?? "";
    const principal = this.#guard.principal(accessKeyOf(request));
    if (!principal) {
      sendAwsJson(response, 400, {
        __type: "com.amazon.coral.service#UnrecognizedClientException",
        message: unknownCaller,
      });
      return;
    }
    if (principal.role !== "operator") {
      const parsed = JSON.parse(body.toString("utf8")) as Record<string, unknown>;
      const denied = this.#guard.decide(principal, dynamodbRequests(operation, parsed, this.#tables));
      if (denied) {
        sendAwsJson(response, 400, {
          __type: "com.amazon.coral.service#AccessDeniedException",
          Message: deniedMessage(denied),
        });
        return;
      }
      this.#meter.count(operation, parsed);
      body = this.#meter.asked(operation, body);
    }
    const answer = await this.#backend(operation, body);
    if (principal.role !== "operator") this.#meter.answered(operation, answer.body);
    response.writeHead(answer.status, {
      "content-type": answer.headers["content-type"] ?? "application/x-amz-json-1.0",
      "content-length": answer.body.length,
      ...(answer.headers["x-amz-crc32"] && { "x-amz-crc32": answer.headers["x-amz-crc32"] }),
    });
    response.end(answer.body);
    if (answer.status === 200 && WRITES.has(operation)) this.#onWrite();
  }
}
