import { isLocal } from "../../../shared/kernel/page-address.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import { environment } from "../environment.ts";

/** Refuses addresses on a local machine, which only its developer could open. */
export const localAddresses =
  <Name extends string>(...names: Name[]) =>
  (change: Partial<Record<Name, string>>): FieldError[] =>
    names
      .filter((name) => isLocal(change[name] ?? "") && environment("STAGE") !== "local")
      .map((path) => ({ path, code: "page_address", message: "A page's complete address: https://…" }));
