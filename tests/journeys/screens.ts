import { areas, pages, settings } from "../../web/app/manifests.ts";
import { makersOf, pagesOf, screenOf } from "./derived-screens.ts";
import { printScreens } from "./print-screens.ts";
import { shopScreens } from "./shop-screens.ts";
import type { Records } from "./things.ts";

interface Special {
  /** The address, if it differs from the route. */
  at?: (records: Records) => string;
  /** The host, if it is not the demo laboratory's. */
  host?: string;
  /** The page's language, if it is not the reader's. */
  language?: "en";
  /** Calls that are rightly refused there. */
  refused?: RegExp;
}
/** A route as its tree writes it, and its heading in German and English. */
export type Screen = readonly [
  route: string,
  german: string | ((records: Records) => string),
  english: string | ((records: Records) => string),
  special?: Special,
];

/** Every page that needs no log-in. */
export const visitors: readonly Screen[] = [
  ["/login", "Willkommen zurück", "Welcome back"],
  ["/login/reset", "Passwort zurücksetzen", "Reset password"],
  ["/login/reset/:token", "Neues Passwort", "New password", { at: ({ link }) => link }],
  [
    "/login/reset/:token",
    "Dieser Link ist nicht mehr gültig",
    "This link is no longer valid",
    { at: () => "/login/reset/nicht-gut", refused: /verify-token/ },
  ],
  [
    "/login/e-mail/:token",
    "E-Mail-Adresse bestätigen",
    "Confirm your e-mail address",
    { at: ({ addressLink }) => addressLink },
  ],
  [
    "/login/e-mail/:token",
    "Dieser Link ist nicht mehr gültig",
    "This link is no longer valid",
    { at: () => "/login/e-mail/nicht-gut", refused: /verify-token/ },
  ],
  [
    "/login/nicht-gefunden",
    "Labor nicht gefunden",
    "Laboratory not found",
    { host: "niemand", refused: /settings|maintenance|version/ },
  ],
  ["/login/impressum", "Impressum", "Imprint"],
];

const history = (rest: (records: Records) => string) => ({
  at: (records: Records) => `/laboreditor/history${rest(records)}`,
});

/** Keeps the list beside the page short: it is checked in full on its own page. */
const short = "search=TSH";

