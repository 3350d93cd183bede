import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { closeModal, openModal } from "../platform/modal.ts";
import { type VersionFinding, versionWatch } from "../platform/version.ts";
import { hasUnsaved } from "../ui/form/unsaved.ts";

const newVersion = "new-version";
const noConnection = "no-connection";
/** Outages shorter than this (ms) are not reported. */
const blink = 1_000;
const reload = () => window.location.reload();

/** Reports the result of a check in modals that cannot be dismissed. */
function useTelling(): (finding: VersionFinding) => void {
  const { t } = useTranslation("app");
  return useCallback(
    (finding) => {
      if (finding === "newer" && !hasUnsaved()) {
        openModal({
          id: newVersion,
          title: t("newVersion.title"),
          content: t("newVersion.text"),
          buttons: [{ label: t("newVersion.activate"), onClick: reload }],
          closable: false,
        });
      }
      if (finding !== "no-connection") return;
      const retry = async () => {
        // Reloading would lose unsaved input and, while offline, the app itself.
        if (navigator.onLine && !hasUnsaved()) return reload();
        return (await versionWatch.ask()) === "no-connection" ? false : undefined;
      };
      openModal({
        id: noConnection,
        title: t("noConnection.title"),
        content: t("noConnection.text"),
        buttons: [{ label: t("noConnection.retry"), onClick: retry }],
        closable: false,
      });
    },
    [t],
  );
}

/**
 * Checks on navigation, and when the browser goes offline or online, whether the server runs a newer version and whether it responds at all.
 * A new version is loaded on the next navigation without unsaved changes.
 */
export function useVersionCheck(): void {
  const announce = useTelling();
  const { pathname } = useLocation();
  const last = useRef("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void versionWatch.check().then(announce);
  }, [pathname, announce]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const recheck = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (!navigator.onLine) void versionWatch.ask().then(announce);
      }, blink);
    };
    const restored = () =>
      void versionWatch.ask().then((finding) => {
        if (finding !== "no-connection") closeModal(noConnection);
        announce(finding);
      });
    window.addEventListener("offline", recheck);
    window.addEventListener("online", restored);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("offline", recheck);
      window.removeEventListener("online", restored);
    };
  }, [announce]);
}
