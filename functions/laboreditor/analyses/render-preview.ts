import { h } from "preact";
import { render } from "preact-render-to-string";
import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { AnalysisPreview } from "../../../shared/laboreditor/layouts/layout.ts";
import type {
  PublicAnalysis,
  PublicLook,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { Analysis } from "../../../web/embed/components/analysis.tsx";
import { AnalysisPage } from "../../../web/embed/pages/analysis-pages.tsx";
import { PageFrame } from "../../../web/embed/pages/document.tsx";
import { offeredBy } from "../../../web/embed/pages/menu.ts";
import { textsFor } from "../../../web/embed/texts/texts.ts";
import {
  type Catalogue,
  lineageOf,
  linkTo,
  panelsOf,
  type Reader,
  showAnalysis,
  shownName,
  shownSpecimens,
  valuesOf,
} from "../../core/door.ts";

/** The laboratory's own texts for its public pages. */
type OwnTexts = Parameters<typeof textsFor>[1];
type Previewed = CatalogueDocument<"analysis">;

/** An analysis as visitors would see it, whatever its state. */
function asPublic(catalogue: Catalogue, { content, changed }: Previewed, reader: Reader): PublicAnalysis {
  const { code, categories } = content;
  const fields = showAnalysis(catalogue, content, reader);
  const paths = categories.map((category) =>
    [...lineageOf(category, (identifier) => catalogue.content("category", identifier))]
      .reverse()
      .map(({ identifier: id, name }) => ({
        id,
        name: localized(name, reader.language, reader.main).value ?? id,
      })),
  );
  return {
    ...{ code, categories, fields, changed },
    name: shownName(content, reader),
    synonyms: valuesOf(fields, "synonym"),
    material: [],
    specimens: shownSpecimens(catalogue, fields, reader),
    part_of: panelsOf(catalogue, content, reader),
    supplies: null,
    certificates: null,
    related_analyses: content.related.flatMap((other) => linkTo(catalogue, other, reader)),
    paths: paths.filter(({ length }) => length > 0),
  };
}

/** An analysis as a laboratory's page would show it, rendered by the component of the public pages with the laboratory's own texts. */
export function renderPreview(
  catalogue: Catalogue,
  document: Previewed,
  reader: Reader,
  ownTexts: OwnTexts,
): AnalysisPreview {
  const { language } = reader;
  const analysis = asPublic(catalogue, document, reader);
  const shown = h(Analysis, { analysis, texts: textsFor(language, ownTexts), level: 2 });
  return {
    id: document.id,
    code: analysis.code,
    name: analysis.name,
    html: render(h("div", { class: "lbm", lang: language }, shown)),
  };
}

/** The whole public page of an analysis, including its frame. */
export function renderPage(
  catalogue: Catalogue,
  document: Previewed,
  reader: Reader,
  design: Pick<PublicLook, "name" | "logo" | "languages">,
  ownTexts: OwnTexts,
): string {
  const { language, main } = reader;
  const analysis = asPublic(catalogue, document, reader);
  const [texts, address] = [textsFor(language, ownTexts), { language, main, named: false }];
  const children = h(AnalysisPage, { texts, analysis });
  const around = { asked: "", offered: offeredBy({}, false), darkens: false };
  const page = h(PageFrame, { look: design, texts, address, path: undefined, ...around, children });
  return render(h("div", { lang: language }, page));
}
