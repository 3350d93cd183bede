import { ResponseType, type RestApi } from "aws-cdk-lib/aws-apigateway";
import { type ProblemCode, problems } from "../../shared/kernel/problem.ts";

/** What API Gateway answers by itself, in the words of our own answers. */
const answers: [ResponseType, ProblemCode, string][] = [
  [ResponseType.DEFAULT_4XX, "validation_failed", "The request cannot be carried out."],
  [ResponseType.DEFAULT_5XX, "internal_error", "Something went wrong on our side."],
  // API Gateway's words for a path that has no route.
  [ResponseType.MISSING_AUTHENTICATION_TOKEN, "not_found", "There is nothing at this address."],
  [ResponseType.RESOURCE_NOT_FOUND, "not_found", "There is nothing at this address."],
  [ResponseType.INVALID_API_KEY, "permission_denied", "This address is not for direct use."],
  [ResponseType.REQUEST_TOO_LARGE, "too_large", "The request is larger than this address takes."],
  [ResponseType.THROTTLED, "too_many_requests", "Too many requests at once; try again in a moment."],
  [ResponseType.QUOTA_EXCEEDED, "too_many_requests", "Too many requests; try again later."],
  [ResponseType.INTEGRATION_TIMEOUT, "unavailable", "The answer took too long."],
  [ResponseType.INTEGRATION_FAILURE, "unavailable", "The service does not answer right now."],
];

/** Makes API Gateway's own errors problem documents (RFC 9457) too. */
export function addGatewayResponses(api: RestApi): void {
  for (const [type, code, detail] of answers) {
    const { status, title } = problems[code];
    const fixed = type !== ResponseType.DEFAULT_4XX && type !== ResponseType.DEFAULT_5XX;
    const problem = JSON.stringify({ type: `urn:laborium:problem:${code}`, title, status, detail, code });
    api.addGatewayResponse(type.responseType, {
      type,
      ...(fixed && { statusCode: String(status) }),
      responseHeaders: { "Content-Type": "'application/problem+json'", "Cache-Control": "'no-store'" },
      templates: { "application/json": problem },
    });
  }
}
