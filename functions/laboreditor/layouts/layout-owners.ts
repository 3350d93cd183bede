import type { CatalogueDocument, Layout } from "../../../shared/core/catalogue/document.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import type { Catalogue } from "../../core/door.ts";

/** The categories that own a layout. */
export const ownersOf = (catalogue: Catalogue, layout: string): CatalogueDocument<"category">[] =>
  [...catalogue.documents("category")].filter(({ content }) => content.layout === layout);

/** Whether new analyses use a layout by default. */
export const isDefault = (catalogue: Catalogue, { identifier }: Pick<Layout, "identifier">) =>
  defaultLayout([...catalogue.documents("layout")].map(({ content }) => content))?.identifier === identifier;
