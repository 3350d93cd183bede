import { IconCopy, IconHistory, IconPlus, type TablerIcon } from "@tabler/icons-react";

/** Something that can be done with an entry besides opening it. */
export interface EntryAction {
  label: string;
  icon: TablerIcon;
  run: () => unknown;
}
/** Something that the palette leads to or does. */
export interface Entry {
  key: string;
  label: string;
  /** Module or page that it belongs to. */
  hint?: string | undefined;
  icon?: TablerIcon | undefined;
  run: () => unknown;
  actions?: readonly EntryAction[];
}
export interface Group {
  label: string;
  entries: readonly Entry[];
}

export const actionIcons = { copy: IconCopy, make: IconPlus, recent: IconHistory };
