import type { Layout } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { defaultLayout } from "../../../shared/core/catalogue/layout.ts";
import type { CreationChoices } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, layoutOfCategories } from "../../core/door.ts";
import { formFieldsOf, type Languages } from "./analysis-form.ts";

/**
 * The layout of a new analysis: the requested one, else that of its categories or their nearest ancestors, else the laboratory's default.
 * Undefined if there is none.
 */
export function layoutFor(
  catalogue: Catalogue,
  choice: { layout?: string; categories: readonly string[] },
): Layout | undefined {
  if (choice.layout !== undefined) return catalogue.content("layout", choice.layout);
  return layoutGiven(catalogue, choice.categories) ?? usualLayout(catalogue);
}

const usualLayout = (catalogue: Catalogue) =>
  defaultLayout([...catalogue.documents("layout")].map(({ content }) => content));

const layoutGiven = (catalogue: Catalogue, categories: readonly string[]) =>
  layoutOfCategories(
    categories,
    (identifier) => catalogue.content("category", identifier),
    (identifier) => catalogue.content("layout", identifier),
  );

const ownersOf = (catalogue: Catalogue, layout: string): string[] =>
  [...catalogue.documents("category")]
    .filter(({ content }) => content.layout === layout)
    .map(({ content }) => content.identifier);

/** The layouts and categories for a new analysis, with the empty form for the chosen categories. */
export function creationChoices(
  catalogue: Catalogue,
  choice: { layout?: string; categories: readonly string[] },
  languages: Languages,
): CreationChoices {
  const chosen = choice.categories.filter((category) => catalogue.get("category", category));
  const layout =
    chosen.length > 0 || choice.layout !== undefined
      ? layoutFor(catalogue, { ...choice, categories: chosen })
      : undefined;
  const isGiven = layoutGiven(catalogue, chosen) !== undefined;
  const usual = usualLayout(catalogue)?.identifier;
  return {
    layouts: [...catalogue.documents("layout")].map(({ content: { identifier, name = {}, fields } }) => {
      const holding = valueFields(fields);
      const categories = ownersOf(catalogue, identifier);
      return {
        identifier,
        name,
        fields: holding.length,
        required: holding.filter(({ required }) => required).length,
        categories,
        is_default: identifier === usual,
      };
    }),
    categories: [...catalogue.documents("category")].map(({ id, content }) => ({
      id,
      identifier: content.identifier,
      name: content.name,
      parent: content.parent,
      layout: content.layout,
      has_layout: content.layout !== null,
      selectable:
        content.layout === null ||
        chosen.includes(content.identifier) ||
        (!isGiven && (layout === undefined || layout.identifier === content.layout)),
    })),
    form: layout
      ? {
          layout: layout.identifier,
          categories: chosen,
          definitions: layout.fields,
          form_fields: formFieldsOf(valueFields(layout.fields), {}, languages),
        }
      : null,
  };
}
