/** @jsxImportSource preact */
import type { ShopCategory } from "../../../shared/laborshop/public/public-shop.ts";
import { Articles, everything } from "../shop/articles.tsx";
import type { ShopWords } from "../texts/shop-texts-of.ts";

interface ShopPageProps {
  texts: ShopWords;
  language: string;
  categories: readonly ShopCategory[];
  /** The product that is shown alone; empty for all. */
  product: string;
  /** Whether analyses have pages. */
  analyses: boolean;
}

/** What can be ordered, until the script puts the shop in its place. */
export function ShopPage({ texts, language, categories, product, analyses }: ShopPageProps) {
  return (
    <div data-laborium="shop" data-lang={language} data-enhance="true">
      <div class="lbm-shop">
        <h1 class="lbm-page-title">{texts.shop}</h1>
        <p class="lbm-shop-lead">{texts.shopLead}</p>
        <noscript>
          <p class="lbm-shop-lead">{texts.noScript}</p>
        </noscript>
        <Articles
          {...{ texts, categories }}
          wish={{ ...everything, product }}
          level={2}
          origin=""
          analysisHref={
            analyses ? (code) => `/embed/analyses/${encodeURIComponent(code)}/?lang=${language}` : undefined
          }
        />
      </div>
    </div>
  );
}
