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
import { getCsvFile } from "../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { getHealth } from "../../shared/laboreditor/health/health.endpoints.ts";
import { histories } from "../../shared/laboreditor/history/history.endpoints.ts";
import { layouts } from "../../shared/laboreditor/layouts/layouts.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { frame, group, leadsTo, type PageSpec, page } from "../platform/routing/page.ts";

export const laboreditorTexts = {
  laboreditor: { de: () => import("./texts.de.ts"), en: () => import("./texts.en.ts") },
  categoryTree: {
    de: () => import("./categories/texts.de.ts"),
    en: () => import("./categories/texts.en.ts"),
  },
  bulk: { de: () => import("./bulk/texts.de.ts"), en: () => import("./bulk/texts.en.ts") },
  changes: { de: () => import("./history/texts.de.ts"), en: () => import("./history/texts.en.ts") },
  csv: { de: () => import("./csv-export/texts.de.ts"), en: () => import("./csv-export/texts.en.ts") },
  editor: { de: () => import("./editor/texts.de.ts"), en: () => import("./editor/texts.en.ts") },
  layouts: { de: () => import("./layouts/texts.de.ts"), en: () => import("./layouts/texts.en.ts") },
  health: { de: () => import("./health/texts.de.ts"), en: () => import("./health/texts.en.ts") },
  firstSteps: { de: () => import("./home/texts.de.ts"), en: () => import("./home/texts.en.ts") },
} satisfies TextSources;

const texts = ["laboreditor"] as const;
const ofEditing = { texts: ["laboreditor", "editor", "bulk"] } as const;
const newAnalysis = {
  ...ofEditing,
  title: { de: "Neue Analyse", en: "New analysis" },
  calls: [createAnalysis],
} as const;
/** The list, with the editor beside it. */
const analyses = frame(
  {
    ...ofEditing,
    path: "analyse",
    title: { de: "Analysen", en: "Analyses" },
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
  { de: "Sammlungen", en: "Collections" },
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
      title: { de: "Neuer Eintrag", en: "New item" },
      texts,
      calls: [theEditor, collectionItems.create],
      load: () => import("./collections/item-page.tsx"),
    }),
    page({
      path: ":collectionId/item/:itemId",
      title: { de: "Eintrag", en: "Item" },
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
  { de: "Formulare", en: "Forms" },
  [
    page({
      ...ofLayouts,
      calls: [layouts.list],
      load: async () => ({ default: (await layoutPages()).LayoutsPage }),
    }),
    page({
      ...ofLayouts,
      path: "neu",
      title: { de: "Neues Formular", en: "New form" },
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
    title: path.includes("/deleted") ? { de: "Gelöscht", en: "Deleted" } : undefined,
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
  { de: "Verlauf", en: "History" },
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
      title: { de: "LaborEditor", en: "LaborEditor" },
      module: "MD_EDITOR",
      icon: IconTestPipe,
      home: "/laboreditor",
      routes: [
        page({
          entry: { icon: IconLayoutDashboard, label: { de: "Übersicht", en: "Overview" }, end: true },
          calls: [theEditor],
          texts: ["laboreditor", "health", "changes", "core"],
          load: () => import("./home/home-page.tsx"),
        }),
        analyses,
        page({
          path: "kategorien",
          title: { de: "Kategorien", en: "Categories" },
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
          title: { de: "Gesundheit", en: "Health" },
          entry: { icon: IconHeartRateMonitor },
          calls: [getHealth],
          texts: ["health", "laboreditor", "editor", "bulk"],
          load: () => import("./health/health-page.tsx"),
        }),
        page({
          path: "csv",
          title: { de: "CSV-Export", en: "CSV export" },
          entry: { icon: IconTableExport },
          calls: [getCsvFile],
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
      title: { de: "Neue Analyse", en: "New analysis" },
      text: { de: "Formular wählen und anlegen", en: "Choose a form and create it" },
      icon: IconPlus,
      to: "/laboreditor/analyse/neu",
      calls: [createAnalysis],
    },
    {
      title: { de: "Analysen ansehen", en: "View analyses" },
      text: { de: "Suchen und filtern", en: "Search and filter" },
      icon: IconListSearch,
      to: "/laboreditor/analyse",
      calls: [listForEditor],
    },
  ],
  tasks: {
    csv_export: {
      place: "/laboreditor/csv",
      data: ["laboreditor", "csv"],
      done: { de: "Ihre Datei ist fertig", en: "Your file is ready" },
      failed: {
        de: "Die CSV-Datei konnte nicht erzeugt werden",
        en: "The CSV file could not be generated",
      },
      cancelled: { de: "Der Export wurde abgebrochen.", en: "The export was cancelled." },
    },
    bulk_change: {
      place: "/laboreditor/analyse",
      data: ["laboreditor"],
      done: { de: "Die Analysen sind geändert", en: "The analyses have been changed" },
      announce: async () => (await import("./bulk/announce-bulk.ts")).announceBulkTask,
      failed: { de: "Die Änderung ist fehlgeschlagen", en: "The change failed" },
      cancelled: { de: "Die Änderung wurde abgebrochen.", en: "The change was cancelled." },
    },
  },
};
