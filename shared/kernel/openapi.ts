import * as z from "zod";
import {
  type ApiSpec,
  type Credential,
  type EndpointSpec,
  fullPath,
  isWrite,
  needsAll,
  permissionsIn,
  type RawOutput,
  takesKey,
} from "./endpoint.ts";
import { type Json, schemaCollector } from "./openapi-schemas.ts";
import { problemSchema, problems } from "./problem.ts";

export interface OpenApiFacts {
  title: string;
  version: string;
}
type Collector = ReturnType<typeof schemaCollector>;

const description = [
  "Every path ends in a slash; a call without it is served as if it had one.",
  "The first segment below `/api/` may be a language, as in `/api/en/core/analyses/`: it selects the language of the content.",
  "Lists take `limit` and `offset` and return `count`, `next`, `previous` and `results`.",
  "Every response that is not a success is a problem document (RFC 9457).",
  "Calls with `x-recent-password` are refused with `password_required` if the password was last given more than 15 minutes ago; `auth/verification/confirm/` takes it again. `sometimes`: it depends on what is changed.",
  "A laboratory can demand a second factor of its accounts; an account that has still to set one up is refused with `second_factor_missing` by every call without `x-before-factor`.",
].join("\n\n");

const securitySchemes: Record<Credential, Json> = {
  session: tokenScheme(
    "the token returned at sign-in, valid for 12 hours after its last use, and for 7 days at most",
  ),
  import: tokenScheme("an import token, which may import and nothing else"),
  export: tokenScheme("an export token, which may export and nothing else"),
  basic: { type: "http", scheme: "basic", description: "Account name and password, for signing in alone." },
};

function tokenScheme(text: string): Json {
  return { type: "apiKey", in: "header", name: "Authorization", description: `\`Token …\`: ${text}.` };
}

/** The OpenAPI 3.1 document of the given API resources, generated from the schemas that check their calls. */
export function openApiOf(apis: readonly ApiSpec[], facts: OpenApiFacts): Json {
  const schemas = schemaCollector();
  schemas.components.Problem = schemas.schemaOf(problemSchema, "Problem", "output");
  const paths: Record<string, Json> = {};
  for (const api of apis) {
    for (const [name, endpoint] of Object.entries(api.endpoints)) {
      const path = fullPath(endpoint);
      const operations = paths[path] ?? {};
      operations[endpoint.method.toLowerCase()] = operationOf(api.address, name, endpoint, schemas);
      paths[path] = operations;
    }
  }
  return {
    openapi: "3.1.1",
    info: { ...facts, description },
    servers: [{ url: "/" }],
    tags: apis.map(({ address }) => ({ name: address })),
    paths,
    components: { schemas: schemas.components, securitySchemes },
  };
}

function operationOf(tag: string, name: string, endpoint: EndpointSpec, schemas: Collector): Json {
  const parameters = parametersOf(name, endpoint, schemas);
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: !mayBeLeftOut(endpoint.body), content: bodyOf(name, endpoint, schemas) },
    }),
    responses: responsesOf(name, endpoint, schemas),
    security: securityOf(endpoint),
    ...(!endpoint.public && {
      "x-permission": needsAll(endpoint.permission)
        ? endpoint.permission
        : permissionsIn(endpoint.permission),
      ...(endpoint.recentPassword && { "x-recent-password": endpoint.recentPassword }),
      ...(endpoint.beforeFactor && { "x-before-factor": true }),
    }),
    "x-module": endpoint.module ?? null,
  };
}

/** Whether the body of a call is optional. */
const mayBeLeftOut = (body: z.ZodType | "raw") => body !== "raw" && body.safeParse(undefined).success;

/** Several schemes are alternatives; a public endpoint has an empty requirement. */
const securityOf = (endpoint: EndpointSpec): Json[] =>
  endpoint.public ? [] : (endpoint.credentials ?? ["session"]).map((credential) => ({ [credential]: [] }));

/** Whether a call changes a stored resource and so honours If-Match if the resource has an ETag. */
const isChange = ({ method }: EndpointSpec) => method === "PATCH" || method === "DELETE";

