import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { shopTexts } from "../../../shared/laborshop/texts/shop-texts.ts";
import type { ShownSupplies } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { shopHref } from "../../../web/embed/pages/shop-links.ts";
import type { Catalogue } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { itemsNamedBy } from "./linked-analyses.ts";
import { readArticles, spokenArticles } from "./read-articles.ts";

type SupplyLink = ShownSupplies["links"][number];

export interface Supplies {
  /** The products that staff have linked to an analysis or to its material; null if there are none. */
  of: (catalogue: Catalogue, analysis: Analysis) => ShownSupplies | null;
  /** The first product that staff have linked to a collection item, given as `collection/identifier`; null if there is none. */
  forItem: (item: string) => SupplyLink | null;
}

/** The articles for collecting the specimens of analyses, in a language. */
export async function suppliesFor(
  actor: Pick<Actor, "tenant" | "languages">,
  language: Language,
): Promise<Supplies> {
  const [articles, config] = await Promise.all([readArticles(actor), keptShopConfig.read(actor)]);
  const linked = spokenArticles(articles, language, actor.languages[0])
    .flatMap(({ products }) => products)
    .filter(({ links }) => links.analyses.length + links.materials.length > 0);
  const label = config.texts[language]?.orderSupplies ?? shopTexts.defaultText(language, "orderSupplies");
  const addressOf = (product: string) => {
    if (config.website_url === "") return publicOrigin() + shopHref({ product, lang: language });
    const url = new URL(config.website_url);
    url.searchParams.set("laborium-product", product);
    return url.href;
  };
  const linkTo = ({ id, name, name_language }: (typeof linked)[number]): SupplyLink => ({
    name,
    language: name_language,
    url: addressOf(id),
  });
  return {
    forItem: (item) => {
      const product = linked.find(({ links }) => links.materials.includes(item));
      return product ? linkTo(product) : null;
    },
    of: (catalogue, analysis) => {
      if (linked.length === 0) return null;
      const items = new Set(itemsNamedBy(catalogue, analysis));
      const supplies = linked.filter(
        ({ links }) =>
          links.analyses.includes(analysis.code) || links.materials.some((item) => items.has(item)),
      );
      return supplies.length === 0 ? null : { label, links: supplies.map(linkTo) };
    },
  };
}
