import { leastPictureEdge } from "../../../shared/laborshop/articles/article.ts";
import type { ShopBeginning } from "../../../shared/laborshop/provisioning/beginning.ts";
import { receivePicture } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { beginOnce } from "../../platform/records/begin-once.ts";
import type { Records } from "../../platform/records/records.store.ts";
import { categoryRecords, productRecords, variantRecords } from "../articles/article.store.ts";
import { shopConfigStore } from "../configuration/configuration.store.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { beginOrders } from "./begin-orders.ts";

/** Gives a laboratory its first shop. Later edits are kept, however often this runs: the setup is written last and marks the rest as complete. */
export async function provisionShop(
  actor: Actor,
  timeZone: string,
  { own_page, config, drawings, categories, orders }: ShopBeginning,
): Promise<void> {
  if ((await shopConfigStore.readVersioned(actor)).version > 0) return;
  const variants = await beginArticles(actor, categories, drawings);
  const website = own_page ? { website_url: `${publicOrigin()}/embed/shop/` } : {};
  const settings = { ...config, ...website };
  await beginOrders(actor, timeZone, orders, { config: keptShopConfig.asConfig(settings), variants });
  await shopConfigStore.begin(actor, settings);
}

/** Creates the articles in their order, categories and products before their contents. @returns the ids of variants by article number */
async function beginArticles(
  actor: Actor,
  categories: ShopBeginning["categories"],
  drawings: ShopBeginning["drawings"],
): Promise<ReadonlyMap<string, string>> {
  const variantIds = new Map<string, string>();
  for (const { name, translations, products } of categories) {
    const category = await namedOnce(actor, categoryRecords, name, { name, translations });
    if (category === undefined) continue;
    for (const { variants, drawing, ...about } of products) {
      const picture = drawing ? await drawn(actor, drawings[drawing.name] ?? "", drawing.colour) : null;
      const product = await namedOnce(actor, productRecords, about.name, { ...about, category, picture });
      if (product === undefined) continue;
      for (const variant of variants) {
        const id = derivedId("beginning", variantRecords.name, variant.article_number);
        await beginOnce(actor, variantRecords, id, { ...variant, product });
        variantIds.set(variant.article_number, id);
      }
    }
  }
  return variantIds;
}

/** A drawing is sharp at any size, so one file serves for both pictures. */
async function drawn(actor: Actor, drawing: string, colour: string) {
  const path = await receivePicture(actor, Buffer.from(drawing.replaceAll("currentColor", colour)));
  return { path, small: path, edge: leastPictureEdge };
}

/** @returns the id of the new record, or of one that already had the name; undefined if it has been deleted since */
async function namedOnce<Content extends { name: string }>(
  actor: Actor,
  records: Records<Content>,
  name: string,
  content: Content,
): Promise<string | undefined> {
  const id = derivedId("beginning", records.name, name);
  await beginOnce(actor, records, id, content);
  return ((await records.find(actor, id)) ?? (await records.findBy(actor, "name", name)))?.id;
}
