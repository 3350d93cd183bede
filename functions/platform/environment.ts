import { publicOriginOf } from "../../shared/kernel/public-origin.ts";

/**
 * The value of an environment variable set by a Lambda's stack. Read on use, so that a function needs only the variables it uses.
 * @throws Error naming the variable if the stack does not set it.
 */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set.`);
  return value;
}

/** The origin of the laboratory's public pages. */
export const publicOrigin = () => publicOriginOf(environment("ORIGIN"));

export type EnvironmentName =
  | "TABLE"
  | "ASSETS_BUCKET"
  | "IMPORTS_BUCKET"
  | "TENANT"
  | "STAGE"
  | "IMPORT_WORKFLOW"
  | "BOOK_WORKFLOW"
  | "BULK_WORKFLOW"
  | "ORDER_WORKFLOW"
  | "CSV_WORKFLOW"
  | "CHANGES_QUEUE"
  | "MAIL_QUEUE"
  | "MAIL_SENDER"
  | "ORIGIN"
  | "VERSION";
