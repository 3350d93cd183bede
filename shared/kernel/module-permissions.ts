import type { ModuleKey } from "./modules.ts";
import type { Permission } from "./permissions.ts";

/** The permission without which a module shows nothing, where no call of its pages says so. */
export const modulePermissions: Partial<Record<ModuleKey, Permission>> = {
  MD_SHOP: "laborshop.view_configuration",
  MD_PROF: "proficiency.view_configuration",
};
