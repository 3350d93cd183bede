import { h } from "preact";
import type { categoriesPage as endpoint } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { CategoriesPage } from "../../../web/embed/pages/pages.tsx";
import { catalogueOf } from "../../core/door.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { publicDirectory } from "./public-directory.ts";
import { pageContext, renderPage } from "./render-page.ts";
import { pathInLanguages } from "./standing-page.ts";

export const categoriesPage: Command<typeof endpoint> = async (call) => {
  const context = pageContext(call);
  const { texts, language, main } = context;
  const { categories } = publicDirectory(await catalogueOf(call.actor), language, main);
  return renderPage(
    call,
    context,
    {
      title: texts.categories,
      description: `${texts.categories}: ${categories.map(({ name }) => name).join(", ")}`.slice(0, 300),
      path: pathInLanguages("/embed/categories/", main),
    },
    h(CategoriesPage, { texts, categories }),
  );
};
