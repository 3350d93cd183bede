import type { Language } from "../../../shared/kernel/language.ts";
import type { ContainerArticle } from "../../../shared/laborshop/public/container-article.ts";
import { shopHref } from "../../../web/embed/pages/shop-links.ts";
import type { Actor } from "../../platform/actor.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { readArticles, spokenArticles } from "./read-articles.ts";

export interface ItemArticles {
  /** Absolute address of the shop. */
  address: string;
  /** The articles linked to an item of the catalogue. @param item `collection/identifier` */
  of: (item: string) => ContainerArticle[];
}

/** The variants that can be ordered, by the items to which staff have linked their products. */
export async function articlesOfItems(
  actor: Pick<Actor, "tenant" | "languages">,
  language: Language,
): Promise<ItemArticles> {
  const [articles, { website_url }] = await Promise.all([readArticles(actor), keptShopConfig.read(actor)]);
  const products = spokenArticles(articles, language, actor.languages[0]).flatMap(
    (category) => category.products,
  );
  return {
    address: website_url || publicOrigin() + shopHref({ lang: language }),
    of: (item) =>
      products
        .filter(({ links }) => links.materials.includes(item))
        .flatMap(({ id, name, variants }) =>
          variants.map(
            ({ id: variant, additional_information, quantity_per_pack, maximum_order_quantity }) => ({
              product: id,
              variant,
              name,
              additional_information,
              quantity_per_pack,
              maximum_order_quantity,
            }),
          ),
        ),
  };
}
