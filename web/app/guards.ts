import type { ModuleKey } from "../../shared/kernel/modules.ts";
import type { Permission } from "../../shared/kernel/permissions.ts";
import type { Access } from "../platform/permissions.ts";
import { loginAddress, safeNext } from "../platform/session.ts";
import type { Startup } from "../platform/startup.ts";

/** What a route says about itself; the innermost one that names permissions decides. */
export interface RouteRules {
  /** `entry` only for visitors who are not signed in, `unknown-tenant` only in that state, else for who is signed in. */
  audience?: "entry" | "unknown-tenant" | "anyone";
  /** Any one of them opens the route. */
  permissions?: readonly Permission[];
  /** Must be booked; otherwise the route leads to `info`. */
  module?: { key: ModuleKey; info: string };
}

export type Decision = { kind: "enter" } | { kind: "go"; to: string } | { kind: "refuse" };

export const unknownTenantPath = "/login/nicht-gefunden";
const enter: Decision = { kind: "enter" };
const go = (to: string): Decision => ({ kind: "go", to });

/**
 * Decides on one navigation.
 * @param wanted path and query
 * @param rules of the matched routes, the outermost first
 */
export function decide(
  wanted: { pathname: string; search: string },
  rules: readonly RouteRules[],
  now: { startup: Startup["status"]; signedIn: boolean; access: Access },
): Decision {
  const audience = rules.findLast((rule) => rule.audience)?.audience;
  if (now.startup === "invalid-tenant") {
    return audience === "unknown-tenant" ? enter : go(unknownTenantPath);
  }
  if (audience === "unknown-tenant") return go("/dashboard");
  if (audience === "anyone") return enter;
  if (audience === "entry") {
    return now.signedIn ? go(safeNext(new URLSearchParams(wanted.search).get("next"))) : enter;
  }
  if (!now.signedIn) return go(loginAddress(wanted.pathname + wanted.search));
  const module = rules.findLast((rule) => rule.module)?.module;
  if (module && !now.access.booked(module.key)) return go(module.info);
  const permissions = rules.findLast((rule) => rule.permissions)?.permissions;
  return permissions && !now.access.may(...permissions) ? { kind: "refuse" } : enter;
}

/** Where somebody stays who was refused: on the page shown, or on the dashboard if there is none. */
export function whereToStay(refused: string, lastEntered: string | null): string {
  return lastEntered === null || lastEntered === refused ? "/dashboard" : lastEntered;
}
