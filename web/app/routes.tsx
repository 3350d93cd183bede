// First of all, so that the app's own styles refine those of the components.
import "../ui/theme/all.ts";
import type { RouteObject } from "react-router";
import type { RouteRules } from "./guards.ts";
import { laboreditor } from "./laboreditor-routes.ts";
import { frame, group, leadsTo, page } from "./page.ts";
import { settings } from "./settings-routes.ts";

const web: RouteRules = {
  module: { key: "MD_WEB", info: "/webpublisher/info" },
  permissions: ["webpublisher.view_configurationmodel"],
};
const print: RouteRules = {
  module: { key: "MD_PRINT", info: "/printpublisher/info" },
  permissions: ["printpublisher.view_configuration"],
};

const info = () =>
  page({
    path: "info",
    title: (t) => t("app:nav.info"),
    texts: ["modules"],
    load: () => import("../core/modules/info-page.tsx"),
  });

const inside = frame({ load: () => import("./shell/shell.tsx"), texts: ["platform", "ui"] }, [
  leadsTo("/dashboard"),
  page({
    path: "dashboard",
    title: (t) => t("app:modules.dashboard"),
    texts: ["core", "importexport", "health"],
    load: () => import("./dashboard/dashboard-page.tsx"),
  }),
  page({
    path: "tastenkuerzel",
    title: (t) => t("app:keyboard.title"),
    load: () => import("./keyboard-page.tsx"),
  }),
  page({
    path: "news",
    title: (t) => t("app:nav.news"),
    texts: ["news"],
    load: () => import("../core/news/news-page.tsx"),
  }),
  page({
    path: "hilfe",
    title: (t) => t("app:help.label"),
    texts: ["help"],
    load: () => import("../core/help/help-page.tsx"),
  }),
  page({
    path: "ueber",
    title: (t) => t("app:footer.about"),
    texts: ["help"],
    load: () => import("../core/help/about-page.tsx"),
  }),
  page({
    path: "impressum",
    title: (t) => t("app:footer.imprint"),
    texts: ["help"],
    load: () => import("../core/help/imprint-page.tsx"),
  }),
  settings,
  laboreditor(info()),
  group("webpublisher", (t) => t("app:modules.webpublisher"), [
    page({
      rules: [web],
      texts: ["webpublisher"],
      load: () => import("../webpublisher/directory/directory-page.tsx"),
    }),
    info(),
    leadsTo("/webpublisher", "*"),
  ]),
  group("printpublisher", (t) => t("app:modules.printpublisher"), [
    leadsTo("/printpublisher/veroeffentlichen"),
    info(),
    page({
      path: "veroeffentlichen",
      title: (t) => t("app:nav.publish"),
      rules: [print],
      texts: ["printpublisher"],
      load: () => import("../printpublisher/books/publish-page.tsx"),
    }),
    leadsTo("/printpublisher/veroeffentlichen", "*"),
  ]),
  group("laborshop", (t) => t("app:modules.laborshop"), [
    leadsTo("/laborshop/info"),
    info(),
    leadsTo("/laborshop/info", "*"),
  ]),
  group("ringversuche", (t) => t("app:modules.ringversuche"), [
    leadsTo("/ringversuche/info"),
    info(),
    leadsTo("/ringversuche/info", "*"),
  ]),
]);

/** Every address behind the log-in. */
export const routes: RouteObject[] = [inside];
