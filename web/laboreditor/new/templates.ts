import type { CreationChoices } from "../../../shared/laboreditor/analyses/analysis-form.ts";

type Layout = CreationChoices["layouts"][number];

/** A layout for a new analysis, usually named by the category that owns it. */
export interface Template {
  key: string;
  to: string;
  layout: Layout;
  /** Identifier of the category. */
  category?: string;
}

const address = "/laboreditor/analyse/neu/kategorie";

/** The choices of the first step, which is skipped if there is only one. */
export const templatesOf = ({ layouts }: Pick<CreationChoices, "layouts">): Template[] =>
  layouts.flatMap((layout) => [
    ...layout.categories.map((category) => ({
      key: `${layout.identifier}/${category}`,
      to: `${address}/${encodeURIComponent(category)}`,
      layout,
      category,
    })),
    ...(layout.is_default || layout.categories.length === 0
      ? [
          {
            key: layout.identifier,
            to: `${address}?layout=${encodeURIComponent(layout.identifier)}`,
            layout,
          },
        ]
      : []),
  ]);
