/** The parts of `laborshop` that other contexts may use. */
import type { Language } from "../../shared/kernel/language.ts";
import type { Actor } from "../platform/actor.ts";
import type { TenantRecord } from "../platform/tenant.store.ts";
import type { ItemArticles } from "./public/articles-of-items.ts";
import type { Supplies } from "./public/supplies-for.ts";

export type { Supplies } from "./public/supplies-for.ts";

/** The shop's present articles for collecting specimens; undefined for a laboratory without a shop, which loads nothing for it. */
export async function suppliesFor(
  actor: Pick<Actor, "tenant" | "languages">,
  { modules }: Pick<TenantRecord, "modules">,
  language: Language,
): Promise<Supplies | undefined> {
  if (!modules.MD_SHOP) return undefined;
  const loaded = await import("./public/supplies-for.ts");
  return loaded.suppliesFor(actor, language);
}

/** The shop's address and its articles by the items that they are linked to; undefined for a laboratory without a shop. */
export async function articlesOfItems(
  actor: Pick<Actor, "tenant" | "languages">,
  { modules }: Pick<TenantRecord, "modules">,
  language: Language,
): Promise<ItemArticles | undefined> {
  if (!modules.MD_SHOP) return undefined;
  return (await import("./public/articles-of-items.ts")).articlesOfItems(actor, language);
}

/** Gives a laboratory its first shop. Import it here, since no other user of this door needs it. */
export const provisionShop: typeof import("./provisioning/provision-shop.ts")["provisionShop"] = async (
  ...parameters
) => (await import("./provisioning/provision-shop.ts")).provisionShop(...parameters);
