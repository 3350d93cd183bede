import type { RouteObject } from "react-router";
import { page } from "./page.ts";

/** The pages that need no account. */
export const entry: RouteObject[] = [
  page({
    path: "login",
    title: (t) => t("entry:login.title"),
    rules: [{ audience: "entry" }],
    texts: ["entry"],
    load: () => import("../core/sessions/login-page.tsx"),
  }),
  page({
    path: "login/reset",
    title: (t) => t("reset:title"),
    rules: [{ audience: "entry" }],
    texts: ["entry", "reset"],
    load: () => import("../core/password-reset/request-page.tsx"),
  }),
  page({
    path: "login/reset/:token",
    title: (t) => t("reset:newTitle"),
    rules: [{ audience: "anyone" }],
    texts: ["entry", "reset", "password"],
    load: () => import("../core/password-reset/new-password-page.tsx"),
  }),
  page({
    path: "login/nicht-gefunden",
    title: (t) => t("entry:unknownTenant.title"),
    rules: [{ audience: "unknown-tenant" }],
    texts: ["entry"],
    load: () => import("../core/sessions/unknown-tenant-page.tsx"),
  }),
  page({
    path: "login/impressum",
    title: (t) => t("app:footer.imprint"),
    rules: [{ audience: "anyone" }],
    texts: ["entry", "help"],
    load: () => import("../core/sessions/entry-imprint-page.tsx"),
  }),
  page({
    path: "logout",
    title: (t) => t("entry:logout.title"),
    texts: ["entry"],
    load: () => import("../core/sessions/logout-page.tsx"),
  }),
];
