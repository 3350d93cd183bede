import type { Worker } from "./workers.ts";

/** Announces a new revision of the catalogue on the tenant's queue `changes`. */
export const announceChange: Worker = {
  address: "core/catalogue",
  name: "announce-change",
  memory: 256,
  timeout: 30,
  // It has no tenant: its role is defined beside it in the platform's stack.
  touches: {},
};

/** Copies entries of the security logs into a log group that keeps them. */
export const copyEntries: Worker = {
  address: "core/security-log",
  name: "copy-entries",
  memory: 256,
  timeout: 30,
  // It has no tenant either.
  touches: {},
};

/** Workers of the platform's stack, which read the table's stream. */
export const platformWorkers: readonly Worker[] = [announceChange, copyEntries];
