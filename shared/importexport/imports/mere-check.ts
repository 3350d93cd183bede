import type { Import } from "./import.ts";

/** Whether a file was read and compared and nothing of it carried out: what it counted has not happened. */
export const isMereCheck = ({ dry_run, status }: Pick<Import, "dry_run" | "status">) =>
  dry_run && (status === "dry_run" || status === "failed");
