import { identifierSchema } from "../../../../shared/kernel/id.ts";
import type { ImportContext } from "../import-context.ts";
import type { Header } from "./read-json.ts";

/** Adds the layouts, categories and collections of a file to those that its analyses may name. */
export function addHeader(context: ImportContext, header: Header): void {
  const named = (name: string | object) => (typeof name === "string" ? { [context.main]: name } : name);
  for (const layout of header.layouts) context.addLayout(layout);
  for (const category of header.categories) context.addCategory({ ...category, name: named(category.name) });
  for (const { items, ...collection } of header.collections) {
    context.collections.set(collection.identifier, { ...collection, name: named(collection.name) });
    for (const { identifier: written, name = written ?? "", ...item } of items) {
      const names = named(name);
      const { data: validIdentifier } = identifierSchema.safeParse(written);
      const identifier =
        validIdentifier ??
        context.identifierFor(collection.identifier, [...Object.values(names), written ?? ""]);
      // Keep the labels of the item's fields unless the file states others.
      const { labels } = context.items.get(`${collection.identifier}/${identifier}`) ?? {};
      const stated = { ...(labels && { labels }), ...item, identifier };
      context.addItem({ ...stated, collection: collection.identifier, name: names }, written);
    }
  }
}
