import { existsSync } from "node:fs";
import { join } from "node:path";
import { type TenantFile, tenantFileSchema } from "../../../shared/core/provisioning/tenant.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { changed, modulesOf, readArguments, write } from "./laboratory-file.ts";

const beginning = {
  modules: modulesOf("none"),
  languages: ["de", "en"],
  colours: tenantFileSchema.shape.colours.parse(undefined),
  admin: { username: "admin" },
} as unknown as Partial<TenantFile>;

/** Writes the file of a new laboratory. */
export const create: TenantCommand = (args) => {
  const { id, values } = readArguments(args);
  if (existsSync(join(values.folder, `${id}.json`)))
    throw new Refusal(`The laboratory ${id} is there already.`);
  write(changed({ id, ...beginning }, values), values.folder);
};
