import {
  type FieldDefinition,
  type FieldValue,
  hasSetting,
  isEmptyValue,
  isPerLanguage,
  type PlainValue,
  type TableRow,
} from "../../../shared/core/catalogue/field.ts";
import { type Published, publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { ShownTable, ShownValue, VisibleValue } from "../../../shared/core/catalogue/visible-value.ts";
import { contentLanguages, type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { structurePath } from "./layout-places.ts";
import {
  type Content,
  isAnalysis,
  isLayout,
  isStored,
  keyOf,
  labelOf,
  namedFieldsOf,
  type Placed,
  placesOf,
} from "./places.ts";
import { documentKindOf, itemOf } from "./references.ts";
import { type Reader, shownName, showValue } from "./show-analysis.ts";
import { itemName, textOfAnswer, textOfValue } from "./value-text.ts";

/** The reader of versions, with the laboratory's content languages. */
export type VisibleTo = Pick<Reader, "language" | "main" | "certificates"> & {
  languages: readonly Language[];
};

/** The values of a version as readers saw them, each language by itself; places without a value are left out. */
export function visibleValues(catalogue: Catalogue, content: Content, reader: VisibleTo): VisibleValue[] {
  const places = new Places(catalogue, [content], reader);
  return [...placesOf(content)].flatMap(([path, placed]) =>
    languagesAt([placed], reader).flatMap((language) => {
      const shownValue = places.shown(content, path, placed, language);
      // Leave out settings that say no, as most settings of a layout's fields do.
      const isSaid =
        (shownValue.text !== "" || shownValue.own !== null || shownValue.imported !== null) &&
        !(isLayout(content) && shownValue.value === false);
      return isSaid
        ? [
            {
              ...places.slot(path, language, [shownValue.value]),
              ...shownValue,
              table: places.table(path, language, shownValue.value),
            },
          ]
        : [];
    }),
  );
}

/** The languages in which a place has values in some versions; only null if the value is the same in all languages. */
export function languagesAt(
  placed: readonly (Placed | undefined)[],
  { languages }: Pick<VisibleTo, "languages">,
): (Language | null)[] {
  const parts = placed.flatMap((value) =>
    isStored(value) ? [value.raw, value.additional] : [value ?? null],
  );
  const values = parts.filter((value) => value !== null);
  const localised = values.filter(isPerLanguage);
  if (localised.length === 0) return [null];
  // Readers of every language saw a value that is the same in all of them.
  const isInAll = values.some((value) => !isPerLanguage(value) && !isEmptyValue(value));
  return contentLanguages.filter(
    (language) =>
      (isInAll && languages.includes(language)) || localised.some((value) => !isEmptyValue(value[language])),
  );
}

/** The published value at a place for readers of a language: its state, its language, and whether another language stands in. */
export function publishedInLanguage(
  placed: Placed | undefined,
  language: Language | null,
  main: Language,
  field?: FieldDefinition,
): Pick<Published, "state" | "value" | "language" | "fallback"> {
  const stored = isStored(placed) ? placed : { raw: null, additional: placed ?? null, override: false };
  return publishedIn(stored, language ?? main, main, field);
}

/** Reads the places of some versions of one document. */
export class Places {
  readonly #catalogue: Catalogue;
  readonly #reader: VisibleTo;
  readonly #names: ReturnType<typeof namedFieldsOf>;

  /** @param versions the newest last: its labels win */
  constructor(catalogue: Catalogue, versions: readonly Content[], reader: VisibleTo) {
    this.#catalogue = catalogue;
    this.#reader = reader;
    this.#names = namedFieldsOf(catalogue, ...versions);
  }

  #field(path: string): FieldDefinition | undefined {
    const field = this.#names.get(keyOf(path) ?? "");
    return field?.type ? (field as FieldDefinition) : undefined;
  }

  slot(path: string, language: Language | null, values: readonly (PlainValue | null)[]) {
    const value = values.find((candidate) => candidate !== null) ?? "";
    return {
      path,
      label: labelOf(this.#names, path),
      language,
      type: this.#field(path)?.type ?? typeOf(value),
    };
  }

  /** The value that readers of a language saw at a place of a version. */
  shown(content: Content, path: string, placed: Placed | undefined, language: Language | null): ShownValue {
    const { main } = this.#reader;
    const published = publishedInLanguage(placed, language, main, this.#field(path));
    const text = (plain: PlainValue | undefined) =>
      isEmptyValue(plain) ? "" : this.#text(content, path, plain as PlainValue, language);
    const part = (value: FieldValue | null) => {
      const inLanguage = value === null ? undefined : isPerLanguage(value) ? value[language ?? main] : value;
      return inLanguage === undefined ? null : text(inLanguage);
    };
    return {
      value: published.value ?? null,
      text: text(published.value),
      fallback: published.fallback ? published.language : null,
      own: isStored(placed) ? (part(placed.additional) ?? (placed.override ? "" : null)) : null,
      imported: isStored(placed) ? part(placed.raw) : null,
    };
  }

  /** The entries of a list as readable texts; undefined for other values. */
  entries(content: Content, path: string, value: PlainValue | null, language: Language | null) {
    if (!Array.isArray(value) || value.some((entry) => typeof entry !== "string")) return undefined;
    return (value as string[]).map((entry) => this.#text(content, path, [entry], language));
  }

  /** A table as readers see it; null for other values. */
  table(path: string, language: Language | null, value: PlainValue | null): ShownTable | null {
    if (!Array.isArray(value) || typeof value[0] !== "object") return null;
    const rows = value as TableRow[];
    const field = this.#field(path);
    const shown = showValue(
      this.#catalogue,
      field && hasSetting(field.type, "columns") ? field : fieldOfRows(rows),
      { value: rows, fallback: false },
      this.#readerIn(language),
    );
    return { columns: shown?.columns ?? [], rows: shown?.rows ?? [] };
  }

  #readerIn(language: Language | null): Reader {
    const { main, certificates } = this.#reader;
    return { language: language ?? this.#reader.language, main, mayName: () => true, certificates };
  }

  /** A readable name for a field of a layout, from the keys that lead to it. */
  #nameOfField(keys: string, { language, main }: Reader): string {
    const names = keys
      .split("/")
      .map((key) => localized(this.#names.get(key)?.label ?? {}, language, main).value ?? key);
    return names.join(" › ");
  }

  /** A value as readable text, with names instead of identifiers; things that no longer exist keep their identifier. */
  #text(content: Content, path: string, value: PlainValue, language: Language | null): string {
    const catalogue = this.#catalogue;
    const field = this.#field(path);
    const reader = this.#readerIn(language);
    const named = (show: (identifier: string) => string | undefined) =>
      [value]
        .flat()
        .map((identifier) => (typeof identifier === "string" ? (show(identifier) ?? identifier) : ""))
        .join(", ");
    const nameOf = (kind: "category" | "collection" | "layout", identifier: string) =>
      localized(catalogue.content(kind, identifier)?.name ?? {}, reader.language, reader.main).value;
    const analysisName = (code: string) => {
      const analysis = catalogue.content("analysis", code);
      return analysis && `${shownName(analysis, reader)} (${code})`;
    };
    if (typeof value === "boolean") return textOfAnswer(value, reader.language);
    if (path === "categories") return named((identifier) => nameOf("category", identifier));
    if (path === "parent") return named((identifier) => nameOf("category", identifier));
    if (path === "layout") return named((identifier) => nameOf("layout", identifier));
    if (path === "collection") return named((identifier) => nameOf("collection", identifier));
    if (isLayout(content)) {
      if (path.endsWith(".collection")) return named((identifier) => nameOf("collection", identifier));
      if (path === structurePath && Array.isArray(value))
        return value
          .map((fieldPath) => (typeof fieldPath === "string" ? this.#nameOfField(fieldPath, reader) : ""))
          .join("\n");
    }
    if (path === "collection_items" && isAnalysis(content))
      return named((identifier) => itemName(catalogue, itemOf(content, identifier), reader));
    if (path === "related" || (field && documentKindOf(field) === "analysis")) return named(analysisName);
    if (field) return textOfValue(catalogue, field, value, reader);
    if (typeof value === "string") return value;
    return value
      .map((entry: unknown) =>
        typeof entry === "string" ? entry : Object.values(entry as Record<string, string>).join(" · "),
      )
      .join("\n");
  }
}

/** The likely type of a value without a definition. */
function typeOf(value: PlainValue): string {
  if (typeof value === "boolean") return "checkbox";
  if (typeof value === "string") return "text";
  return (value as unknown[]).some((each) => typeof each === "object") ? "table" : "list";
}

/** A stand-in definition for the rows of a removed table field, with the column keys as headings. */
const fieldOfRows = (rows: readonly TableRow[]): FieldDefinition => ({
  key: "gone",
  type: "table",
  label: {},
  required: false,
  list_visible: false,
  field_visible: true,
  translatable: false,
  source: [],
  columns: [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => ({ key, label: { de: key } })),
});
