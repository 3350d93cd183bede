import { entryTexts } from "../core/entry.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import type { textSources } from "./manifests.ts";

/** Texts that the app needs before the address is known. Those of the contexts are loaded with the routes. */
export const firstTexts = {
  app: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  platform: (language): Texts<typeof import("../platform/texts.de.ts")> =>
    import(`../platform/texts.${language}.ts`),
  ui: (language): Texts<typeof import("../ui/texts.de.ts")> => import(`../ui/texts.${language}.ts`),
  ...entryTexts,
} satisfies TextSources;

type All = typeof textSources;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    /** The German texts define the keys. */
    resources: { [Context in keyof All]: Awaited<ReturnType<All[Context]>>["default"] };
  }
}
