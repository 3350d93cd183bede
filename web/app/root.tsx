import type { TFunction } from "i18next";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteError } from "react-router";
import { openModal, useModals } from "../platform/modal.ts";
import { reloadOnce } from "../platform/preload.ts";
import { pageTitle } from "../platform/title.ts";
import { reportLater } from "../platform/uncaught.ts";
import { type VersionFinding, versionWatch } from "../platform/version.ts";
import { PlainButton, PlainMessage } from "../ui/plain.tsx";
import type { RouteHandle } from "./page.ts";

const Modals = lazy(() => import("../platform/modals.tsx"));

function useTitle() {
  const { i18n } = useTranslation();
  const matches = useMatches();
  const titles = matches.map((match) => (match.handle as RouteHandle | undefined)?.title?.(i18n.t) ?? "");
  const title = pageTitle(titles);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Tells about a new version, or that there is no connection; neither can be put aside. */
function sayFinding(finding: Exclude<VersionFinding, "same">, t: TFunction<"app">) {
  const reload = () => window.location.reload();
  const [text, button] =
    finding === "newer"
      ? (["newVersion", t("newVersion.activate")] as const)
      : (["noConnection", t("noConnection.retry")] as const);
  openModal({
    id: "version",
    title: t(`${text}.title`),
    content: t(`${text}.text`),
    buttons: [{ label: button, onClick: reload }],
    closable: false,
  });
}

function useVersionCheck() {
  const { t } = useTranslation("app");
  const { pathname } = useLocation();
  const last = useRef("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void versionWatch.check().then((finding) => {
      if (finding !== "same") sayFinding(finding, t);
    });
  }, [pathname, t]);
}

/** Shown until the code of the first page is there. */
export function Splash() {
  const { t } = useTranslation("app");
  return <PlainMessage text={t("states.loading")} />;
}

/** What stands around every page: its title, the version check, scrolling. */
export function Root() {
  useTitle();
  useVersionCheck();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      {useModals().length > 0 && (
        <Suspense>
          <Modals />
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
  useEffect(() => {
    if (!reloading) reportLater(error);
  }, [error, reloading]);
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
