import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";

/** Returns the names that several categories below the same one have, if analyses stand in more than one of them. */
export function namesTwice(
  catalogue: Catalogue,
  shown: readonly Analysis[],
  language: Language,
  main: Language,
): string[] {
  const used = new Set<string>();
  for (const { categories } of shown) {
    const first = categories.find((identifier) => catalogue.get("category", identifier));
    for (let id = first ?? null; id && !used.has(id); id = catalogue.content("category", id)?.parent ?? null)
      used.add(id);
  }
  const names = [...used].flatMap((identifier) => {
    const category = catalogue.content("category", identifier);
    const name = category && localized(category.name, language, main).value?.trim();
    return category && name ? [{ name, key: JSON.stringify([category.parent, name]) }] : [];
  });
  return [...Map.groupBy(names, ({ key }) => key).values()].flatMap(([first, other]) =>
    first && other ? [first.name] : [],
  );
}
