import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";

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

/** Target of the pending navigation, known before it is drawn; otherwise null. */
export function wantedAddress(): string | null {
  const location = watched?.state.navigation.location;
  return location ? location.pathname + location.search : null;
}

/** The fragment of the wanted address, with `#`. Falls back to the browser's address before the first navigation. */
export const wantedHash = () => (watched?.state.navigation.location ?? window.location).hash;

const matches = new Map<string, readonly RouteMatch[]>();
let matched: readonly RouteObject[] = [];
/** Number of addresses whose matches are kept: more than one page links to. */
const mostMatches = 1_000;

/**
 * The routes that lead to an address, the outermost first; none if no page has it. Kept, because a match compiles every route anew, and
 * each row of a list asks for its link.
 */
export function matchesAt(address: string): readonly RouteMatch[] {
  const routes = watched?.routes ?? [];
  if (routes !== matched || matches.size >= mostMatches) matches.clear();
  matched = routes;
  const branch = matches.get(address) ?? matchRoutes([...routes], address) ?? [];
  matches.set(address, branch);
  return branch;
}

/** The shown entry of the browser's history, and whether it was reached by going back or forward; known before it is drawn. */
export const presentEntry = (): { key: string | undefined; isReturn: boolean } => ({
  key: watched?.state.location.key,
  isReturn: watched?.state.historyAction === "POP",
});

/** Whether a navigation is pending, or the user is being asked whether to leave the page. Another navigation would cancel either. */
export const isLeaving = () =>
  wantedAddress() !== null ||
  [...(watched?.state.blockers.values() ?? [])].some(({ state }) => state !== "unblocked");
