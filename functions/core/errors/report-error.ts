import type { ErrorReport } from "../../../shared/core/errors/errors.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { log } from "../../platform/log.ts";
import { problem } from "../../platform/problem.ts";
import { takeReport } from "../sessions/throttle.store.ts";
import { redact } from "./redact.ts";

/**
 * Logs an uncaught error of the web app. Neither the person nor their address is kept.
 * @param environment of the running stack, such as `production`
 * @throws ProblemError too_many_requests with Retry-After
 */
export async function logReport(
  actor: Pick<Actor, "tenant">,
  report: ErrorReport,
  request: { address: string; agent: string | undefined },
  environment: string,
): Promise<void> {
  const wait = await takeReport(actor, request.address);
  if (wait > 0)
    throw problem("too_many_requests", `Too many reports; try again in ${wait} s.`, {
      headers: {
        "Retry-After": String(wait),
      },
    });
  log.error("web app", {
    environment,
    tenant: actor.tenant,
    report: {
      message: redact(report.message),
      stack: redact(report.stack),
      path: redact(report.path.replace(/[?#].*$/s, "")),
      version: redact(report.version),
      browser: browserOf(request.agent ?? ""),
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
