import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { type Catalogue, lineageOf, linkTo, type Reader, showAnalysis } from "../../core/door.ts";
import type { Supplies } from "../../laborshop/door.ts";
import type { Certificates } from "../../proficiency/door.ts";
import { summaryOf } from "./public-directory.ts";

/** What a laboratory shows of an analysis besides what its catalogue says. */
interface Besides {
  certificates?: Certificates | undefined;
  supplies?: Supplies | undefined;
}

/** One analysis as visitors see it, by its code; undefined if there is none or the reader may not read it. */
export function publicAnalysis(
  catalogue: Catalogue,
  code: string,
  as: Reader,
  { certificates, supplies }: Besides = {},
): PublicAnalysis | undefined {
  const reader = certificates ? { ...as, certificates: certificates.named } : as;
  const document = catalogue.get("analysis", code);
  if (!document || !reader.mayName(document.content)) return undefined;
  const analysis = document.content;
  const shown = showAnalysis(catalogue, analysis, reader);
  const fields = [
    ...withSupplies(shown, supplies?.of(catalogue, analysis)),
    ...attached(analysis.code, certificates),
  ];
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

/** The supplies stand below the material; without one, at the end. */
function withSupplies(fields: readonly ShownField[], supplies: ShownField | undefined): ShownField[] {
  if (!supplies) return [...fields];
  const material = fields.findLastIndex(({ role }) => role === "material");
  const place = material < 0 ? fields.length : material + 1;
  return fields.toSpliced(place, 0, { ...supplies, sections: fields[place - 1]?.sections ?? [] });
}

/** The certificates that belong to an analysis without being named by one of its fields. */
function attached(code: string, certificates: Certificates | undefined): ShownField[] {
  const files = certificates?.of(code) ?? [];
  if (!certificates || files.length === 0) return [];
  return [
    { key: "proficiency", type: "files", label: certificates.label, sections: [], files, fallback: false },
  ];
}

/** A category with those above it, the topmost first; a circle ends where it began. */
const pathOf = (catalogue: Catalogue, category: string, { language, main }: Reader) =>
  [...lineageOf(category, (identifier) => catalogue.content("category", identifier))]
    .reverse()
    .map(({ identifier: id, name }) => ({ id, name: localized(name, language, main).value ?? id }));
