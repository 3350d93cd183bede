import { IconInfoCircle, IconSettings, IconUserCircle, IconUsers } from "@tabler/icons-react";
import { createElement } from "react";
import { listAnalyses } from "../../shared/core/analyses/analyses.endpoints.ts";
import { getSettings } from "../../shared/core/settings/settings.endpoints.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import type { OutputOf } from "../../shared/kernel/endpoint.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Area, Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";

export const coreTexts = {
  core: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  modules: { de: () => import("./modules/texts.de.ts"), en: () => import("./modules/texts.en.ts") },
  news: { de: () => import("./news/texts.de.ts"), en: () => import("./news/texts.en.ts") },
  settings: { de: () => import("./settings/texts.de.ts"), en: () => import("./settings/texts.en.ts") },
  users: { de: () => import("./users/texts.de.ts"), en: () => import("./users/texts.en.ts") },
} satisfies TextSources;

/**
 * The info page of a module, booked or not; it has an entry in the module's own sidebar.
 * @param home the first page of the module that the account may open
 */
export const moduleInfo = (area: Area, home: () => string | undefined) =>
  page({
    path: "info",
    title: { de: "Über das Modul", en: "About this module" },
    entry: { icon: IconInfoCircle },
    texts: ["modules"],
    load: async () => {
      const { InfoPage } = await import("./modules/info-page.tsx");
      return { default: () => createElement(InfoPage, { area, home }) };
    },
  });

/** Accounts, settings, news, help, and the catalogue's card on the dashboard. */
export const core: Manifest = {
  settings: [
    {
      heading: { de: "Einstellungen", en: "Settings" },
      routes: [
        ...resourcePages({
          path: "konten",
          title: { de: "Konten", en: "Accounts" },
          newTitle: { de: "Neues Konto", en: "New account" },
          one: {
            title: { de: "Konto", en: "Account" },
            calls: [accounts.list],
            own: "id",
            entry: {
              icon: IconUserCircle,
              label: { de: "Mein Konto", en: "My account" },
              to: (account) => `/einstellungen/konten/${account}`,
            },
            places: [
              "users:general",
              "users:username",
              "users:email",
              "users:language",
              "users:groups",
              "users:admin",
              "users:password",
              "users:changePassword",
              "users:currentPassword",
              "password:new",
              "password:repeat",
              "users:sessions.title",
            ],
          },
          entry: { icon: IconUsers, end: true },
          calls: accounts,
          guard: accounts.list,
          daily: true,
          hit: ({ username, email }: OutputOf<typeof accounts.read>) => ({ label: username, hint: email }),
          texts: ["users", "password"],
          load: () => import("./users/account-pages.tsx"),
        }),
        page({
          path: "system",
          title: { de: "System", en: "System" },
          entry: { icon: IconSettings },
          calls: [getSettings],
          places: [
            "settings:lab",
            "settings:name",
            "settings:logo",
            "settings:colours",
            "settings:primary",
            "settings:accent",
            "settings:legal",
            "settings:legalPage.imprint",
            "settings:legalPage.privacy",
            "settings:legalPage.accessibility",
            "settings:publishing",
            "settings:gate",
            "settings:provisioned",
            "settings:contentLanguages",
            "settings:support",
            "settings:sso",
            "settings:environment",
          ],
          texts: ["settings"],
          load: () => import("./settings/system-page.tsx"),
        }),
      ],
    },
  ],
  pages: [
    page({
      path: "news",
      title: (t) => t("app:help.news"),
      texts: ["news"],
      load: () => import("./news/news-page.tsx"),
    }),
    page({
      path: "hilfe",
      title: (t) => t("app:help.label"),
      texts: ["help"],
      load: () => import("./help/help-page.tsx"),
    }),
    page({
      path: "ueber",
      title: (t) => t("app:footer.about"),
      texts: ["help"],
      load: () => import("./help/about-page.tsx"),
    }),
    page({
      path: "impressum",
      title: (t) => t("app:footer.imprint"),
      texts: ["help"],
      load: () => import("./help/imprint-page.tsx"),
    }),
  ],
  cards: [
    {
      place: "top",
      calls: [listAnalyses],
      texts: ["core"],
      load: async () => ({ default: (await import("./analyses/directory-card.tsx")).DirectoryCard }),
    },
  ],
};
