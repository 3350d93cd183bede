import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from "react-router";
import { reloadOnce } from "../platform/preload.ts";
import { pageTitle } from "../platform/title.ts";
import { type VersionFinding, VersionWatch } from "../platform/version.ts";
import { PlainButton, PlainMessage } from "../ui/plain.tsx";
import { PlainDialog } from "../ui/plain-dialog.tsx";
import type { RouteHandle } from "./page.ts";

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
    void watch.check().then((result) => {
      if (result !== "same") setFinding(result);
    });
  }, [pathname]);
  return finding;
}

function VersionDialog({ finding }: { finding: Exclude<VersionFinding, "same"> }) {
  const { t } = useTranslation("app");
  const reload = () => window.location.reload();
  return finding === "newer" ? (
    <PlainDialog
      title={t("newVersion.title")}
      text={t("newVersion.text")}
      button={t("newVersion.activate")}
      onPress={reload}
    />
  ) : (
    <PlainDialog
      title={t("noConnection.title")}
      text={t("noConnection.text")}
      button={t("noConnection.retry")}
      onPress={reload}
    />
  );
}

/** Shown until the code of the first page is there. */
export function Splash() {
  const { t } = useTranslation("app");
  return <PlainMessage text={t("states.loading")} />;
}

/** What stands around every page: its title, the version check, scrolling. */
export function Root() {
  useTitle();
  const finding = useVersionCheck();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      {finding !== "same" && <VersionDialog finding={finding} />}
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
    <PlainMessage
      alert
      title={t("states.crashed")}
      text={t("states.crashedText")}
      actions={
        <>
          <PlainButton onClick={() => window.location.reload()}>{t("states.reload")}</PlainButton>
          <PlainButton quiet onClick={() => window.location.assign("/dashboard")}>
            {t("states.toDashboard")}
          </PlainButton>
        </>
      }
    />
  );
}
