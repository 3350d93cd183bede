import type * as z from "zod";
import type { ModuleKey } from "./modules.ts";
import type { Permission } from "./permissions.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
/** What may stand in the Authorization header. Three kinds of token, never one in place of another. */
export type Credential = "session" | "import" | "export" | "basic";

/** What an endpoint answers with besides JSON. */
export type RawOutput = "html" | "binary" | "text";

interface Common {
  method: Method;
  /** Below the prefix, without a leading and with a trailing slash; `{name}` stands for a path parameter. */
  path: string;
  /** `/api/` unless it is a page or asset for visitors. */
  prefix?: "/api/" | "/embed/" | "/";
  /** One sentence for the API's description. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON by a schema; `raw` hands over the bytes as they came. */
  body?: z.ZodType | "raw";
  /** JSON by a schema, a raw format, or null for 204. */
  output: z.ZodType | RawOutput | null;
  /** Status of success where it is not 200 (204 for a null output). */
  success?: 200 | 201 | 202 | 204;
  /** The resource carries an ETag; PATCH and DELETE then honour If-Match. */
  etag?: boolean;
  /** Accepts an Idempotency-Key: a repeat answers the first result. */
  idempotent?: boolean;
  /** A GET that writes all the same, because its method is fixed by the API's conventions. */
  writes?: true;
  /** A write that is allowed while maintenance is on (signing in and out). */
  duringMaintenance?: boolean;
  /** The largest request body in bytes; 1 MiB unless said otherwise. */
  maxBody?: number;
}

interface Open extends Common {
  public: true;
  /** Public endpoints of a module are served only where it is booked. */
  module?: ModuleKey;
}

interface Guarded extends Common {
  public?: false;
  /** Which credentials are accepted; a session unless said otherwise. */
  credentials?: readonly Credential[];
  /** All that are needed; several: any one of them; null: whoever is signed in. */
  permission: Permission | readonly Permission[] | null;
  /** The module that must be booked, or null for what every tenant has. */
  module: ModuleKey | null;
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
/** What a client hands over, before defaults and coercion. */
export type SentParamsOf<E extends EndpointSpec> = Sent<E["params"], undefined>;
export type SentQueryOf<E extends EndpointSpec> = Sent<E["query"], undefined>;
export type SentBodyOf<E extends EndpointSpec> = E["body"] extends "raw" ? Blob : Sent<E["body"], undefined>;

/**
 * The classes of AWS role a Lambda may have; `infra` turns each into a policy limited to the tenant.
 * api: staff calls · public: visitors, reads only · import · print · mail.
 */
export type RoleClass = "api" | "public" | "import" | "print" | "mail";

export interface ApiSpec {
  /** The folder: `core/sessions` is valid in shared, functions, web, events and tests. */
  address: `${string}/${string}`;
  role: RoleClass;
  /** Greedy routes: every endpoint's prefix + path begins with one of these, without slashes at the ends. */
  mounts: readonly string[];
  /** MiB; 512 unless said otherwise. */
  memory?: number;
  /** Seconds; 10 unless said otherwise, 29 at most. */
  timeout?: number;
  endpoints: Readonly<Record<string, EndpointSpec>>;
}

/** Declares an API resource: one Lambda that serves all endpoints below its mounts. */
export function defineApi<const Spec extends ApiSpec>(spec: Spec): Spec {
  return spec;
}

/** Whether a call may change something, and is therefore refused while maintenance is on. */
export const isWrite = (endpoint: EndpointSpec) => endpoint.method !== "GET" || endpoint.writes === true;

/** The path of an endpoint from the domain's root, `/api/core/analyses/{id}/`. */
export const fullPath = (endpoint: Pick<EndpointSpec, "prefix" | "path">) =>
  `${endpoint.prefix ?? "/api/"}${endpoint.path}`;
