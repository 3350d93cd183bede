import i18next from "i18next";
import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import { uiLanguage } from "./i18n.ts";

/** A short text in every language of the interface, for use before the texts of its context are loaded. */
export type Words = Readonly<Record<UiLanguage, string>>;
/** A title: its own words, or a function that looks up a text loaded with it. */
export type Title = Words | ((t: typeof i18next.t) => string);

/** Returns a title in the language of the interface. */
export const titleText = (title: Title): string =>
  typeof title === "function" ? title(i18next.t) : title[uiLanguage()];
