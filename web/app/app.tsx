import "@fontsource-variable/inter/wght.css";
import "../ui/theme/base.css";
import { type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { RouterProvider } from "react-router/dom";
import { watchNavigation } from "../platform/navigation.ts";
import { problemText } from "../platform/problem-text.ts";
import { type Startup, start, useStartup } from "../platform/startup.ts";
import { PlainButton, PlainMessage } from "../ui/plain.tsx";
import { wearColour } from "../ui/theme/scheme.ts";
import { Splash } from "./root.tsx";
import { createRouter } from "./router.ts";

let router: ReturnType<typeof createRouter> | undefined;

/** Create the router only once the start-up data are loaded, because it starts its first navigation at once. */
function theRouter() {
  if (!router) {
    router = createRouter();
    watchNavigation(router);
  }
  return router;
}

/** Renders the state of the start-up data: a splash, a failure with a way out, or the app. */
function StartupGate({ startup, children }: { startup: Startup; children: () => ReactNode }) {
  const { t } = useTranslation("app");
  if (startup.status === "loading") return <Splash />;
  if (startup.status !== "error") return children();
  return (
    <PlainMessage
      alert
      title={t("states.failed")}
      text={problemText(startup.problem)}
      actions={<PlainButton onClick={() => void start()}>{t("states.retry")}</PlainButton>}
    />
  );
}

/** The app in the laboratory's colours. */
export function App() {
  const startup = useStartup();
  const colour = startup.status === "success" ? startup.settings.colours.primary : null;
  useEffect(() => {
    if (colour) wearColour(colour);
  }, [colour]);
  return (
    <Suspense fallback={<Splash />}>
      <StartupGate startup={startup}>{() => <RouterProvider router={theRouter()} />}</StartupGate>
    </Suspense>
  );
}
