/** @jsxImportSource preact */
import { fold } from "../../../shared/kernel/folding.ts";
import type { ShopCategory, ShopProduct, ShopVariant } from "../../../shared/laborshop/public/public-shop.ts";
import { SanitisedHtml } from "../components/sanitised-html.tsx";
import type { ShopWords } from "../texts/shop-texts-of.ts";
import { lineName, type Quantities, quantityIn, variantName } from "./cart.ts";

/** Filter for the articles. */
export interface ArticleWish {
  search: string;
  /** Id of a category; empty for all. */
  category: string;
  /** Id of the only product to show, linked from an analysis; empty for all. */
  product: string;
}
export const everything: ArticleWish = { search: "", category: "", product: "" };

interface ArticlesProps {
  texts: ShopWords;
  categories: readonly ShopCategory[];
  wish: ArticleWish;
  /** Level of the headings of categories. */
  level: 2 | 3;
  /** Prefix for the addresses of pictures on pages of another origin. */
  origin: string;
  /** The address of an analysis. */
  analysisHref?: ((code: string) => string) | undefined;
  /** Functions for ordering; absent in a page without scripts. */
  order?: {
    quantities: Quantities;
    /** Id of the variant of which no more can be ordered. */
    full: string;
    want: (wish: Partial<ArticleWish>) => void;
    put: (variant: ShopVariant, count: number, requested: number) => void;
  };
}

/** The products that match all words of a search. */
export function shownCategories(
  categories: readonly ShopCategory[],
  { search, category, product }: ArticleWish,
): ShopCategory[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const isFound = ({ id, name, description, variants }: ShopProduct, heading: string) => {
    if (product) return id === product;
    const facts = variants.flatMap((variant) => [variant.article_number, variant.additional_information]);
    const text = fold([heading, name, description.replaceAll(/<[^>]*>/g, " "), ...facts].join(" "));
    return words.every((word) => text.includes(word));
  };
  return categories
    .filter(({ id }) => !category || product || id === category)
    .map((entry) => ({ ...entry, products: entry.products.filter((each) => isFound(each, entry.name)) }))
    .filter(({ products }) => products.length > 0);
}

