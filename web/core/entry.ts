import type { RouteObject } from "react-router";
import type { TextSources } from "../platform/i18n/i18n.ts";
import { page } from "../platform/routing/page.ts";

/** Texts of the pages that need no account. */
export const entryTexts = {
  entry: { de: () => import("./sessions/texts.de.ts"), en: () => import("./sessions/texts.en.ts") },
  email: {
    de: () => import("./email-address/texts.de.ts"),
    en: () => import("./email-address/texts.en.ts"),
  },
  help: { de: () => import("./help/texts.de.ts"), en: () => import("./help/texts.en.ts") },
  password: {
    de: () => import("./users/password-texts.de.ts"),
    en: () => import("./users/password-texts.en.ts"),
  },
  reset: {
    de: () => import("./password-reset/texts.de.ts"),
    en: () => import("./password-reset/texts.en.ts"),
  },
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
