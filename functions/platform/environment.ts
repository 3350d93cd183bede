/**
 * What a Lambda is told by its stack. Read on use, so that a function needs only the variables it uses.
 * @throws Error naming the variable, where the stack forgot it.
 */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`Environment variable ${name} is not set.`);
  return value;
}

export type EnvironmentName =
  | "TABLE"
  | "ASSETS_BUCKET"
  | "IMPORTS_BUCKET"
  | "TENANT"
  | "STAGE"
  | "IMPORT_WORKFLOW"
  | "BOOK_WORKFLOW"
  | "BULK_WORKFLOW"
  | "CSV_WORKFLOW"
  | "CHANGES_QUEUE"
  | "MAIL_QUEUE"
  | "MAIL_SENDER"
  | "ORIGIN"
  | "VERSION";
