import type * as z from "zod";
import type { Translations } from "../../../shared/kernel/translations.ts";
import { categoryInput } from "../../../shared/laborshop/articles/article.ts";
import type { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import type { Actor } from "../../platform/actor.ts";
import type { RowCells } from "../../platform/records/import-rows.ts";
import { type Saved, uniqueForm } from "../../platform/records/layout.ts";
import { categoryRecords } from "./article.store.ts";

type Cells = RowCells<keyof typeof articleColumns>;
type CategoryRecord = Saved<z.output<typeof categoryInput>>;
/** Values of rows, by column. */
export type RowValues = Map<string, { row: number; value: string }>;

/** A category as changed by the rows of a table; without a record it is a new one. */
export interface ImportedCategory {
  name: string;
  record?: CategoryRecord;
  translations: Translations<"name">;
  /** Whether rows have changed its translations. */
  isChanged?: boolean;
  rowValues: RowValues;
}

/** The categories that rows of articles name, existing and new ones. */
export class ImportedCategories {
  readonly #actor: Actor;
  readonly #byName = new Map<string, ImportedCategory>();
  readonly #byId: ReadonlyMap<string, ImportedCategory>;

  constructor(actor: Actor, records: readonly CategoryRecord[]) {
    this.#actor = actor;
    this.#byId = new Map(
      records.map((record) => {
        const { name, translations = {} } = record;
        const category: ImportedCategory = { name, record, translations, rowValues: new Map() };
        this.#byName.set(uniqueForm(name), category);
        return [record.id, category];
      }),
    );
  }

  byId(id: string): ImportedCategory | undefined {
    return this.#byId.get(id);
  }

  /** The category that a cell names, with the row's translations. */
  named(cells: Cells, name: string): ImportedCategory {
    const planned = this.#byName.get(uniqueForm(name));
    const category = planned ?? { name, translations: {}, rowValues: new Map() };
    this.translate(cells, category);
    if (!planned && cells.checked(categoryInput, { name }, { name: "category" })) {
      this.#byName.set(uniqueForm(name), category);
      cells.creates.push({ column: "category", name });
    }
    return category;
  }

  translate(cells: Cells, category: ImportedCategory): void {
    const after = cells.translations(category.translations, { name: "category" }, category.rowValues);
    if (!after) return;
    const { name } = category;
    cells.checked(
      categoryInput,
      { name, translations: after },
      { name: "category", translations: "category" },
    );
    category.translations = after;
    category.isChanged = true;
  }

  /** Writes the category with the changes of all rows, once. */
  async idOf(category: ImportedCategory): Promise<string> {
    const { name, record, translations, isChanged } = category;
    if (!record) category.record = await categoryRecords.create(this.#actor, { name, translations });
    else if (isChanged)
      category.record = await categoryRecords.change(this.#actor, record.id, String(record.version), () => ({
        translations,
      }));
    category.isChanged = false;
    return (category.record as CategoryRecord).id;
  }
}

/** The version of a category that a row translates; empty if the row does not change it. */
export const versionIn = (cells: Cells, { record }: ImportedCategory) =>
  cells.changes.some(({ column }) => column.startsWith("category_")) ? (record?.version ?? "") : "";
