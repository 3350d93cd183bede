import { hash } from "node:crypto";
import middy from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import type { ApiSpec, EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import { log } from "../log.ts";
import { ProblemError, problem } from "../problem.ts";
import { authorize, credentialsOf } from "./authorize.ts";
import { addressOf, type Command, type Commands, headersOf, isReply } from "./call.ts";
import { once } from "./idempotency.store.ts";
import { readInput } from "./read-input.ts";
import { routerOf } from "./route.ts";

const rawTypes = {
  html: "text/html; charset=utf-8",
  text: "text/plain; charset=utf-8",
  binary: "application/octet-stream",
} as const;

/**
 * The Lambda handler of an API resource: finds the endpoint, checks who calls and whether he may, parses the input, runs the
 * command, and answers by the declared output. Every failure becomes problem+json; what is not a problem is logged and hidden.
 */
export function serveApi<Api extends ApiSpec>(api: Api, commands: Commands<Api>) {
  const route = routerOf(api);
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyResponse: tooLate })
    .use({
      onError: (request) => {
        request.response = failure(request.error, request.event);
      },
    })
    .handler(async (event) => {
      const { name, endpoint, params } = route(event.httpMethod, event.path);
      const command = commands[name] as unknown as Command<EndpointSpec>;
      return answer(endpoint, `${api.address}/${name}`, command, event, params);
    });
}

/** Shortly before the function's time is up, so that who called is told to come again, as he may. */
function tooLate(): never {
  throw problem("unavailable", "This takes longer than usual. Please try again.", undefined, {
    "Retry-After": "1",
  });
}

async function answer(
  endpoint: EndpointSpec,
  name: string,
  command: Command<EndpointSpec>,
  event: APIGatewayProxyEvent,
  pathParams: Record<string, string>,
): Promise<APIGatewayProxyResult> {
  const headers = headersOf(event);
  const credentials = credentialsOf(headers.authorization);
  const { actor, tenant } = await authorize(endpoint, credentials);
  const input = readInput(endpoint, event, pathParams);
  const idempotencyKey = endpoint.idempotent ? readKey(headers["idempotency-key"]) : undefined;
  const run = async () => {
    const output = await command({
      ...input,
      actor,
      tenant,
      language: wantedLanguage(headers["x-laborium-language"], actor.languages),
      ifMatch: readIfMatch(endpoint, headers["if-match"]),
      request: {
        path: event.path,
        query: (event.queryStringParameters ?? {}) as Record<string, string>,
        headers,
        ip: addressOf(event, headers),
        credentials,
        idempotencyKey,
      },
    } as Parameters<typeof command>[0]);
    return write(endpoint, output);
  };
  if (!idempotencyKey) return run();
  // Bytes as they came are compared by their hash: as JSON a file of 4 MiB would be one number per byte.
  const body = Buffer.isBuffer(input.body) ? hash("sha256", input.body) : input.body;
  const request = JSON.stringify([event.path, input.params, input.query, body]);
  return once(actor, name, idempotencyKey, request, run);
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw problem("validation_failed", "The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  return header;
}

function readIfMatch(endpoint: EndpointSpec, header: string | undefined): string | undefined {
  if (!endpoint.etag || header === undefined || header === "*") return undefined;
  return header.replace(/^W\//, "").replaceAll('"', "");
}

function wantedLanguage(header: string | undefined, offered: readonly Language[]): Language {
  const wanted = contentLanguages.find((language) => language === header);
  return wanted ?? offered[0] ?? "de";
}

function write(endpoint: EndpointSpec, result: unknown) {
  const { output, status, headers } = isReply(result)
    ? result
    : { output: result, status: undefined, headers: {} };
  const statusCode = status ?? endpoint.success ?? (endpoint.output === null ? 204 : 200);
  const cache = {
    "Cache-Control": endpoint.public && endpoint.method === "GET" ? "public, max-age=5" : "no-store",
  };
  if (endpoint.output === null || output === undefined)
    return { statusCode, headers: { ...cache, ...headers }, body: "" };
  if (typeof endpoint.output === "string") {
    const binary = Buffer.isBuffer(output);
    return {
      statusCode,
      headers: { ...cache, "Content-Type": rawTypes[endpoint.output], ...headers },
      body: binary ? output.toString("base64") : String(output),
      isBase64Encoded: binary,
    };
  }
  const checked = endpoint.output.parse(output);
  return {
    statusCode,
    headers: { ...cache, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(checked),
  };
}

function failure(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const known = error instanceof ProblemError ? error : undefined;
  const call = { method: event.httpMethod, path: event.path };
  if (!known) log.error("unhandled", { error: error as Error, ...call });
  if (known?.code === "unavailable") log.warn("unavailable", { reason: known.message, ...call });
  const shown =
    known ?? problem("internal_error", "Something went wrong on our side. Please try again later.");
  return {
    statusCode: shown.status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...shown.headers },
    body: JSON.stringify(shown.toProblem()),
  };
}
