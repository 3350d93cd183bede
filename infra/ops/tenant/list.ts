import { parseArgs } from "node:util";
import { moduleKeys } from "../../../shared/kernel/modules.ts";
import { readCells, roomIn } from "../../cells.ts";
import { readTenants } from "../../tenants.ts";
import { print } from "../print.ts";
import type { TenantCommand } from "../tenant.ts";
import { folderOptions } from "./laboratory-file.ts";

/** Prints all cells with their room, each with its laboratories. */
export const list: TenantCommand = (args) => {
  const { values } = parseArgs({ args, options: folderOptions });
  const tenants = readTenants(values.folder);
  for (const cell of readCells(values.cells)) {
    const { id, stage, account, region, laboratories, closed } = cell;
    const occupied = laboratories - roomIn(cell, tenants);
    print(
      `${id} (${stage}, account ${account}, ${region}): ${occupied} of ${laboratories}${closed ? ", closed" : ""}`,
    );
    for (const tenant of tenants.filter((candidate) => candidate.cell === id)) {
      const booked = moduleKeys.filter((key) => tenant.modules[key]).join(" ");
      const disabled = tenant.disabled ? "  (disabled)" : "";
      print(`  ${tenant.id.padEnd(16)} ${tenant.domain.padEnd(32)} ${tenant.name}  ${booked}${disabled}`);
    }
  }
};
