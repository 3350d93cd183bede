import { h } from "preact";
import type { analysisPage as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { nameWithCode } from "../../../web/embed/components/change-names.ts";
import { AnalysisPage, WithdrawnPage } from "../../../web/embed/pages/analysis-pages.tsx";
import { pageHref } from "../../../web/embed/pages/page-links.ts";
import { catalogueOf } from "../../core/door.ts";
import { suppliesFor } from "../../laborshop/door.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { ledOn } from "./led-on.ts";
import { pageContext, renderMissing } from "./page-context.ts";
import { publicAnalysis } from "./public-analysis.ts";
import { publicReader } from "./public-directory.ts";
import { structuredData } from "./structured-data.ts";

export const analysisPage: Command<typeof endpoint> = async (call) => {
  const { actor, tenant, params } = call;
  const { code } = params;
  const { language, main } = pageLanguage(call);
  // Read everything at once, so that a visitor waits for one round trip to the table and not for several in turn.
  const [context, catalogue, certificates, supplies] = await Promise.all([
    pageContext(call),
    catalogueOf(actor),
    certificatesFor(actor, tenant, language),
    suppliesFor(actor, tenant, language),
  ]);
  const { texts, address } = context;
  const reader = publicReader(language, main);
  const analysis = publicAnalysis(catalogue, code, reader, { certificates, supplies });
  if (!analysis) {
    const instead = await ledOn(actor, catalogue, code, reader);
    if (!instead) return renderMissing(call, context, code);
    if ("renamed" in instead) {
      const headers = {
        Location: pageHref(address, { code: instead.renamed }),
        "Cache-Control": "public, max-age=5",
        ...(context.negotiated && { Vary: "Accept-Language" }),
      };
      return reply("", { status: 301, headers });
    }
    const facts = { title: texts.withdrawnTitle, description: texts.withdrawn, noIndex: true, status: 410 };
    return renderPage(call, context, facts, h(WithdrawnPage, { texts, address, ...instead.withdrawn }));
  }
  const view = { code: analysis.code };
  const url = publicOrigin() + pageHref(address, view);
  const { qrCode } = await import("../../../shared/kernel/qr-code.ts");
  const facts = [...analysis.synonyms, ...analysis.material];
  return renderPage(
    call,
    context,
    {
      title: analysis.name,
      description: [nameWithCode(analysis), ...facts].join(", ").slice(0, 300),
      kind: "article",
      view,
      ...(certificates && { headers: certificates.headers }),
      data: (canonical) => structuredData(analysis, context, tenant.name, canonical),
    },
    h(AnalysisPage, { texts, address, analysis, sheet: { url, ...qrCode(url) } }),
  );
};
