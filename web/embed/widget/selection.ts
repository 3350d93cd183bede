import { useEffect, useMemo, useState } from "preact/hooks";
import type { Further } from "../../../shared/kernel/search-further.ts";
import type { View } from "../components/navigation.tsx";
import type { BrowserCatalogue, Selection } from "./catalogue.ts";
import { loadLook } from "./load.ts";

/** Pause in typing in ms after which the vocabulary is loaded, if the search needs it. */
const pause = 300;

/** The entries of a view. If no name has the words of a search, the ways to search further are loaded: for similar entries, later with the medical vocabulary. */
export function useSelection<Catalogue extends BrowserCatalogue | undefined>(
  catalogue: Catalogue,
  view: View,
  origin: string,
): Selection | (Catalogue & undefined) {
  const [{ further }, setFurther] = useState<{ further?: Further }>({});
  const selected = useMemo(() => {
    let isAsked = false;
    const selection = catalogue?.select(view, (finder, searched) => {
      isAsked = true;
      return further ? further(finder, searched) : searched.own;
    });
    return { selection, isAsked };
  }, [catalogue, view, further]);
  useEffect(() => {
    if (!selected.isAsked || !catalogue) return;
    const { language } = catalogue.file;
    const timer = setTimeout(
      () =>
        import("./further.ts")
          .then(({ nextFurther }) => nextFurther(further, loadLook(origin, language), language))
          .then((next) => next && setFurther({ further: next }))
          .catch(() => undefined),
      further && pause,
    );
    return () => clearTimeout(timer);
  }, [selected, catalogue, further, origin]);
  return selected.selection as Selection;
}
