import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { textSources } from "../../../web/app/manifests.ts";
import { startTexts } from "../../../web/platform/i18n/i18n.ts";

/** Loads all texts of the interface in one language. */
export async function speak(language: UiLanguage): Promise<void> {
  localStorage.setItem("laborium.language", language);
  await startTexts(textSources, Object.keys(textSources));
}
