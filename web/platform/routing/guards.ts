import i18next from "i18next";
import { type LoaderFunction, replace } from "react-router";
import { wantedHash } from "../navigation.ts";
import { type Access, currentAccess, type GuardedCall } from "../permissions.ts";
import { isSignedIn, loginAddress, safeNext } from "../session.ts";
import { currentAccount, currentStartup, type Startup } from "../startup.ts";

/** Conditions for opening a page. */
export interface RouteRules {
  /** `entry` for visitors who are not signed in, `unknown-tenant` only in that state; signed-in users by default. */
  audience?: "entry" | "unknown-tenant" | "anyone";
  /** Calls whose permissions the page requires. If the module of one is not booked, the module's info page is shown instead. */
  calls?: readonly GuardedCall[];
  /** Path parameter that names an account; every account may open its own page. */
  own?: string;
  /** Allowed values of path parameters; others lead to the module's home. */
  only?: Readonly<Record<string, readonly string[]>>;
}
type Params = Readonly<Record<string, string | undefined>>;

type Decision = { kind: "enter" } | { kind: "go"; to: string } | { kind: "refuse" };

const unknownTenantPath = "/login/nicht-gefunden";
const enter: Decision = { kind: "enter" };
const go = (to: string): Decision => ({ kind: "go", to });

/** An address of the app; `hash` includes `#`. */
interface Destination {
  pathname: string;
  search: string;
  hash?: string;
}

/** State that decides on a navigation. */
export const present = () => ({
  startup: currentStartup().status,
  signedIn: isSignedIn(),
  access: currentAccess(),
  account: currentAccount()?.id,
});

/** Whether the user returns from the identity provider, possibly from proving their identity again. */
export function comesFromProvider(search: string): boolean {
  const query = new URLSearchParams(search);
  return (query.has("code") && query.has("state")) || query.has("error");
}

/** Decides on one navigation. */
export function decide(
  destination: Destination,
  { audience, calls = [], own: ownParameter, only = {} }: RouteRules,
  now: { startup: Startup["status"]; signedIn: boolean; access: Access; account?: string | undefined },
  params: Params = {},
): Decision {
  if (now.startup === "invalid-tenant") {
    return audience === "unknown-tenant" ? enter : go(unknownTenantPath);
  }
  if (audience === "unknown-tenant") return go("/dashboard");
  if (audience === "anyone") return enter;
  if (audience === "entry") {
    return now.signedIn && !comesFromProvider(destination.search)
      ? go(safeNext(new URLSearchParams(destination.search).get("next")))
      : enter;
  }
  if (!now.signedIn) return go(loginAddress(destination));
  const home = `/${destination.pathname.split("/")[1]}`;
  if (Object.entries(only).some(([name, values]) => !values.includes(params[name] ?? ""))) return go(home);
  if (ownParameter && now.account !== undefined && params[ownParameter] === now.account) return enter;
  if (calls.some(({ module }) => !now.access.booked(module ?? null))) {
    return go(`${home}/info`);
  }
  return calls.every(now.access.mayEnter) ? enter : { kind: "refuse" };
}

/** Address on which a refused user stays: the current page, or the dashboard if there is none. */
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
  return ({ request, params }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    const decision = decide({ pathname, search, hash: wantedHash() }, rules, present(), params);
    if (decision.kind === "go") return replace(decision.to);
    if (decision.kind === "refuse") {
      void sayRefused();
      return replace(whereToStay(path, lastEntered));
    }
    if (isSignedIn()) lastEntered = path;
    return null;
  };
}
