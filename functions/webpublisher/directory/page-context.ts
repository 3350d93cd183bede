import { h } from "preact";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { MissingPage } from "../../../web/embed/pages/pages.tsx";
import { type PageTexts, textsFor } from "../../../web/embed/texts/texts.ts";
import { type PageCall, type PageLanguage, pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { publicLook, readSetup, type Setup } from "./public-look.ts";

/** Address and language of a page, with the laboratory's look and texts. */
export interface PageContext extends PageLanguage {
  texts: PageTexts;
  look: PublicLook;
}

export const pageContext = async (call: PageCall) => contextOf(call, await readSetup(call.actor));

export function contextOf(call: PageCall, setup: Setup): PageContext {
  const spoken = pageLanguage(call);
  const look = publicLook(call.tenant, setup, spoken.language);
  const address = { ...spoken.address, trialsFirst: look.default_view === "ringversuche" };
  return { ...spoken, address, texts: textsFor(spoken.language, look.texts), look };
}

/** The page for something that does not exist. */
export function renderMissing(call: PageCall, context: PageContext) {
  const { texts } = context;
  const facts = { title: texts.missingTitle, description: texts.missing, noIndex: true, status: 404 };
  return renderPage(call, context, facts, h(MissingPage, { texts }));
}
