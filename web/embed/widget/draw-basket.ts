import { fold } from "../../../shared/kernel/folding.ts";
import type { ContainerArticle } from "../../../shared/laborshop/public/container-article.ts";
import type { Draw } from "../../../shared/webpublisher/draw/draw.ts";
import type { PlannedTube } from "../../../shared/webpublisher/draw/plan.ts";
import { readVolumes } from "../../../shared/webpublisher/draw/volume.ts";
import { keptCart, merged, type Quantities } from "../shop/cart.ts";

/** Packs of articles for the containers of a plan, and the containers that the shop does not have. */
export interface Supply {
  packs: Quantities;
  /** Names of containers, as the catalogue words them. */
  missing: string[];
}

const volumeIn = (text: string) => {
  const volumes = readVolumes(text);
  return volumes && "rules" in volumes ? volumes.rules[0]?.least : undefined;
};

/** The variant of the tube's size; else the first that names no size, else the first. */
function variantFor(articles: readonly ContainerArticle[], fill: number | undefined) {
  const sizeOf = ({ additional_information: text }: ContainerArticle) => volumeIn(text);
  return (
    articles.find((article) => fill !== undefined && sizeOf(article) === fill) ??
    articles.find((article) => sizeOf(article) === undefined) ??
    articles[0]
  );
}

/** The fewest packs that hold the containers of a plan, within the most that may be ordered. */
export function supplyFor(tubes: readonly PlannedTube[], { containers }: Pick<Draw, "containers">): Supply {
  const counts = new Map<ContainerArticle, number>();
  const missing = new Set<string>();
  for (const { label, fill } of tubes) {
    const articles = containers.find(({ name }) => fold(name) === fold(label))?.articles ?? [];
    const article = variantFor(articles, fill);
    if (article) counts.set(article, (counts.get(article) ?? 0) + 1);
    else if (label !== "") missing.add(label);
  }
  const packs: Record<string, number> = {};
  for (const [{ variant, quantity_per_pack, maximum_order_quantity }, count] of counts)
    packs[variant] = Math.min(Math.ceil(count / Math.max(1, quantity_per_pack)), maximum_order_quantity);
  return { packs, missing: [...missing] };
}

/** Puts the packs into the basket of the shop on this website; articles in it already stay. */
export function fillBasket(origin: string, packs: Quantities): void {
  const cart = keptCart(origin);
  cart.write(merged(cart.read() ?? {}, packs));
}

/** Whether the shop and this page share their basket, which belongs to a website. */
export const sharesBasket = (shop: string) => new URL(shop).origin === location.origin;
