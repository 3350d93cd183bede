import { type ReactNode, useSyncExternalStore } from "react";
import type { Cascade } from "../ui/cascade-list.tsx";
import type { DialogButton } from "../ui/plain-dialog.tsx";

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

/** Closes a modal; one that is closed already stays so. */
export const closeModal = (key: string) => become(open.filter((modal) => modal.key !== key));

/** Shows a modal above everything; answers how to close it. */
export function openModal(state: ModalState): () => void {
  const key = state.id ?? crypto.randomUUID();
  become([...open.filter((modal) => modal.key !== key), { ...state, key }]);
  return () => closeModal(key);
}

/** The open modals, the topmost last. */
export const useModals = () => useSyncExternalStore(subscribe, () => open);
