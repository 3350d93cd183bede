import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { LEADING_KEYS } from "./dynamodb-requests.ts";
import { applies, matches, type Request, type Statement } from "./policy.ts";
import type { Role } from "./roles.ts";

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
  reason: "no statement allows it" | "a statement denies it";
}

/** The refusal of a call, in AWS's words. */
export interface Refusal {
  /** Whether the caller is known at all. */
  known: boolean;
  message: string;
}

/** AWS's message for credentials it never issued. */
export const unknownCaller = "The security token included in the request is invalid.";

/** Gives every caller its own credentials and decides every call by the caller's synthesized role. */
export class Guard {
  readonly #secret: string;
  readonly #principals = new Map<string, Principal>();
  readonly #denied: DeniedCall[] = [];
  readonly #used = new Set<string>();
  readonly #roles = new Set<Role>();
  readonly #onDenied: (denied: DeniedCall) => void;
  readonly #onUsed: (grant: string) => void;

  /** @param onUsed called once for each grant (see `grantsOf`) that a call used */
  constructor(
    secret: string,
    onDenied: (denied: DeniedCall) => void = () => undefined,
    onUsed: (grant: string) => void = () => undefined,
  ) {
    this.#secret = secret;
    this.#onDenied = onDenied;
    this.#onUsed = onUsed;
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
    // Most parts of a transaction are the same request to IAM.
    for (const request of new Map(requests.map((part) => [JSON.stringify(part), part])).values()) {
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
      return denied;
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
  unusedGrants(): string[] {
    return [...this.#roles].flatMap(grantsOf).filter((grant) => !this.#used.has(grant));
  }

  #judge(role: Role, request: Request): DeniedCall["reason"] | undefined {
    const applicable = role.statements.filter((statement) => applies(statement, request));
    if (applicable.some((statement) => statement.effect === "Deny")) return "a statement denies it";
    const allowing = applicable.filter((statement) => statement.effect === "Allow");
    if (allowing.length === 0) return "no statement allows it";
    for (const grant of allowing.flatMap((statement) => grantsIn(statement, request))) {
      if (this.#used.has(grant)) continue;
      this.#used.add(grant);
      this.#onUsed(grant);
    }
    return undefined;
  }
}

/** The access key id in a SigV4 `Authorization` header, or undefined. */
export function accessKeyOf(request: IncomingMessage): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? "")?.[1];
}

/** How far an action goes with the keys or objects that a statement names; other actions count by their own names. */
const LEVELS: Record<string, string> = {
  ...Object.fromEntries(["GetItem", "BatchGetItem", "Query"].map((name) => [`dynamodb:${name}`, "read"])),
  ...Object.fromEntries(
    ["PutItem", "UpdateItem", "ConditionCheckItem"].map((name) => [`dynamodb:${name}`, "write"]),
  ),
  "dynamodb:DeleteItem": "delete",
  "s3:GetObject": "read",
  "s3:PutObject": "write",
  "s3:DeleteObject": "delete",
};
const ORDER = ["read", "write", "delete"];

/** Services whose calls never pass through the local cloud. */
const UNSEEN = /^logs:/;

/**
 * A role's grants, one line each: `laborium-tenant-demo/RolesCoreStaff1A2B/Grants write T#demo#NEWS`. A level includes the ones before it;
 * `any` is one statement of several levels.
 */
export function grantsOf(role: Role): string[] {
  const all = new Set(role.statements.flatMap((statement) => grantsIn(statement)));
  return [...all].filter((grant) => {
    const [source, level = "", name] = grant.split(" ");
    const higher = ORDER.slice(ORDER.indexOf(level) + 1);
    return !ORDER.includes(level) || !higher.some((other) => all.has(`${source} ${other} ${name}`));
  });
}

/** The grants of a statement; if a request is given, only those that it used. */
function grantsIn(statement: Statement, request?: Request): string[] {
  const actions = statement.actions.filter((action) => !UNSEEN.test(action));
  if (statement.effect !== "Allow" || actions.length === 0) return [];
  const [level, ...others] = new Set(actions.map((action) => LEVELS[action] ?? action));
  const keys = statement.conditions["ForAllValues:StringLike"]?.[LEADING_KEYS];
  const requested = keys ? request?.context[LEADING_KEYS] : request && [request.resource];
  return (keys ?? statement.resources)
    .filter((name) => !request || requested?.some((value) => matches(name, value)))
    .map((name) => `${statement.source} ${others.length > 0 ? "any" : level} ${name}`);
}

/** The message AWS gives with AccessDenied. */
export function deniedMessage(denied: DeniedCall): string {
  return (
    `User: arn:aws:sts::000000000000:assumed-role/${denied.role}/${denied.principal} is not authorized to ` +
    `perform: ${denied.action} on resource: ${denied.resource} because ${denied.reason}`
  );
}
