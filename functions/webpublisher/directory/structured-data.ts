import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { pageHref } from "../../../web/embed/pages/page-links.ts";
import type { PageContext } from "./page-context.ts";

/** Structured data for search engines: the analysis as a schema.org MedicalTest and the path to it as breadcrumbs. */
export function structuredData(
  analysis: PublicAnalysis,
  { language, texts }: PageContext,
  laboratory: string,
  url: (view: Parameters<typeof pageHref>[1]) => string,
) {
  const way = [
    { name: texts.directory, item: url({}) },
    ...(analysis.paths[0] ?? []).map(({ id, name }) => ({ name, item: url({ category: id }) })),
    { name: analysis.name, item: url({ code: analysis.code }) },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "MedicalWebPage",
        name: analysis.name,
        url: url({ code: analysis.code }),
        inLanguage: language,
        dateModified: analysis.changed,
        mainEntity: {
          "@type": "MedicalTest",
          name: analysis.name,
          ...(analysis.synonyms.length > 0 && { alternateName: analysis.synonyms }),
          code: [
            { "@type": "MedicalCode", codeValue: analysis.code, codingSystem: laboratory },
            ...loincOf(analysis).map((codeValue) => ({
              "@type": "MedicalCode",
              codeValue,
              codingSystem: "LOINC",
              url: `https://loinc.org/${codeValue}`,
            })),
          ],
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: way.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
      },
    ],
  };
}

/** LOINC codes of an analysis, from the fields for them, which may hold several or text around them. */
const loincOf = ({ fields }: PublicAnalysis): string[] => [
  ...new Set(
    fields
      .filter(({ role }) => role === "loinc")
      .flatMap(({ text = "", list = [] }) => [text, ...list].join(" ").match(/\b\d{1,7}-\d\b/g) ?? []),
  ),
];
