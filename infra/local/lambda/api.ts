import type { IncomingMessage, ServerResponse } from "node:http";
import type { Guard } from "../iam/guard.ts";
import { readBody, sendAwsJson } from "../wire/body.ts";
import { type Functions, PAYLOAD_LIMIT } from "./functions.ts";
import { FunctionError } from "./instance.ts";

/** Answers Invoke and waits for the function's result. */
export class LambdaApi {
  readonly #functions: Functions;
  readonly #guard: Guard;

  constructor(functions: Functions, guard: Guard) {
    this.#functions = functions;
    this.#guard = guard;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = ""] = /\/functions\/([^/]+)\/invocations$/.exec(request.url ?? "") ?? [];
    const definition = this.#functions.find(decodeURIComponent(name));
    const access = { action: "lambda:InvokeFunction", resource: definition?.arn ?? "*", context: {} };
    const refusal = this.#guard.refuse(request, [access]);
    if (refusal) return sendAwsJson(response, 403, { message: refusal.message });
    if (!definition) return sendAwsJson(response, 404, { message: `There is no function ${name}.` });
    const event = JSON.parse((await readBody(request, PAYLOAD_LIMIT)).toString("utf8")) as unknown;
    try {
      sendAwsJson(response, 200, JSON.parse(await this.#functions.invoke(definition.arn, event)));
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      if (error.errorType === "TooManyRequestsException") {
        response.setHeader("x-amzn-errortype", error.errorType);
        return sendAwsJson(response, 429, {
          Reason: "ReservedFunctionConcurrentInvocationLimitExceeded",
          message: error.message,
        });
      }
      response.setHeader("x-amz-function-error", "Unhandled");
      sendAwsJson(response, 200, { errorType: error.errorType, errorMessage: error.message });
    }
  }
}
