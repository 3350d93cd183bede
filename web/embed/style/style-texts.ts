import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

interface Named extends Record<UiLanguage, string> {
  name: string;
}

/**
 * Names by which a laboratory may style its widgets; none of these is ever renamed or removed. Each part has a class of the same name,
 * `lbm-<name>`; that of `root` is `lbm`. The README, the editor of the CSS and its documentation show this list.
 */
export const styleParts: readonly Named[] = [
  { name: "root", de: "alles, was das Widget zeigt", en: "everything that the widget shows" },
  {
    name: "directory",
    de: "das Verzeichnis mit Suche, Fachgebieten und Liste",
    en: "the directory: search, disciplines and list",
  },
  { name: "search", de: "Suchfeld und Schaltfläche zusammen", en: "search field and button together" },
  { name: "input", de: "das Suchfeld", en: "the search field" },
  { name: "button", de: "Schaltflächen", en: "buttons" },
  { name: "popup", de: "die Vorschläge unter dem Suchfeld", en: "the suggestions below the search field" },
  { name: "recent", de: "die letzten Suchen dieses Geräts", en: "the recent searches of this device" },
  { name: "categories", de: "die Auswahl der Fachgebiete", en: "the choice of disciplines" },
  { name: "letters", de: "die Leiste der Anfangsbuchstaben", en: "the bar of initial letters" },
  {
    name: "letter",
    de: "ein Anfangsbuchstabe als Überschrift in der Liste",
    en: "an initial letter as a heading in the list",
  },
  { name: "hits", de: "die Liste der Analysen", en: "the list of analyses" },
  { name: "hit-name", de: "der Name einer Analyse in der Liste", en: "the name of an analysis in the list" },
  { name: "hit-synonyms", de: "die Synonyme darunter", en: "the synonyms below it" },
  { name: "code", de: "das Kürzel einer Analyse", en: "the code of an analysis" },
  {
    name: "imported",
    de: "wann die Daten zuletzt übernommen wurden",
    en: "when the data were last imported",
  },
  { name: "mark", de: "der hervorgehobene Suchbegriff", en: "the highlighted search term" },
  { name: "nothing", de: "der Hinweis, dass nichts gefunden wurde", en: "the note that nothing was found" },
  {
    name: "similar",
    de: "der Hinweis über Analysen, die der Suche nur ähneln",
    en: "the note above analyses that are only similar",
  },
  { name: "error", de: "die Meldung, wenn das Laden misslingt", en: "the message when loading fails" },
  { name: "tree", de: "der Baum der Fachgebiete", en: "the tree of disciplines" },
  { name: "pager", de: "die Seitenwahl unter der Liste", en: "the choice of pages below the list" },
  { name: "analysis", de: "eine Analyse mit allen Angaben", en: "an analysis with all its details" },
  { name: "title", de: "der Name der Analyse als Überschrift", en: "the name of the analysis as a heading" },
  {
    name: "glance",
    de: "Gefäß, Menge, Stabilität und Befundzeit auf einen Blick",
    en: "container, volume, stability and turnaround at a glance",
  },
  { name: "section", de: "ein Abschnitt der Angaben", en: "a section of the details" },
  { name: "field", de: "eine Angabe; data-key nennt das Feld", en: "one detail; data-key names its field" },
  { name: "table", de: "eine Tabelle in den Angaben", en: "a table among the details" },
  { name: "changes", de: "die Änderungen im Verzeichnis", en: "the changes in the directory" },
  { name: "chapters", de: "die Kapitel", en: "the chapters" },
  {
    name: "draw",
    de: "der Abnahmeplan mit der Wahl der Analysen",
    en: "the plan for the draw with the choice of analyses",
  },
  { name: "draw-plan", de: "der Plan selbst", en: "the plan itself" },
  { name: "draw-tube", de: "ein Gefäß des Plans", en: "a container of the plan" },
  {
    name: "confirmation",
    de: "die Bestätigung einer Bestellung",
    en: "the confirmation of an order",
  },
  { name: "trials", de: "die Ringversuche", en: "the proficiency tests" },
  { name: "trial", de: "ein Parameter oder ein Ringversuch", en: "a parameter or a proficiency test" },
  { name: "shop", de: "der Shop", en: "the shop" },
  { name: "articles", de: "die Artikel des Shops", en: "the articles of the shop" },
  { name: "product", de: "ein Produkt", en: "a product" },
  { name: "variant", de: "eine Ausführung eines Produkts", en: "a variant of a product" },
  { name: "quantity", de: "die Wahl der Anzahl", en: "the choice of a quantity" },
  { name: "cart", de: "der Warenkorb", en: "the basket" },
  { name: "trial-state", de: "zertifiziert oder abgelaufen", en: "certified or expired" },
];

/** Custom properties, to be set on `[data-laborium]`, `:host` or `.lbm`. */
export const styleProperties: readonly Named[] = [
  {
    name: "--lbm-primary",
    de: "Hauptfarbe: Schaltflächen, gewählter Buchstabe",
    en: "main colour: buttons, the chosen letter",
  },
  { name: "--lbm-on-primary", de: "Text auf der Hauptfarbe", en: "text on the main colour" },
  { name: "--lbm-link", de: "Links und Fokusrahmen", en: "links and focus outlines" },
  { name: "--lbm-accent", de: "zweite Farbe des Labors", en: "the laboratory’s second colour" },
  { name: "--lbm-text", de: "Text", en: "text" },
  { name: "--lbm-muted", de: "zurückgenommener Text", en: "subdued text" },
  { name: "--lbm-surface", de: "Hintergrund", en: "background" },
  { name: "--lbm-line", de: "feine Linien", en: "fine lines" },
  { name: "--lbm-line-strong", de: "Rahmen der Felder", en: "borders of fields" },
  {
    name: "--lbm-tint",
    de: "leicht getönte Fläche, etwa unter dem Mauszeiger",
    en: "lightly tinted area, as below the pointer",
  },
  {
    name: "--lbm-tint-strong",
    de: "stärker getönte Fläche, etwa hinter dem Kürzel",
    en: "more strongly tinted area, as behind the code",
  },
  {
    name: "--lbm-mark",
    de: "Hintergrund des hervorgehobenen Suchbegriffs",
    en: "background of the highlighted search term",
  },
  { name: "--lbm-good", de: "gute Nachrichten, etwa „zertifiziert“", en: "good news, such as certified" },
  { name: "--lbm-bad", de: "Fehler, und was abgelaufen ist", en: "errors, and what has expired" },
  { name: "--lbm-radius", de: "Rundung der Ecken", en: "rounding of corners" },
  { name: "--lbm-font", de: "Schrift", en: "typeface" },
  { name: "--lbm-font-code", de: "Schrift der Kürzel", en: "typeface of codes" },
  { name: "--lbm-font-size", de: "Schriftgröße", en: "font size" },
];

/** The class of a part. */
export const classOfPart = (part: string) => (part === "root" ? "lbm" : `lbm-${part}`);
