import type { TablerIcon } from "@tabler/icons-react";
import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { TaskType } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { ModuleKey } from "../../../shared/kernel/modules.ts";
import type { Words } from "../i18n/title.ts";
import type { GuardedCall } from "../permissions.ts";
import type { TextContext } from "./page.ts";

/** A module of the header, with the pages below its path; those with an `entry` stand in its sidebar, in their order. */
export interface Area {
  path: string;
  title: Words;
  module: ModuleKey | null;
  icon: TablerIcon;
  /** The page it opens once it is booked, if the account may open that one. */
  home: string;
  /** It is marked as new until the end of this day (YYYY-MM-DD). */
  newUntil?: string;
  routes: readonly RouteObject[];
  /** Long tasks whose progress is shown beside the module's name. */
  task?: TaskType;
  /** How much waits for somebody, shown beside the module's name to accounts that may make the call. */
  waiting?: {
    call: GuardedCall;
    /** Key of the query: where it lies below one of others, what changes those counts anew. */
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
  /** `first` and below it `top` span the whole width; the others are stacked in the order of their `place`. */
  place: "first" | "top" | number;
  calls: readonly GuardedCall[];
  texts: readonly TextContext[];
  /** From a file named `…-card.tsx` or `…-cards.tsx`: those travel in one file with the dashboard. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A quick action of the dashboard. */
export interface QuickAction {
  title: Words;
  text: Words;
  icon: TablerIcon;
  to: string;
  /** A public page, in a new tab. */
  outside?: boolean;
  /** Also stands in the header. */
  inHeader?: boolean;
  calls: readonly GuardedCall[];
}

/** How the end of a long task is announced, wherever the person is by then. */
export interface TaskOutcome {
  /** The page that shows the outcome. */
  place: string;
  /** Key of the queries that have changed. */
  data: readonly string[];
  done: Words;
  doneText?: Words;
  failed: Words;
  cancelled?: Words;
  /** Announces a success otherwise than by these words and a way to the page. */
  announce?: () => Promise<(task: string, client: QueryClient) => Promise<void>>;
  /** Followed even if it was started in another window. */
  everywhere?: true;
}

/** What a context contributes to the app. Everything heavy in it is loaded on demand. */
export interface Manifest {
  areas?: readonly Area[];
  settings?: readonly SettingsSection[];
  /** Pages of no module. */
  pages?: readonly RouteObject[];
  cards?: readonly Card[];
  actions?: readonly QuickAction[];
  tasks?: Partial<Record<TaskType, TaskOutcome>>;
}
