import "../ui/theme/base.ts";
import { Button, Loader, localStorageColorSchemeManager, MantineProvider, Stack, Text, Title } from "@mantine/core";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { problemText } from "../platform/problem-text.ts";
import { type Startup, start, useStartup } from "../platform/startup.ts";
import { cssVariables, themeFor } from "../ui/theme/theme.ts";
import { routes } from "./routes.tsx";

const schemes = localStorageColorSchemeManager({ key: "laborium.scheme" });
const ownColour = "#0b6e6e";
let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The router begins with its first navigation, so it is made only once the start-up data is there. */
function theRouter() {
  router ??= createBrowserRouter(routes);
  return router;
}

function Splash() {
  const { t } = useTranslation("app");
  return (
    <Stack component="main" align="center" justify="center" mih="100vh" gap="md" role="status">
      <Loader type="dots" />
      <Text c="dimmed">{t("states.loading")}</Text>
    </Stack>
  );
}

function StartFailed({ problem }: { problem: unknown }) {
  const { t } = useTranslation("app");
  return (
    <Stack component="main" align="center" justify="center" mih="100vh" p="xl" gap="sm" ta="center">
      <Title order={1}>{t("states.failed")}</Title>
      <Text c="dimmed" maw={460} role="alert">
        {problemText(problem)}
      </Text>
      <Button mt="sm" onClick={() => void start()}>
        {t("states.retry")}
      </Button>
    </Stack>
  );
}

/** What the global data state shows: a splash, a failure with a way out, or the app. */
export function StartupGate({ startup, children }: { startup: Startup; children: React.ReactNode }) {
  if (startup.status === "loading") return <Splash />;
  if (startup.status === "error") return <StartFailed problem={startup.problem} />;
  return children;
}

/** The app in the laboratory's colours. */
export function App() {
  const startup = useStartup();
  const colour = startup.status === "success" ? startup.settings.colours.primary : ownColour;
  const theme = useMemo(() => themeFor(colour), [colour]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      <Suspense fallback={<Splash />}>
        <StartupGate startup={startup}>
          {startup.status !== "loading" && startup.status !== "error" && <RouterProvider router={theRouter()} />}
        </StartupGate>
      </Suspense>
    </MantineProvider>
  );
}
