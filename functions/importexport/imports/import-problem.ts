import type { ImportErrorCode, ImportIssue } from "../../../shared/importexport/imports/import.ts";

/** A file that cannot be imported, with the faulty places; nothing was changed. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
  readonly code: ImportErrorCode;
  readonly issues: readonly ImportIssue[];

  constructor(code: ImportErrorCode, message: string, issues: readonly ImportIssue[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}
