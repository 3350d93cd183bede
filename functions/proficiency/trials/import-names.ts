import type * as z from "zod";
import { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import type { nameColumns } from "../../../shared/proficiency/testable/testable-columns.ts";
import type { Actor } from "../../platform/actor.ts";
import { type PlanRows, RowCells } from "../../platform/records/import-rows.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import type { Records } from "../../platform/records/records.store.ts";

type NamedContent = z.output<typeof parameterInput>;
type NamedRecords = Records<NamedContent>;
interface Named {
  name: string;
  id?: string;
}

/** Records that consist of a unique name: existing ones, and those that rows name and the import has yet to create. */
export class Names {
  readonly #records: NamedRecords;
  readonly #byName: Map<string, Named>;

  constructor(records: NamedRecords, existing: Iterable<{ id: string; name: string }>) {
    this.#records = records;
    this.#byName = new Map(Array.from(existing, ({ id, name }) => [uniqueForm(name), { id, name }]));
  }

  find = (name: string): Named | undefined => this.#byName.get(uniqueForm(name));

  /** The record that a cell names; a new one is noted, and created when it is first needed. */
  named<Column extends string>(cells: RowCells<Column>, column: Column, name: string): Named {
    const match = this.find(name);
    if (match) return match;
    const added: Named = { name };
    if (cells.checked(parameterInput, { name }, { name: column })) {
      cells.creates.push({ column, name });
      this.#byName.set(uniqueForm(name), added);
    }
    return added;
  }

  async idOf(actor: Actor, named: Named, translations: NamedContent["translations"] = {}): Promise<string> {
    named.id ??= (await this.#records.create(actor, { name: named.name, translations })).id;
    return named.id;
  }
}

/** Plans the import of names: missing ones are created, and both new and existing ones get the translations of their row. */
export const planNames =
  (records: NamedRecords): PlanRows<keyof typeof nameColumns> =>
  async (actor, rows) => {
    const present = await records.all(actor);
    const byId = new Map(present.map((record) => [record.id, record]));
    const names = new Names(records, present);
    const rowsByName = new Map<string, number>();
    return rows.map((row) => {
      const cells = new RowCells(row);
      const name = cells.text("name") ?? "";
      if (name === "") cells.required("name");
      const earlier = rowsByName.get(uniqueForm(name));
      if (earlier !== undefined) cells.repeats(earlier);
      rowsByName.set(uniqueForm(name), row.row);
      const entry = name === "" ? undefined : names.named(cells, "name", name);
      const record = byId.get(entry?.id ?? "");
      const translations = cells.translations(record?.translations, { name: "name" }, new Map());
      if (translations) cells.checked(parameterInput, { name, translations }, { translations: "name" });
      return cells.plan({
        name,
        isNew: entry?.id === undefined,
        seen: record ? `${record.id}@${translations ? record.version : ""}` : "new",
        write: async () => {
          if (record && translations)
            await records.change(actor, record.id, String(record.version), () => ({ translations }));
          else if (entry) await names.idOf(actor, entry, translations);
        },
      });
    });
  };