function parametersOf(name: string, endpoint: EndpointSpec, schemas: Collector): Json[] {
  const header = (header: string, text: string) => ({
    name: header,
    in: "header",
    required: false,
    description: text,
    schema: { type: "string" },
  });
  return [
    ...fieldsOf("path", `${name}Params`, endpoint.params, schemas),
    ...fieldsOf("query", `${name}Query`, endpoint.query, schemas),
    ...(endpoint.etag && isChange(endpoint)
      ? [header("If-Match", "The ETag of the version that was changed; 412 if it is not the present one.")]
      : []),
    ...(takesKey(endpoint)
      ? [header("Idempotency-Key", "1 to 200 visible ASCII characters; a repeat returns the first result.")]
      : []),
  ];
}

/** Parameters arrive as text: the output schema gives their format, the input schema whether they are required. */
function fieldsOf(
  location: "path" | "query",
  name: string,
  schema: z.ZodObject | undefined,
  schemas: Collector,
): Json[] {
  if (!schema) return [];
  const { properties } = schemas.schemaOf(schema, name, "output") as { properties: Record<string, Json> };
  const { required = [] } = schemas.schemaOf(schema, name, "input") as { required?: string[] };
  return Object.entries(properties).map(([field, shape]) => ({
    name: field,
    in: location,
    required: location === "path" || required.includes(field),
    schema: shape,
  }));
}

function bodyOf(name: string, { body }: EndpointSpec, schemas: Collector): Json {
  if (!body || body === "raw") return { "*/*": { schema: {} } };
  return { "application/json": { schema: schemas.schemaOf(body, `${name}Body`, "input") } };
}

const mediaTypes = { html: "text/html", text: "text/plain", binary: "application/octet-stream" } as const;

/** Adds the `url` under which the progress of a 202 can be followed. */
const followed = ({ follow }: EndpointSpec, output: z.ZodType) =>
  follow && output instanceof z.ZodObject ? output.extend({ url: z.string() }) : output;

function responsesOf(name: string, endpoint: EndpointSpec, schemas: Collector): Json {
  const { output, success, etag } = endpoint;
  const named = [etag && output !== null && "ETag", endpoint.follow && "Location"].filter(Boolean);
  const text = { schema: { type: "string" } };
  const contentOf = (shape: z.ZodType | RawOutput) =>
    typeof shape === "string"
      ? { [mediaTypes[shape]]: text }
      : {
          "application/json": {
            schema: schemas.schemaOf(followed(endpoint, shape), `${name}Output`, "output"),
          },
        };
  return {
    [success ?? (output === null ? 204 : 200)]: {
      description: "Success",
      ...(named.length > 0 && { headers: Object.fromEntries(named.map((name) => [name, text])) }),
      ...(output !== null && { content: contentOf(output) }),
    },
    ...Object.fromEntries(failuresOf(endpoint).map((status) => [status, failure(status)])),
    default: failure(undefined),
  };
}

/** Whether a call is refused to nobody who is signed in. */
const isAlwaysOpen = (endpoint: Exclude<EndpointSpec, { public: true }>) =>
  endpoint.permission === null && !endpoint.recentPassword && (endpoint.beforeFactor || isSignIn(endpoint));
const isSignIn = ({ credentials }: { credentials?: readonly string[] }) =>
  credentials?.includes("basic") ?? false;

/** The error statuses that follow from the declaration; errors that only the command knows are `default`. */
function failuresOf(endpoint: EndpointSpec): number[] {
  const statuses: (number | false | undefined)[] = [
    Boolean(endpoint.params || endpoint.query || endpoint.body) && 400,
    !endpoint.public && 401,
    (Boolean(endpoint.module) || (!endpoint.public && !isAlwaysOpen(endpoint))) && 403,
    404,
    takesKey(endpoint) && 409,
    endpoint.etag && isChange(endpoint) && 412,
    Boolean(endpoint.body) && 413,
    Boolean(endpoint.body) && endpoint.body !== "raw" && 415,
    takesKey(endpoint) && 422,
    isWrite(endpoint) && !endpoint.duringMaintenance && 503,
  ];
  return statuses.filter((status) => typeof status === "number");
}

function failure(status: number | undefined): Json {
  const codes = Object.entries(problems).filter(([, problem]) => problem.status === status);
  return {
    description: codes.map(([code]) => `\`${code}\``).join(", ") || "A problem",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}
