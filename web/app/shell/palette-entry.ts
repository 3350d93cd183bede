import { IconCopy, IconHistory, IconPlus, type TablerIcon } from "@tabler/icons-react";

/** A further action of an entry besides opening it. */
export interface EntryAction {
  label: string;
  icon: TablerIcon;
  run: () => unknown;
}
/** A target or command of the palette. */
export interface Entry {
  key: string;
  label: string;
  /** Module or page of the entry. */
  hint?: string | undefined;
  icon?: TablerIcon | undefined;
  /** The label, or the label and the hint, are in the laboratory's first language. */
  ownNames?: true | "label" | undefined;
  run: () => unknown;
  actions?: readonly EntryAction[];
}
export interface Group {
  label: string;
  entries: readonly Entry[];
}

export const actionIcons = { copy: IconCopy, make: IconPlus, recent: IconHistory };
