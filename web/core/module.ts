import {
  IconInfoCircle,
  IconSettings,
  IconShieldCheck,
  IconUserCircle,
  IconUsers,
} from "@tabler/icons-react";
import { createElement } from "react";
import { listAnalyses } from "../../shared/core/analyses/analyses.endpoints.ts";
import { listSecurityLog } from "../../shared/core/security-log/security-log.endpoints.ts";
import { getSettings } from "../../shared/core/settings/settings.endpoints.ts";
import { accounts } from "../../shared/core/users/users.endpoints.ts";
import type { OutputOf } from "../../shared/kernel/endpoint.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { resourcePages } from "../platform/resource/resource-routes.ts";
import type { Area, Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

export const coreTexts = {
  core: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  modules: (language): Texts<typeof import("./modules/texts.de.ts")> =>
    import(`./modules/texts.${language}.ts`),
  news: (language): Texts<typeof import("./news/texts.de.ts")> => import(`./news/texts.${language}.ts`),
  secondFactor: (language): Texts<typeof import("./second-factor/texts.de.ts")> =>
    import(`./second-factor/texts.${language}.ts`),
  securityLog: (language): Texts<typeof import("./security-log/texts.de.ts")> =>
    import(`./security-log/texts.${language}.ts`),
  settings: (language): Texts<typeof import("./settings/texts.de.ts")> =>
    import(`./settings/texts.${language}.ts`),
  users: (language): Texts<typeof import("./users/texts.de.ts")> => import(`./users/texts.${language}.ts`),
} satisfies TextSources;

/**
 * The info page of a module, booked or not; it has an entry in the module's own sidebar.
 * @param home the first page of the module that the account may open
 */
export const moduleInfo = (area: Area, home: () => string | undefined) =>
  page({
    path: "info",
    title: titles.aboutModule,
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
      heading: titles.settings,
      routes: [
        ...resourcePages({
          path: "konten",
          title: titles.accounts,
          newTitle: titles.newAccount,
          one: {
            title: titles.account,
            calls: [accounts.list],
            own: "id",
            entry: {
              icon: IconUserCircle,
              label: titles.myAccount,
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
              "secondFactor:passkey.title",
              "secondFactor:title",
            ],
          },
          entry: { icon: IconUsers, end: true },
          calls: accounts,
          guard: accounts.list,
          hit: ({ username, email }: OutputOf<typeof accounts.read>) => ({ label: username, hint: email }),
          texts: ["users", "password", "secondFactor"],
          load: () => import("./users/account-pages.tsx"),
        }),
        page({
          path: "system",
          title: titles.system,
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
            "settings:factor.title",
            "settings:factor.of",
            "settings:provisioned",
            "settings:contentLanguages",
            "settings:support",
            "settings:sso",
            "settings:environment",
          ],
          texts: ["settings", "users"],
          load: () => import("./settings/system-page.tsx"),
        }),
        page({
          path: "protokoll",
          title: titles.securityLog,
          entry: { icon: IconShieldCheck },
          calls: [listSecurityLog],
          texts: ["securityLog"],
          load: () => import("./security-log/security-log-page.tsx"),
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
