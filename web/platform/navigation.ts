import type { RouteObject } from "react-router";

interface Router {
  routes: readonly RouteObject[];
  state: {
    location: { key: string };
    historyAction: string;
    navigation: { location?: { pathname: string; search: string; hash: string } | undefined };
    blockers: ReadonlyMap<string, { state: "unblocked" | "blocked" | "proceeding" }>;
  };
}
let watched: Router | undefined;

/** Exposes the router's pending navigation to the app's parts. */
export function watchNavigation(router: Router): void {
  watched = router;
}

/** Target of the pending navigation, else null; known before anything of it is drawn. */
export function wantedAddress(): string | null {
  const location = watched?.state.navigation.location;
  return location ? location.pathname + location.search : null;
}

/** The fragment of the wanted address, with its sign. The browser has it before the first navigation is pending. */
export const wantedHash = () => (watched?.state.navigation.location ?? window.location).hash;

/** All routes that are loaded. */
export const knownRoutes = () => watched?.routes ?? [];

/** The entry of the browser's history that is shown, and whether somebody went back or forward to it; known before it is drawn. */
export const presentEntry = (): { key: string | undefined; isReturn: boolean } => ({
  key: watched?.state.location.key,
  isReturn: watched?.state.historyAction === "POP",
});

/**
 * Whether somebody is on the way to another page, or is asked whether to leave this one. Any other navigation
 * would call them back or take the question away.
 */
export const isLeaving = () =>
  wantedAddress() !== null ||
  [...(watched?.state.blockers.values() ?? [])].some(({ state }) => state !== "unblocked");
