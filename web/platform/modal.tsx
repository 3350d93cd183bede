import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Cascade } from "../ui/cascade-list.tsx";
import { type DialogButton, PlainDialog } from "../ui/plain-dialog.tsx";

export interface ModalState {
  title: string;
  content: ReactNode;
  /** Each does what it says and then closes the modal. */
  buttons: readonly DialogButton[];
  /** Whether the cross and Escape close it; they do unless said otherwise. */
  closable?: boolean;
  /** What would be deleted along, by heading. */
  cascade?: Cascade;
  /** A second one with the same id takes the place of the first. */
  id?: string;
}

let open: readonly (ModalState & { key: string })[] = [];
const listeners = new Set<() => void>();
function become(next: typeof open) {
  open = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a modal above everything; answers how to close it. */
export function openModal(state: ModalState): () => void {
  const key = state.id ?? crypto.randomUUID();
  become([...open.filter((modal) => modal.key !== key), { ...state, key }]);
  return () => become(open.filter((modal) => modal.key !== key));
}

/** Draws the open modals; stands once, around all pages. */
export function Modals() {
  const { t } = useTranslation("platform");
  const modals = useSyncExternalStore(subscribe, () => open);
  return modals.map(({ key, title, content, buttons, closable = true, cascade }) => (
    <PlainDialog
      key={key}
      title={title}
      buttons={buttons}
      cascade={cascade}
      dismiss={closable ? t("close") : undefined}
      onClose={() => become(open.filter((modal) => modal.key !== key))}
    >
      {content}
    </PlainDialog>
  ));
}
