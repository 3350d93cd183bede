import type { Page } from "@playwright/test";
import { visit } from "./people.ts";
import { printElsewhere, printOverlays } from "./print-overlays.ts";
import { madeOnes } from "./screens.ts";
import type { Records } from "./things.ts";
/** An overlay that opens above a page. */
export interface Overlay {
  /** The file that draws it, or the route of a resource whose pages follow from its routes. */
  from: string;
  at: (records: Records) => string;
  /** Label of the button or drop-down field that opens it, in German and English. */
  opener: RegExp;
  role: "dialog" | "menu" | "listbox" | "region";
  /** The button that closes it, if Escape does not. */
  leave?: RegExp;
  /** Preparations on the page before opening. */
  before?: (page: Page) => Promise<void>;
  narrow?: boolean;
}

const account = ({ account }: Records) => `/einstellungen/konten/${account}`;
const stored = /^(?:Ich habe es gespeichert|I have stored it)$/;
const remove = /^(?:Löschen|Delete)$/;

/** The question that the form of a resource asks before deleting it. */
const deletions = madeOnes.map(
  ([route, , , special]): Overlay => ({
    from: route,
    at: (records) => special?.at?.(records) ?? route,
    opener: remove,
    role: "dialog",
  }),
);

/** Every overlay that a control opens; each is checked in both languages. */
export const overlays: readonly Overlay[] = [
  ...deletions,
  ...printOverlays,
  {
    from: "web/laborshop/articles/product-pages.tsx",
    at: ({ product }) => `/laborshop/artikel/produkt/${product.id}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/proficiency/certificates/certificate-pages.tsx",
    at: ({ trials }) => `/ringversuche/zertifikate/${trials.certificate}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/proficiency/certified-testable/certified-testable-pages.tsx",
    at: ({ trials }) => `/ringversuche/zertifizierungen/testparameter/${trials.certification}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/proficiency/testable/testable-pages.tsx",
    at: ({ trials }) => `/ringversuche/testparameter/${trials.testable}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/app/shell/account-menu.tsx",
    at: () => "/tastenkuerzel",
    opener: /admin/,
    role: "menu",
  },
  {
    from: "web/app/shell/help-menu.tsx",
    at: () => "/tastenkuerzel",
    opener: /^(?:Hilfe|Help)/,
    role: "menu",
  },
  {
    from: "web/app/shell/palette.tsx",
    at: () => "/tastenkuerzel",
    opener: /^(?:Suchen und springen|Search and jump)$/,
    role: "dialog",
  },
  {
    from: "web/app/shell/shell.tsx",
    at: () => "/einstellungen/import/post",
    opener: /^(?:Menü öffnen|Open menu)$/,
    role: "dialog",
    narrow: true,
  },
  { from: "web/core/users/account-pages.tsx", at: account, opener: remove, role: "dialog" },
  {
    from: "web/laboreditor/collections/item-page.tsx",
    at: ({ collection, item }) => `/laboreditor/collections/${collection}/item/${item}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/laboreditor/collections/collection-panel.tsx",
    at: ({ collection }) => `/laboreditor/collections/${collection}`,
    opener: /^(?:Sammlung bearbeiten|Edit collection)$/,
    role: "dialog",
  },
  {
    from: "web/laborshop/articles/variants-of.tsx",
    at: ({ product }) => `/laborshop/artikel/produkt/${product.id}`,
    opener: /^(?:Neue Variante|New variant)$/,
    role: "dialog",
  },
  {
    from: "web/laborshop/orders/order-removal.tsx",
    at: ({ order }) => `/laborshop/bestellungen/${order.id}`,
    opener: /^(?:Anonymisieren|Anonymise)$/,
    role: "dialog",
  },
  {
    from: "web/webpublisher/searches/add-synonym.tsx",
    at: () => "/webpublisher/suchbegriffe",
    opener: /^(?:Als Synonym aufnehmen|Add as synonym): /,
    role: "dialog",
    before: async (page) => {
      const report = { language: "de", searches: 1, missed: ["Zinkspiegel im Haar"] };
      await visit(page.request, "POST", "/api/public/searches/", {
        headers: { "content-type": "text/plain" },
        data: JSON.stringify(report),
      });
      await page.reload();
    },
  },
  {
    from: "web/webpublisher/notices/subscribers.tsx",
    at: () => "/webpublisher/aenderungen",
    opener: /^(?:\S+@\S+ löschen|Delete \S+@\S+)$/,
    role: "dialog",
    before: async (page) => {
      const form = { email: "praxis@einsender.example", drawn: String(Date.now() / 1000 - 60), website: "" };
      await visit(page.request, "POST", "/embed/changes/subscribe/", { form });
      await page.reload();
    },
  },
  {
    from: "web/laboreditor/layouts/layout-form.tsx",
    at: ({ unusedLayout }) => `/laboreditor/formulare/${unusedLayout}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/laboreditor/layouts/type-menu.tsx",
    at: ({ layout }) => `/laboreditor/formulare/${layout}`,
    opener: /^(?:Feld hinzufügen|Add field)$/,
    role: "menu",
  },
  {
    from: "web/laboreditor/categories/category-panel.tsx",
    at: () => "/laboreditor/kategorien",
    opener: /^(?:Neue Kategorie|New category)$/,
    role: "dialog",
  },
  {
    from: "web/laboreditor/editor/analysis-editor.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/laboreditor/editor/preview-button.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: /^(?:Vorschau|Preview)$/,
    role: "dialog",
  },
  {
    from: "web/laboreditor/editor/editor-head.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: /^(?:Abschnitte|Sections)$/,
    role: "menu",
  },
  {
    from: "web/laboreditor/analyses/state-menu.tsx",
    at: () => "/laboreditor/analyse?search=Ferritin",
    opener: /^Ferritin: (?:Status ändern|change the state)/,
    role: "menu",
  },
  {
    from: "web/laboreditor/history/roll-back.tsx",
    at: ({ analysis }) => `/laboreditor/history/analysis/${analysis}/2`,
    opener: /^(?:Diese Fassung wiederherstellen|Restore this version)$/,
    role: "dialog",
  },
  {
    from: "web/laboreditor/history/roll-back.tsx",
    at: ({ goneAnalysis }) => `/laboreditor/history/analysis/deleted/${goneAnalysis}/1`,
    opener: /^(?:Diese Fassung wiederherstellen|Restore this version)$/,
    role: "dialog",
  },
  {
    from: "web/laboreditor/bulk/bulk-dialog.tsx",
    at: () => "/laboreditor/analyse?search=TSH",
    opener: /^(?:Gemeinsam ändern|Change together)$/,
    role: "dialog",
    before: (page) => page.getByRole("checkbox").first().press("Space"),
  },
  {
    from: "web/importexport/imports/undo-import.tsx",
    at: ({ carriedOut }) => `/einstellungen/import/log/${carriedOut}`,
    opener: /^(?:Diesen Import rückgängig machen|Undo this import)$/,
    role: "dialog",
  },
  {
    from: "web/importexport/imports/changed-analyses.tsx",
    at: ({ checked }) => `/einstellungen/import/log/${checked}`,
    opener: /(?: ansehen$|^View )/,
    role: "dialog",
  },
  {
    from: "web/importexport/imports/import-run.tsx",
    at: ({ tooMany }) => `/einstellungen/import/log/${tooMany}`,
    opener: /^(?:Trotzdem ausführen|Carry out anyway)$/,
    role: "dialog",
  },
  {
    from: "web/importexport/tokens/tokens-panel.tsx",
    at: () => "/einstellungen/export",
    opener: /(?:widerrufen$|^Revoke lb)/,
    role: "dialog",
    before: async (page) => {
      await page.getByRole("button", { name: /^(?:Token erzeugen|Create token)$/ }).press("Enter");
      await page.getByRole("button", { name: stored }).press("Enter");
    },
  },
  {
    from: "web/importexport/tokens/tokens-panel.tsx",
    at: () => "/einstellungen/import/post",
    opener: /^(?:Token erzeugen|Create token)$/,
    role: "region",
    leave: stored,
  },
];

