import { h } from "preact";
import type { Language } from "../../../shared/kernel/language.ts";
import type { PublicLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { MissingPage } from "../../../web/embed/pages/pages.tsx";
import { type PageTexts, textsFor } from "../../../web/embed/texts/texts.ts";
import { catalogueOf } from "../../core/door.ts";
import { type PageCall, type PageLanguage, pageLanguage } from "../../platform/public-page/page-language.ts";
import { renderPage } from "../../platform/public-page/render-page.ts";
import { publicLook, readSetup, type Setup } from "./public-look.ts";

/** Address and language of a page, with the laboratory's look and texts. */
export interface PageContext extends PageLanguage {
  texts: PageTexts;
  look: PublicLook;
  announces: boolean;
}

export const pageContext = async (call: PageCall) => contextOf(call, await readSetup(call.actor));

/** Both at once, so that a visitor waits for one round trip to the table. */
export const contextAndCatalogue = (call: PageCall) =>
  Promise.all([pageContext(call), catalogueOf(call.actor)]);

export function contextOf(call: PageCall, setup: Setup): PageContext {
  const spoken = pageLanguage(call);
  const look = publicLook(call.tenant, setup, spoken.language);
  const address = { ...spoken.address, trialsFirst: look.default_view === "ringversuche" };
  const texts = keptTexts(spoken.language, look.texts);
  return { ...spoken, address, texts, look, announces: setup.config.notices };
}

/** Texts of the last few languages, since formats of numbers and dates take longer to make than a page. */
const kept = new Map<string, PageTexts>();
const mostKept = 8;

function keptTexts(language: Language, own: PublicLook["texts"]): PageTexts {
  const key = `${language} ${JSON.stringify(own)}`;
  const texts = kept.get(key) ?? textsFor(language, own);
  if (kept.size === mostKept) kept.clear();
  kept.set(key, texts);
  return texts;
}

/** The page for something that does not exist. @param sought the code of an analysis that was asked for */
export function renderMissing(call: PageCall, context: PageContext, sought = "") {
  const { texts, address } = context;
  const facts = { title: texts.missingTitle, description: texts.missing, noIndex: true, status: 404 };
  const searches = call.tenant.modules.MD_WEB;
  return renderPage(call, context, facts, h(MissingPage, { texts, address, sought, searches }));
}
