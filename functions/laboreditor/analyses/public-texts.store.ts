import type { Language } from "../../../shared/kernel/language.ts";
import type { OwnTexts } from "../../../shared/kernel/own-texts.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import type { PublicTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";
import type { Actor } from "../../platform/actor.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

const { read } = configurationOf<{ texts: OwnTexts<PublicTextKey> }>("WEB-CONFIG", {
  texts: webConfigDefaults.texts,
});

/**
 * The laboratory's own texts for its public pages, in a language. They are edited in the WebPublisher, a higher context; only the stored
 * record is known here.
 */
export async function ownPublicTexts(actor: Actor, language: Language) {
  const { texts } = await read(actor);
  return texts[language] ?? {};
}
