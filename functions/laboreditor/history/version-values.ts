import type { StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isPerLanguage,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { VersionValue } from "../../../shared/laboreditor/history/history.ts";
import { type Catalogue, itemOf, type Reader, shownName } from "../../core/door.ts";
import { itemName } from "../analyses/references.ts";
import { textOfAnswer, textOfValue } from "../csv-export/value-text.ts";
import {
  definitionsOf,
  type HistoryDocument,
  isAnalysis,
  keyOf,
  labelOf,
  type Placed,
  placesOf,
} from "./places.ts";

type Content = HistoryDocument["content"];
type Languages = Pick<Reader, "language" | "main">;
type Value = Pick<VersionValue, "of" | "language" | "type" | "value" | "text">;

/** A version value by value: facts, and of fields the imported and the editor's, each language by itself. */
export function valuesOf(catalogue: Catalogue, content: Content, reader: Languages): VersionValue[] {
  const definitions = definitionsOf(catalogue, content);
  return [...placesOf(content)].flatMap(([path, placed]) => {
    const field = definitions.get(keyOf(path) ?? "");
    const read = (value: PlainValue) => textOf(catalogue, content, path, field, value, reader);
    return valuesAt(placed, field?.type, read).map((value) => ({
      path,
      label: labelOf(definitions, path),
      ...value,
    }));
  });
}

function valuesAt(placed: Placed, type: string | undefined, read: (value: PlainValue) => string): Value[] {
  const shown = (of: Value["of"], value: FieldValue | null | undefined): Value[] => {
    if (value === null || value === undefined) return [];
    const one = (plain: PlainValue, language: Language | null) => ({
      of,
      language,
      type: type ?? typeOf(plain),
      value: plain,
      text: read(plain),
    });
    if (!isPerLanguage(value)) return [one(value, null)];
    return Object.entries(value).map(([language, plain]) => one(plain as PlainValue, language as Language));
  };
  if (!isStored(placed)) return shown(null, placed);
  const override: Value = { of: "override", language: null, type: "checkbox", value: true, text: read(true) };
  return [
    ...shown("raw", placed.raw),
    ...shown("additional", placed.additional),
    ...(placed.override ? [override] : []),
  ];
}

const isStored = (placed: Placed): placed is StoredField =>
  placed !== null && typeof placed === "object" && "raw" in placed;

/** What a value looks like where no definition says what it is. */
function typeOf(value: PlainValue): string {
  if (typeof value === "boolean") return "checkbox";
  if (typeof value === "string") return "text";
  return (value as unknown[]).some((each) => typeof each === "object") ? "table" : "list";
}

/** A value to read, with names in place of identifiers; what is gone keeps its identifier. */
function textOf(
  catalogue: Catalogue,
  content: Content,
  path: string,
  field: FieldDefinition | undefined,
  value: PlainValue,
  reader: Languages,
): string {
  const named = (show: (identifier: string) => string | undefined) =>
    [value]
      .flat()
      .map((one) => (typeof one === "string" ? (show(one) ?? one) : ""))
      .join(", ");
  const nameOf = (kind: "category" | "collection", identifier: string) =>
    localized(catalogue.content(kind, identifier)?.name ?? {}, reader.language, reader.main).value;
  const analysisName = (code: string) => {
    const found = catalogue.content("analysis", code);
    return found && `${shownName(found, reader)} (${code})`;
  };
  if (typeof value === "boolean") return textOfAnswer(value, reader.language);
  if (path === "categories") return named((one) => nameOf("category", one));
  if (path === "collection") return named((one) => nameOf("collection", one));
  if (path === "collection_items" && isAnalysis(content))
    return named((one) => itemName(catalogue, itemOf(content, one), reader));
  if (path === "related" || field?.type === "relatedanalyses") return named(analysisName);
  if (field) return textOfValue(catalogue, field, value, reader);
  if (typeof value === "string") return value;
  return value
    .map((entry: unknown) =>
      typeof entry === "string" ? entry : Object.values(entry as Record<string, string>).join(" · "),
    )
    .join("\n");
}
