import type i18next from "i18next";
import type { RouteRules } from "./guards.ts";
import { frame, group, leadsTo, page } from "./page.ts";

const editor: RouteRules = {
  module: { key: "MD_EDITOR", info: "/laboreditor/info" },
  permissions: ["laboreditor.view_laboreditorconfiguration"],
};
const analyses = { permissions: ["core_storage.view_flatanalysis"] } as const satisfies RouteRules;
const items = { permissions: ["core_storage.view_collectionitem"] } as const satisfies RouteRules;

const add: RouteRules = { permissions: ["core_storage.add_flatanalysis"] };
const texts = ["laboreditor", "editor", "bulk"] as const;
const newAnalysis = {
  title: (t: typeof i18next.t) => t("app:nav.newAnalysis"),
  rules: [editor, add],
  texts,
};

/** The list with what is edited beside it. */
const analyse = frame(
  {
    path: "analyse",
    title: (t) => t("app:nav.analyses"),
    texts,
    load: () => import("../laboreditor/analyses/analyses-frame.tsx"),
  },
  [
    page({
      rules: [editor, analyses],
      texts,
      load: () => import("../laboreditor/analyses/choose-page.tsx"),
    }),
    page({ ...newAnalysis, path: "neu", load: () => import("../laboreditor/new/layout-page.tsx") }),
    page({
      ...newAnalysis,
      path: "neu/kategorie/:categories?",
      load: () => import("../laboreditor/new/categories-page.tsx"),
    }),
    page({
      path: ":id/:lang?",
      rules: [editor, analyses],
      texts,
      load: () => import("../laboreditor/editor/editor-page.tsx"),
    }),
  ],
);

const collections = group("collections", (t) => t("app:nav.collections"), [
  page({
    rules: [editor, items],
    texts: ["laboreditor"],
    load: () => import("../laboreditor/collections/collections-page.tsx"),
  }),
  page({
    path: ":collectionId",
    rules: [editor, items],
    texts: ["laboreditor"],
    load: () => import("../laboreditor/collections/collection-page.tsx"),
  }),
  page({
    path: ":collectionId/item/neu",
    title: (t) => t("app:nav.newItem"),
    rules: [editor, { permissions: ["core_storage.add_collectionitem"] }],
    texts: ["laboreditor"],
    load: () => import("../laboreditor/collections/item-page.tsx"),
  }),
  page({
    path: ":collectionId/item/:itemId",
    title: (t) => t("app:nav.oneItem"),
    rules: [editor, items],
    texts: ["laboreditor"],
    load: () => import("../laboreditor/collections/item-page.tsx"),
  }),
]);

const ofHistory = (path: string, load: Parameters<typeof page>[0]["load"], title?: "deleted") =>
  page({
    path,
    title: title && ((t) => t(`app:nav.${title}`)),
    // Who may see analyses may see what became of them; of items the server decides.
    rules: [editor, { permissions: [...analyses.permissions, ...items.permissions] }],
    texts: ["laboreditor", "changes"],
    load,
  });
const history = group("history", (t) => t("app:nav.history"), [
  leadsTo("/laboreditor/history/analysis"),
  ofHistory(":model", () => import("../laboreditor/history/history-page.tsx")),
  ofHistory(":model/deleted", () => import("../laboreditor/history/history-page.tsx"), "deleted"),
  ofHistory(":model/deleted/:id", () => import("../laboreditor/history/document-page.tsx"), "deleted"),
  ofHistory(":model/deleted/:id/:hid", () => import("../laboreditor/history/version-page.tsx"), "deleted"),
  ofHistory(":model/:id", () => import("../laboreditor/history/document-page.tsx")),
  ofHistory(":model/:id/:hid", () => import("../laboreditor/history/version-page.tsx")),
]);

/** Everything below `/laboreditor`; the page that tells about the module is handed in. */
export const laboreditor = (info: ReturnType<typeof page>) =>
  group("laboreditor", (t) => t("app:modules.laboreditor"), [
    page({
      rules: [editor, analyses],
      texts: ["laboreditor", "health", "changes"],
      load: () => import("../laboreditor/home/home-page.tsx"),
    }),
    info,
    analyse,
    page({
      path: "kategorien",
      title: (t) => t("app:nav.categories"),
      rules: [editor, analyses],
      texts: ["laboreditor"],
      load: () => import("../laboreditor/categories/categories-page.tsx"),
    }),
    collections,
    history,
    page({
      path: "gesundheit",
      title: (t) => t("app:nav.health"),
      rules: [editor, analyses],
      texts: ["health"],
      load: () => import("../laboreditor/health/health-page.tsx"),
    }),
    page({
      path: "csv",
      title: (t) => t("app:nav.csv"),
      rules: [editor, analyses],
      texts: ["csv"],
      load: () => import("../laboreditor/csv-export/csv-page.tsx"),
    }),
    leadsTo("/laboreditor", "*"),
  ]);
