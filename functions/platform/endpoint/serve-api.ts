import { hash } from "node:crypto";
import middy from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { type ApiSpec, type EndpointSpec, fullPath, takesKey } from "../../../shared/kernel/endpoint.ts";
import { contentLanguages, type Language } from "../../../shared/kernel/language.ts";
import { log, measure } from "../log.ts";
import { ProblemError, problem } from "../problem.ts";
import { failurePage } from "../public-page/failure-page.ts";
import { watchTime } from "../time-limit.ts";
import { admit, credentialsOf, identify } from "./authorize.ts";
import { addressOf, type Checks, type Command, type Commands, headersOf, isReply } from "./call.ts";
import { once } from "./idempotency.store.ts";
import { logCall } from "./log-call.ts";
import { readInput } from "./read-input.ts";
import { requireRecentPassword } from "./recent-password.ts";
import { allowOf, routerOf } from "./route.ts";

/** By default a response runs no script and is not sniffed as another type; commands that return pages or pictures relax this. */
const raw = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox" };
const rawHeaders = {
  html: { ...raw, "Content-Type": "text/html; charset=utf-8" },
  text: { ...raw, "Content-Type": "text/plain; charset=utf-8" },
  binary: { ...raw, "Content-Type": "application/octet-stream", "Content-Disposition": "attachment" },
} as const;

/**
 * Time reserved for responding before a timeout, in ms. Lambda ends a container that does not respond in time, and the next one has to load
 * everything again: a catalogue that takes longer than one call would never be loaded. A container that responds continues loading during the
 * next call. Loading may keep the event loop busy for up to a second.
 */
const spareTime = 1_000;

/**
 * The Lambda handler of an API resource: finds the endpoint, checks the caller's identity and permissions, parses the input, runs the
 * command, and responds with the declared output. Every failure becomes problem+json; unexpected errors are logged and hidden.
 */
export function serveApi<Api extends ApiSpec>(api: Api, commands: Commands<Api>, checks: Checks<Api> = {}) {
  const router = routerOf(api);
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({
    timeoutEarlyInMillis: spareTime,
    timeoutEarlyResponse: tooLate,
  })
    .use(watchTime())
    .use({
      onError: (request) => {
        request.response = failure(request.error, request.event);
      },
    })
    .handler(async (event) => {
      if (event.httpMethod === "OPTIONS") return preflight(router.endpointsAt(event.path));
      const { name, endpoint, params } = router.find(event.httpMethod, event.path);
      const commandOf = (name: string) => commands[name] as unknown as Command<EndpointSpec>;
      const reader = Object.entries<EndpointSpec>(api.endpoints).find(([, candidate]) =>
        isReaderOf(candidate, endpoint),
      );
      const answered = await answer(
        endpoint,
        `${api.address}/${name}`,
        commandOf(name),
        reader && commandOf(reader[0]),
        checks[name] as Check | undefined,
        event,
        params,
      );
      return event.httpMethod === "HEAD" ? { ...answered, body: "", isBase64Encoded: false } : answered;
    });
}

/** Whether one call reads what another call edits. */
const isReaderOf = ({ method, etag, path, output }: EndpointSpec, edit: EndpointSpec) =>
  method === "GET" && etag === true && edit.path.startsWith(path) && output === edit.output;

/**
 * The methods allowed at a path. They are the same in every laboratory and public in the API's description, so no sign-in is needed. Other
 * sites may call public endpoints; the edge decides which responses they may read.
 */
function preflight(routes: Parameters<typeof allowOf>[0]): APIGatewayProxyResult {
  const open = routes.filter(({ endpoint }) => endpoint.public);
  return {
    statusCode: 204,
    headers: {
      Allow: allowOf(routes),
      "Cache-Control": "no-store",
      ...(open.length > 0 && {
        "Access-Control-Allow-Methods": allowOf(open),
        "Access-Control-Allow-Headers": "Content-Type, Accept, Accept-Language",
        "Access-Control-Max-Age": "3600",
      }),
    },
    body: "",
  };
}

/** Called shortly before the function times out, so that the caller is told to retry. */
function tooLate(): never {
  throw problem("unavailable", "This takes longer than usual. Please try again.", { retryAfter: 1 });
}

type Check = NonNullable<Checks<ApiSpec>[string]>;

