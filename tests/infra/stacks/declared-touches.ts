import { apiRole, jobRole } from "../../../infra/constructs/tenant-roles.ts";
import { platformWorkers } from "../../../infra/platform-workers.ts";
import { workers } from "../../../infra/workers.ts";
import { apis } from "../../../shared/apis.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { type ItemFamily, keysOf, type Level, levels, unionOf } from "../../../shared/kernel/touches.ts";

export const tenantJobs = workers.filter((worker) => !platformWorkers.includes(worker));

/** All declared accesses of the Lambdas of a role. */
export const declaredOf = (role: string) =>
  unionOf([
    ...apis.filter((api) => apiRole(api) === role).map(({ touches }) => touches),
    ...tenantJobs.filter((job) => jobRole(job) === role).map(({ touches }) => touches),
  ]);

/** Whether a pattern of keys covers another one: `SHOP-ORDER#*` that of a list of orders. */
const covers = (wide: string, pattern: string) =>
  wide === pattern || (wide.endsWith("*") && pattern.startsWith(wide.slice(0, -1)) && !pattern.endsWith("*"));
/** The highest level among the families whose keys cover that pattern. */
export const highestOf = (items: Partial<Record<ItemFamily, Level>>, pattern: string) =>
  levels.findLast((level) =>
    Object.entries(items).some(
      ([family, declared]) =>
        declared === level && keysOf(family as ItemFamily).some((key) => covers(key, pattern)),
    ),
  );

/** Whether some Lambda of a role adds entries to the security log. */
export const addsEntries = (role: string) =>
  apis
    .filter((api) => apiRole(api) === role)
    .flatMap(({ endpoints }) => Object.values<EndpointSpec>(endpoints))
    .some((endpoint) => !endpoint.public || endpoint.logs !== undefined);
