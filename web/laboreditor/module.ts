import {
  IconBinaryTree2,
  IconForms,
  IconHeartRateMonitor,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconListSearch,
  IconPlus,
  IconStack2,
  IconTableExport,
  IconTestPipe,
} from "@tabler/icons-react";
import { categories } from "../../shared/core/categories/categories.endpoints.ts";
import { collectionItems, collections } from "../../shared/core/collections/collections.endpoints.ts";
import {
  createAnalysis,
  getAnalysisForm,
  listForEditor,
  theEditor,
} from "../../shared/laboreditor/analyses/editor.endpoints.ts";
import { describeCsvFile } from "../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { getHealth } from "../../shared/laboreditor/health/health.endpoints.ts";
import { histories } from "../../shared/laboreditor/history/history.endpoints.ts";
import { layouts } from "../../shared/laboreditor/layouts/layouts.endpoints.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { frame, group, leadsTo, type PageSpec, page } from "../platform/routing/page.ts";
import { titles } from "./titles.ts";

export const laboreditorTexts = {
  laboreditor: (language): Texts<typeof import("./texts.de.ts")> => import(`./texts.${language}.ts`),
  categoryTree: (language): Texts<typeof import("./categories/texts.de.ts")> =>
    import(`./categories/texts.${language}.ts`),
  bulk: (language): Texts<typeof import("./bulk/texts.de.ts")> => import(`./bulk/texts.${language}.ts`),
  changes: (language): Texts<typeof import("./history/texts.de.ts")> =>
    import(`./history/texts.${language}.ts`),
  csv: (language): Texts<typeof import("./csv-export/texts.de.ts")> =>
    import(`./csv-export/texts.${language}.ts`),
  editor: (language): Texts<typeof import("./editor/texts.de.ts")> => import(`./editor/texts.${language}.ts`),
  newAnalysis: (language): Texts<typeof import("./new/texts.de.ts")> => import(`./new/texts.${language}.ts`),
  layouts: (language): Texts<typeof import("./layouts/texts.de.ts")> =>
    import(`./layouts/texts.${language}.ts`),
  health: (language): Texts<typeof import("./health/texts.de.ts")> => import(`./health/texts.${language}.ts`),
  firstSteps: (language): Texts<typeof import("./home/texts.de.ts")> => import(`./home/texts.${language}.ts`),
} satisfies TextSources;

const texts = ["laboreditor"] as const;
const ofEditing = { texts: ["laboreditor", "editor", "bulk"] } as const;
const newAnalysis = {
  texts: [...ofEditing.texts, "newAnalysis"],
  title: titles.newAnalysis,
  calls: [createAnalysis],
} as const;
/** The list, with the editor beside it. */
const analyses = frame(
  {
    ...ofEditing,
    path: "analyse",
    title: titles.analyses,
    entry: { icon: IconListDetails },
    load: () => import("./analyses/analyses-frame.tsx"),
  },
  [
    // Empty, since the frame draws the table.
    page({
      ...ofEditing,
      calls: [listForEditor],
      load: async () => ({ default: () => null }),
    }),
    page({ ...newAnalysis, path: "neu", load: () => import("./new/layout-page.tsx") }),
    page({
      ...newAnalysis,
      path: "neu/kategorie/:categories?",
      load: () => import("./new/categories-page.tsx"),
    }),
    page({
      ...ofEditing,
      path: ":id/:lang?",
      calls: [getAnalysisForm],
      load: () => import("./editor/editor-page.tsx"),
    }),
  ],
);

const collectionPages = () => import("./collections/collection-pages.tsx");
const collectionRoutes = group(
  "collections",
  titles.collections,
  [
    page({
      texts,
      calls: [theEditor, collections.read],
      load: async () => ({ default: (await collectionPages()).CollectionsPage }),
    }),
    page({
      path: ":collectionId",
      texts,
      calls: [theEditor, collections.read],
      load: async () => ({ default: (await collectionPages()).CollectionPage }),
    }),
    page({
      path: ":collectionId/item/neu",
      title: titles.newItem,
      texts,
      calls: [theEditor, collectionItems.create],
      load: () => import("./collections/item-page.tsx"),
    }),
    page({
      path: ":collectionId/item/:itemId",
      title: titles.item,
      texts,
      calls: [theEditor, collectionItems.read],
      load: () => import("./collections/item-page.tsx"),
    }),
  ],
  { icon: IconStack2 },
);

