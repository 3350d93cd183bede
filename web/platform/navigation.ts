interface Router {
  state: { navigation: { location?: { pathname: string; search: string } | undefined } };
}
let watched: Router | undefined;

/** Lets the app's parts know where its router is heading. */
export function watchNavigation(router: Router): void {
  watched = router;
}

/** Where a navigation leads that is under way, else null; known at once, before anything of it is drawn. */
export function wantedAddress(): string | null {
  const location = watched?.state.navigation.location;
  return location ? location.pathname + location.search : null;
}
