import { h } from "preact";
import { render } from "preact-render-to-string";
import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { AnalysisPreview } from "../../../shared/laboreditor/layouts/layout.ts";
import { Analysis } from "../../../web/embed/components/analysis.tsx";
import { textsFor } from "../../../web/embed/texts/texts.ts";
import { type Catalogue, linkTo, type Reader, showAnalysis, shownName, valuesOf } from "../../core/door.ts";

/** An analysis as its public page would show it, whether it is published or not, by the very component of these pages. */
export function renderPreview(
  catalogue: Catalogue,
  { id, content, changed }: CatalogueDocument<"analysis">,
  reader: Reader,
): AnalysisPreview {
  const { language } = reader;
  const { code, categories } = content;
  const fields = showAnalysis(catalogue, content, reader);
  const name = shownName(content, reader);
  const synonyms = valuesOf(fields, "synonym");
  const related = content.related.flatMap((other) => linkTo(catalogue, other, reader));
  const analysis = { code, name, synonyms, categories, material: [], fields, related, paths: [], changed };
  const shown = h(Analysis, { analysis, texts: textsFor(language), language, level: 2 });
  return { id, code, name, html: render(h("div", { class: "lbm", lang: language }, shown)) };
}