const layoutPages = () => import("./layouts/layout-pages.tsx");
const ofLayouts = { texts: ["laboreditor", "layouts"] } as const;
const layoutRoutes = group(
  "formulare",
  titles.forms,
  [
    page({
      ...ofLayouts,
      calls: [layouts.list],
      load: async () => ({ default: (await layoutPages()).LayoutsPage }),
    }),
    page({
      ...ofLayouts,
      path: "neu",
      title: titles.newForm,
      calls: [layouts.create],
      load: async () => ({ default: (await layoutPages()).NewLayoutPage }),
    }),
    page({
      ...ofLayouts,
      path: ":id",
      calls: [layouts.read],
      load: async () => ({ default: (await layoutPages()).LayoutPage }),
    }),
  ],
  { icon: IconForms },
);

const ofHistory = (path: string, load: PageSpec["load"]) =>
  page({
    path,
    title: path.includes("/deleted") ? titles.deleted : undefined,
    only: { model: Object.keys(histories) },
    calls: [histories.analysis.present.list],
    texts: ["laboreditor", "changes", "bulk", "layouts"],
    load,
  });
const listOfHistory = () => import("./history/history-page.tsx");
const documentOfHistory = () => import("./history/document-page.tsx");
const versionOfHistory = () => import("./history/version-page.tsx");
const history = group(
  "history",
  titles.history,
  [
    leadsTo("/laboreditor/history/analysis"),
    ofHistory(":model", listOfHistory),
    ofHistory(":model/deleted", listOfHistory),
    ofHistory(":model/deleted/:id", documentOfHistory),
    ofHistory(":model/deleted/:id/:hid", versionOfHistory),
    ofHistory(":model/:id", documentOfHistory),
    ofHistory(":model/:id/:hid", versionOfHistory),
  ],
  { icon: IconHistory },
);

/** The catalogue's editor for the laboratory. */
export const laboreditor: Manifest = {
  areas: [
    {
      path: "laboreditor",
      title: titles.laborEditor,
      module: "MD_EDITOR",
      icon: IconTestPipe,
      home: "/laboreditor",
      routes: [
        page({
          entry: { icon: IconLayoutDashboard, label: titles.overview, end: true },
          calls: [theEditor],
          texts: ["laboreditor", "health", "changes", "core"],
          load: () => import("./home/home-page.tsx"),
        }),
        analyses,
        page({
          path: "kategorien",
          title: titles.categories,
          entry: { icon: IconBinaryTree2 },
          calls: [categories.read],
          texts: ["laboreditor", "categoryTree"],
          load: () => import("./categories/categories-page.tsx"),
        }),
        collectionRoutes,
        layoutRoutes,
        history,
        page({
          path: "gesundheit",
          title: titles.health,
          entry: { icon: IconHeartRateMonitor },
          calls: [getHealth],
          texts: ["health", "laboreditor", "editor", "bulk"],
          load: () => import("./health/health-page.tsx"),
        }),
        page({
          path: "csv",
          title: titles.csvExport,
          entry: { icon: IconTableExport },
          calls: [describeCsvFile],
          places: [
            "csv:what",
            "laboreditor:analyses.category",
            "csv:search",
            "laboreditor:analyses.state",
            "laboreditor:analyses.visibility",
            "csv:how",
            "csv:language",
            "csv:delimiter",
            "csv:escape",
            "csv:file",
          ],
          texts: ["laboreditor", "csv"],
          load: () => import("./csv-export/csv-page.tsx"),
        }),
      ],
    },
  ],
  cards: [
    {
      place: "first",
      calls: [listForEditor],
      texts: ["core"],
      load: async () => ({ default: (await import("./home/first-steps-card.tsx")).FirstStepsCard }),
    },
    {
      place: 2,
      calls: [getHealth],
      texts: ["health"],
      load: async () => ({ default: (await import("./health/health-card.tsx")).HealthCard }),
    },
  ],
  actions: [
    {
      title: titles.newAnalysis,
      text: titles.chooseForm,
      icon: IconPlus,
      to: "/laboreditor/analyse/neu",
      calls: [createAnalysis],
    },
    {
      title: titles.viewAnalyses,
      text: titles.searchAndFilter,
      icon: IconListSearch,
      to: "/laboreditor/analyse",
      calls: [listForEditor],
    },
  ],
  tasks: {
    csv_export: {
      place: "/laboreditor/csv",
      data: ["laboreditor", "csv"],
      done: titles.csvDone,
      failed: titles.csvFailed,
      cancelled: titles.csvCancelled,
    },
    bulk_change: {
      place: "/laboreditor/analyse",
      data: ["laboreditor"],
      done: titles.bulkDone,
      announce: async () => (await import("./bulk/announce-bulk.ts")).announceBulkTask,
      failed: titles.bulkFailed,
      cancelled: titles.bulkCancelled,
    },
  },
};
