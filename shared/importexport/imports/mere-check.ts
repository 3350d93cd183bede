import type { Import } from "./import.ts";

/** Whether a file was only read and compared; the changes that it counted have not happened. */
export const isMereCheck = ({ dry_run, status }: Pick<Import, "dry_run" | "status">) =>
  dry_run && (status === "dry_run" || status === "failed");
