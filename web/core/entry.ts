import type { RouteObject } from "react-router";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { page } from "../platform/routing/page.ts";

/** Texts of the pages that need no account. */
export const entryTexts = {
  entry: (language): Texts<typeof import("./sessions/texts.de.ts")> =>
    import(`./sessions/texts.${language}.ts`),
  email: (language): Texts<typeof import("./email-address/texts.de.ts")> =>
    import(`./email-address/texts.${language}.ts`),
  help: (language): Texts<typeof import("./help/texts.de.ts")> => import(`./help/texts.${language}.ts`),
  password: (language): Texts<typeof import("./users/password-texts.de.ts")> =>
    import(`./users/password-texts.${language}.ts`),
  reset: (language): Texts<typeof import("./password-reset/texts.de.ts")> =>
    import(`./password-reset/texts.${language}.ts`),
} satisfies TextSources;

/** The pages that need no account. */
export const entry: RouteObject[] = [
  page({
    path: "login",
    title: (t) => t("entry:login.title"),
    audience: "entry",
    texts: ["entry"],
    load: () => import("./sessions/login-page.tsx"),
  }),
  page({
    path: "login/reset",
    title: (t) => t("reset:title"),
    audience: "entry",
    texts: ["entry", "reset"],
    load: () => import("./password-reset/request-page.tsx"),
  }),
  page({
    path: "login/reset/:token",
    title: (t) => t("reset:newTitle"),
    audience: "anyone",
    texts: ["entry", "reset", "password"],
    load: () => import("./password-reset/new-password-page.tsx"),
  }),
  page({
    path: "login/e-mail/:token",
    title: (t) => t("email:title"),
    audience: "anyone",
    texts: ["entry", "email"],
    load: () => import("./email-address/confirm-page.tsx"),
  }),
  page({
    path: "login/nicht-gefunden",
    title: (t) => t("entry:unknownTenant.title"),
    audience: "unknown-tenant",
    texts: ["entry"],
    load: () => import("./sessions/unknown-tenant-page.tsx"),
  }),
  page({
    path: "login/impressum",
    title: (t) => t("app:footer.imprint"),
    audience: "anyone",
    texts: ["entry", "help"],
    load: () => import("./sessions/entry-imprint-page.tsx"),
  }),
  page({
    path: "logout",
    title: (t) => t("entry:logout.title"),
    texts: ["entry"],
    load: () => import("./sessions/logout-page.tsx"),
  }),
];
