import type {
  Category,
  Collection,
  CollectionItem,
  Layout,
} from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import { fold } from "../../../shared/kernel/folding.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { type Catalogue, layoutOfCategories, withFields } from "../../core/door.ts";

/** Finding about a text that names a category or an item: it is new although a similar name exists, or it is an identifier. */
export interface NameNote {
  check: "similar_name" | "read_as_identifier";
  /** The text, and the name that it resembles or was taken for. */
  parameters: { value: string; other: string };
}
type Report = (note: NameNote) => void;

/** A name as it is compared: the whole text, apart from the composition of its letters and the white space around it. */
const normalise = (text: string) => text.normalize("NFC").trim();

/**
 * Everything that an import's analyses refer to: stored documents, the content of the file itself and, for a spreadsheet, documents to be
 * created. Categories and items are recognised by their whole names and identifiers: CD4+ is not CD4-. Similar names are only suggested.
 */
export class ImportContext {
  readonly main: Language;
  readonly layouts = new Map<string, Layout>();
  readonly categories = new Map<string, Category>();
  readonly collections = new Map<string, Collection>();
  /** By `collection/identifier`. */
  readonly items = new Map<string, CollectionItem>();
  /** A spreadsheet names things as people do, and missing ones are created; JSON has identifiers, but may name items, too. */
  readonly isSheet: boolean;
  readonly #byName = new Map<string, string>();
  /** Names by their folded form. */
  readonly #alike = new Map<string, string>();
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue, main: Language, isSheet: boolean) {
    this.main = main;
    this.#catalogue = catalogue;
    this.isSheet = isSheet;
    for (const { content } of catalogue.documents("layout")) this.layouts.set(content.identifier, content);
    for (const { content } of catalogue.documents("category")) this.addCategory(content);
    for (const { content } of catalogue.documents("collection"))
      this.collections.set(content.identifier, content);
    for (const { content } of catalogue.documents("collectionitem")) this.addItem(content);
  }

  /** Adds a layout of the file. Properties that it leaves out stay as people have set them, and fields that it no longer has are kept aside. */
  addLayout(layout: Layout): void {
    const existing = this.layouts.get(layout.identifier);
    const { name = existing?.name, is_default = existing?.is_default } = layout;
    const completeLayout = { ...layout, ...(name && { name }), ...(is_default && { is_default }) };
    this.layouts.set(layout.identifier, withFields(this.#catalogue, existing, completeLayout));
  }
  /** Keeps a field aside with a layout that lacks it, because a value of it is stored: the field then has a label and can be put back. */
  keepAside(identifier: string, field: FieldDefinition): void {
    const layout = this.layouts.get(identifier);
    if (!layout) return;
    const { removed = [], fields } = layout;
    if ([...removed, ...valueFields(fields)].some(({ key }) => key === field.key)) return;
    this.layouts.set(identifier, { ...layout, removed: [...removed, field] });
  }
  addCategory(category: Category): void {
    this.categories.set(category.identifier, category);
    this.#name("category", category.identifier, category.name);
  }
  /** @param written the item's identifier in the file, if that has signs which no identifier has */
  addItem(item: CollectionItem, written?: string): void {
    this.items.set(`${item.collection}/${item.identifier}`, item);
    this.#name(`item ${item.collection}`, item.identifier, { ...item.name, written });
  }
  #name(kind: string, identifier: string, names: Record<string, string | undefined>): void {
    for (const text of Object.values(names)) {
      if (!text) continue;
      const key = `${kind} ${normalise(text)}`;
      if (!this.#byName.has(key)) this.#byName.set(key, identifier);
      const alike = `${kind} ${fold(text)}`;
      if (!this.#alike.has(alike)) this.#alike.set(alike, text);
    }
    const alike = `${kind} ${fold(identifier)}`;
    if (!this.#alike.has(alike)) this.#alike.set(alike, identifier);
  }

  /** The name of a category, or of an item of a collection, that resembles a text; undefined if none does. */
  similar(text: string, collection?: string): string | undefined {
    return this.#alike.get(`${collection === undefined ? "category" : `item ${collection}`} ${fold(text)}`);
  }

  /** The identifier of a category given by name or identifier; undefined if it does not exist and may not be created. */
  category(text: string, report?: Report): string | undefined {
    const existing = this.#existing("category", text, this.categories.get(text), report);
    if (existing !== undefined || !this.isSheet) return existing;
    this.#tellSimilar(text, this.similar(text), report);
    const identifier = freeIdentifier(text, (candidate) => this.categories.has(candidate));
    this.addCategory({
      identifier,
      name: { [this.main]: normalise(text) },
      parent: null,
      layout: null,
      order: this.categories.size,
    });
    return identifier;
  }

  /** The identifier of the item of a collection that has one of these names, or a free one for it. */
  identifierFor(collection: string, names: readonly string[]): string {
    const keys = names.map((name) => `item ${collection} ${normalise(name)}`);
    const named = keys.map((key) => this.#byName.get(key)).find((identifier) => identifier !== undefined);
    const text = names.find(Boolean) ?? "";
    return named ?? freeIdentifier(text, (identifier) => this.items.has(`${collection}/${identifier}`));
  }

  /** The identifier of an item of a collection given by name or identifier; a missing one is created. */
  item(collection: string, text: string, report?: Report): string | undefined {
    const named = this.items.get(`${collection}/${text}`);
    const existing = this.#existing(`item ${collection}`, text, named, report);
    if (existing !== undefined || !this.collections.has(collection)) return existing;
    this.#tellSimilar(text, this.similar(text, collection), report);
    const identifier = freeIdentifier(text, (candidate) => this.items.has(`${collection}/${candidate}`));
    this.addItem({ identifier, collection, name: { [this.main]: normalise(text) }, fields: {} });
    return identifier;
  }

  /** @param identified the category or item that has the text as its identifier */
  #existing(
    kind: string,
    text: string,
    identified: Category | CollectionItem | undefined,
    report?: Report,
  ): string | undefined {
    const named = this.#byName.get(`${kind} ${normalise(text)}`);
    if (!this.isSheet) return identified?.identifier ?? named;
    if (named !== undefined || !identified || isShortened(identified)) return named;
    const other = localized(identified.name, this.main, this.main).value ?? identified.identifier;
    report?.({ check: "read_as_identifier", parameters: { value: text, other } });
    return identified.identifier;
  }
  #tellSimilar(value: string, other: string | undefined, report?: Report): void {
    if (other !== undefined) report?.({ check: "similar_name", parameters: { value, other } });
  }

  /** Resolves `collection/identifier` or `collection/name` to `collection/identifier`. */
  itemWithCollection(text: string): string | undefined {
    const [collection = "", ...named] = text.split("/");
    const identifier = this.item(collection, named.join("/"));
    return identifier === undefined ? undefined : `${collection}/${identifier}`;
  }

  /** The layout of a category: its own, or that of the nearest one above; else the tenant's default. */
  layoutFor(categories: readonly string[]): Layout | undefined {
    const layout = layoutOfCategories(
      categories,
      (identifier) => this.categories.get(identifier),
      (identifier) => this.layouts.get(identifier),
    );
    return layout ?? this.defaultLayout();
  }
  defaultLayout = () => defaultLayout(this.layouts.values());
}

/**
 * Whether an identifier was made from a name but does not hold all of it, such as `cd4` of CD4+. A cell with "cd4" then does not
 * necessarily mean it.
 */
function isShortened({ identifier, name }: Pick<Category, "identifier" | "name">): boolean {
  return Object.values(name).some(
    (text) =>
      identifierOf(text) === identifier &&
      normalise(text).toLowerCase().replaceAll(/\s+/g, "-") !== identifier,
  );
}

/** A name as an identifier: its folded words joined by hyphens. */
const identifierOf = (name: string) => fold(name).replaceAll(" ", "-").slice(0, 80) || "ohne-namen";

/** An identifier made from a name, numbered if it is taken. */
function freeIdentifier(text: string, isTaken: (identifier: string) => boolean): string {
  const base = identifierOf(text);
  for (let count = 1; ; count++) {
    const identifier = count === 1 ? base : `${base}-${count}`;
    if (!isTaken(identifier)) return identifier;
  }
}
