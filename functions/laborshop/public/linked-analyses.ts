import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { ShopCategory, ShopProduct } from "../../../shared/laborshop/public/public-shop.ts";
import {
  type Catalogue,
  catalogueOf,
  isPublic,
  isReference,
  referencesOf,
  shown,
  shownName,
  specimenItems,
} from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { readArticles, spokenArticles } from "./read-articles.ts";

/** Maximum number of analyses named for a product: serum serves for hundreds. */
const mostNamed = 8;

/** The collection items that visitors see for an analysis, as `collection/identifier`. */
export function itemsNamedBy(catalogue: Catalogue, analysis: Analysis): string[] {
  const fields = valueFields(catalogue.content("layout", analysis.layout)?.fields ?? []).filter(
    (field) => isReference(field) && field.field_visible,
  );
  const named = referencesOf(analysis, fields, shown)
    .filter(({ kind }) => kind === "collectionitem")
    .map(({ identity }) => identity);
  return [...named, ...specimenItems(catalogue, analysis)];
}

/** Codes of public analyses by the items that they show; recomputed only when the catalogue has changed. */
const codesByItem = (catalogue: Catalogue) =>
  catalogue.derive<ReadonlyMap<string, readonly string[]>>("public analyses by item", () => {
    const codes = new Map<string, string[]>();
    for (const { content } of catalogue.documents("analysis"))
      if (isPublic(content))
        for (const item of new Set(itemsNamedBy(catalogue, content)))
          codes.set(item, [...(codes.get(item) ?? []), content.code]);
    return codes;
  });

/** The articles as visitors see them, with the analyses that use them if these have pages. */
export async function shownArticles(
  { actor, tenant }: { actor: Pick<Actor, "tenant" | "languages">; tenant: Pick<TenantRecord, "modules"> },
  language: Language,
): Promise<ShopCategory[]> {
  const articles = spokenArticles(await readArticles(actor), language, actor.languages[0]);
  const isLinked = articles.some(({ products }) =>
    products.some(({ links }) => links.analyses.length + links.materials.length > 0),
  );
  const catalogue = tenant.modules.MD_WEB && isLinked ? await catalogueOf(actor) : undefined;
  return articles.map((category) => ({
    ...category,
    products: category.products.map(({ links, ...product }) => ({
      ...product,
      ...(catalogue
        ? analysesOf(catalogue, links, language, actor.languages[0])
        : { analyses: [], more_analyses: 0 }),
    })),
  }));
}

/** The first public analyses by name that use a product, and the number of further ones. */
function analysesOf(
  catalogue: Catalogue,
  links: { analyses: readonly string[]; materials: readonly string[] },
  language: Language,
  main: Language,
): Pick<ShopProduct, "analyses" | "more_analyses"> {
  const byItem = codesByItem(catalogue);
  const codes = new Set([...links.analyses, ...links.materials.flatMap((item) => byItem.get(item) ?? [])]);
  const named = [...codes].flatMap((code) => {
    const analysis = catalogue.content("analysis", code);
    return analysis && isPublic(analysis) ? { code, name: shownName(analysis, { language, main }) } : [];
  });
  const collator = new Intl.Collator(language, { numeric: true });
  named.sort((left, right) => collator.compare(left.name, right.name));
  return { analyses: named.slice(0, mostNamed), more_analyses: Math.max(0, named.length - mostNamed) };
}
