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
  const locale = pageLanguage(call);
  const design = publicLook(call.tenant, setup, locale.language);
  const address = { ...locale.address, trialsFirst: design.default_view === "ringversuche" };
  const texts = keptTexts(locale.language, design.texts);
  return { ...locale, address, texts, look: design, announces: setup.config.notices };
}

/** Texts of the last few languages, since formats of numbers and dates take longer to make than a page. */
const cachedTexts = new Map<string, PageTexts>();
const mostKept = 8;

function keptTexts(language: Language, ownTexts: PublicLook["texts"]): PageTexts {
  const key = `${language} ${JSON.stringify(ownTexts)}`;
  const texts = cachedTexts.get(key) ?? textsFor(language, ownTexts);
  if (cachedTexts.size === mostKept) cachedTexts.clear();
  cachedTexts.set(key, texts);
  return texts;
}

/** The page for something that does not exist. @param sought the code of an analysis that was asked for */
export function renderMissing(call: PageCall, context: PageContext, sought = "") {
  const { texts, address } = context;
  const facts = { title: texts.missingTitle, description: texts.missing, noIndex: true, status: 404 };
  const searches = call.tenant.modules.MD_WEB;
  return renderPage(call, context, facts, h(MissingPage, { texts, address, sought, searches }));
}
