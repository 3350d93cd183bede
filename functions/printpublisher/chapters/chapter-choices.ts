import { type FieldDefinition, holds } from "../../../shared/core/catalogue/field.ts";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { catalogueOf, childrenByParent } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readDesign } from "../config/config.store.ts";

/** Choices for a directory: the categories as a tree, and the visible fields of all layouts, each once. */
export async function chapterChoices(actor: Actor, language: Language) {
  const catalogue = await catalogueOf(actor);
  const named = (texts: LocalizedText, otherwise: string) =>
    localized(texts, language, actor.languages[0]).value || otherwise;
  const children = childrenByParent(catalogue);
  const below = (parent: string, depth: number): { identifier: string; name: string; depth: number }[] =>
    [...(children.get(parent) ?? [])]
      .map(({ content }) => content)
      .sort((left, right) => left.order - right.order)
      .flatMap(({ identifier, name }) => [
        { identifier, name: named(name, identifier), depth },
        ...below(identifier, depth + 1),
      ]);
  const fields = new Map<string, string>();
  const collect = (definitions: readonly FieldDefinition[]) => {
    for (const { key, type, label, field_visible, children: inner } of definitions) {
      if (inner) collect(inner);
      else if (field_visible && !holds(type, "heading") && !fields.has(key))
        fields.set(key, named(label, key));
    }
  };
  for (const { content } of catalogue.documents("layout")) collect(content.fields);
  const { config } = await readDesign(actor);
  return {
    format: config.format,
    categories: below("", 0),
    fields: [...fields].map(([key, label]) => ({ key, label })),
  };
}
