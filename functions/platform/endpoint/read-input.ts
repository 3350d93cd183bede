import type { APIGatewayProxyEvent } from "aws-lambda";
import type * as z from "zod";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import { problem } from "../problem.ts";

const defaultMaxBody = 1024 * 1024;

/** zod's issues as field errors; a refinement may name a code in `params.code`. */
export function fieldErrors(error: z.ZodError, at: readonly string[] = []): FieldError[] {
  return error.issues.map((issue) => ({
    path: [...at, ...issue.path.map(String)].join("."),
    code: (issue.code === "custom" && (issue.params?.code as string | undefined)) || issue.code || "invalid",
    message: issue.message,
  }));
}

/**
 * Path, query and body by the endpoint's schemas.
 * @throws ProblemError 400 with every failing field at once, 413, 415
 */
export function readInput(
  endpoint: EndpointSpec,
  event: APIGatewayProxyEvent,
  pathParams: Record<string, string>,
) {
  const errors: FieldError[] = [];
  const parse = (schema: z.ZodType | undefined, value: unknown, at: string[], otherwise: unknown) => {
    if (!schema) return otherwise;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    errors.push(...fieldErrors(result.error, at));
    return undefined;
  };
  const params = parse(endpoint.params, pathParams, [], {});
  const query = parse(endpoint.query, event.queryStringParameters ?? {}, [], {});
  const body =
    endpoint.body === "raw"
      ? bytesOf(endpoint, event)
      : parse(endpoint.body, jsonOf(endpoint, event), [], undefined);
  if (errors.length > 0) {
    const fields = errors.map((error) => error.path || "the body").join(", ");
    throw problem("validation_failed", `Not valid: ${fields}.`, errors);
  }
  return { params, query, body };
}

function bytesOf(endpoint: EndpointSpec, event: APIGatewayProxyEvent): Buffer {
  const body = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  const most = endpoint.maxBody ?? defaultMaxBody;
  if (body.length > most) throw problem("too_large", `At most ${most} bytes are accepted here.`);
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
    return JSON.parse(text);
  } catch (error) {
    throw problem("malformed_body", `The body is not JSON: ${(error as Error).message}.`);
  }
}
