import type { ReactNode } from "react";
import type { Cascade } from "../ui/cascade-list.tsx";
import type { DialogButton } from "../ui/plain-dialog.tsx";
import { store } from "./store.ts";

export interface ModalState {
  title: string;
  content: ReactNode;
  /** Each button runs its action and then closes the modal. */
  buttons: readonly DialogButton[];
  /** Whether the cross and Escape close it; true by default. */
  closable?: boolean;
  /** Called when the modal was closed by the cross or Escape. */
  onDismiss?: () => void;
  /** Further records that would be deleted, by heading. */
  cascade?: Cascade;
  /** A second modal with the same id replaces the first. */
  id?: string;
}

const open = store<readonly (ModalState & { key: string })[]>([]);

/** Closes a modal; does nothing if it is closed already. */
export const closeModal = (key: string) => open.set(open.get().filter((modal) => modal.key !== key));

/** Shows a modal above everything. @returns a function that closes it */
export function openModal(state: ModalState): () => void {
  const key = state.id ?? crypto.randomUUID();
  open.set([...open.get().filter((modal) => modal.key !== key), { ...state, key }]);
  return () => closeModal(key);
}

/** The open modals, topmost last. */
export const useModals = () => open.use();
