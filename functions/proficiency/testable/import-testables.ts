import { listCell } from "../../../shared/kernel/cell-text.ts";
import type { Permission } from "../../../shared/kernel/permissions.ts";
import { type TestableInput, testableInput } from "../../../shared/proficiency/testable/testable.ts";
import type { testableColumns } from "../../../shared/proficiency/testable/testable-columns.ts";
import { rhythmIn } from "../../../shared/proficiency/testable/testable-columns.ts";
import { catalogueOf, missingErrors } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { type PlanRows, RowCells, type RowPlan, type SentRow } from "../../platform/records/import-rows.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import { categoryRecords } from "../categories/category.store.ts";
import { materialRecords } from "../materials/material.store.ts";
import { parameterRecords } from "../parameters/parameter.store.ts";
import { tagRecords } from "../tags/tag.store.ts";
import { Names } from "../trials/import-names.ts";
import { readTrials } from "../trials/read-trials.ts";
import type { Trials, TrialTestable } from "../trials/trials.ts";
import { testableRecords } from "./testable.store.ts";

type Column = keyof typeof testableColumns;
type Cells = RowCells<Column>;

/** Plans the import of test parameters. Each is found by its parameter and material; records that a row names are created if they are missing. */
export const planTestables: PlanRows<Column> = async (actor, rows) => {
  const trials = await readTrials(actor);
  const planner = new TestablePlanner(actor, trials, await unknownAnalyses(actor, trials, rows));
  return rows.map((row) => planner.plan(row));
};

const analysesIn = (row: SentRow<Column>) => new RowCells(row).list("analyses") ?? [];

/** Codes in a table that belong to no analysis. */
async function unknownAnalyses(
  actor: Actor,
  trials: Trials,
  rows: readonly SentRow<Column>[],
): Promise<ReadonlySet<string>> {
  const attached = new Set([...trials.testables.values()].flatMap(({ analyses }) => analyses));
  const codes = rows.flatMap(analysesIn).filter((code) => !attached.has(code));
  if (codes.length === 0) return new Set();
  const named = Object.fromEntries(codes.map((code) => [code, ["analysis", code] as const]));
  return new Set(missingErrors(await catalogueOf(actor), named).map(({ path }) => path));
}

class TestablePlanner {
  readonly #actor: Actor;
  readonly #names;
  readonly #unknown: ReadonlySet<string>;
  readonly #testables: Map<string, TrialTestable[]>;
  readonly #rows = new Map<string, number>();

