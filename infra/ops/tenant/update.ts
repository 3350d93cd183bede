import { print } from "../print.ts";
import { Refusal } from "../stage.ts";
import type { TenantCommand } from "../tenant.ts";
import { changed, fileOf, readArguments, write } from "./laboratory-file.ts";

/** Changes the fields of a laboratory's file that the options name. */
export const update: TenantCommand = (args) => {
  const { id, values } = readArguments(args);
  if (values.cell !== undefined) throw new Refusal("A laboratory stays in its cell, where its data lie.");
  write(changed(fileOf(id, values.folder), values), values.folder);
  const changesBrand = [values.name, values.primary, values.accent].some((value) => value !== undefined);
  if (changesBrand)
    print("Name and colours are the laboratory's own once it was provisioned: what it has stays.");
};
