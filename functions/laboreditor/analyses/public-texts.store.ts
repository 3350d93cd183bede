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
 * What the laboratory has worded anew of its public pages, in a language. It does so in the WebPublisher, a higher context: only what that has
 * stored is known here.
 */
export async function ownPublicTexts(actor: Actor, language: Language) {
  const { texts } = await read(actor);
  return texts[language] ?? {};
}
