import { useTranslation } from "react-i18next";
import { products, shopCategories, variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { DeletedPage } from "../../platform/resource/deleted-records.tsx";
import { articlesAt, categoriesAt, categoryKey, productKey, productsAt, variantKey } from "./queries.ts";

/** Deleted categories, products and variants; restoring one also restores its deleted contents. */
export default function DeletedArticlesPage() {
  const { t } = useTranslation("shopCategories");
  const concerns = categoryKey.slice(0, 2);
  return (
    <DeletedPage
      ownNames
      back={{ to: articlesAt, label: t("title") }}
      kinds={[
        {
          calls: shopCategories,
          cacheKey: categoryKey,
          concerns,
          label: t("categories"),
          addressOf: (id) => `${categoriesAt}/${id}`,
        },
        {
          calls: products,
          cacheKey: productKey,
          concerns,
          label: t("products"),
          addressOf: (id) => `${productsAt}/${id}`,
        },
        { calls: variants, cacheKey: variantKey, concerns, label: t("variants") },
      ]}
    />
  );
}
