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
  const onlyOnce = (things: readonly { identifier?: string | undefined }[], path: string) => {
    const seen = new Map<string, string>();
    for (const [at, { identifier }] of things.entries()) {
      if (identifier === undefined) continue;
      const here = `${path}.${at}`;
      const first = seen.get(identifier);
      if (first !== undefined) {
        const message = `The identifier ${identifier} occurs twice: ${first} and ${here}.`;
        complain("duplicate_identifier", identifier, message, `${here}.identifier`, first);
      } else seen.set(identifier, here);
    }
  };
  onlyOnce(header.layouts, "layouts");
  onlyOnce(header.categories, "categories");
  onlyOnce(header.collections, "collections");
  for (const [at, { items }] of header.collections.entries()) onlyOnce(items, `collections.${at}.items`);

  const find = (identifier: string) => context.categories.get(identifier);
  for (const [at, { identifier, parent, layout }] of header.categories.entries()) {
    const path = `categories.${at}`;
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
