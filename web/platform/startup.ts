import {
  getBookedModules,
  getMaintenance,
  getPublicSettings,
} from "../../shared/core/settings/settings.endpoints.ts";
import type { PublicSettings } from "../../shared/core/settings/settings.ts";
import { getCurrentUser } from "../../shared/core/users/users.endpoints.ts";
import type { OutputOf } from "../../shared/kernel/endpoint.ts";
import type { BookedModules } from "../../shared/kernel/modules.ts";
import { call, observeProblems } from "./api/call.ts";
import { ApiProblem } from "./api/problem.ts";
import { isSignedIn } from "./session.ts";
import { store } from "./store.ts";

export type CurrentUser = OutputOf<typeof getCurrentUser>;
/** The start-up data that the app needs before it shows anything. */
export type Startup =
  | { status: "loading" }
  | { status: "invalid-tenant" }
  | { status: "error"; problem: unknown }
  | {
      status: "success";
      settings: PublicSettings;
      maintenance: boolean;
      /** Null while no account is signed in. */
      person: { user: CurrentUser; modules: BookedModules } | null;
    };

const { get: currentStartup, set: become, use: useStartup } = store<Startup>({ status: "loading" });

export { currentStartup, useStartup };

/** Changes the start-up data; does nothing unless the start has succeeded. */
function change(changes: Partial<Extract<Startup, { status: "success" }>>): void {
  const state = currentStartup();
  if (state.status === "success") become({ ...state, ...changes });
}

async function personalData() {
  const [user, modules] = await Promise.all([call(getCurrentUser), call(getBookedModules)]);
  return { user, modules };
}

/**
 * Makes the start-up calls, all at once: always for public settings and maintenance, and for the account and the booked modules only when
 * signed in. A 404 means that this host belongs to no laboratory; any other failure is an error.
 */
export async function start(): Promise<Startup> {
  become({ status: "loading" });
  try {
    const [settings, { maintenance }, person] = await Promise.all([
      call(getPublicSettings),
      call(getMaintenance),
      isSignedIn() ? personalData() : null,
    ]);
    become({ status: "success", settings, maintenance, person });
  } catch (problem) {
    const unknownTenant = problem instanceof ApiProblem && problem.status === 404;
    become(unknownTenant ? { status: "invalid-tenant" } : { status: "error", problem });
  }
  return currentStartup();
}

/** Reads account and modules after signing in, without a restart. */
export async function loadPerson(): Promise<void> {
  change({ person: await personalData() });
}

/** Stores settings that were just saved, so that the whole app shows them at once. */
export function adoptSettings(settings: PublicSettings): void {
  change({ settings });
}

/** Forgets the account after signing out. */
export function forgetPerson(): void {
  change({ person: null });
}

/** Records that maintenance has begun or ended while the app is open. */
function noteMaintenance(maintenance: boolean): void {
  const state = currentStartup();
  if (state.status === "success" && state.maintenance !== maintenance) become({ ...state, maintenance });
}
/** Asks whether maintenance is on; without a response, the last known state is kept. */
export async function checkMaintenance(): Promise<void> {
  const answer = await call(getMaintenance).catch(() => null);
  if (answer) noteMaintenance(answer.maintenance);
}
let rereading = false;
/** Reads account and modules again because permissions have changed. */
async function rereadPerson(): Promise<void> {
  if (rereading) return;
  rereading = true;
  // On failure, keep the last known state; the page itself reports missing permissions.
  await loadPerson().catch(() => undefined);
  rereading = false;
}
observeProblems(({ code }) => {
  if (code === "maintenance") noteMaintenance(true);
  if (code === "second_factor_missing" || code === "permission_denied" || code === "module_not_booked")
    void rereadPerson();
});

/** Whether maintenance makes the app read-only. */
export const useMaintenance = () => {
  const startup = useStartup();
  return startup.status === "success" && startup.maintenance;
};

const accountOf = (startup: Startup) => (startup.status === "success" ? startup.person?.user : undefined);
export const currentAccount = () => accountOf(currentStartup());
export const useAccount = () => accountOf(useStartup());

/** The laboratory's public settings; may only be used after start-up has succeeded. */
export function useSettings(): PublicSettings {
  const startup = useStartup();
  if (startup.status !== "success") throw new Error("The start-up has not succeeded.");
  return startup.settings;
}