/** Staff pages that their routes do not fully describe: another heading, several addresses, refused calls. */
const byHand: readonly Screen[] = [
  ["/dashboard", "Guten Tag", "Hello"],
  ["/tastenkuerzel", "Tastenkürzel", "Keyboard shortcuts"],
  ["/news", "Neuigkeiten", "News"],
  ["/hilfe", "Hilfe", "Help"],
  ["/ueber", "Über Laborium", "About Laborium"],
  ["/impressum", "Impressum", "Imprint"],

  [
    "/einstellungen/import/log/:id",
    "geprueft.xlsx",
    "geprueft.xlsx",
    { at: ({ checked }) => `/einstellungen/import/log/${checked}` },
  ],
  [
    "/einstellungen/import/log/:id",
    "unbekannt.xlsx",
    "unbekannt.xlsx",
    { at: ({ unmapped }) => `/einstellungen/import/log/${unmapped}` },
  ],
  [
    "/einstellungen/import/log/:id",
    "falsch.json",
    "falsch.json",
    { at: ({ failed }) => `/einstellungen/import/log/${failed}` },
  ],
  ["/einstellungen/import/post", "Import per HTTP POST", "Import by HTTP POST"],
  [
    "/einstellungen/konten/:id",
    ({ username }) => username,
    ({ username }) => username,
    { at: ({ account }) => `/einstellungen/konten/${account}` },
  ],
  ...["", "?tab=gruppen", "?tab=passwort"].map(
    (tab): Screen => [
      "/einstellungen/konten/:id",
      "Mein Konto",
      "My account",
      { at: ({ own: account }) => `/einstellungen/konten/${account}${tab}` },
    ],
  ),

  ["/laboreditor/info", "Analysen dort pflegen", "Edit analyses where"],
  [
    "/laboreditor/analyse/:id/:lang?",
    "TSH",
    "TSH",
    { at: ({ analysis }) => `/laboreditor/analyse/${analysis}?${short}` },
  ],
  [
    "/laboreditor/analyse/:id/:lang?",
    "TSH",
    "TSH",
    { at: ({ analysis }) => `/laboreditor/analyse/${analysis}/en?${short}` },
  ],
  [
    "/laboreditor/analyse/neu",
    "Neue Analyse",
    "New analysis",
    { at: () => `/laboreditor/analyse/neu?${short}` },
  ],
  [
    "/laboreditor/analyse/neu",
    "Kopie von TSH",
    "Copy of TSH",
    { at: ({ analysis }) => `/laboreditor/analyse/neu?copy=${analysis}&${short}` },
  ],
  [
    "/laboreditor/analyse/neu/kategorie/:categories?",
    "Neue Analyse",
    "New analysis",
    { at: () => `/laboreditor/analyse/neu/kategorie/clinical-chemistry?${short}` },
  ],
  [
    "/laboreditor/collections/:collectionId",
    "Gefäße",
    "Containers",
    { at: ({ collection }) => `/laboreditor/collections/${collection}` },
  ],
  [
    "/laboreditor/collections/:collectionId/item/neu",
    "Neuer Eintrag",
    "New item",
    { at: ({ collection }) => `/laboreditor/collections/${collection}/item/neu` },
  ],
  [
    "/laboreditor/collections/:collectionId/item/:itemId",
    "Abstrichröhrchen für PCR",
    "Swab tube for PCR",
    { at: ({ collection, item }) => `/laboreditor/collections/${collection}/item/${item}` },
  ],
  [
    "/laboreditor/formulare/:id",
    "Standardformular",
    "Standard form",
    { at: ({ layout }) => `/laboreditor/formulare/${layout}` },
  ],
  ["/laboreditor/history/:model", "Verlauf", "History", history(() => "/analysis")],
  ["/laboreditor/history/:model", "Verlauf", "History", history(() => "/collectionitem")],
  ["/laboreditor/history/:model", "Verlauf", "History", history(() => "/category")],
  ["/laboreditor/history/:model", "Verlauf", "History", history(() => "/layout")],
  ["/laboreditor/history/:model/deleted", "Verlauf", "History", history(() => "/analysis/deleted")],
  ["/laboreditor/history/:model/deleted", "Verlauf", "History", history(() => "/collectionitem/deleted")],
  ["/laboreditor/history/:model/:id", "TSH", "TSH", history(({ analysis }) => `/analysis/${analysis}`)],
  [
    "/laboreditor/history/:model/:id",
    "Abstrichröhrchen",
    "Swab tube",
    history(({ item }) => `/collectionitem/${item}`),
  ],
  [
    "/laboreditor/history/:model/:id",
    "Standardformular",
    "Standard form",
    history(({ layout }) => `/layout/${layout}`),
  ],
  [
    "/laboreditor/history/:model/:id/:hid",
    "Vergleich: Fassung 1 und 2",
    "Comparison: versions 1 and 2",
    history(({ analysis }) => `/analysis/${analysis}/2`),
  ],
  [
    "/laboreditor/history/:model/:id",
    "Vergleich: Fassung 1 und 2",
    "Comparison: versions 1 and 2",
    history(({ analysis }) => `/analysis/${analysis}?compare=2-1`),
  ],
  [
    "/laboreditor/history/:model/deleted/:id",
    "Vergangen",
    "Gone",
    history(({ goneAnalysis }) => `/analysis/deleted/${goneAnalysis}`),
  ],
  [
    "/laboreditor/history/:model/deleted/:id",
    "Vergangen",
    "Gone",
    history(({ goneItem }) => `/collectionitem/deleted/${goneItem}`),
  ],
  [
    "/laboreditor/history/:model/deleted/:id/:hid",
    "Vergangen, Fassung 1",
    "Gone, version 1",
    history(({ goneAnalysis }) => `/analysis/deleted/${goneAnalysis}/1`),
  ],
  ["/laboreditor/gesundheit", "Gesundheit des Katalogs", "Catalogue health"],
  ["/laboreditor/csv", "CSV-Export", "CSV export", { refused: /get-csv-file/ }],

  ["/webpublisher", "WebPublisher", "WebPublisher"],
  ["/webpublisher/info", "Ihr Leistungsverzeichnis im Web", "Your directory of services"],
  ...printScreens,
  ["/printpublisher/info", "Der gedruckte Katalog", "The printed catalogue"],
  ...shopScreens,
  ["/laborshop/info", "Entnahmematerial bestellen", "Order"],
  [
    "/ringversuche/zertifikate/:id",
    "RV 1 Liquor",
    "RV 1 Liquor",
    { at: ({ trials }) => `/ringversuche/zertifikate/${trials.certificate}` },
  ],
  [
    "/ringversuche/zertifizierungen/:id",
    "RV 1 Liquor",
    "RV 1 Liquor",
    { at: ({ trials }) => `/ringversuche/zertifizierungen/${trials.certificate}` },
  ],
  [
    "/ringversuche/zertifizierungen/testparameter/:id",
    "Laktat, Liquor",
    "Laktat, Liquor",
    { at: ({ trials }) => `/ringversuche/zertifizierungen/testparameter/${trials.certification}` },
  ],
  [
    "/ringversuche/testparameter/:id",
    "Laktat, Liquor",
    "Laktat, Liquor",
    { at: ({ trials }) => `/ringversuche/testparameter/${trials.testable}` },
  ],
  ["/ringversuche/info", "Ringversuchszertifikate", "Proficiency testing certificates"],
];

