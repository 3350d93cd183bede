import type { ModuleKey } from "../../shared/kernel/modules.ts";
import type { Permission } from "../../shared/kernel/permissions.ts";
import { currentStartup, type Startup, useStartup } from "./startup.ts";

export interface Access {
  /** Whether the account holds any one of the permissions; without any it may. */
  may: (...permissions: readonly Permission[]) => boolean;
  /** Whether the laboratory has booked the module; what belongs to no module is always there. */
  booked: (module: ModuleKey | null) => boolean;
}

/** Reads from the start-up data what the account may do. The server decides; this only mirrors it. */
export function accessOf(startup: Startup): Access {
  const person = startup.status === "success" ? startup.person : null;
  const held = new Set<string>(person?.user.permissions);
  const modules = person?.modules;
  return {
    may: (...wanted) => wanted.length === 0 || wanted.some((permission) => held.has(permission)),
    booked: (module) => module === null || modules?.[module] === true,
  };
}

export const currentAccess = () => accessOf(currentStartup());
export const useAccess = (): Access => accessOf(useStartup());
