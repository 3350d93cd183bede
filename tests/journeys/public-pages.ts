import type { Screen } from "./screens.ts";

/** Host of the visitors' pages. */
const host = "public.demo";
/** Every public page, as rendered by the server. */
export const publicPages: readonly Screen[] = [
  ["/embed/analyses/", "Analysenverzeichnis", "Directory of analyses", { host }],
  [
    "/embed/analyses/",
    "Analysenverzeichnis",
    "Directory of analyses",
    { host, at: () => "/embed/analyses/?search=TSH" },
  ],
  ["/embed/analyses/{code}/", "TSH", "TSH", { host, at: () => "/embed/analyses/TSH/" }],
  [
    "/embed/analyses/{code}/",
    "Nicht gefunden",
    "Not found",
    { host, at: () => "/embed/analyses/GIBT-ES-NICHT/", refused: /GIBT-ES-NICHT/ },
  ],
  [
    "/embed/analyses/{code}/",
    "Nicht mehr im Verzeichnis",
    "No longer in the directory",
    { host, at: () => "/embed/analyses/MYO/", refused: /MYO/ },
  ],
  ["/embed/", "Labor Musterstadt", "Labor Musterstadt", { host }],
  [
    "/embed/{path}/",
    "Nicht gefunden",
    "Not found",
    { host, at: () => "/embed/gibt/es/nicht/", refused: /embed\/gibt/ },
  ],
  ["/embed/categories/", "Fachgebiete", "Disciplines", { host }],
  [
    "/embed/categories/{id}/",
    "Klinische Chemie",
    "Clinical chemistry",
    { host, at: () => "/embed/categories/clinical-chemistry/" },
  ],
  ["/embed/search/", "Analyse suchen", "Search for an analysis", { host }],
  [
    "/embed/results/",
    "Ergebnisse für „TSH“",
    "Results for “TSH”",
    { host, at: () => "/embed/results/?search=TSH" },
  ],
  ["/embed/draw/", "Abnahmeplan", "Plan for the draw", { host }],
  [
    "/embed/draw/",
    "Abnahmeplan",
    "Plan for the draw",
    { host, at: () => "/embed/draw/?codes=ACTH,BB,CRP,GLU,QUICK,TSH" },
  ],
  [
    "/embed/preview/",
    "Analysenverzeichnis",
    "Directory of analyses",
    { host, at: () => "/embed/preview/?widget=changes" },
  ],
  ["/embed/proficiency/", "Ringversuche", "Proficiency testing", { host }],
  [
    "/embed/proficiency/",
    "Ringversuche",
    "Proficiency testing",
    { host, at: () => "/embed/proficiency/?view=ringversuche" },
  ],
  ["/embed/changes/", "Änderungen", "Changes", { host }],
  [
    "/embed/changes/{id}/",
    "Nicht gefunden",
    "Not found",
    { host, at: () => "/embed/changes/999999999999/", refused: /999999999999/ },
  ],
  ...["confirm", "unsubscribe"].map(
    (action): Screen => [
      `/embed/changes/${action}/{token}/`,
      "Dieser Link ist nicht mehr gültig",
      "This link is no longer valid",
      { host, at: () => `/embed/changes/${action}/nicht-gut/`, refused: /nicht-gut/ },
    ],
  ),
  [
    "/embed/shop/confirm/{token}/",
    "Dieser Link ist ungültig",
    "This link is not valid",
    { host, at: () => "/embed/shop/confirm/nicht-gut/", refused: /nicht-gut/ },
  ],
  ["/embed/chapters/", "Kapitel", "Chapters", { host }],
  [
    "/embed/chapters/{id}/",
    "Nicht gefunden",
    "Not found",
    { host, at: () => "/embed/chapters/gibt-es-nicht/", refused: /gibt-es-nicht/ },
  ],
  ["/embed/shop/", "Versandmaterial bestellen", "Order supplies", { host }],
  // For programmers, in English only.
  ["/api/docs/", "Laborium API", "Laborium API", { language: "en" }],
];
