import { parseArgs } from "node:util";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { readTenants } from "../../tenants.ts";
import { print } from "../print.ts";
import type { TenantCommand } from "../tenant.ts";
import { folderOption } from "./laboratory-file.ts";

/** Prints all laboratories. */
export const list: TenantCommand = (args) => {
  const { values } = parseArgs({ args, options: folderOption });
  for (const { id, domain, name, modules, disabled } of readTenants(values.folder)) {
    const booked = moduleKeys.filter((key) => modules[key]).join(" ");
    print(`${id.padEnd(16)} ${domain.padEnd(32)} ${name}  ${booked}${disabled ? "  (disabled)" : ""}`);
  }
};
