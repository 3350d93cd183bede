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
    from: "web/printpublisher/chapters/section-pages.tsx",
    at: ({ section }) => `/printpublisher/inhalte/abschnitt/${section}`,
    opener: remove,
    role: "dialog",
  },
];
