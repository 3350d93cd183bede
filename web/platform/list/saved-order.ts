import i18next from "i18next";
import { useEffect, useRef, useState } from "react";
import { notifyError } from "../notify.tsx";
import { problemText } from "../problem-text.ts";

/**
 * Shows the user's new order of a list at once and saves it. Moves made during a save are saved together after it; if saving fails, the last
 * saved order returns and a notification says so.
 * @param read items in the server's order
 */
export function useSavedOrder<Item>(read: readonly Item[], save: (items: Item[]) => Promise<unknown>) {
  const [shown, setShown] = useState<readonly Item[] | null>(null);
  const latest = useRef<Item[] | null>(null);
  const saved = useRef<Item[] | null>(null);
  const saving = useRef(false);
  // A refetch replaces the shown order, unless something is still to be saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the items that were read count
  useEffect(() => {
    if (saving.current) return;
    saved.current = null;
    setShown(null);
  }, [read]);

  async function saveAll() {
    saving.current = true;
    try {
      while (latest.current) {
        const next = latest.current;
        latest.current = null;
        await save(next);
        saved.current = next;
      }
    } catch (problem) {
      latest.current = null;
      setShown(saved.current);
      notifyError(i18next.t("ui:sort.failed"), { id: "sort", content: problemText(problem) });
    } finally {
      saving.current = false;
    }
  }

  return {
    items: shown ?? read,
    reorder(items: Item[]) {
      setShown(items);
      latest.current = items;
      if (!saving.current) void saveAll();
    },
  };
}
