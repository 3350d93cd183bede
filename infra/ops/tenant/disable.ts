import type { TenantCommand } from "../tenant.ts";
import { fileOf, readArguments, write } from "./laboratory-file.ts";

const set =
  (disabled: boolean): TenantCommand =>
  (args) => {
    const { id, values } = readArguments(args);
    write({ ...fileOf(id, values.folder), disabled }, values.folder);
  };

/** Closes a laboratory; all its data stays. */
export const disable = set(true);
/** Opens it again. */
export const enable = set(false);
