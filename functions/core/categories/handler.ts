import type { CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { categoriesApi } from "../../../shared/core/categories/categories.endpoints.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { analysesNaming, showReferring } from "../catalogue/referring.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { categoryTree, childrenByParent } from "./category-tree.ts";
import {
  changeCategory,
  createCategory,
  deleteCategory,
  readCategory,
  sortCategories,
} from "./save-category.ts";

function answer({ id, version, content }: CatalogueDocument<"category">) {
  const { identifier, name, parent, layout } = content;
  return reply({ id, identifier, name, parent, layout }, { etag: version });
}
const nameIn = (language: Language, main: Language, { content }: CatalogueDocument<"category">) =>
  localized(content.name, language, main).value ?? content.identifier;

export const handler = serveApi(categoriesApi, {
  listCategories: async ({ actor, language }) => {
    const catalogue = await catalogueOf(actor);
    const [main] = actor.languages;
    return { results: categoryTree(catalogue, language, main) };
  },
  getCategory: async ({ actor, params }) => answer(await readCategory(actor, params.id)),
  createCategory: async ({ actor, body }) => answer(await createCategory(actor, body)),
  changeCategory: async ({ actor, params, ifMatch, body }) =>
    answer(await changeCategory(actor, params.id, ifMatch, body)),
  deleteCategory: async ({ actor, params, ifMatch }) => {
    await deleteCategory(actor, params.id, ifMatch);
    return undefined;
  },
  preflightCategory: async ({ actor, params, language }) => {
    const { content } = await readCategory(actor, params.id);
    const catalogue = await catalogueOf(actor);
    const [main] = actor.languages;
    const below = childrenByParent(catalogue).get(content.identifier) ?? [];
    return {
      ...showReferring(analysesNaming(catalogue, "category", content.identifier), { language, main }),
      categories: below.map((one) => nameIn(language, main, one)),
    };
  },
  sortCategories: async ({ actor, body }) => {
    await sortCategories(actor, body.parent, body.order);
    return undefined;
  },
});
