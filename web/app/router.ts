import { createBrowserRouter } from "react-router";
import { entry } from "../core/entry.ts";
import { inTime, leadsTo } from "../platform/routing/page.ts";
import { Crashed, Root, Splash } from "./root.tsx";

/** Unknown paths lead to the dashboard, unless their module redirects to its home. */
export const unknown = leadsTo("/dashboard", "*");

const rootId = "root";

/** The router. It starts with the pages before the log-in; the many behind it are loaded with the first other address. */
export function createRouter() {
  let isLoaded = false;
  return createBrowserRouter(
    [
      {
        id: rootId,
        Component: Root,
        ErrorBoundary: Crashed,
        HydrateFallback: Splash,
        // An unmatched path is unknown at first, so that there is always a route while more are loading.
        children: [...entry, { ...unknown, Component: Splash }],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        if (isLoaded) return;
        const { routes } = await inTime(import("./routes.tsx"));
        isLoaded = true;
        patch(rootId, routes);
      },
    },
  );
}
