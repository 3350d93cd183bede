import type { HistoryEntry, HistoryModel } from "../../../shared/laboreditor/history/history.ts";
import { useLayoutName } from "../layout-name.ts";

/** Returns the display name of a document; an unnamed layout gets the same name as elsewhere. */
export function useDocumentName(
  model: HistoryModel,
): (document: Pick<HistoryEntry, "name" | "identifier">) => string {
  const layoutName = useLayoutName();
  return ({ name, identifier }) =>
    model === "layout" && name === identifier ? layoutName({ identifier, name: {} }) : name;
}
