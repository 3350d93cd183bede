import type { Screen } from "./screens.ts";

const at = "/printpublisher/inhalte";

/** The pages of chapters and sections, whose addresses do not follow from their calls. */
export const printScreens: readonly Screen[] = [
  [`${at}/kapitel/:chapter`, "Über uns", "Über uns", { at: ({ chapter }) => `${at}/kapitel/${chapter}` }],
  [
    `${at}/abschnitt/neu/:chapterID`,
    "Neuer Abschnitt",
    "New section",
    { at: ({ chapter }) => `${at}/abschnitt/neu/${chapter}` },
  ],
  [`${at}/abschnitt/:section`, "Anfahrt", "Anfahrt", { at: ({ section }) => `${at}/abschnitt/${section}` }],
  ...(
    [
      ["anordnung/cards", "Karten", "Cards"],
      ["seite/margins", "Ränder", "Margins"],
      ["klasse/entry", ".entry", ".entry"],
      ["eigenschaft/accent", "--accent", "--accent"],
    ] as const
  ).map(
    ([path, german, english]): Screen => [
      "/printpublisher/referenz/:type/:path",
      german,
      english,
      { at: () => `/printpublisher/referenz/${path}` },
    ],
  ),
];
