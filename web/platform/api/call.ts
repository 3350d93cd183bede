import ky, { HTTPError, NetworkError, TimeoutError } from "ky";
import {
  type EndpointSpec,
  isRepeatable,
  type OutputOf,
  type SentBodyOf,
  type SentParamsOf,
  type SentQueryOf,
  usualTimeout,
} from "../../../shared/kernel/endpoint.ts";
import { invalidTokenDetail } from "../../../shared/kernel/problem.ts";
import { endSession, sessionToken } from "../session.ts";
import { ApiProblem, isProblem, problemFrom } from "./problem.ts";

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

interface Extras {
  /** Makes a POST safe to repeat and so allows retries; calls with an ETag get a key automatically. */
  idempotencyKey?: string;
  /** The ETag of the record that is changed or deleted. */
  ifMatch?: string;
  /** Account name and password, for signing in. */
  basic?: { username: string; password: string };
  /** Content language; that of the interface by default. */
  language?: string;
  signal?: AbortSignal;
}
export type CallOptions<E extends EndpointSpec> = Extras &
  Part<"params", SentParamsOf<E>> &
  Part<"query", SentQueryOf<E>> &
  Part<"body", SentBodyOf<E>>;
type Arguments<E extends EndpointSpec> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

const retried = [408, 413, 429, 500, 502, 503, 504];
const attempts = 3;
let contentLanguage: () => string | undefined = () => undefined;

/** Sets the source of the content language, so that the client need not know the interface. */
export function setContentLanguage(source: () => string | undefined) {
  contentLanguage = source;
}

/** The address of a call with its path parameters, query and language filled in. */
export function addressOf(
  endpoint: Pick<EndpointSpec, "path" | "prefix">,
  options: { params?: object; query?: object; language?: string } = {},
): string {
  const params = (options.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const prefix = endpoint.prefix ?? "/api/";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null && value !== "") search.append(name, String(value));
  }
  const language = prefix === "/api/" && options.language ? `${options.language}/` : "";
  return `${prefix}${language}${path}${search.size > 0 ? `?${search}` : ""}`;
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Headers of a call: authorisation and conditions. */
export function sessionHeaders(options: Extras): Record<string, string> {
  const token = sessionToken();
  const headers: Record<string, string> = { accept: "application/json, application/problem+json" };
  if (options.basic) {
    headers.authorization = `Basic ${base64(`${options.basic.username}:${options.basic.password}`)}`;
  } else if (token) headers.authorization = `Token ${token}`;
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  if (options.ifMatch) headers["if-match"] = options.ifMatch;
  return headers;
}

const codeOf = (error: HTTPError) => (error.data as { code?: unknown } | undefined)?.code;

function problemOf(error: unknown): unknown {
  if (error instanceof HTTPError) {
    const after = Number(error.response.headers.get("retry-after"));
    return problemFrom(error.response.status, error.data, after > 0 ? after : null, error);
  }
  const silent = (code: "timeout" | "no_connection", title: string) =>
    new ApiProblem({ status: 0, title, detail: "", code }, null, error);
  if (error instanceof TimeoutError) return silent("timeout", "No answer in time");
  if (error instanceof NetworkError || error instanceof TypeError)
    return silent("no_connection", "No connection");
  return error;
}

const observers = new Set<(problem: ApiProblem) => void>();
/** Registers an observer that is called for every failed call. */
export function observeProblems(observer: (problem: ApiProblem) => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Notifies the observers of a failed call; ends the session if the server no longer knows the token. */
export function heeded(problem: unknown): unknown {
  if (problem instanceof ApiProblem) for (const observer of observers) observer(problem);
  if (problem instanceof ApiProblem && problem.status === 401 && problem.detail === invalidTokenDetail) {
    endSession("invalid");
  }
  return problem;
}

let proveAgain: () => Promise<boolean> = async () => false;
/** Sets the function that asks for the password when a call needs it again; it returns whether it was given. */
export function setIdentityQuestion(ask: () => Promise<boolean>) {
  proveAgain = ask;
}

/**
 * Makes a call and returns its output together with the ETag of the response. If the server requires the password again, the user is asked
 * for it and the call is repeated once.
 */
export async function send<E extends EndpointSpec>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<{ output: OutputOf<E>; etag: string | null }> {
  try {
    return await attempt(endpoint, ...args);
  } catch (problem) {
    if (!isProblem(problem, "password_required") || !(await proveAgain())) throw heeded(problem);
    return await attempt(endpoint, ...args).catch((again: unknown) => {
      throw heeded(again);
    });
  }
}

async function attempt<E extends EndpointSpec>(
  endpoint: E,
  ...[options]: Arguments<E>
): Promise<{ output: OutputOf<E>; etag: string | null }> {
  const fields = (options ?? {}) as Extras & { params?: object; query?: object; body?: unknown };
  // Send a key, so that a retry after a lost response does not conflict with the version that the first attempt created.
  const request =
    fields.ifMatch && !fields.idempotencyKey ? { ...fields, idempotencyKey: newIdempotencyKey() } : fields;
  const repeatable = isRepeatable(endpoint) || request.idempotencyKey !== undefined;
  const address = addressOf(endpoint, { ...request, language: request.language ?? contentLanguage() });
  try {
    const answer = ky(new URL(address, window.location.origin), {
      method: endpoint.method,
      headers: sessionHeaders(request),
      ...(request.body === undefined
        ? {}
        : endpoint.body === "raw"
          ? { body: request.body as Blob }
          : { json: request.body }),
      timeout: (endpoint.timeout ?? usualTimeout) * 1_000,
      signal: request.signal,
      retry: {
        limit: repeatable ? attempts : 0,
        methods: ["get", "post", "patch", "delete"],
        statusCodes: retried,
        backoffLimit: 5_000,
        maxRetryAfter: 5_000,
        retryOnTimeout: true,
        // Maintenance takes longer than a few seconds: report it at once instead of retrying. An attempt that is still running will finish
        // soon.
        shouldRetry: ({ error }) => {
          const code = error instanceof HTTPError ? codeOf(error) : undefined;
          if (code === "maintenance") return false;
          // By default, the client retries a 413 only if the server says when.
          const tooLarge = error instanceof HTTPError && error.response.status === 413;
          return tooLarge || code === "in_progress" ? true : undefined;
        },
      },
    });
    const { headers } = await answer;
    // Read by the client: a body that never ends fails in time, too.
    const output = (
      endpoint.output === null
        ? undefined
        : endpoint.output === "html" || endpoint.output === "text"
          ? await answer.text()
          : endpoint.output === "binary"
            ? await answer.arrayBuffer()
            : await answer.json()
    ) as OutputOf<E>;
    return { output, etag: headers.get("etag") };
  } catch (error) {
    throw problemOf(error);
  }
}

/** Makes a call that is declared in `shared` and returns its typed output; every failure is an `ApiProblem`. */
export async function call<E extends EndpointSpec>(
  endpoint: E,
  ...options: Arguments<E>
): Promise<OutputOf<E>> {
  return (await send(endpoint, ...options)).output;
}

/** Reads a text file beside the app; every failure is an `ApiProblem`. */
export async function readText(address: string, signal: AbortSignal): Promise<string> {
  const url = new URL(address, window.location.origin);
  return ky(url, { signal, timeout: usualTimeout * 1_000 })
    .text()
    .catch((error: unknown) => {
      throw problemOf(error);
    });
}

/** A new key under which a POST can be repeated without taking effect twice. */
export const newIdempotencyKey = () => crypto.randomUUID();