/** The products of the shop below their categories, with search and filter if there are scripts. */
export function Articles(props: ArticlesProps) {
  const { texts, categories, wish, level, order } = props;
  const Heading = `h${level}` as const;
  const shown = shownCategories(categories, wish);
  const count = shown.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <div class="lbm-articles" part="articles">
      {order && (
        <div class="lbm-shop-find">
          {wish.product ? (
            <p class="lbm-shop-note">
              {`${texts.oneProduct} `}
              <button type="button" class="lbm-shop-link" onClick={() => order.want(everything)}>
                {texts.allProducts}
              </button>
            </p>
          ) : (
            <Finder {...{ texts, categories, wish }} want={order.want} />
          )}
          <p class={wish.search || wish.category ? "lbm-count" : "lbm-hidden"} role="status">
            {texts.found(count)}
          </p>
        </div>
      )}
      {count === 0 && (
        <div class="lbm-nothing" part="nothing">
          <p>
            <b>{categories.length > 0 ? texts.nothing : texts.empty}</b>
          </p>
          {categories.length > 0 && <p>{texts.nothingHint}</p>}
        </div>
      )}
      {shown.map(({ id, name, name_language, products }) => (
        <section key={id} class="lbm-shop-category">
          <Heading class="lbm-shop-heading">
            <span lang={name_language}>{name}</span>
            {name_language && <ForeignMark texts={texts} />}
          </Heading>
          <ul class="lbm-products">
            {products.map((product) => (
              <Product key={product.id} {...props} product={product} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type FinderProps = Pick<ArticlesProps, "texts" | "categories" | "wish"> & {
  want: (wish: Partial<ArticleWish>) => void;
};

function Finder({ texts, categories, wish, want }: FinderProps) {
  return (
    <search>
      <label class="lbm-shop-search">
        <span>{texts.searchLabel}</span>
        <input
          class="lbm-input"
          part="input"
          type="search"
          maxLength={200}
          autocomplete="off"
          placeholder={texts.searchHint}
          value={wish.search}
          onInput={(event) => want({ search: event.currentTarget.value })}
        />
      </label>
      {categories.length > 1 && (
        <fieldset class="lbm-shop-categories">
          <legend class="lbm-hidden">{texts.categories}</legend>
          {[{ id: "", name: texts.allCategories, name_language: undefined }, ...categories].map((choice) => (
            <button
              key={choice.id}
              type="button"
              lang={choice.name_language}
              aria-pressed={choice.id === wish.category}
              onClick={() => want({ category: choice.id })}
            >
              {choice.name}
            </button>
          ))}
        </fieldset>
      )}
    </search>
  );
}

/** Whether any text of a product is in another language than its page. */
const isForeign = ({ name_language, description_language, variants }: ShopProduct) =>
  Boolean(
    name_language ||
      description_language ||
      variants.some(({ information_language }) => information_language),
  );

const ForeignMark = ({ texts }: { texts: ShopWords }) => (
  <span class="lbm-fallback"> ({texts.otherLanguage})</span>
);

function Product({
  product,
  texts,
  level,
  origin,
  analysisHref,
  order,
}: ArticlesProps & { product: ShopProduct }) {
  const Heading = `h${level + 1}` as "h3" | "h4";
  const { name, description, picture, variants, analyses } = product;
  return (
    <li
      class={`lbm-product${picture ? "" : " lbm-product--plain"}`}
      part="product"
      id={`product-${product.id}`}
    >
      {picture && (
        <img
          class="lbm-product-picture"
          src={origin + picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
      <div class="lbm-product-text">
        <Heading class="lbm-product-name">
          <span lang={product.name_language}>{name}</span>
          {isForeign(product) && <ForeignMark texts={texts} />}
        </Heading>
        {description && (
          <div lang={product.description_language}>
            <SanitisedHtml class="lbm-rich" html={description} />
          </div>
        )}
        {analyses.length > 0 && (
          <p class="lbm-product-analyses">
            {texts.usedFor}
            {analyses.map(({ code, name: analysis }, index) => (
              <span key={code}>
                {index > 0 ? ", " : " "}
                {analysisHref ? <a href={analysisHref(code)}>{analysis}</a> : analysis}
              </span>
            ))}
            {product.more_analyses > 0 && ` ${texts.usedForMore(product.more_analyses)}`}
          </p>
        )}
      </div>
      <ul class="lbm-variants">
        {variants.map((variant) => (
          <li key={variant.id} class="lbm-variant" part="variant">
            <div>
              <p class="lbm-variant-name" lang={variant.information_language}>
                {variantName(variant)}
              </p>
              <p class="lbm-variant-facts">
                {variant.additional_information && <span>{texts.articleNumber(variant.article_number)}</span>}
                <span>{texts.pack(variant.quantity_per_pack)}</span>
                <span>{texts.maximum(variant.maximum_order_quantity)}</span>
              </p>
            </div>
            {order && (
              <Stepper
                {...{ texts, variant }}
                name={lineName({ product, variant })}
                count={order.quantities[variant.id] ?? 0}
                put={order.put}
              />
            )}
            {order?.full === variant.id && (
              <p class="lbm-quantity-full" role="status">
                {texts.maximumReached(variant.maximum_order_quantity)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface StepperProps {
  texts: ShopWords;
  variant: ShopVariant;
  name: string;
  count: number;
  put: (variant: ShopVariant, count: number, requested: number) => void;
}

/** Number of packs: typed, or changed by one. */
function Stepper({ texts, variant, name, count, put }: StepperProps) {
  const maximum = variant.maximum_order_quantity;
  const step = (by: number) => put(variant, Math.min(Math.max(count + by, 0), maximum), count + by);
  return (
    <div class="lbm-quantity" part="quantity">
      <button
        type="button"
        aria-label={texts.less(name)}
        aria-disabled={count === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxLength={5}
        aria-label={texts.quantity(name)}
        value={String(count)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          const field = event.currentTarget;
          const quantity = quantityIn(field.value, variant);
          put(variant, quantity, Number.parseInt(field.value, 10) || 0);
          field.value = String(quantity);
        }}
      />
      <button
        type="button"
        aria-label={texts.more(name)}
        aria-disabled={count >= maximum}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
