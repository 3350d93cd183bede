import type { Analysis, CatalogueDocument } from "../../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../../shared/core/catalogue/field.ts";
import type { ImportIssue } from "../../../../shared/importexport/imports/import.ts";
import { localized } from "../../../../shared/kernel/language.ts";
import type { ImportContext } from "../import-context.ts";
import type { Normalised } from "../normalising/normalise-analysis.ts";

/** Errors of an analysis, with its code and name and, for JSON, the label of the field concerned. */
export function namedIssues(
  read: {
    normalised: Pick<Normalised, "code" | "name" | "layout">;
    stored: CatalogueDocument<"analysis"> | undefined;
    issues: readonly ImportIssue[];
  },
  { main, layouts }: Pick<ImportContext, "main" | "layouts">,
): ImportIssue[] {
  const { code, layout, name: importedName } = read.normalised;
  const names: Partial<Analysis["name"]> = { ...read.stored?.content.name, ...importedName };
  const analysis = { code, name: localized(names, main, main).value ?? "" };
  const fields = valueFields(layouts.get(layout)?.fields ?? []);
  return read.issues.map((issue) => {
    const key = /\.fields\.(\w+)/.exec(issue.path ?? "")?.[1];
    const label = fields.find((field) => field.key === key)?.label;
    return { ...issue, analysis, ...(label && { label }) };
  });
}
