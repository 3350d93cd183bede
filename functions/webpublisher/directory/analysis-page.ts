import { h } from "preact";
import type {
  analysisPage as endpoint,
  PublicAnalysis,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { pageHref } from "../../../web/embed/pages/page-links.ts";
import { AnalysisPage } from "../../../web/embed/pages/pages.tsx";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { publicAnalysis } from "./public-analysis.ts";
import { publicReader } from "./public-directory.ts";
import { type PageContext, pageContext, renderMissing, renderPage } from "./render-page.ts";

export const analysisPage: Command<typeof endpoint> = async (call) => {
  const context = pageContext(call);
  const reader = publicReader(context.language, context.main);
  const analysis = publicAnalysis(await catalogueOf(call.actor), call.params.code, reader);
  if (!analysis) return renderMissing(call, context);
  const facts = [...analysis.synonyms, ...analysis.material];
  return renderPage(
    call,
    context,
    {
      title: analysis.name,
      description: [`${analysis.name} (${analysis.code})`, ...facts].join(", ").slice(0, 300),
      view: { code: analysis.code },
      data: structuredData(analysis, context, call.tenant.name),
    },
    h(AnalysisPage, { texts: context.texts, address: context.address, analysis }),
  );
};

/** What search engines read: the analysis as a schema.org MedicalTest and the path to it as breadcrumbs. */
function structuredData(
  analysis: PublicAnalysis,
  { address, language, texts }: PageContext,
  laboratory: string,
) {
  const origin = publicOrigin();
  const url = (view: Parameters<typeof pageHref>[1]) => origin + pageHref({ ...address, named: false }, view);
  const way = [
    { name: texts.directory, item: url({}) },
    ...(analysis.paths[0] ?? []).map(({ id, name }) => ({ name, item: url({ category: id }) })),
    { name: analysis.name, item: url({ code: analysis.code }) },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalTest",
        name: analysis.name,
        ...(analysis.synonyms.length > 0 && { alternateName: analysis.synonyms }),
        code: { "@type": "MedicalCode", codeValue: analysis.code, codingSystem: laboratory },
        url: url({ code: analysis.code }),
        inLanguage: language,
        dateModified: analysis.changed,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: way.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
      },
    ],
  };
}
