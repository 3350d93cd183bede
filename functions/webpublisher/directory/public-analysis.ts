import { localized } from "../../../shared/kernel/language.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Catalogue, isPublic, lineageOf, linkTo, type Reader, showAnalysis } from "../../core/door.ts";
import { summaryOf } from "./public-directory.ts";

/** One analysis as visitors see it, by its code; undefined if there is none or it is not public. */
export function publicAnalysis(
  catalogue: Catalogue,
  code: string,
  reader: Reader,
): PublicAnalysis | undefined {
  const document = catalogue.get("analysis", code);
  if (!document || !isPublic(document.content)) return undefined;
  const analysis = document.content;
  const fields = showAnalysis(catalogue, analysis, reader);
  return {
    ...summaryOf(analysis, fields, reader),
    fields,
    related: analysis.related.flatMap((other) => linkTo(catalogue, other, reader)),
    paths: analysis.categories
      .map((category) => pathOf(catalogue, category, reader))
      .filter(({ length }) => length > 0),
    changed: document.changed,
  };
}

/** A category with those above it, the topmost first; a circle ends where it began. */
const pathOf = (catalogue: Catalogue, category: string, { language, main }: Reader) =>
  [...lineageOf(category, (identifier) => catalogue.content("category", identifier))]
    .reverse()
    .map(({ identifier: id, name }) => ({ id, name: localized(name, language, main).value ?? id }));
