import type { categories } from "../../../shared/core/categories/categories.endpoints.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { expectDocument } from "../catalogue/document-commands.ts";
import { analysesNaming, showReferring } from "../catalogue/referring.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { categoryTree, childrenByParent } from "./category-tree.ts";

export const listCategories = async ({ actor, language }: Call<typeof categories.list>) => ({
  results: categoryTree(await catalogueOf(actor), language, actor.languages[0]),
});

/** The effects of deleting a category: the analyses that name it, and its children by name. */
export async function preflightCategory({ actor, params, language }: Call<typeof categories.preflight>) {
  const catalogue = await catalogueOf(actor);
  const [main] = actor.languages;
  const { identifier } = expectDocument("category", catalogue.byId("category", params.id)).content;
  const children = childrenByParent(catalogue).get(identifier) ?? [];
  return {
    ...showReferring(analysesNaming(catalogue, "category", identifier), { language, main }),
    categories: children.map(
      ({ content }) => localized(content.name, language, main).value ?? content.identifier,
    ),
  };
}
