import type * as z from "zod";
import type { ModuleKey } from "./modules.ts";
import { bringing, type Permission } from "./permissions.ts";
import type { SecurityAction } from "./security-log.ts";
import type { Touches } from "./touches.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
/** Credentials of the Authorization header. The three kinds of token are not interchangeable. */
export type Credential = "session" | "import" | "export" | "basic";

/** Response formats besides JSON. */
export type RawOutput = "html" | "binary" | "text";

/** Permissions that a call requires of an account: one, any of several, all of several, or none but a sign-in (null). */
export type NeededPermission = Permission | readonly Permission[] | { all: readonly Permission[] } | null;

interface Common {
  method: Method;
  /** Path below the prefix, with a trailing but no leading slash; `{name}` stands for a path parameter. */
  path: string;
  /** Whether its last parameter is the rest of the path, including slashes; calls with other paths take precedence. */
  rest?: true;
  /** `/api/` unless it is a page or asset for visitors. */
  prefix?: "/api/" | "/embed/" | "/";
  /** One sentence for the API's description. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON by a schema; `raw` passes the bytes on unchanged. */
  body?: z.ZodType | "raw";
  /** JSON by a schema, a raw format, or null for 204. */
  output: z.ZodType | RawOutput | null;
  /** Success status if it is not 200 (204 for a null output). */
  success?: 200 | 201 | 202 | 204;
  /** The call that reports the progress of work begun by a 202; its address, with the `id` of the output, is returned as `url` and `Location`. */
  follow?: { path: string; prefix?: Common["prefix"] };
  /** Whether the resource carries an ETag; PATCH and DELETE then honour If-Match. */
  etag?: boolean;
  /** Whether it accepts an Idempotency-Key: a repeat returns the first result. Edits of resources with an ETag always do. */
  idempotent?: boolean;
  /** For a GET that writes, because the API's conventions fix its method. */
  writes?: true;
  /** For a POST that writes nothing and is one because of its body: a client may repeat it without a key. */
  reads?: true;
  /** Whether a write is allowed while maintenance is on (signing in and out). */
  duringMaintenance?: boolean;
  /** The action that the laboratory's security log records for each call. */
  logs?: SecurityAction;
  /** The largest request body in bytes; 1 MiB by default. */
  maxBody?: number;
  /** Seconds until the client gives up an attempt, and the server the call; 10 by default. */
  timeout?: number;
  /** Paths of the lists that this call searches. */
  finds?: readonly string[];
}

interface Open extends Common {
  public: true;
  /** Public endpoints of a module are served only if it is booked. */
  module?: ModuleKey;
}

interface Guarded extends Common {
  public?: false;
  /** Accepted credentials; by default a session. */
  credentials?: readonly Credential[];
  permission: NeededPermission;
  /** The module that must be booked, or null if every tenant has it. */
  module: ModuleKey | null;
  /** Refused unless the password was given within the last minutes; with `sometimes` this depends on the change. */
  recentPassword?: true | "sometimes";
  /** Whether it is open to accounts that have still to set up a second factor, which their laboratory demands; all others are closed to them. */
  beforeFactor?: true;
}

export type EndpointSpec = Open | Guarded;

/**
 * Declares one call of the API, from which routes, grants, OpenAPI, typed client, parsing, permission checks and law tests are
 * all made. An endpoint that is not `public` has to declare its permission and module: there is no default.
 */
export function defineEndpoint<const Spec extends EndpointSpec>(spec: Spec): Spec {
  return spec;
}

type Parsed<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
type Sent<Schema, Otherwise> = Schema extends z.ZodType ? z.input<Schema> : Otherwise;
export type ParamsOf<E extends EndpointSpec> = Parsed<E["params"], Record<string, never>>;
export type QueryOf<E extends EndpointSpec> = Parsed<E["query"], Record<string, never>>;
export type BodyOf<E extends EndpointSpec> = E["body"] extends "raw" ? Buffer : Parsed<E["body"], undefined>;
export type OutputOf<E extends EndpointSpec> = E["output"] extends z.ZodType
  ? z.output<E["output"]>
  : E["output"] extends "binary"
    ? Buffer
    : E["output"] extends "html" | "text"
      ? string
      : undefined;
