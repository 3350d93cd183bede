import { type EndpointSpec, fullPath } from "../../../shared/kernel/endpoint.ts";
import type { SecurityResult } from "../../../shared/kernel/security-log.ts";
import type { Actor } from "../actor.ts";
import { log, measure } from "../log.ts";
import { ProblemError } from "../problem.ts";
import type { SecurityFacts } from "./security-log.store.ts";

/** Facts that only a command knows: the account that signs in, the name of the thing acted on. */
export type Noted = Partial<Pick<SecurityFacts, "account" | "name" | "target" | "fields">>;

/** Refusals that say something about the caller; after any other, nothing has happened. */
const refusals: Partial<Record<ProblemError["code"], SecurityResult>> = {
  invalid_credentials: "failed",
  too_many_requests: "held",
  permission_denied: "denied",
  internal_error: "failed",
};

/** A call, as far as it is known before its input is checked. */
interface Caller {
  actor: Actor;
  params: Record<string, string>;
  ip: string;
  agent: string;
}

/**
 * Carries out a call and records it in the security log, if its endpoint declares an action; refusals for lack of a right are recorded for every
 * endpoint. An entry that cannot be written is logged as an error and the call's result stands.
 */
export async function logCall<Result>(
  endpoint: EndpointSpec,
  { actor, params, ip, agent }: Caller,
  work: (note: (facts: Noted) => void) => Promise<Result>,
): Promise<Result> {
  const { id, name, kind } = actor;
  const account = kind === "account" ? id : "";
  const target =
    Object.values(params).join(" ") || (endpoint.logs?.startsWith("setup") ? endpoint.module : "");
  const facts = { kind, account, name, target: target ?? "", fields: [], ip, agent };
  const record = async (result: SecurityResult, code?: string) => {
    const action = endpoint.logs ?? (result === "denied" ? "denied" : undefined);
    if (!action) return;
    const unnamed = action === "denied" && { target: `${endpoint.method} ${fullPath(endpoint)}`, fields: [] };
    const entry = { ...facts, ...unnamed, action, result, code };
    // Loaded with the first entry, since most calls write none.
    const { addSecurityEntry } = await import("./security-log.store.ts");
    await addSecurityEntry(actor, entry).catch((error: unknown) => {
      log.error("an entry of the security log was not written", { error: error as Error, action, result });
      measure("ServerErrors");
    });
  };
  let outcome: Result;
  try {
    outcome = await work((noted) => Object.assign(facts, noted));
  } catch (error) {
    const code = error instanceof ProblemError ? error.code : "internal_error";
    const result = refusals[code];
    const isTheirs = result === "denied" || endpoint.logs !== undefined;
    if (result && isTheirs) await record(result, code);
    throw error;
  }
  await record("done");
  return outcome;
}
