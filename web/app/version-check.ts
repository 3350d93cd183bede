import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { closeModal, openModal } from "../platform/modal.ts";
import { type VersionFinding, versionWatch } from "../platform/version.ts";
import { hasUnsaved } from "../ui/form/unsaved.ts";

const newVersion = "new-version";
const noConnection = "no-connection";
/** A network that is gone for a shorter time, in milliseconds, disturbs nobody. */
const blink = 1_000;
const reload = () => window.location.reload();

/** Tells of what a check has found; neither modal can be put aside. */
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
        // Reloading would cost what is unsaved, and without a network the app itself.
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
 * Looks on navigation whether the server runs a newer version, and whether it answers at all; also when the browser loses its network
 * or finds it again. A new version waits for a navigation that leaves nothing unsaved.
 */
export function useVersionCheck(): void {
  const tell = useTelling();
  const { pathname } = useLocation();
  const last = useRef("");
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void versionWatch.check().then(tell);
  }, [pathname, tell]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const lost = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        if (!navigator.onLine) void versionWatch.ask().then(tell);
      }, blink);
    };
    const found = () =>
      void versionWatch.ask().then((finding) => {
        if (finding !== "no-connection") closeModal(noConnection);
        tell(finding);
      });
    window.addEventListener("offline", lost);
    window.addEventListener("online", found);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", found);
    };
  }, [tell]);
}