/** Input as a client passes it, before defaults and coercion. */
export type SentParamsOf<E extends EndpointSpec> = Sent<E["params"], undefined>;
export type SentQueryOf<E extends EndpointSpec> = Sent<E["query"], undefined>;
export type SentBodyOf<E extends EndpointSpec> = E["body"] extends "raw" ? Blob : Sent<E["body"], undefined>;

export interface ApiSpec {
  /** The folder: `core/sessions` is valid in shared, functions, web, events and tests. */
  address: `${string}/${string}`;
  /** Access of its commands besides the platform's own for each call. */
  touches: Touches;
  /** Name of a separate role; otherwise resources of one context and audience share a role. */
  role?: string;
  /** Greedy routes: every endpoint's prefix + path begins with one of these, without slashes at the ends. */
  mounts: readonly string[];
  /** In MiB; 512 by default. */
  memory?: number;
  /** In seconds; 10 by default, and no less than the time-out of any of its calls. */
  timeout?: number;
  /** Whether it runs a browser: the function gets Chromium, fonts and an x86_64 machine, for which alone Chromium is packed. */
  browser?: true;
  /** Whether its responses depend on the running version, so that each deployment updates its function. */
  tellsVersion?: true;
  endpoints: Readonly<Record<string, EndpointSpec>>;
}

/** Declares an API resource: one Lambda that serves all endpoints below its mounts. */
export function defineApi<const Spec extends ApiSpec>(spec: Spec): Spec {
  return spec;
}

/** Whether a call requires all the permissions that it names. */
export const needsAll = (needed: NeededPermission): needed is { all: readonly Permission[] } =>
  needed !== null && typeof needed === "object" && "all" in needed;

/** The permissions that a call names, whether it requires all or any. */
export const permissionsIn = (needed: NeededPermission): readonly Permission[] =>
  needsAll(needed) ? needed.all : [needed ?? []].flat();

/** Guards of a call that is open to callers of either of two calls. */
export const anyOf = (left: GuardedBy, right: GuardedBy): GuardedBy => ({
  module: left.module,
  permission: [...permissionsIn(left.permission), ...permissionsIn(right.permission)],
});
type GuardedBy = Pick<Guarded, "permission" | "module">;

const isMet = (needed: NeededPermission, isHeld: (permission: Permission) => boolean) =>
  needed === null || (needsAll(needed) ? needed.all.every(isHeld) : [needed].flat().some(isHeld));

/** Whether these permissions, with those they include, satisfy a call; used by both server and web. */
export const isPermitted = (needed: NeededPermission, held: ReadonlySet<string>) =>
  isMet(needed, (permission) => bringing.get(permission)?.some((right) => held.has(right)) ?? false);

/** Whether exactly the permissions that a call names are held; pages are guarded by these and not by permissions that include them. */
export const isHeldExactly = (needed: NeededPermission, held: ReadonlySet<string>) =>
  isMet(needed, (permission) => held.has(permission));

/** Whether a call accepts an Idempotency-Key. */
export const takesKey = (endpoint: EndpointSpec) =>
  endpoint.idempotent === true || (endpoint.etag === true && endpoint.method !== "GET");

/** Whether a call may change something, and is therefore refused while maintenance is on. */
export const isWrite = (endpoint: { method: Method; writes?: boolean | undefined }) =>
  endpoint.method !== "GET" || endpoint.writes === true;

/** Whether a call without an Idempotency-Key may be repeated without taking effect twice. */
export const isRepeatable = ({ method, writes, reads }: EndpointSpec) =>
  method === "POST" ? reads === true : writes !== true;

/** Default time-out of a call, in seconds. */
export const usualTimeout = 10;

/** Time-out of an API resource's function, in seconds: at least that of each call. */
export const timeoutOf = ({ timeout = usualTimeout, endpoints }: Pick<ApiSpec, "timeout" | "endpoints">) =>
  Math.max(timeout, ...Object.values(endpoints).map((endpoint) => endpoint.timeout ?? 0));

/** The path of an endpoint from the domain's root, `/api/core/analyses/{id}/`. */
export const fullPath = (endpoint: Pick<EndpointSpec, "prefix" | "path">) =>
  `${endpoint.prefix ?? "/api/"}${endpoint.path}`;
