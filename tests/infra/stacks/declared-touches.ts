import { apiRole, jobRole } from "../../../infra/constructs/tenant-roles.ts";
import { announceChange, workers } from "../../../infra/workers.ts";
import { apis } from "../../../shared/apis.ts";
import { type ItemFamily, keysOf, type Level, levels, unionOf } from "../../../shared/kernel/touches.ts";

export const tenantJobs = workers.filter((worker) => worker !== announceChange);

/** All declared accesses of the Lambdas of a role. */
export const declaredOf = (role: string) =>
  unionOf([
    ...apis.filter((api) => apiRole(api) === role).map(({ touches }) => touches),
    ...tenantJobs.filter((job) => jobRole(job) === role).map(({ touches }) => touches),
  ]);

/** The highest level among the families with that pattern of keys. */
export const highestOf = (items: Partial<Record<ItemFamily, Level>>, pattern: string) =>
  levels.findLast((level) =>
    Object.entries(items).some(
      ([family, declared]) => declared === level && keysOf(family as ItemFamily).includes(pattern),
    ),
  );
