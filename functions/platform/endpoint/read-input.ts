import type { APIGatewayProxyEvent } from "aws-lambda";
import * as z from "zod";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import { problem } from "../problem.ts";
import { unknownField, unknownFields } from "./unknown-fields.ts";

const defaultMaxBody = 1024 * 1024;

/** zod's issues as field errors; a refinement may set a code in `params.code`, and beside it the parameters of the code's text. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => unknownField([...issue.path, key]));
    const place = { path: issue.path.map(String).join("."), message: issue.message };
    if (issue.code !== "custom") return { ...place, code: issue.code };
    const { code = "invalid", ...parameters } = (issue.params ?? {}) as { code?: FieldCode };
    return { ...place, code, ...(Object.keys(parameters).length > 0 && { parameters }) };
  });
}

/**
 * Path, query and body by the endpoint's schemas. Visitors' pages ignore unknown parameters, which links from elsewhere often carry,
 * and unusable values, so that people see a page and never an error meant for programs.
 * @throws ProblemError 404 for a path that cannot exist, 400 with every failing field at once, 413, 415
 */
export async function readInput(
  endpoint: EndpointSpec,
  event: APIGatewayProxyEvent,
  pathParams: Record<string, string>,
  check?: (params: object, body: object) => FieldError[] | Promise<FieldError[]>,
) {
  const errors: FieldError[] = [];
  const parse = (schema: z.ZodType | undefined, value: unknown, otherwise: unknown) => {
    if (!schema) return otherwise;
    const result = schema.safeParse(value);
    if (!result.success) errors.push(...fieldErrors(result.error));
    return result.data;
  };
  const params = parse(endpoint.params, pathParams, {});
  const ofPath = errors.length;
  const sentQuery = event.queryStringParameters ?? {};
  const query = parse(
    endpoint.query,
    endpoint.output === "html" ? takenOf(endpoint.query, sentQuery) : sentQuery,
    {},
  );
  if (!endpoint.public) errors.push(...unknownFields(endpoint.query ?? z.object({}), sentQuery));
  if (endpoint.body === "raw") {
    refuse(errors, ofPath);
    return { params, query, body: bytesOf(endpoint, event) };
  }
  const sent = jsonOf(endpoint, event);
  const body = parse(endpoint.body, sent, undefined);
  if (endpoint.body) errors.push(...unknownFields(endpoint.body, sent));
  // There is nothing to check at an address that cannot exist.
  if (check && ofPath === 0 && errors.length > 0) {
    const wrong = [...errors];
    // Do not also report a malformed part as missing.
    const isTold = ({ path }: FieldError) =>
      wrong.some((error) => error.path === path || path.startsWith(`${error.path}.`));
    const further = await check((params ?? {}) as object, takenOf(endpoint.body, sent));
    errors.push(...further.filter((error) => !isTold(error)));
  }
  refuse(errors, ofPath);
  if (endpoint.method === "PATCH" && Object.keys(body as object).length === 0)
    throw problem("nothing_to_change", "The request names nothing to change.");
  return { params, query, body };
}

/** The fields of a body or a query that its schema accepts, regardless of errors in the others. */
function takenOf(schema: z.ZodType | undefined | "raw", sent: unknown): object {
  if (!(schema instanceof z.ZodObject) || typeof sent !== "object" || sent === null) return {};
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([key, field]) => {
      const parsed = z.safeParse(field, (sent as Record<string, unknown>)[key]);
      return parsed.success ? [[key, parsed.data]] : [];
    }),
  );
}

/** @param ofPath number of errors that concern the path */
function refuse(errors: FieldError[], ofPath: number): void {
  if (errors.length === 0) return;
  // Treat an impossible address like that of something that no longer exists.
  if (errors.length === ofPath) throw problem("not_found", "There is nothing at this address.");
  const fields = errors.map((error) => error.path || "the body").join(", ");
  throw problem("validation_failed", `Not valid: ${fields}.`, { errors });
}

function bytesOf(endpoint: EndpointSpec, event: APIGatewayProxyEvent): Buffer {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const limit = endpoint.maxBody ?? defaultMaxBody;
  if (body.length > limit) throw problem("too_large", `At most ${limit} bytes are accepted here.`);
  return body;
}

function jsonOf(endpoint: EndpointSpec, event: APIGatewayProxyEvent): unknown {
  if (!endpoint.body) return undefined;
  const text = bytesOf(endpoint, event).toString("utf8");
  if (text === "") return undefined;
  const type = event.headers?.["content-type"] ?? event.headers?.["Content-Type"] ?? "application/json";
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    throw problem("unsupported_media_type", `Only application/json is accepted here, not ${type}.`);
  try {
    return JSON.parse(text, halfCharacter.test(text) ? wellFormed : undefined);
  } catch (error) {
    throw problem("malformed_body", `The body is not JSON: ${(error as Error).message}.`);
  }
}

/** Escapes may name half of a character (a lone surrogate), which no file, table or mail can hold. */
const halfCharacter = /\\u[dD][89a-fA-F]/;
/** @throws Error for a name with half of a character; in texts it becomes U+FFFD, as browsers send it */
function wellFormed(name: string, value: unknown): unknown {
  if (!name.isWellFormed()) throw new Error("half a character in a name");
  return typeof value === "string" ? value.toWellFormed() : value;
}
