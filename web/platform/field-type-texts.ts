import {
  IconAlignLeft,
  IconCalendar,
  IconCategory,
  IconCertificate,
  IconCheckbox,
  IconForms,
  IconHeading,
  IconLayoutRows,
  IconLink,
  IconList,
  IconSquare,
  IconStack2,
  IconTable,
  type TablerIcon,
} from "@tabler/icons-react";
import { type FieldType, fieldTypes } from "../../shared/core/catalogue/field.ts";
import type { UiLanguage } from "../../shared/kernel/ui-language.ts";

/** The words for a type: its name and an explanation for layouts, and its name in the developer API with the properties that hold a value. */
interface Words {
  name: string;
  help: string;
  api: string;
}
interface TypeLook extends Record<UiLanguage, Words> {
  icon: TablerIcon;
  /** The group in which layouts offer the type. */
  group: "texts" | "references" | "structure";
}

const words = (name: string, help: string, api: string): Words => ({ name, help, api });

/** How types of fields are offered and named, in the order in which layouts offer them. */
const typeLooks: Readonly<Record<FieldType, TypeLook>> = {
  text: {
    icon: IconForms,
    group: "texts",
    de: words("Kurzer Text", "Eine Zeile, etwa Methode oder Einheit", "kurzer Text"),
    en: words("Short text", "One line, such as method or unit", "short text"),
  },
  multilinetext: {
    icon: IconAlignLeft,
    group: "texts",
    de: words("Formatierter Text", "Absätze, Aufzählungen und Tabellen", "formatierter Text (html)"),
    en: words("Formatted text", "Paragraphs, lists and tables", "formatted text (html)"),
  },
  list: {
    icon: IconList,
    group: "texts",
    de: words("Liste", "Mehrere kurze Einträge, etwa Synonyme", "Liste (list)"),
    en: words("List", "Several short entries, such as synonyms", "list (list)"),
  },
  date: {
    icon: IconCalendar,
    group: "texts",
    de: words("Datum", "Ein Tag im Kalender", "Datum"),
    en: words("Date", "A day in the calendar", "date"),
  },
  checkbox: {
    icon: IconCheckbox,
    group: "texts",
    de: words("Ankreuzfeld", "Ja oder nein, oder mehrere Möglichkeiten", "Ankreuzfeld (checked oder list)"),
    en: words("Checkbox", "Yes or no, or several options", "checkbox (checked or list)"),
  },
  table: {
    icon: IconTable,
    group: "texts",
    de: words("Tabelle", "Zeilen und Spalten, etwa Referenzbereiche", "Tabelle (columns, rows)"),
    en: words("Table", "Rows and columns, such as reference ranges", "table (columns, rows)"),
  },
  collectionitem: {
    icon: IconStack2,
    group: "references",
    de: words(
      "Auswahl aus einer Sammlung",
      "Einträge wie Materialien oder Gefäße",
      "Auswahl aus einer Sammlung",
    ),
    en: words(
      "Choice from a collection",
      "Items such as specimens or containers",
      "choice from a collection",
    ),
  },
  category: {
    icon: IconCategory,
    group: "references",
    de: words("Kategorien", "Weitere Kategorien der Analyse", "Kategorien"),
    en: words("Categories", "Further categories of the analysis", "categories"),
  },
  relatedanalyses: {
    icon: IconLink,
    group: "references",
    de: words("Andere Analysen", "Analysen, auf die verwiesen wird", "andere Analysen (links)"),
    en: words("Other analyses", "Analyses that it refers to", "other analyses (links)"),
  },
  certificate: {
    icon: IconCertificate,
    group: "references",
    de: words("Zertifikate", "Zertifikate der Ringversuche", "Zertifikate"),
    en: words("Certificates", "Proficiency testing certificates", "certificates"),
  },
  section: {
    icon: IconLayoutRows,
    group: "structure",
    de: words("Abschnitt", "Felder unter einer gemeinsamen Überschrift", "Abschnitt"),
    en: words("Section", "Fields under a heading of their own", "section"),
  },
  group: {
    icon: IconSquare,
    group: "structure",
    de: words("Gruppe", "Felder, die eng zusammengehören", "Gruppe"),
    en: words("Group", "Fields that belong closely together", "group"),
  },
  title: {
    icon: IconHeading,
    group: "structure",
    de: words("Überschrift", "Eine Überschrift zwischen Feldern", "Überschrift"),
    en: words("Heading", "A heading between fields", "heading"),
  },
};

/** The texts about all types, by type, for a file of texts. */
export const typeTexts = (language: UiLanguage, about: keyof Words) =>
  Object.fromEntries(fieldTypes.map((type) => [type, typeLooks[type][language][about]])) as Record<
    FieldType,
    string
  >;

export const iconOf = (type: FieldType): TablerIcon => typeLooks[type].icon;

const typesIn = (group: TypeLook["group"]) =>
  (Object.keys(typeLooks) as FieldType[]).filter((type) => typeLooks[type].group === group);
/** The types as offered, related ones in a row. */
export const typeGroups = (["texts", "references", "structure"] as const).map((key) => ({
  key,
  types: typesIn(key),
}));