async function answer(
  endpoint: EndpointSpec,
  name: string,
  command: Command<EndpointSpec>,
  reader: Command<EndpointSpec> | undefined,
  check: Check | undefined,
  event: APIGatewayProxyEvent,
  pathParams: Record<string, string>,
): Promise<APIGatewayProxyResult> {
  const headers = headersOf(event);
  const credentials = credentialsOf(headers.authorization);
  const { actor, tenant } = await identify(endpoint, credentials);
  const caller = {
    actor,
    params: pathParams,
    ip: addressOf(event, headers),
    agent: headers["user-agent"] ?? "",
  };
  return logCall(endpoint, caller, async (note) => {
    admit(endpoint, actor, tenant);
    const input = await readInput(
      endpoint,
      event,
      pathParams,
      check && ((params, body) => check({ actor, params, body })),
    );
    note({ fields: fieldsIn(input.body) });
    if (!endpoint.public && endpoint.recentPassword === true) requireRecentPassword(actor);
    const key = takesKey(endpoint) ? readKey(headers["idempotency-key"]) : undefined;
    const call = {
      ...input,
      actor,
      tenant,
      language: wantedLanguage(headers["x-laborium-language"], actor.languages),
      ifMatch: readIfMatch(endpoint, headers["if-match"]),
      note,
      request: {
        path: event.path,
        query: (event.queryStringParameters ?? {}) as Record<string, string>,
        headers,
        ip: caller.ip,
        credentials,
        idempotencyKey: key,
      },
    } as Parameters<typeof command>[0];
    const run = async () => write(endpoint, await command(call));
    if (!key) return run();
    const body = Buffer.isBuffer(input.body) ? hashOf(input.body, headers["content-type"]) : input.body;
    const request = JSON.stringify([event.path, input.params, input.query, body]);
    // If an edit was written but its response was lost, return the present state.
    const recover =
      endpoint.output === null
        ? async () => write(endpoint, undefined)
        : reader && (async () => write(endpoint, await reader(call)));
    const attempt = { endpoint: name, key, request, secret: credentials.value };
    return once(actor, attempt, run, endpoint.etag ? recover : undefined);
  });
}

/** Names of the fields that a body holds. */
const fieldsIn = (body: unknown): string[] =>
  typeof body === "object" && body !== null && !Buffer.isBuffer(body) && !Array.isArray(body)
    ? Object.keys(body)
    : [];

/**
 * Compares raw bytes by their hash: as JSON, a file of 4 MiB would be one number per byte. The boundary of a multipart form is left out,
 * since it changes with each sending.
 */
function hashOf(body: Buffer, contentType = ""): string {
  const boundary = /^multipart\/.*\bboundary="?([^";]+)/i.exec(contentType)?.[1];
  return hash("sha256", boundary ? body.toString("latin1").replaceAll(boundary, "") : body);
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
  const requested = contentLanguages.find((language) => language === header);
  return requested ?? offered[0] ?? "de";
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
      headers: { ...cache, ...rawHeaders[endpoint.output], ...headers },
      body: binary ? output.toString("base64") : String(output),
      isBase64Encoded: binary,
    };
  }
  const checked = endpoint.output.parse(output);
  const url = endpoint.follow && fullPath(endpoint.follow).replace("{id}", (checked as { id: string }).id);
  return {
    statusCode,
    headers: {
      ...cache,
      "Content-Type": "application/json",
      ...(url && { Location: url }),
      ...headers,
    },
    body: JSON.stringify(url ? { ...(checked as object), url } : checked),
  };
}

function failure(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const expected = error instanceof ProblemError ? error : undefined;
  // Ids are shorter; what is as long is the secret of a link.
  const path = event.path.replaceAll(/[\w-]{40,}/g, "[token]");
  const call = { method: event.httpMethod, path };
  if (!expected) log.error("unhandled", { error: error as Error, ...call });
  if (expected?.code === "unavailable") log.warn("unavailable", { reason: expected.message, ...call });
  const shown =
    expected ?? problem("internal_error", "Something went wrong on our side. Please try again later.");
  if (shown.status >= 500) measure(shown.code === "maintenance" ? "MaintenanceRefusals" : "ServerErrors");
  const failedCall = {
    ...call,
    path: event.path,
    lang: event.queryStringParameters?.lang,
    headers: headersOf(event),
  };
  const page = failurePage(failedCall, shown);
  if (page) return page;
  return {
    statusCode: shown.status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...shown.headers },
    body: event.httpMethod === "HEAD" ? "" : JSON.stringify(shown.toProblem()),
  };
}
