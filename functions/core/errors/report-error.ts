import type { reportError } from "../../../shared/core/errors/errors.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { environment } from "../../platform/environment.ts";
import { log } from "../../platform/log.ts";
import { problem } from "../../platform/problem.ts";
import { takeReport } from "../sessions/throttle.store.ts";
import { redact } from "./redact.ts";

/**
 * Logs an uncaught error of the web app with the environment's name, without the person or their address.
 * @throws ProblemError too_many_requests with Retry-After
 */
export async function logReport({ actor, body, request }: Call<typeof reportError>): Promise<void> {
  const wait = await takeReport(actor, request.ip);
  if (wait > 0)
    throw problem("too_many_requests", `Too many reports; try again in ${wait} s.`, { retryAfter: wait });
  log.error("web app", {
    environment: environment("STAGE"),
    tenant: actor.tenant,
    report: {
      message: redact(body.message),
      stack: redact(body.stack),
      path: redact(body.path.replace(/[?#].*$/s, "")),
      version: redact(body.version),
      browser: browserOf(request.headers["user-agent"] ?? ""),
    },
  });
}

/** Name and major version of the browser; the full user agent would help to identify a visitor. */
function browserOf(agent: string): string {
  const [, name, version] =
    /\b(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(agent.replace(/Chrome\/\d+(?=.*\b(?:Edg|OPR)\/)/, "")) ??
    [];
  return name ? `${name === "Version" ? "Safari" : name} ${version}` : "unknown";
}
