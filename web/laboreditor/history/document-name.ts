import type { HistoryEntry, HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { useLayoutName } from "../layout-name.ts";

/** Returns what a document is called; a form that never had a name is called as everywhere else. */
export function useDocumentName(
  model: HistoryModel,
): (document: Pick<HistoryEntry, "name" | "identifier">) => string {
  const layoutName = useLayoutName();
  return ({ name, identifier }) =>
    model === "layout" && name === identifier ? layoutName({ identifier, name: {} }) : name;
}
