import type { Overlay } from "./overlays.ts";

const remove = /^(?:Löschen|Delete)$/;

/** Overlays of the printed catalogue's pages. */
export const printOverlays: readonly Overlay[] = [
  {
    from: "web/printpublisher/chapters/chapter-pages.tsx",
    at: ({ chapter }) => `/printpublisher/inhalte/kapitel/${chapter}`,
    opener: remove,
    role: "dialog",
  },
  {
    from: "web/printpublisher/chapters/picture-dialog.tsx",
    at: ({ chapter }) => `/printpublisher/inhalte/kapitel/${chapter}`,
    opener: /^(?:Bild einfügen|Insert picture)$/,
    role: "dialog",
    before: (page) => page.getByRole("textbox", { name: /^Text$/ }).click(),
  },
  {
    from: "web/printpublisher/chapters/page-picture-dialog.tsx",
    at: () => "/printpublisher/inhalte/bildseite/neu",
    opener: /^(?:Bild wählen|Choose a picture)$/,
    role: "dialog",
  },
  {
    from: "web/printpublisher/samples/enlarged-page.tsx",
    at: ({ chapter }) => `/printpublisher/inhalte/kapitel/${chapter}`,
    opener: /^(?:Seite 1 vergrößern|Enlarge page 1)$/,
    role: "dialog",
  },
  {
    from: "web/printpublisher/chapters/section-pages.tsx",
    at: ({ section }) => `/printpublisher/inhalte/abschnitt/${section}`,
    opener: remove,
    role: "dialog",
  },
];

/** Overlays of the printed catalogue that journeys of its own check. */
export const printElsewhere = [
  { from: "web/printpublisher/books/publish-button.tsx", place: "publish an edition" },
  { from: "web/printpublisher/chapters/library-picture.tsx", place: "delete a picture" },
];
