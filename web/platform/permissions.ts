import {
  type EndpointSpec,
  isHeldExactly,
  isPermitted,
  isWrite,
  type NeededPermission,
} from "../../shared/kernel/endpoint.ts";
import type { ModuleKey } from "../../shared/kernel/modules.ts";
import { currentStartup, type Startup, useStartup } from "./startup.ts";

/** The parts of a declaration that decide on access; for a public call only the module. */
export interface GuardedCall {
  permission?: NeededPermission;
  module?: ModuleKey | null;
  method?: EndpointSpec["method"];
  writes?: boolean;
  duringMaintenance?: boolean;
}

export interface Access {
  /** Whether the account may make a call: it has the permissions, the laboratory has booked the module, and maintenance does not prevent writing. */
  mayCall: (call: GuardedCall) => boolean;
  /** Whether the account may open a page guarded by a call: it has exactly the permissions of that call. */
  mayEnter: (call: GuardedCall) => boolean;
  /** Whether the laboratory has booked the module; true for null. */
  booked: (module: ModuleKey | null) => boolean;
}

const cached = new WeakMap<Startup, Access>();

/** Derives the account's permissions from the start-up data, once. The server decides; this only mirrors its decisions. */
export function accessOf(startup: Startup): Access {
  const access = cached.get(startup) ?? readAccess(startup);
  cached.set(startup, access);
  return access;
}

/** Whether a call is refused during maintenance. */
const changes = ({ method = "GET", writes, duringMaintenance }: GuardedCall) =>
  isWrite({ method, writes }) && !duringMaintenance;

function readAccess(startup: Startup): Access {
  const person = startup.status === "success" ? startup.person : null;
  const isReadOnly = startup.status === "success" && startup.maintenance;
  const held = new Set<string>(person?.user.permissions);
  const booked = (module: ModuleKey | null) => module === null || person?.modules[module] === true;
  return {
    booked,
    mayCall: ({ permission = null, module = null, ...call }) =>
      booked(module) && isPermitted(permission, held) && !(isReadOnly && changes(call)),
    mayEnter: ({ permission = null, module = null }) => booked(module) && isHeldExactly(permission, held),
  };
}

export const currentAccess = () => accessOf(currentStartup());
export const useAccess = (): Access => accessOf(useStartup());
