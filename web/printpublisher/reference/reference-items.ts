import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import {
  bleed,
  columnGaps,
  margin,
  towardsEdge,
  trim,
} from "../../../shared/printpublisher/templates/page-model.ts";
import {
  type BookClass,
  type BookProperty,
  type BookScene,
  bookClasses,
  bookProperties,
  pageTopics,
} from "../../../shared/printpublisher/templates/reference.ts";
import { layoutNames } from "../../../shared/printpublisher/templates/template.ts";
import { useFormat } from "../../platform/format.ts";
import { uiLanguage } from "../../platform/i18n/i18n.ts";
import { type ReferenceDocs, type ReferenceKind, referenceDocs } from "./reference-docs.ts";

export interface ReferenceItem {
  kind: ReferenceKind;
  /** Last part of the address, below its kind. */
  path: string;
  /** Name as in a style sheet, or in the reader's language. */
  name: string;
  meaning: string;
  /** Scenes that it occurs in. */
  scenes?: readonly BookScene[];
  value?: string;
  rules?: string;
  /** Scene in which real pages show it; absent if sample pages do not. */
  sample?: BookScene;
}

/** Returns the names in a record, with their own types. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

/** Puts figures into the places of a text that name them. */
const withFigures = (text: string, figures: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => figures[name] ?? place);

/** Returns all entries of the reference, in its order; none while its texts are being read. */
export function useReference() {
  const docs = useQuery(referenceDocs(uiLanguage()));
  const itemsOf = useItems();
  return { docs, items: docs.data ? itemsOf(docs.data) : [] };
}

function useItems() {
  const { t } = useTranslation("printreference");
  const { number: inWords } = useFormat();
  const measures = {
    format: { width: inWords(trim.width), height: inWords(trim.height) },
    margins: {
      top: inWords(margin.top),
      bottom: inWords(margin.bottom),
      inner: inWords(margin.side + towardsEdge),
      outer: inWords(margin.side - towardsEdge),
    },
    columns: { two: inWords(columnGaps[2]), three: inWords(columnGaps[3]) },
    furniture: {},
    wrapper: {
      width: inWords(trim.width + 2 * bleed),
      height: inWords(trim.height + 2 * bleed),
      bleed: inWords(bleed),
    },
  };
  return (docs: ReferenceDocs): ReferenceItem[] => [
    ...layoutNames.map(
      (path): ReferenceItem => ({
        kind: "anordnung",
        path,
        name: t(`scenes.${path}`),
        meaning: docs.anordnung[path] ?? "",
        sample: path,
      }),
    ),
    ...pageTopics.map(
      (path): ReferenceItem => ({
        kind: "seite",
        path,
        name: t(`pages.${path}`),
        meaning: withFigures(docs.seite[path] ?? "", measures[path]),
      }),
    ),
    ...keysOf<BookClass>(bookClasses).map((path): ReferenceItem => {
      const {
        scenes,
        rules,
        sample = scenes[0],
      } = bookClasses[path] as (typeof bookClasses)[BookClass] & {
        sample?: BookScene | null;
      };
      const meaning = docs.klasse[path] ?? "";
      return { kind: "klasse", path, name: `.${path}`, meaning, scenes, rules, ...(sample && { sample }) };
    }),
    ...keysOf<BookProperty>(bookProperties).map((path): ReferenceItem => {
      const { value, rules } = bookProperties[path];
      return {
        kind: "eigenschaft",
        path,
        name: `--${path}`,
        meaning: docs.eigenschaft[path] ?? "",
        value: value || t("bookColour"),
        rules,
        sample: "list",
      };
    }),
  ];
}
