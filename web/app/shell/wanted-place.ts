import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Place } from "../../platform/routing/page.ts";

/** Scrolls to the place that the address names, once its page is drawn. */
export function useWantedPlace(): void {
  // Depend on the location itself, since the same place can be requested again.
  const location = useLocation();
  useEffect(() => {
    const place = decodeURIComponent(location.hash.slice(1));
    if (!/^\w+:[\w.]+$/.test(place)) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import("./seek-place.ts").then(({ seekPlace }) => {
      if (!isGone) stop = seekPlace(place as Place);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [location]);
}