/** One list of choices for each control with a drop-down, and the calendar of a date field. */
export const choices: readonly Overlay[] = [
  {
    from: "web/printpublisher/chapters/shown-fields.tsx",
    at: () => "/printpublisher/inhalte/analysenverzeichnis/neu",
    opener: /^(?:Felder|Fields)$/,
    role: "listbox",
  },
  {
    from: "web/proficiency/report/report-page.tsx",
    at: () => "/ringversuche/bericht",
    opener: /^(?:Kalender öffnen|Open calendar)$/,
    role: "dialog",
  },
  {
    from: "web/laboreditor/csv-export/csv-form.tsx",
    at: () => "/laboreditor/csv",
    opener: /^(?:Trennzeichen|Delimiter)$/,
    role: "listbox",
  },
  {
    from: "web/laboreditor/csv-export/csv-form.tsx",
    at: () => "/laboreditor/csv",
    opener: /^(?:Kategorie|Category)$/,
    role: "listbox",
  },
  {
    from: "web/laboreditor/analyses/analysis-filters.tsx",
    at: () => "/laboreditor/analyse?search=TSH",
    opener: /^(?:Status|State)$/,
    role: "listbox",
  },
  {
    from: "web/laboreditor/editor/fact-fields.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: /^(?:Kategorien|Categories)$/,
    role: "listbox",
  },
  {
    from: "web/laboreditor/editor/fact-fields.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: /^(?:Sammlung|Collection)$/,
    role: "listbox",
  },
  {
    from: "web/laboreditor/editor/fields/reference-input.tsx",
    at: ({ analysis }) => `/laboreditor/analyse/${analysis}?search=TSH`,
    opener: /^(?:Material|Specimen)/,
    role: "listbox",
  },
];

/** Overlays that open by themselves, on the way out or above another one, and the places at which a journey checks them. */
export const elsewhere: readonly { from: string; place: string }[] = [
  { from: "web/app/version-check.ts", place: "new version" },
  { from: "web/app/version-check.ts", place: "no connection" },
  { from: "web/app/shell/maintenance.tsx", place: "maintenance" },
  { from: "web/core/sessions/identity-question.tsx", place: "identity question" },
  { from: "web/core/sessions/identity-question.tsx", place: "identity question with a passkey" },
  ...printElsewhere,
  { from: "web/laboreditor/categories/category-panel.tsx", place: "delete category" },
  { from: "web/laboreditor/editor/conflict-dialog.tsx", place: "conflict" },
  { from: "web/laborshop/orders/customer-data-page.tsx", place: "erase a customer" },
];
