import type { Screen } from "./screens.ts";

const base = "/printpublisher/inhalte";

/** The pages of chapters and sections, whose addresses do not follow from their calls. */
export const printScreens: readonly Screen[] = [
  [`${base}/kapitel/:chapter`, "Über uns", "Über uns", { at: ({ chapter }) => `${base}/kapitel/${chapter}` }],
  [
    `${base}/abschnitt/neu/:chapterID`,
    "Neuer Abschnitt",
    "New section",
    { at: ({ chapter }) => `${base}/abschnitt/neu/${chapter}` },
  ],
  [
    `${base}/abschnitt/:section`,
    "Anfahrt",
    "Anfahrt",
    { at: ({ section }) => `${base}/abschnitt/${section}` },
  ],
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
