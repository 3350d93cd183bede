import { h } from "preact";
import { codeKey, fold } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { codesIn, codesText, knownContainers, plannedOf } from "../../../shared/webpublisher/draw/chosen.ts";
import { planDraw } from "../../../shared/webpublisher/draw/plan.ts";
import { drawTextsFor } from "../../../shared/webpublisher/texts/draw-texts.ts";
import { DrawPage } from "../../../web/embed/pages/draw-page.tsx";
import { drawStyle } from "../../../web/embed/style/draw-style.ts";
import { drawTextsOf } from "../../../web/embed/texts/draw-texts-of.ts";
import { catalogueOf } from "../../core/door.ts";
import type { PageCall } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { pageContext } from "./page-context.ts";
import { type PublicDirectory, publicDirectory, publicReader } from "./public-directory.ts";
import { drawOf } from "./read-draw.ts";

/** The page of the plan for the draw: for the codes of its address, until a script takes over in the visitor's browser. */
export async function drawPage(call: PageCall & { query: { codes?: string; add?: string } }) {
  const context = await pageContext(call);
  const { language, main } = context;
  const texts = drawTextsOf(language, drawTextsFor(language, context.look.texts));
  const { codes = "", add = "" } = call.query;
  const typed = codesText(codesIn(`${codes},${add}`));
  const planned = typed === "" ? undefined : await planFor(call, typed, language, main);
  return renderPage(
    call,
    context,
    {
      title: texts.title,
      description: texts.lead,
      path: ({ language: other, named }) => `/embed/draw/${other === main && !named ? "" : `?lang=${other}`}`,
      noIndex: call.query.codes !== undefined || call.query.add !== undefined,
      rules: drawStyle,
    },
    h(DrawPage, { texts, language, typed, missing: planned?.draw.missing ?? [], planned }),
  );
}

/** The plan for what was typed, with its texts read in the catalogue; nobody has chosen a patient or volumes. */
async function planFor({ actor }: PageCall, typed: string, language: Language, main: Language) {
  const catalogue = await catalogueOf(actor);
  const directory = publicDirectory(catalogue, language, main);
  const codes = codesIn(typed).map((part) => codeOf(directory, part));
  const draw = drawOf(catalogue, codesText(codes), publicReader(language, main));
  const analyses = plannedOf(draw, codes);
  return { draw, analyses, plan: planDraw(analyses, { amount: "minimum" }, knownContainers(draw)) };
}

/** The code that is meant by a code, however it is written, or by the name of a single analysis; else the text itself. */
function codeOf({ search }: PublicDirectory, typed: string): string {
  const hits = search.find(typed).found.slice(0, 20);
  const byCode = hits.find(({ code }) => codeKey(code) === codeKey(typed));
  if (byCode) return byCode.code;
  const named = hits.filter(({ name, synonyms }) =>
    [name, ...synonyms].some((other) => fold(other) === fold(typed)),
  );
  return named.length === 1 && named[0] ? named[0].code : typed;
}
