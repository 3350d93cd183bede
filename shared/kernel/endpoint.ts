import type * as z from "zod";
import type { ModuleKey } from "./modules.ts";
import { bringing, type Permission } from "./permissions.ts";
import type { Touches } from "./touches.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
/** Credentials of the Authorization header. The three kinds of token are not interchangeable. */
export type Credential = "session" | "import" | "export" | "basic";

/** Response formats besides JSON. */
export type RawOutput = "html" | "binary" | "text";

/** What a call requires of an account: one permission, any of several, all of several, or (null) only to be signed in. */
export type NeededPermission = Permission | readonly Permission[] | { all: readonly Permission[] } | null;

interface Common {
  method: Method;
  /** Below the prefix, without a leading and with a trailing slash; `{name}` stands for a path parameter. */
  path: string;
  /** Its last parameter is the rest of the path, slashes included: it is served where no other call is. */
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
  /** The call that reports the progress of work begun by a 202, returned as `url` and `Location`, by the `id` of the output. */
  follow?: { path: string; prefix?: Common["prefix"] };
  /** The resource carries an ETag; PATCH and DELETE then honour If-Match. */
  etag?: boolean;
  /** Accepts an Idempotency-Key: a repeat returns the first result. Edits of resources with an ETag always do. */
  idempotent?: boolean;
  /** A GET that writes, because the API's conventions fix its method. */
  writes?: true;
  /** A write that is allowed while maintenance is on (signing in and out). */
  duringMaintenance?: boolean;
  /** The largest request body in bytes; 1 MiB unless said otherwise. */
  maxBody?: number;
  /** Seconds until the client gives an attempt up, and the server the call; 10 unless said otherwise. */
  timeout?: number;
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
  /** Refused unless the password was given within the last minutes; `sometimes`: it depends on what is changed. */
  recentPassword?: true | "sometimes";
}

export type EndpointSpec = Open | Guarded;

/**
 * Declares one call of the API: routes, grants, OpenAPI, typed client, parsing, permission checks and law tests are all
 * made from this. An endpoint that is not `public` has to say its permission and module: there is no default.
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
/** What a client passes, before defaults and coercion. */
export type SentParamsOf<E extends EndpointSpec> = Sent<E["params"], undefined>;
export type SentQueryOf<E extends EndpointSpec> = Sent<E["query"], undefined>;
export type SentBodyOf<E extends EndpointSpec> = E["body"] extends "raw" ? Blob : Sent<E["body"], undefined>;

export interface ApiSpec {
  /** The folder: `core/sessions` is valid in shared, functions, web, events and tests. */
  address: `${string}/${string}`;
  /** What its commands touch besides what the platform does for each call. */
  touches: Touches;
  /** Resources of one context and audience share a role; those with a name here share a separate one. */
  role?: string;
  /** Greedy routes: every endpoint's prefix + path begins with one of these, without slashes at the ends. */
  mounts: readonly string[];
  /** MiB; 512 unless said otherwise. */
  memory?: number;
  /** Seconds; 10 unless said otherwise, and no less than any of its calls may take. */
  timeout?: number;
  /** Runs a browser: the function gets Chromium, fonts and an x86_64 machine, the only one Chromium is packed for. */
  browser?: true;
  /** Its answers depend on the running version, so each deployment updates its function. */
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

/** A call guarded like either of two calls. */
export const anyOf = (one: GuardedBy, other: GuardedBy): GuardedBy => ({
  module: one.module,
  permission: [...permissionsIn(one.permission), ...permissionsIn(other.permission)],
});
type GuardedBy = Pick<Guarded, "permission" | "module">;

const isMet = (needed: NeededPermission, isHeld: (permission: Permission) => boolean) =>
  needed === null || (needsAll(needed) ? needed.all.every(isHeld) : [needed].flat().some(isHeld));

/** Whether these permissions satisfy a call, with what they include; used by both server and web. */
export const isPermitted = (needed: NeededPermission, held: ReadonlySet<string>) =>
  isMet(needed, (permission) => bringing.get(permission)?.some((right) => held.has(right)) ?? false);

/** Whether exactly the permissions that a call names are among these: a page is guarded by them, not by what includes them. */
export const isHeldExactly = (needed: NeededPermission, held: ReadonlySet<string>) =>
  isMet(needed, (permission) => held.has(permission));

/** Whether a call accepts an Idempotency-Key. */
export const takesKey = (endpoint: EndpointSpec) =>
  endpoint.idempotent === true || (endpoint.etag === true && endpoint.method !== "GET");

/** Whether a call may change something, and is therefore refused while maintenance is on. */
export const isWrite = (endpoint: { method: Method; writes?: boolean | undefined }) =>
  endpoint.method !== "GET" || endpoint.writes === true;

/** Seconds that a call may take, if its declaration says no others. */
export const usualTimeout = 10;

/** Seconds that the function of an API resource may take: as long as any of its calls. */
export const timeoutOf = ({ timeout = usualTimeout, endpoints }: Pick<ApiSpec, "timeout" | "endpoints">) =>
  Math.max(timeout, ...Object.values(endpoints).map((endpoint) => endpoint.timeout ?? 0));

/** The path of an endpoint from the domain's root, `/api/core/analyses/{id}/`. */
export const fullPath = (endpoint: Pick<EndpointSpec, "prefix" | "path">) =>
  `${endpoint.prefix ?? "/api/"}${endpoint.path}`;
