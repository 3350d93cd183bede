import { createBrowserRouter } from "react-router";
import { entry } from "./entry-routes.ts";
import { unknown } from "./page.ts";
import { Crashed, Root, Splash } from "./root.tsx";

const rootId = "root";

/** The router. It knows the pages before the log-in; the many behind it come with the first address that is none of them. */
export function createRouter() {
  let known = false;
  return createBrowserRouter(
    [
      {
        id: rootId,
        Component: Root,
        ErrorBoundary: Crashed,
        HydrateFallback: Splash,
        // What is not known yet is unknown at first, so that nothing is without a route while more is on its way.
        children: [...entry, { ...unknown, Component: Splash }],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        if (known) return;
        const { routes } = await import("./routes.tsx");
        known = true;
        patch(rootId, routes);
      },
    },
  );
}
