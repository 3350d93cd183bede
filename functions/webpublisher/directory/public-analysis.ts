import { localized } from "../../../shared/kernel/language.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import {
  type Catalogue,
  lineageOf,
  linkTo,
  panelsOf,
  type Reader,
  showAnalysis,
  shownSpecimens,
} from "../../core/door.ts";
import type { Supplies } from "../../laborshop/door.ts";
import type { Certificates } from "../../proficiency/door.ts";
import { summaryOf } from "./public-directory.ts";

/** Facts about analyses that do not come from the catalogue. */
interface Additions {
  certificates?: Certificates | undefined;
  supplies?: Supplies | undefined;
}

/** One analysis as visitors see it, by its code; undefined if there is none or the reader may not read it. */
export function publicAnalysis(
  catalogue: Catalogue,
  code: string,
  as: Reader,
  { certificates, supplies }: Additions = {},
): PublicAnalysis | undefined {
  const reader = certificates ? { ...as, certificates: certificates.named } : as;
  const document = catalogue.get("analysis", code);
  if (!document || !reader.mayName(document.content)) return undefined;
  const analysis = document.content;
  const fields = showAnalysis(catalogue, analysis, reader);
  const files = certificates?.of(analysis.code) ?? [];
  return {
    ...summaryOf(analysis, fields, reader),
    fields,
    specimens: shownSpecimens(catalogue, fields, reader, supplies?.forItem),
    part_of: panelsOf(catalogue, analysis, reader),
    supplies: supplies?.of(catalogue, analysis) ?? null,
    certificates: certificates && files.length > 0 ? { label: certificates.label, files } : null,
    related_analyses: analysis.related.flatMap((other) => linkTo(catalogue, other, reader)),
    paths: analysis.categories
      .map((category) => pathOf(catalogue, category, reader))
      .filter(({ length }) => length > 0),
    changed: document.changed,
  };
}

/** A category and its ancestors, the topmost first; a cycle ends where it began. */
const pathOf = (catalogue: Catalogue, category: string, { language, main }: Reader) =>
  [...lineageOf(category, (identifier) => catalogue.content("category", identifier))]
    .reverse()
    .map(({ identifier: id, name }) => ({ id, name: localized(name, language, main).value ?? id }));
