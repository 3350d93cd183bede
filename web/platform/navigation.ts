interface Router {
  state: {
    navigation: { location?: { pathname: string; search: string } | undefined };
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

/**
 * Whether somebody is on the way to another page, or is asked whether to leave this one. Any other navigation
 * would call them back or take the question away.
 */
export const isLeaving = () =>
  wantedAddress() !== null ||
  [...(watched?.state.blockers.values() ?? [])].some(({ state }) => state !== "unblocked");