  constructor(actor: Actor, { contents, testables }: Trials, unknown: ReadonlySet<string>) {
    this.#actor = actor;
    this.#unknown = unknown;
    this.#names = {
      parameter: new Names(parameterRecords, contents.parameters.values()),
      material: new Names(materialRecords, contents.materials.values()),
      category: new Names(categoryRecords, contents.categories.values()),
      tags: new Names(tagRecords, contents.tags.values()),
    };
    this.#testables = Map.groupBy(testables.values(), ({ parameter, material }) =>
      pair(parameter.name, material.name),
    );
  }

  plan(row: SentRow<Column>): RowPlan {
    const cells = new RowCells(row);
    const names = { parameter: cells.text("parameter") ?? "", material: cells.text("material") ?? "" };
    for (const column of ["parameter", "material"] as const) if (names[column] === "") cells.required(column);
    const key = pair(names.parameter, names.material);
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) cells.repeats(earlier);
    this.#rows.set(key, row.row);
    const [present, ...others] = this.#testables.get(key) ?? [];
    if (others.length > 0) cells.wrong("", "ambiguous", "There are several test parameters of this name.");
    const makeContent = this.#wanted(cells, names, present);
    return cells.plan({
      name: `${names.parameter}, ${names.material}`,
      isNew: !present,
      seen: present ? `${present.id}@${present.version}` : "new",
      write: async () => {
        const content = await makeContent();
        if (present)
          await testableRecords.change(this.#actor, present.id, String(present.version), () => content);
        else await testableRecords.create(this.#actor, content);
      },
    });
  }

  /** Notes the changes of a row; returns a function that creates the content. */
  #wanted(cells: Cells, names: Record<"parameter" | "material", string>, present: TrialTestable | undefined) {
    const {
      category: categoryNames,
      tags: tagNames,
      parameter: parameters,
      material: materials,
    } = this.#names;
    const parameter =
      names.parameter === ""
        ? undefined
        : this.#named(parameters, cells, "parameter", names.parameter, "proficiency.add_certificate");
    const material =
      names.material === ""
        ? undefined
        : this.#named(materials, cells, "material", names.material, "proficiency.add_material");
    const categoryCell = cells.text("category");
    const category =
      categoryCell === undefined ? present?.category : this.#grouped(cells, "category", categoryCell);
    const tags = cells.list("tags")?.map((name) => this.#grouped(cells, "tags", name)) ?? present?.tags ?? [];
    const entered = {
      rilibaek: cells.flag("rilibaek") ?? present?.rilibaek ?? false,
      rhythm: this.#rhythm(cells) ?? present?.rhythm ?? "default",
      analyses: this.#analyses(cells) ?? present?.analyses ?? [],
    };
    if (!present) {
      cells.differs("parameter", "", names.parameter);
      cells.differs("material", "", names.material);
    }
    cells.differs("category", present?.category?.name, category?.name);
    cells.differs("tags", sorted(present?.tags), sorted(tags));
    cells.differs("rilibaek", present?.rilibaek ?? false, entered.rilibaek);
    cells.differs("rhythm", present?.rhythm ?? "default", entered.rhythm);
    cells.differs(
      "analyses",
      listCell([...(present?.analyses ?? [])].sort()),
      listCell([...entered.analyses].sort()),
    );
    return async (): Promise<TestableInput> => {
      const ids: string[] = [];
      for (const tag of tags) ids.push(await tagNames.idOf(this.#actor, tag));
      return testableInput.parse({
        parameter: parameter && (await parameters.idOf(this.#actor, parameter)),
        material: material && (await materials.idOf(this.#actor, material)),
        category: category ? await categoryNames.idOf(this.#actor, category) : null,
        tags: ids,
        ...entered,
      });
    };
  }

  /** A category or tag, created if necessary. */
  #grouped(cells: Cells, column: "category" | "tags", name: string) {
    return this.#named(this.#names[column], cells, column, name, "proficiency.add_tag");
  }

  /** The record that a cell names; accounts without the permission to add records can only name existing ones. */
  #named(names: Names, cells: Cells, column: Column, name: string, right: Permission) {
    const match = names.find(name);
    if (match) return match;
    if (this.#actor.permissions.has(right)) return names.named(cells, column, name);
    cells.wrong(column, "not_found", "What is named here does not exist.");
    return { name };
  }

  #rhythm(cells: Cells) {
    const cell = cells.text("rhythm");
    const rhythm = cell === undefined ? undefined : rhythmIn(cell);
    if (cell !== undefined && !rhythm)
      cells.wrong("rhythm", "not_a_choice", "This is no rhythm.", { value: cell });
    return rhythm;
  }

  #analyses(cells: Cells): string[] | undefined {
    const codes = cells.list("analyses");
    if (codes === undefined) return undefined;
    for (const code of codes)
      if (this.#unknown.has(code)) cells.wrong("analyses", "not_found", `There is no analysis "${code}".`);
    if (!this.#actor.modules.MD_WEB)
      cells.wrong(
        "analyses",
        "permission_denied",
        "Analyses are attached only where the WebPublisher is booked.",
      );
    return [...new Set(codes)];
  }
}

const pair = (parameter: string, material: string) => `${uniqueForm(parameter)}\n${uniqueForm(material)}`;
const sorted = (named: readonly { name: string }[] = []) => listCell(named.map(({ name }) => name).sort());
