import { createBrowserRouter } from "react-router";
import { entry } from "./entry-routes.ts";
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
        children: entry,
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
