import i18next from "i18next";
import { type LoaderFunction, replace } from "react-router";
import { type Access, currentAccess, type GuardedCall } from "../permissions.ts";
import { isSignedIn, loginAddress, safeNext } from "../session.ts";
import { currentStartup, type Startup } from "../startup.ts";

/** A page's conditions for opening it. */
export interface RouteRules {
  /** `entry` only for visitors who are not signed in, `unknown-tenant` only in that state, else for signed-in users. */
  audience?: "entry" | "unknown-tenant" | "anyone";
  /** The calls that the page cannot do without. If the module of one is not booked, the module's info page is shown instead. */
  calls?: readonly GuardedCall[];
}

type Decision = { kind: "enter" } | { kind: "go"; to: string } | { kind: "refuse" };

const unknownTenantPath = "/login/nicht-gefunden";
const enter: Decision = { kind: "enter" };
const go = (to: string): Decision => ({ kind: "go", to });

/** Whether somebody comes back from the identity provider, possibly to prove again who they are. */
export function comesFromProvider(search: string): boolean {
  const query = new URLSearchParams(search);
  return (query.has("code") && query.has("state")) || query.has("error");
}

/**
 * Decides on one navigation.
 * @param wanted path and query
 */
export function decide(
  wanted: { pathname: string; search: string },
  { audience, calls = [] }: RouteRules,
  now: { startup: Startup["status"]; signedIn: boolean; access: Access },
): Decision {
  if (now.startup === "invalid-tenant") {
    return audience === "unknown-tenant" ? enter : go(unknownTenantPath);
  }
  if (audience === "unknown-tenant") return go("/dashboard");
  if (audience === "anyone") return enter;
  if (audience === "entry") {
    return now.signedIn && !comesFromProvider(wanted.search)
      ? go(safeNext(new URLSearchParams(wanted.search).get("next")))
      : enter;
  }
  if (!now.signedIn) return go(loginAddress(wanted.pathname + wanted.search));
  if (calls.some(({ module }) => !now.access.booked(module ?? null))) {
    return go(`/${wanted.pathname.split("/")[1]}/info`);
  }
  return calls.every(now.access.mayCall) ? enter : { kind: "refuse" };
}

/** Where a refused person stays: on the current page, or on the dashboard if there is none. */
export function whereToStay(refused: string, lastEntered: string | null): string {
  return lastEntered === null || lastEntered === refused ? "/dashboard" : lastEntered;
}

let lastEntered: string | null = null;

async function sayRefused() {
  const { notifyError } = await import("../notify.tsx");
  notifyError(i18next.t("platform:permission.title"), {
    id: "no-permission",
    content: i18next.t("platform:permission.text"),
    timeout: 0,
  });
}

/** The check that runs before a page is shown, on every navigation. */
export function guard(rules: RouteRules): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const wanted = pathname + search;
    const decision = decide({ pathname, search }, rules, {
      startup: currentStartup().status,
      signedIn: isSignedIn(),
      access: currentAccess(),
    });
    if (decision.kind === "go") return replace(decision.to);
    if (decision.kind === "refuse") {
      void sayRefused();
      return replace(whereToStay(wanted, lastEntered));
    }
    if (isSignedIn()) lastEntered = wanted;
    return null;
  };
}
