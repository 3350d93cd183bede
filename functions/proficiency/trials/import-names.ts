import { parameterInput } from "../../../shared/proficiency/parameters/parameter.ts";
import type { Actor } from "../../platform/actor.ts";
import { type PlanRows, RowCells } from "../../platform/records/import-rows.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import type { Records } from "../../platform/records/records.store.ts";

type NamedRecords = Records<{ name: string }>;
interface Named {
  name: string;
  id?: string;
}

/** Records that are no more than a unique name: those that are there, and those that rows name and that are yet to be made. */
export class Names {
  readonly #records: NamedRecords;
  readonly #known: Map<string, Named>;

  constructor(records: NamedRecords, known: Iterable<{ id: string; name: string }>) {
    this.#records = records;
    this.#known = new Map(Array.from(known, ({ id, name }) => [uniqueForm(name), { id, name }]));
  }

  find = (name: string): Named | undefined => this.#known.get(uniqueForm(name));

  /** The one that a cell names; a new one is noted, and made when it is first needed. */
  named<Column extends string>(cells: RowCells<Column>, column: Column, name: string): Named {
    const known = this.find(name);
    if (known) return known;
    const made: Named = { name };
    if (cells.checked(parameterInput, { name }, { name: column })) {
      cells.creates.push({ column, name });
      this.#known.set(uniqueForm(name), made);
    }
    return made;
  }

  async idOf(actor: Actor, one: Named): Promise<string> {
    one.id ??= (await this.#records.create(actor, { name: one.name })).id;
    return one.id;
  }
}

/** Rows of names: those that are not there are made. */
export const planNames =
  (records: NamedRecords): PlanRows<"name"> =>
  async (actor, rows) => {
    const names = new Names(records, await records.all(actor));
    const seen = new Map<string, number>();
    return rows.map((row) => {
      const cells = new RowCells(row);
      const name = cells.text("name") ?? "";
      if (name === "") cells.required("name");
      const earlier = seen.get(uniqueForm(name));
      if (earlier !== undefined) cells.repeats(earlier);
      seen.set(uniqueForm(name), row.row);
      const one = name === "" ? undefined : names.named(cells, "name", name);
      return cells.plan({
        name,
        isNew: one?.id === undefined,
        seen: one?.id ?? "new",
        write: async () => one && names.idOf(actor, one),
      });
    });
  };
