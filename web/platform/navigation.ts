interface Router {
  state: { navigation: { location?: { pathname: string; search: string } | undefined } };
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
