import type {
  Category,
  Collection,
  CollectionItem,
  Layout,
} from "../../../shared/core/catalogue/document.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import { type Catalogue, layoutOfCategories, withFields } from "../../core/door.ts";

/** What an import's analyses refer to: what is stored, what the file itself contains and, for a spreadsheet, what it makes necessary. */
export class ImportContext {
  readonly main: Language;
  readonly layouts = new Map<string, Layout>();
  readonly categories = new Map<string, Category>();
  readonly collections = new Map<string, Collection>();
  /** By `collection/identifier`. */
  readonly items = new Map<string, CollectionItem>();
  readonly #byName = new Map<string, string>();
  readonly #mayCreate: boolean;
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue, main: Language, mayCreate: boolean) {
    this.main = main;
    this.#catalogue = catalogue;
    this.#mayCreate = mayCreate;
    for (const { content } of catalogue.documents("layout")) this.layouts.set(content.identifier, content);
    for (const { content } of catalogue.documents("category")) this.addCategory(content);
    for (const { content } of catalogue.documents("collection"))
      this.collections.set(content.identifier, content);
    for (const { content } of catalogue.documents("collectionitem")) this.addItem(content);
  }

  /** A layout of the file. What it does not say stays as people have set it, and fields that it no longer has are kept aside. */
  addLayout(layout: Layout): void {
    const known = this.layouts.get(layout.identifier);
    const { name = known?.name, is_default = known?.is_default } = layout;
    const whole = { ...layout, ...(name && { name }), ...(is_default && { is_default }) };
    this.layouts.set(layout.identifier, withFields(this.#catalogue, known, whole));
  }
  addCategory(category: Category): void {
    this.categories.set(category.identifier, category);
    this.#name("category", category.identifier, category.identifier, category.name);
  }
  addItem(item: CollectionItem): void {
    this.items.set(`${item.collection}/${item.identifier}`, item);
    this.#name(`item ${item.collection}`, item.identifier, item.identifier, item.name);
  }
  #name(kind: string, identifier: string, own: string, names: Record<string, string | undefined>): void {
    for (const text of [own, ...Object.values(names)]) {
      if (text && !this.#byName.has(`${kind} ${fold(text)}`))
        this.#byName.set(`${kind} ${fold(text)}`, identifier);
    }
  }

  /** The identifier of a category given by identifier or name; undefined if it does not exist and may not be created. */
  category(text: string): string | undefined {
    if (this.categories.has(text)) return text;
    const known = this.#byName.get(`category ${fold(text)}`);
    if (known || !this.#mayCreate) return known;
    const identifier = freeIdentifier(text, (one) => this.categories.has(one));
    this.addCategory({
      identifier,
      name: { [this.main]: text },
      parent: null,
      layout: null,
      order: this.categories.size,
    });
    return identifier;
  }

  /** The identifier of an item of a collection given by identifier or name. */
  item(collection: string, text: string): string | undefined {
    if (this.items.has(`${collection}/${text}`)) return text;
    const known = this.#byName.get(`item ${collection} ${fold(text)}`);
    if (known || !this.#mayCreate || !this.collections.has(collection)) return known;
    const identifier = freeIdentifier(text, (one) => this.items.has(`${collection}/${one}`));
    this.addItem({ identifier, collection, name: { [this.main]: text }, fields: {} });
    return identifier;
  }

  /** An item given as `collection/identifier` or `collection/name`, in the former form. */
  itemWithCollection(text: string): string | undefined {
    const [collection = "", ...named] = text.split("/");
    const identifier = this.item(collection, named.join("/"));
    return identifier === undefined ? undefined : `${collection}/${identifier}`;
  }

  /** The form layout of a category: its own, or that of the nearest one above; else the tenant's default. */
  layoutFor(categories: readonly string[]): Layout | undefined {
    const layout = layoutOfCategories(
      categories,
      (identifier) => this.categories.get(identifier),
      (identifier) => this.layouts.get(identifier),
    );
    if (layout) return layout;
    return defaultLayout(this.layouts.values());
  }
}

/** An identifier made from a name: its folded words joined by hyphens, numbered if that is taken. */
function freeIdentifier(text: string, isTaken: (identifier: string) => boolean): string {
  const base = fold(text).replaceAll(" ", "-").slice(0, 80) || "ohne-namen";
  for (let count = 1; ; count++) {
    const identifier = count === 1 ? base : `${base}-${count}`;
    if (!isTaken(identifier)) return identifier;
  }
}
