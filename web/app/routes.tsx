import type { RouteObject } from "react-router";
import type { RouteRules } from "./guards.ts";
import { frame, group, leadsTo, page } from "./page.ts";
import { Crashed, Root, Splash } from "./root.tsx";

const imports: RouteRules = { permissions: ["core_storage.view_import"] };
const system: RouteRules = { permissions: ["general.view_brontendconfiguration"] };
const editor: RouteRules = {
  module: { key: "MD_EDITOR", info: "/laboreditor/info" },
  permissions: ["laboreditor.view_laboreditorconfiguration"],
};
const analyses: RouteRules = { permissions: ["core_storage.view_flatanalysis"] };
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

const settings = group("einstellungen", (t) => t("app:nav.settings"), [
  leadsTo("/einstellungen/import/upload"),
  group("import", (t) => t("app:nav.import"), [
    leadsTo("/einstellungen/import/upload"),
    page({
      path: "upload",
      title: (t) => t("app:nav.upload"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/upload-page.tsx"),
    }),
    page({
      path: "log",
      title: (t) => t("app:nav.log"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/log-page.tsx"),
    }),
    page({
      path: "log/:id",
      title: (t) => t("app:nav.log"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/import-page.tsx"),
    }),
    page({
      path: "post",
      title: (t) => t("app:nav.post"),
      rules: [imports],
      texts: ["importexport"],
      load: () => import("../importexport/imports/post-page.tsx"),
    }),
  ]),
  page({
    path: "system",
    title: (t) => t("app:nav.system"),
    rules: [system],
    load: () => import("../core/settings/system-page.tsx"),
    texts: ["core"],
  }),
  page({
    path: "konten/:id",
    title: (t) => t("app:nav.account"),
    load: () => import("../core/users/own-account-page.tsx"),
    texts: ["core"],
  }),
  leadsTo("/einstellungen/import/upload", "*"),
]);

const inside = frame({ load: () => import("./shell/shell.tsx"), texts: ["platform", "ui"] }, [
  leadsTo("/dashboard"),
  page({
    path: "dashboard",
    title: (t) => t("app:modules.dashboard"),
    texts: ["core", "importexport"],
    load: () => import("./dashboard/dashboard-page.tsx"),
  }),
  page({
    path: "tastenkuerzel",
    title: (t) => t("app:keyboard.title"),
    load: () => import("./keyboard-page.tsx"),
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
  group("laboreditor", (t) => t("app:modules.laboreditor"), [
    leadsTo("/laboreditor/analyse"),
    info(),
    page({
      path: "analyse",
      title: (t) => t("app:nav.analyses"),
      rules: [editor, analyses],
      texts: ["laboreditor"],
      load: () => import("../laboreditor/analyses/analyses-page.tsx"),
    }),
    leadsTo("/laboreditor/analyse", "*"),
  ]),
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

/** Every address of the app. What is unknown leads to the dashboard, or to the home of its module. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: Crashed,
    HydrateFallback: Splash,
    children: [
      page({
        path: "login",
        title: (t) => t("entry:login.title"),
        rules: [{ audience: "entry" }],
        texts: ["entry"],
        load: () => import("../core/sessions/login-page.tsx"),
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
      inside,
      leadsTo("/dashboard", "*"),
    ],
  },
];
