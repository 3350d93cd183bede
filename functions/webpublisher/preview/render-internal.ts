import { h } from "preact";
import { render } from "preact-render-to-string";
import type { Language } from "../../../shared/kernel/language.ts";
import type { PublicAnalysis } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { PublicTexts } from "../../../shared/webpublisher/texts/public-texts.ts";
import { Analysis } from "../../../web/embed/components/analysis.tsx";
import { textsFor } from "../../../web/embed/texts/texts.ts";

/** An analysis as its page would show it, with the component of the public pages and the laboratory's texts. */
export function renderInternal(analysis: PublicAnalysis, language: Language, ownTexts: PublicTexts): string {
  const shown = h(Analysis, { analysis, texts: textsFor(language, ownTexts[language]), level: 2 });
  return render(h("div", { class: "lbm", lang: language }, shown));
}
