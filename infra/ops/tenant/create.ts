import { existsSync } from "node:fs";
import { join } from "node:path";
import { tenantFileSchema } from "../../../shared/core/provisioning/tenant.ts";
import { type Cell, cellOf, placeFor, readCells, roomIn } from "../../cells.ts";
import { type Stage, stages } from "../../deployment.ts";
import { type PlacedFile, readTenants } from "../../tenants.ts";
import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { changed, modulesOf, readArguments, write } from "./laboratory-file.ts";

const beginning = {
  modules: modulesOf("none"),
  languages: ["de", "en"],
  colours: tenantFileSchema.shape.colours.parse(undefined),
  admin: { username: "admin" },
} as unknown as Partial<PlacedFile>;

/** Writes the file of a new laboratory, and places it in a cell that has room. */
export const create: TenantCommand = (args) => {
  const { id, values } = readArguments(args);
  if (existsSync(join(values.folder, `${id}.json`)))
    throw new Refusal(`The laboratory ${id} is there already.`);
  const cell = cellFor(values);
  write(changed({ id, cell: cell.id, ...beginning }, values), values.folder);
  const left = roomIn(cell, readTenants(values.folder));
  print(`It is in the cell ${cell.id}, account ${cell.account}, which takes ${left} more.`);
};

/** @throws Refusal if the named cell, or every cell of the stage, is full or closed */
function cellFor(values: { stage: string; cell?: string; cells: string; folder: string }): Cell {
  const stage = stages.find(
    (candidate): candidate is Exclude<Stage, "local"> => candidate !== "local" && candidate === values.stage,
  );
  if (!stage) throw new Refusal(`A laboratory is in production or staging, not in ${values.stage}.`);
  const tenants = readTenants(values.folder);
  const cells =
    values.cell === undefined ? readCells(values.cells) : [named(stage, values.cell, values.cells)];
  const cell = placeFor(cells, stage, tenants);
  if (cell) return cell;
  throw new Refusal(
    `${values.cell ?? `Every cell of ${stage}`} is full or closed. A new cell is one file, infra/cells/${stage}-….json: see infra/deploy.md.`,
  );
}

function named(stage: Stage, id: string, folder: string): Cell {
  try {
    return cellOf(stage, id, folder);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}
