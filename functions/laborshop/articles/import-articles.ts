import type * as z from "zod";
import { richTextCell, richTextOf } from "../../../shared/kernel/cell-text.ts";
import {
  type categoryInput,
  type ProductContent,
  storedProduct,
  variantInput,
} from "../../../shared/laborshop/articles/article.ts";
import type { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import type { Actor } from "../../platform/actor.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { type PlanRows, RowCells, type RowPlan, type SentRow } from "../../platform/records/import-rows.ts";
import { contentOf, type Saved, uniqueForm } from "../../platform/records/layout.ts";
import { categoryRecords, productRecords, variantRecords } from "./article.store.ts";
import {
  ImportedCategories,
  type ImportedCategory,
  type RowValues,
  versionIn,
} from "./imported-categories.ts";

type Column = keyof typeof articleColumns;
type Variant = Saved<z.output<typeof variantInput>>;

interface Product {
  name: string;
  record?: Saved<ProductContent>;
  category: ImportedCategory | undefined;
  /** As HTML. */
  description: string;
  translations: ProductContent["translations"];
  texts: RowValues;
  /** The first rows that set these. */
  firstValues: Partial<Record<"category" | "description", { row: number; value: string }>>;
}

/**
 * Plans an import of articles. Categories and products are found by their names, a variant by its product and article number; if several
 * have the same number, also by the additional information. Missing records are created, nothing is deleted.
 */
export const planArticles: PlanRows<Column> = async (actor, rows) => {
  const [categories, products, variants] = await Promise.all([
    categoryRecords.all(actor),
    productRecords.all(actor),
    variantRecords.all(actor),
  ]);
  const planner = new ArticlePlanner(actor, { categories, products, variants }, rows);
  return rows.map((row) => planner.plan(row));
};

class ArticlePlanner {
  readonly #actor: Actor;
  readonly #categories: ImportedCategories;
  readonly #products = new Map<string, Product>();
  readonly #variants: Map<string, Variant[]>;
  /** Variants that a row names exactly; other rows with the same number do not change them. */
  readonly #named: ReadonlySet<string>;
  /** Number of the row that describes a variant, existing or new. */
  readonly #rows = new Map<string, number>();

  constructor(
    actor: Actor,
    {
      categories,
      products,
      variants,
    }: {
      categories: readonly Saved<z.output<typeof categoryInput>>[];
      products: readonly Saved<ProductContent>[];
      variants: readonly Variant[];
    },
    rows: readonly SentRow<Column>[],
  ) {
    this.#actor = actor;
    this.#categories = new ImportedCategories(actor, categories);
    for (const record of products) {
      const { name, description, translations = {} } = record;
      const category = this.#categories.byId(record.category);
      this.#products.set(uniqueForm(name), {
        name,
        record,
        category,
        description,
        translations,
        texts: new Map(),
        firstValues: {},
      });
    }
    this.#variants = Map.groupBy(variants, ({ product }) => product);
    const exact = rows.flatMap(({ cells: { product, article_number, additional_information } }) => {
      const siblings = this.#variantsOf(this.#products.get(uniqueForm(product ?? "")));
      const number = article_number?.trim();
      return withText(siblings, { number, information: additional_information?.trim() ?? "" });
    });
    this.#named = new Set(exact.map(({ id }) => id));
  }

  plan(row: SentRow<Column>): RowPlan {
    const cells = new RowCells(row);
    const name = cells.text("product");
    const number = cells.text("article_number");
    if (name === undefined) {
      const hasDetails = (["description", "article_number", "additional_information"] as const).some(
        (column) => cells.text(column),
      );
      return this.#planCategory(cells, hasDetails);
    }
    const { product, isNew, write: writeProduct, seen: seenProduct } = this.#planProduct(cells, name);
    const variant = number === undefined ? undefined : this.#planVariant(cells, product, number, row.seen);
    return cells.plan({
      name: [product.name, number].filter(Boolean).join(", "),
      isNew: variant ? variant.isNew : isNew,
      seen: [variant?.seen ?? "", seenProduct].join("/"),
      write: async () => {
        await writeProduct();
        await variant?.write();
      },
    });
  }

  #planCategory(cells: RowCells<Column>, needsProduct: boolean): RowPlan {
    const name = cells.text("category");
    if (name === undefined || needsProduct) cells.required("product");
    const category = name === undefined ? undefined : this.#categories.named(cells, name);
    return cells.plan({
      name: name ?? "",
      isNew: cells.creates.length > 0,
      seen: [category?.record?.id ?? "new", category && versionIn(cells, category)].join("@"),
      write: async () => category && this.#categories.idOf(category),
    });
  }

  /** Plans the product of a row. A later row may leave the product's texts out, but must not contradict them. */
  #planProduct(cells: RowCells<Column>, name: string) {
    const planned = this.#products.get(uniqueForm(name));
    const product: Product = planned ?? {
      name,
      category: undefined,
      description: "",
      translations: {},
      texts: new Map(),
      firstValues: {},
    };
    if (!planned) this.#products.set(uniqueForm(name), product);
    const categoryName = cells.text("category");
    const cell = cells.text("description");
    const isFirst = { category: false, description: false };
    const says = (field: "category" | "description", value: string) => {
      const before = product.firstValues[field];
      if (before && before.value !== value)
        cells.wrong(field, "row_differs", `Row ${before.row} says something else.`, { row: before.row });
      product.firstValues[field] ??= { row: cells.row, value };
      isFirst[field] = !before;
    };
    const before = { category: product.category, description: product.description };
    if (categoryName !== undefined) says("category", uniqueForm(categoryName));
    if (isFirst.category) product.category = this.#categories.named(cells, categoryName as string);
    else if (product.category) this.#categories.translate(cells, product.category);
    if (!product.category) cells.required("category");
    if (cell !== undefined) says("description", cell);
    if (isFirst.description) product.description = cleanHtml(richTextOf(cell as string));
    const texts = cells.translations(
      product.translations,
      { name: "product", description: "description" },
      product.texts,
      { description: { kept: (cell) => cleanHtml(richTextOf(cell)), cell: richTextCell } },
    );
    if (texts) product.translations = texts;
    if (isFirst.description || texts || !planned)
      cells.checked(storedProduct.omit({ category: true }), this.#contentOf(product), {
        name: "product",
        translations: "product",
      });
    const isMoved = cells.differs("category", before.category?.name, product.category?.name);
    const isReworded = cells.differs(
      "description",
      richTextCell(before.description),
      richTextCell(product.description),
    );
    const isChanged = isMoved || isReworded || texts !== undefined;
    if (!planned) cells.changes.unshift({ column: "product", from: "", to: name });
    return {
      product,
      isNew: !planned,
      seen: [
        product.record && isChanged ? product.record.version : "",
        product.category && versionIn(cells, product.category),
      ].join("/"),
      write: () => this.#writeProduct(product, isChanged),
    };
  }

  #contentOf({ record, name, description, translations }: Product): Omit<ProductContent, "category"> {
    const { category: _category, ...content } = record
      ? contentOf<ProductContent>(record)
      : { category: "", name, translations, analyses: [], materials: [], picture: null };
    return { ...content, description, translations };
  }

  async #writeProduct(product: Product, isChanged: boolean): Promise<void> {
    const category = await this.#categories.idOf(product.category as ImportedCategory);
    if (product.record && !isChanged) return;
    const content = { ...this.#contentOf(product), category };
    const { record } = product;
    product.record = record
      ? await productRecords.change(this.#actor, record.id, String(record.version), () => content)
      : await productRecords.create(this.#actor, content);
  }

  #planVariant(cells: RowCells<Column>, product: Product, number: string, previewed: string | undefined) {
    const variants = this.#variantsOf(product);
    const information = cells.text("additional_information");
    const match = this.#match(cells, variants, { number, information, wanted: previewed });
    const key = match?.id ?? JSON.stringify([uniqueForm(product.name), number, information ?? ""]);
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) cells.repeats(earlier);
    this.#rows.set(key, cells.row);
    const { product: _product, ...present } = match ? contentOf<Variant>(match) : { product: "" };
    const entered = Object.fromEntries(
      Object.entries({
        article_number: number,
        additional_information: information,
        quantity_per_pack: cells.whole("quantity_per_pack"),
        maximum_order_quantity: cells.whole("maximum_order_quantity"),
        hidden: cells.flag("hidden"),
        translations: cells.translations(
          match?.translations,
          { additional_information: "additional_information" },
          new Map(),
        ),
      }).filter(([, value]) => value !== undefined),
    );
    const content = cells.checked(
      variantInput.omit({ product: true }),
      { ...present, ...entered },
      { translations: "additional_information" },
    );
    for (const column of [
      "article_number",
      "additional_information",
      "quantity_per_pack",
      "maximum_order_quantity",
      "hidden",
    ] as const)
      if (content && (match || content[column] !== ""))
        cells.differs(column, match?.[column], content[column]);
    return {
      isNew: !match,
      seen: match ? `${match.id}@${match.version}` : "new",
      write: async () => {
        const complete = {
          ...(content as Omit<z.output<typeof variantInput>, "product">),
          product: (product.record as Saved<ProductContent>).id,
        };
        if (match) await variantRecords.change(this.#actor, match.id, String(match.version), () => complete);
        else await variantRecords.create(this.#actor, complete);
      },
    };
  }

  /** @param previewed the variant found in the preview, which stays the same when the file is imported in parts */
  #match(
    cells: RowCells<Column>,
    variants: readonly Variant[],
    {
      number,
      information,
      wanted: previewed,
    }: { number: string; information: string | undefined; wanted: string | undefined },
  ): Variant | undefined {
    const same = variants.find(({ id }) => previewed?.startsWith(`${id}@`));
    if (same) return same;
    const numbered = variants.filter(({ article_number }) => article_number === number);
    const [exact, ...others] = withText(numbered, { number, information: information ?? "" });
    if ((exact && others.length === 0) || previewed?.startsWith("new")) return exact;
    if (exact || (numbered.length > 1 && information === undefined))
      cells.wrong("article_number", "ambiguous", "Several variants of this product have the number.");
    const [only] = numbered;
    return only && numbered.length === 1 && !this.#named.has(only.id) ? only : undefined;
  }

  #variantsOf = (product: Product | undefined) => this.#variants.get(product?.record?.id ?? "") ?? [];
}

const withText = (
  variants: readonly Variant[],
  { number, information }: { number: string | undefined; information: string },
) =>
  variants.filter(
    (variant) => variant.article_number === number && variant.additional_information === information,
  );
