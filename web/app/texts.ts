import { entryTexts } from "../core/entry.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { textSources } from "./manifests.ts";

/** Texts that the app needs before the address is known. Those of the contexts are loaded with the routes. */
export const firstTexts = {
  app: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  platform: { de: () => import("../platform/texts.de.ts"), en: () => import("../platform/texts.en.ts") },
  ui: { de: () => import("../ui/texts.de.ts"), en: () => import("../ui/texts.en.ts") },
  ...entryTexts,
} satisfies TextSources;

type All = typeof textSources;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    /** The German texts define the keys. */
    resources: { [Context in keyof All]: Awaited<ReturnType<All[Context]["de"]>>["default"] };
  }
}
