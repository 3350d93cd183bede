import type { TablerIcon } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { TaskType } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { ModuleKey } from "../../../shared/kernel/modules.ts";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { TextContext } from "./page.ts";

/** A module of the header, with the pages below its path; those with an `entry` appear in its sidebar, in their order. */
export interface Area {
  path: string;
  title: Words;
  module: ModuleKey | null;
  icon: TablerIcon;
  /** Home page of the module once it is booked, if the account may open it. */
  home: string;
  /** Last day (YYYY-MM-DD) on which it is marked as new. */
  newUntil?: string;
  routes: readonly RouteObject[];
  /** Long task whose progress is shown beside the module's name. */
  task?: TaskType;
  /** Number of waiting items, shown beside the module's name to accounts that may make the call. */
  waiting?: {
    call: GuardedCall;
    /** Key of the query; placed below another query's key, it is refreshed together with that one. */
    data: readonly string[];
    count: (signal: AbortSignal) => Promise<number>;
    words: Words;
  };
}

/** Whether a module is still marked as new. */
export const isNew = ({ newUntil }: Pick<Area, "newUntil">, now = new Date()) =>
  newUntil !== undefined && now < new Date(`${newUntil}T23:59:59`);

/** Pages below `/einstellungen` under a heading of the sidebar. */
export interface SettingsSection {
  heading: Words;
  routes: readonly RouteObject[];
}

/** A card of the dashboard, for accounts that may make its calls. */
export interface Card {
  /** `first` and, below it, `top` span the whole width; the others are stacked in the order of their number. */
  place: "first" | "top" | number;
  calls: readonly GuardedCall[];
  texts: readonly TextContext[];
  /** The file must be named `…-card.tsx` or `…-cards.tsx`, since those are bundled with the dashboard. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A quick action of the dashboard. */
export interface QuickAction {
  title: Words;
  text: Words;
  icon: TablerIcon;
  to: string;
  /** Opens a public page in a new tab. */
  outside?: boolean;
  /** Whether it also appears in the header. */
  inHeader?: boolean;
  calls: readonly GuardedCall[];
}

/** Announcement of the end of a long task, on any page. */
export interface TaskOutcome {
  /** The page that shows the outcome. */
  place: string;
  /** Key of the queries that have changed. */
  data: readonly string[];
  done: Words;
  doneText?: Words;
  failed: Words;
  cancelled?: Words;
  /** Custom announcement of a success, in place of these words and a link to the page. */
  announce?: () => Promise<(task: string, client: QueryClient) => Promise<void>>;
  /** Announced even if the task was started in another window. */
  everywhere?: true;
}

/** Contributions of a context to the app. Everything large is loaded on demand. */
export interface Manifest {
  areas?: readonly Area[];
  settings?: readonly SettingsSection[];
  /** Pages that belong to no module. */
  pages?: readonly RouteObject[];
  cards?: readonly Card[];
  actions?: readonly QuickAction[];
  tasks?: Partial<Record<TaskType, TaskOutcome>>;
}
