/** @jsxImportSource preact */
import type { ShopCategory } from "../../../shared/laborshop/public/public-shop.ts";
import { Articles, everything } from "../shop/articles.tsx";
import type { ShopWords } from "../texts/shop-texts-of.ts";

interface ShopPageProps {
  texts: ShopWords;
  language: string;
  categories: readonly ShopCategory[];
  /** Id of the only product to show; empty for all. */
  product: string;
  /** Whether it takes orders. */
  open: boolean;
  /** Whether analyses have pages. */
  analyses: boolean;
}

/** The articles on offer, until the script replaces them with the shop. */
export function ShopPage({ texts, language, categories, product, open, analyses }: ShopPageProps) {
  return (
    <div data-laborium="shop" data-lang={language} data-enhance="true">
      <div class="lbm-shop">
        <h1 class="lbm-page-title">{texts.shop}</h1>
        <p class="lbm-shop-lead">{open ? texts.shopLead : texts.notOpen}</p>
        {open && (
          <noscript>
            <p class="lbm-shop-lead">{texts.noScript}</p>
          </noscript>
        )}
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
