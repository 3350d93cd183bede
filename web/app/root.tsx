import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches, useRouteError } from "react-router";
import { titleText } from "../platform/i18n/title.ts";
import { Modals } from "../platform/modals.tsx";
import { isReloading, reloadOnce } from "../platform/preload.ts";
import { handleOf } from "../platform/routing/page.ts";
import { pageTitle } from "../platform/title.ts";
import { reportLater } from "../platform/uncaught.ts";
import { PlainButton, PlainMessage } from "../ui/plain.tsx";
import { useVersionCheck } from "./version-check.ts";

function useTitle() {
  useTranslation();
  const titles = useMatches().map((match) => {
    const { title } = handleOf(match);
    return title ? titleText(title) : "";
  });
  const title = pageTitle(titles);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Shown while the first page's code loads. */
export function Splash() {
  const { t } = useTranslation("app");
  return <PlainMessage text={t("states.loading")} />;
}

/** Surrounds every page: its title, the version check, scrolling. */
export function Root() {
  useTitle();
  useVersionCheck();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Modals />
    </>
  );
}

const reload = () => window.location.reload();

/** Shown if a page fails to load or to render. */
export function Crashed() {
  const { t } = useTranslation("app");
  const error = useRouteError();
  // Failed scripts are reported by the browser (TypeError), failed style sheets by the preload (Error).
  const isLoadFailure = error instanceof Error && /import|module|preload/i.test(error.message);
  const [reloading] = useState(() => isReloading() || (isLoadFailure && reloadOnce()));
  const [offline] = useState(() => isLoadFailure && !navigator.onLine);
  useEffect(() => {
    if (!reloading && !offline) reportLater(error);
  }, [error, reloading, offline]);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [offline]);
  if (reloading) return null;
  if (offline) return <PlainMessage alert title={t("noConnection.title")} text={t("noConnection.text")} />;
  return (
    <PlainMessage
      alert
      title={t("states.crashed")}
      text={t("states.crashedText")}
      actions={
        <>
          <PlainButton onClick={reload}>{t("states.reload")}</PlainButton>
          <PlainButton quiet onClick={() => window.location.assign("/dashboard")}>
            {t("states.toDashboard")}
          </PlainButton>
        </>
      }
    />
  );
}
