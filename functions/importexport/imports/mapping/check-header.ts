import type { ImportIssue, ImportIssueCode } from "../../../../shared/importexport/imports/import.ts";
import { lineageOf } from "../../../core/door.ts";
import type { ImportContext } from "../import-context.ts";
import type { Header } from "../reading/read-json.ts";

/**
 * Errors in a file's layouts, categories and collections, each with its place: identifiers used twice, and categories that refer to
 * something missing or to themselves in a circle.
 * @param context the stored catalogue together with the file's own content
 */
export function headerIssues(header: Header, context: ImportContext): ImportIssue[] {
  const issues: ImportIssue[] = [];
  const complain = (code: ImportIssueCode, value: string, message: string, path: string, first?: string) =>
    issues.push({ code, message, value, path, ...(first !== undefined && { first }) });
  const onlyOnce = (records: readonly { identifier?: string | undefined }[], path: string) => {
    const paths = new Map<string, string>();
    for (const [index, { identifier }] of records.entries()) {
      if (identifier === undefined) continue;
      const here = `${path}.${index}`;
      const first = paths.get(identifier);
      if (first !== undefined) {
        const message = `The identifier ${identifier} occurs twice: ${first} and ${here}.`;
        complain("duplicate_identifier", identifier, message, `${here}.identifier`, first);
      } else paths.set(identifier, here);
    }
  };
  onlyOnce(header.layouts, "layouts");
  onlyOnce(header.categories, "categories");
  onlyOnce(header.collections, "collections");
  for (const [index, { items }] of header.collections.entries())
    onlyOnce(items, `collections.${index}.items`);

  const find = (identifier: string) => context.categories.get(identifier);
  for (const [index, { identifier, parent, layout }] of header.categories.entries()) {
    const path = `categories.${index}`;
    if (parent !== null && !find(parent))
      complain("unknown_category", parent, `There is no category "${parent}".`, `${path}.parent`);
    else if (parent !== null && [...lineageOf(parent, find)].some((above) => above.identifier === identifier))
      complain(
        "circular_category",
        identifier,
        `The category "${identifier}" is below itself.`,
        `${path}.parent`,
      );
    if (layout !== null && !context.layouts.has(layout))
      complain("unknown_layout", layout, `There is no form layout "${layout}".`, `${path}.layout`);
  }
  return issues;
}