const listed = new Set(byHand.map(([route]) => route));
const derived = [
  ...areas.flatMap(({ path, title, routes }) => pagesOf(routes, `/${path}`, title)),
  ...settings.flatMap(({ routes }) => pagesOf(routes, "/einstellungen")),
  ...pagesOf(pages, ""),
].filter(({ route }) => !listed.has(route));

const screens = derived.map(screenOf);

/** Every staff page. */
export const staff: readonly Screen[] = [...byHand, ...screens];
/** The pages of entities created for them, and the calls that create these. */
export const madeOnes = screens.filter(([, , , special]) => special?.at);
export const makers = makersOf(derived);

/** Every address that only redirects, and its target for a signed-in person. */
export const leading: readonly (readonly [route: string, at: string, to: string])[] = [
  ["/", "/", "/dashboard"],
  ["/*", "/gibt/es/nicht", "/dashboard"],
  ["/einstellungen", "/einstellungen", "/einstellungen/konten"],
  ["/einstellungen/*", "/einstellungen/unbekannt", "/einstellungen/konten"],
  ["/einstellungen/import", "/einstellungen/import", "/einstellungen/import/upload"],
  ["/laboreditor/history", "/laboreditor/history", "/laboreditor/history/analysis"],
  ["/laboreditor/*", "/laboreditor/unbekannt", "/laboreditor"],
  ["/webpublisher/einrichtung", "/webpublisher/einrichtung", "/webpublisher/einrichtung/app"],
  ["/webpublisher/*", "/webpublisher/unbekannt", "/webpublisher"],
  ["/printpublisher", "/printpublisher", "/printpublisher/veroeffentlichen/print"],
  ["/printpublisher/*", "/printpublisher/unbekannt", "/printpublisher/veroeffentlichen/print"],
  [
    "/printpublisher/veroeffentlichen",
    "/printpublisher/veroeffentlichen",
    "/printpublisher/veroeffentlichen/print",
  ],
  ["/laborshop", "/laborshop", "/laborshop/bestellungen"],
  ["/laborshop/*", "/laborshop/unbekannt", "/laborshop/bestellungen"],
  ["/ringversuche/*", "/ringversuche/unbekannt", "/ringversuche"],
  // Signs out on the way, so it is the last.
  ["/logout", "/logout", "/login"],
];
