import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from "react-router";
import { reloadOnce } from "../platform/preload.ts";
import { pageTitle } from "../platform/title.ts";
import { VersionWatch, type VersionFinding } from "../platform/version.ts";
import type { RouteHandle } from "./page.ts";

const VersionModal = lazy(() => import("./version-modal.tsx"));
const watch = new VersionWatch();

function useTitle() {
  const { i18n } = useTranslation();
  const matches = useMatches();
  const titles = matches.map((match) => (match.handle as RouteHandle | undefined)?.title?.(i18n.t) ?? "");
  const title = pageTitle(titles);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useVersionCheck(): VersionFinding {
  const { pathname } = useLocation();
  const [finding, setFinding] = useState<VersionFinding>("same");
  const last = useRef("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    let gone = false;
    void watch.check().then((result) => {
      if (!gone) setFinding((before) => (result === "same" ? before : result));
    });
    return () => {
      gone = true;
    };
  }, [pathname]);
  return finding;
}

/** What stands around every page: its title, the version check, scrolling. */
export function Root() {
  useTitle();
  const finding = useVersionCheck();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      {finding !== "same" && (
        <Suspense>
          <VersionModal finding={finding} />
        </Suspense>
      )}
    </>
  );
}

/** Shown where a page failed while it was loaded or drawn. */
export function Crashed() {
  const { t } = useTranslation("app");
  const error = useRouteError();
  const lost = error instanceof TypeError && /import|module|preload/i.test(error.message);
  const [reloading] = useState(() => lost && reloadOnce());
  if (reloading) return null;
  return (
    <Stack component="main" align="center" justify="center" mih="70vh" p="xl" gap="sm" ta="center">
      <Title order={1}>{t("states.crashed")}</Title>
      <Text c="dimmed" maw={460}>
        {t("states.crashedText")}
      </Text>
      <Group mt="sm">
        <Button onClick={() => window.location.reload()}>{t("states.reload")}</Button>
        <Button variant="default" component="a" href="/dashboard">
          {t("states.toDashboard")}
        </Button>
      </Group>
    </Stack>
  );
}
