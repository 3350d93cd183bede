import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { accessKeyOf } from "./credentials.ts";
import { LEADING_KEYS } from "./dynamodb-requests.ts";
import { applies, matches, type Request, type Statement } from "./policy.ts";
import type { Role } from "./roles.ts";

/** `enforce` refuses what the role does not grant; `record` only logs it. */
export type GuardMode = "enforce" | "record";

/** The caller: a function or service with its role, or the machine's operator, who may do everything. */
export interface Principal {
  name: string;
  role: Role | "operator";
}

/** A call that the caller's role does not grant. */
export interface DeniedCall {
  at: string;
  principal: string;
  role: string;
  action: string;
  resource: string;
  context: Record<string, string[]>;
  reason: "no statement allows it" | "a statement denies it" | "the permissions boundary does not allow it";
}

/** An action, a resource or a key of the table that a statement grants and no call ever used. */
export interface UnusedGrant {
  role: string;
  /** Where the statement stands: stack, logical id, policy. */
  source: string;
  kind: "action" | "resource" | "key";
  name: string;
}

/** Why a call is refused, in AWS's words. */
export interface Refusal {
  /** Whether the caller is known at all. */
  known: boolean;
  message: string;
}

/** AWS's message for credentials it never issued. */
export const unknownCaller = "The security token included in the request is invalid.";

/** Services whose calls never pass through the local cloud, so use of their grants cannot be observed. */
const UNSEEN = /^(?:logs|xray|kms|cloudwatch|ecr|ec2|cloudfront|ssm|iam|cloudformation):/i;

/** Gives every caller its own credentials and decides every call by the caller's synthesized role. */
export class Guard {
  readonly #mode: GuardMode;
  readonly #secret: string;
  readonly #principals = new Map<string, Principal>();
  readonly #denied: DeniedCall[] = [];
  readonly #used = new Map<Statement, Set<string>>();
  readonly #roles = new Set<Role>();
  readonly #onDenied: (denied: DeniedCall) => void;

  constructor(mode: GuardMode, secret: string, onDenied: (denied: DeniedCall) => void = () => undefined) {
    this.#mode = mode;
    this.#secret = secret;
    this.#onDenied = onDenied;
  }

  /**
   * Registers a caller. The access key id is derived from the data folder's secret: it cannot be guessed by
   * another program on the machine and is the same after a restart, so that presigned URLs stay good.
   */
  register(principal: Principal): { accessKeyId: string; secretAccessKey: string } {
    const digest = createHmac("sha256", this.#secret).update(principal.name).digest("hex").toUpperCase();
    const accessKeyId = `LKIA${digest.slice(0, 16)}`;
    this.#principals.set(accessKeyId, principal);
    if (principal.role !== "operator") this.#roles.add(principal.role);
    return { accessKeyId, secretAccessKey: this.secretOf(accessKeyId) };
  }

  /** The secret key that belongs to an access key id. */
  secretOf(accessKeyId: string): string {
    return createHash("sha256").update(`${this.#secret}/${accessKeyId}`).digest("base64url");
  }

  /** The caller behind an access key id, if it was issued. */
  principal(accessKeyId: string | undefined): Principal | undefined {
    return accessKeyId === undefined ? undefined : this.#principals.get(accessKeyId);
  }

  /** Decides all requests that make up one call. @returns undefined if granted, otherwise why not */
  decide(principal: Principal, requests: Request[]): DeniedCall | undefined {
    const { role } = principal;
    if (role === "operator") return undefined;
    for (const request of requests) {
      const reason = this.#judge(role, request);
      if (!reason) continue;
      const denied: DeniedCall = {
        at: new Date().toISOString(),
        principal: principal.name,
        role: role.name,
        action: request.action,
        resource: request.resource,
        context: request.context,
        reason,
      };
      if (this.#denied.length < 10_000) this.#denied.push(denied);
      this.#onDenied(denied);
      if (this.#mode === "enforce") return denied;
    }
    return undefined;
  }

  /** Decides a signed call by its signer. @returns undefined if granted */
  refuse(request: IncomingMessage, requests: Request[]): Refusal | undefined {
    const principal = this.principal(accessKeyOf(request));
    if (!principal) return { known: false, message: unknownCaller };
    const denied = this.decide(principal, requests);
    return denied && { known: true, message: deniedMessage(denied) };
  }

  /** Whether a caller may do this, without recording it; S3 hides keys from callers who may not list. */
  may(principal: Principal, request: Request): boolean {
    return principal.role === "operator" || this.#judge(principal.role, request) === undefined;
  }

  /** All calls refused since the start. */
  deniedCalls(): DeniedCall[] {
    return [...this.#denied];
  }

  /** Grants of the registered roles that no call has used yet. */
  unusedGrants(): UnusedGrant[] {
    const unused: UnusedGrant[] = [];
    for (const role of this.#roles) {
      for (const statement of role.statements) {
        if (statement.effect !== "Allow" || statement.actions.every((action) => UNSEEN.test(action)))
          continue;
        const used = this.#used.get(statement);
        const note = (kind: UnusedGrant["kind"], name: string) => {
          if (!used?.has(`${kind} ${name}`))
            unused.push({ role: role.name, source: statement.source, kind, name });
        };
        for (const action of statement.actions) if (!UNSEEN.test(action)) note("action", action);
        for (const resource of statement.resources) note("resource", resource);
        for (const key of keyPatterns(statement)) note("key", key);
      }
    }
    return unused;
  }

  #judge(role: Role, request: Request): DeniedCall["reason"] | undefined {
    const spoken = role.statements.filter((statement) => applies(statement, request));
    if (spoken.some((statement) => statement.effect === "Deny")) return "a statement denies it";
    const allowing = spoken.filter((statement) => statement.effect === "Allow");
    if (allowing.length === 0) return "no statement allows it";
    if (role.boundary && !boundaryAllows(role.boundary, request))
      return "the permissions boundary does not allow it";
    for (const statement of allowing) this.#note(statement, request);
    return undefined;
  }

  #note(statement: Statement, request: Request): void {
    let used = this.#used.get(statement);
    if (!used) {
      used = new Set();
      this.#used.set(statement, used);
    }
    for (const action of statement.actions)
      if (matches(action, request.action, true)) used.add(`action ${action}`);
    for (const resource of statement.resources)
      if (matches(resource, request.resource)) used.add(`resource ${resource}`);
    const asked = request.context[LEADING_KEYS] ?? [];
    for (const key of keyPatterns(statement))
      if (asked.some((one) => matches(key, one))) used.add(`key ${key}`);
  }
}

const keyPatterns = ({ conditions }: Statement) =>
  conditions["ForAllValues:StringLike"]?.[LEADING_KEYS] ?? [];

function boundaryAllows(boundary: Statement[], request: Request): boolean {
  const spoken = boundary.filter((statement) => applies(statement, request));
  return (
    spoken.some((statement) => statement.effect === "Allow") &&
    !spoken.some((statement) => statement.effect === "Deny")
  );
}

/** The message AWS gives with AccessDenied. */
export function deniedMessage(denied: DeniedCall): string {
  return (
    `User: arn:aws:sts::000000000000:assumed-role/${denied.role}/${denied.principal} is not authorized to ` +
    `perform: ${denied.action} on resource: ${denied.resource} because ${denied.reason}`
  );
}
