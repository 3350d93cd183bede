import { isDemandedOf } from "../../../shared/core/settings/factor-demand.ts";
import {
  type EndpointSpec,
  isPermitted,
  isWrite,
  needsAll,
  permissionsIn,
} from "../../../shared/kernel/endpoint.ts";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { permissionsOf, tokenGrants } from "../../../shared/kernel/permissions.ts";
import { invalidTokenDetail } from "../../../shared/kernel/problem.ts";
import { type Actor, deployedTenant } from "../actor.ts";
import { problem } from "../problem.ts";
import { inMaintenance, type TenantRecord } from "../tenant.store.ts";
import { endOf, noteUse, readCaller, tokenPrefixes } from "./token.store.ts";

/** The credentials of a request. Only the log-in command may use the password of Basic credentials. */
export interface Credentials {
  scheme: "token" | "basic" | "none";
  value: string;
}

export function credentialsOf(header: string | undefined): Credentials {
  const [, scheme, value] = /^(Token|Basic)\s+(\S+)\s*$/i.exec(header ?? "") ?? [];
  if (!scheme || !value) return { scheme: "none", value: "" };
  return { scheme: scheme.toLowerCase() as "token" | "basic", value };
}

/**
 * Identifies the caller by the credentials that the endpoint accepts, in the tenant of the deployment.
 * @throws ProblemError 401 or 404
 */
export async function identify(
  endpoint: EndpointSpec,
  credentials: Credentials,
): Promise<{ actor: Actor; tenant: TenantRecord }> {
  const visitor = { tenant: deployedTenant() };
  const token = credentials.scheme === "token" && !endpoint.public ? credentials.value : undefined;
  const caller = await readCaller(visitor, token);
  const { tenant } = caller;
  if (!tenant || tenant.disabled) throw problem("tenant_not_found", "No laboratory answers here.");

  const actor: Actor = {
    tenant: visitor.tenant,
    kind: "visitor",
    id: "",
    name: "",
    permissions: new Set(),
    modules: tenant.modules,
    languages: tenant.languages as unknown as Actor["languages"],
    publishingGate: tenant.publishing_gate,
    session: null,
    proof: null,
  };
  const signedIn = endpoint.public ? actor : signIn(endpoint, credentials, caller, actor);
  if (signedIn.id && caller.token) await noteUse(visitor, caller.token);
  return { actor: signedIn, tenant };
}

/**
 * Checks the caller's permissions, the booked modules and maintenance against the endpoint's declaration. Access is denied unless everything holds.
 * @throws ProblemError 403 or 503
 */
export function admit(endpoint: EndpointSpec, actor: Actor, tenant: TenantRecord): void {
  if (actor.owesFactor && !endpoint.public && !endpoint.beforeFactor)
    throw problem("second_factor_missing", "auth/second-factor/ sets it up.");
  checkModule(endpoint, actor);
  checkPermission(endpoint, actor);
  if (inMaintenance(tenant) && isWrite(endpoint) && !endpoint.duringMaintenance) {
    throw problem("maintenance", "The application is read-only during maintenance.", { retryAfter: 300 });
  }
}

function signIn(
  endpoint: Exclude<EndpointSpec, { public: true }>,
  credentials: Credentials,
  caller: Awaited<ReturnType<typeof readCaller>>,
  visitor: Actor,
): Actor {
  const accepted = endpoint.credentials ?? ["session"];
  if (accepted.includes("basic") && credentials.scheme !== "token") return visitor;
  const { token, account } = caller;
  const prefix = credentials.value.slice(0, 3);
  if (!token || prefix !== tokenPrefixes[token.kind] || !accepted.includes(token.kind))
    throw problem("invalid_token", invalidTokenDetail);
  if (token.kind !== "session") {
    const { kind, hash, name } = token;
    const end = new Date(endOf(token) * 1000);
    // Only holders of the token learn this, and the log of their system then says what to do.
    if (end.getTime() <= Date.now())
      throw problem("token_expired", `The ${kind} token ${name} expired at ${end.toISOString()}.`);
    return { ...visitor, kind: `${kind}-token`, id: hash, name, permissions: new Set(tokenGrants[kind]) };
  }
  if (!account) throw problem("invalid_token", invalidTokenDetail);
  return {
    ...visitor,
    kind: "account",
    id: account.id,
    name: account.username,
    permissions: new Set(permissionsOf({ isAdmin: account.is_admin, groups: account.groups })),
    session: token.hash,
    proof: token.proof ?? null,
    // Staff who come from the laboratory's identity provider have shown their factors there.
    owesFactor:
      !account.second_factor &&
      token.proof?.by !== "sso" &&
      isDemandedOf(caller.tenant?.second_factor_of ?? [], account),
  };
}

function checkModule(endpoint: EndpointSpec, actor: Actor): void {
  const { module } = endpoint;
  if (!module) return;
  if (!moduleKeys.includes(module) || actor.modules[module] !== true)
    throw problem("module_not_booked", `The module ${module} is not booked.`);
}

function checkPermission(endpoint: EndpointSpec, actor: Actor): void {
  if (endpoint.public || isPermitted(endpoint.permission, actor.permissions)) return;
  const names = permissionsIn(endpoint.permission).join(needsAll(endpoint.permission) ? " and " : " or ");
  throw problem("permission_denied", `This needs the permission ${names}.`);
}
