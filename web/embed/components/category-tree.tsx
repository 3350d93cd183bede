/** @jsxImportSource preact */
import type { PublicCategory } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { Texts } from "../texts/texts-of.ts";
import { named } from "./directory.tsx";
import { Link } from "./navigation.tsx";

interface CategoryTreeProps {
  texts: Texts;
  categories: readonly PublicCategory[];
  parent?: string | null;
}

/** All categories with their children, as a page of its own. */
export function CategoryTree({ categories, texts, parent = null }: CategoryTreeProps) {
  const level = categories.filter((category) => category.parent === parent);
  if (level.length === 0) return null;
  return (
    <ul class={parent === null ? "lbm-tree" : undefined} part={parent === null ? "tree" : undefined}>
      {level.map((category) => (
        <li key={category.id}>
          <Link to={{ category: category.id }}>{named(texts, category.name, category.count)}</Link>
          <CategoryTree categories={categories} texts={texts} parent={category.id} />
        </li>
      ))}
    </ul>
  );
}
