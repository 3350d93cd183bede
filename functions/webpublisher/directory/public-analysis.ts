import { localized } from "../../../shared/kernel/language.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Catalogue, isPublic, linkTo, type Reader, showAnalysis } from "../../core/door.ts";
import { summaryOf } from "./public-directory.ts";

/** One analysis as visitors see it, by its code; undefined where there is none or it is not public. */
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
function pathOf(catalogue: Catalogue, identifier: string, reader: Reader): { id: string; name: string }[] {
  const path: { id: string; name: string }[] = [];
  let category = catalogue.content("category", identifier);
  while (category && !path.some(({ id }) => id === category?.identifier)) {
    const { identifier: id, name, parent } = category;
    path.unshift({ id, name: localized(name, reader.language, reader.main).value ?? id });
    category = parent === null ? undefined : catalogue.content("category", parent);
  }
  return path;
}
