import type { APIGatewayProxyEvent } from "aws-lambda";
import type {
  ApiSpec,
  BodyOf,
  EndpointSpec,
  OutputOf,
  ParamsOf,
  QueryOf,
} from "../../../shared/kernel/endpoint.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../actor.ts";
import type { TenantRecord } from "../tenant.store.ts";
import type { Credentials } from "./authorize.ts";
import type { Noted } from "./log-call.ts";

/** The input of a command: everything is checked, only the headers are raw. */
export interface Call<Endpoint extends EndpointSpec> {
  actor: Actor;
  /** The tenant's record, read for this call. */
  tenant: TenantRecord;
  params: ParamsOf<Endpoint>;
  query: QueryOf<Endpoint>;
  body: BodyOf<Endpoint>;
  /** Language of the content: from the path, otherwise the tenant's main one. */
  language: Language;
  /** The version that the caller saw, from If-Match; undefined without the header or with `*`. */
  ifMatch: string | undefined;
  /** Adds facts to the call's entry in the security log. */
  note: (facts: Noted) => void;
  request: {
    path: string;
    query: Record<string, string>;
    /** Lower-case names. */
    headers: Record<string, string>;
    ip: string;
    credentials: Credentials;
    idempotencyKey: string | undefined;
  };
}

const replyMark = Symbol("reply");
/** An output with its own headers or status. */
export interface Reply<Output> {
  [replyMark]: true;
  output: Output;
  status?: number;
  headers: Record<string, string>;
}
/** Responds with an ETag (a version, unquoted), headers or another status. */
export function reply<Output>(
  output: Output,
  facts: { etag?: string | number; status?: number; headers?: Record<string, string> } = {},
): Reply<Output> {
  const headers = { ...facts.headers, ...(facts.etag !== undefined && { ETag: `"${facts.etag}"` }) };
  return { [replyMark]: true, output, status: facts.status, headers };
}
export const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === "object" && value !== null && replyMark in value;

type Answer<Output> = Output | Reply<Output>;
/** The result of a command; ignored if the call has no output. */
type Result<Endpoint extends EndpointSpec> = Endpoint["output"] extends null
  ? unknown
  : Answer<OutputOf<Endpoint>>;
export type Command<Endpoint extends EndpointSpec> = (
  call: Call<Endpoint>,
) => Result<Endpoint> | Promise<Result<Endpoint>>;
/**
 * Check the accepted fields against the rules of the domain. They are called if the schema rejected other fields, so that all errors are
 * reported at once. If the schema accepted every field, the command itself applies the same rules.
 */
export type Checks<Api extends ApiSpec> = {
  [Name in keyof Api["endpoints"]]?: (call: {
    actor: Actor;
    params: Partial<ParamsOf<Api["endpoints"][Name]>>;
    body: Partial<BodyOf<Api["endpoints"][Name]>>;
  }) => FieldError[] | Promise<FieldError[]>;
};
/** One command per endpoint; a missing one does not compile. */
export type Commands<Api extends ApiSpec> = {
  [Name in keyof Api["endpoints"]]: Command<Api["endpoints"][Name]>;
};

/** Lower-cased single-value headers of an event. */
export const headersOf = (event: APIGatewayProxyEvent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(event.headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );

/**
 * The caller's address. API Gateway itself sees only CloudFront; CloudFront appends the viewer's address to X-Forwarded-For, and API
 * Gateway appends that of CloudFront. Everything before these two was sent by the viewer and may be forged.
 */
export function addressOf(event: APIGatewayProxyEvent, headers: Record<string, string>): string {
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-2) || (event.requestContext?.identity?.sourceIp ?? "");
}
