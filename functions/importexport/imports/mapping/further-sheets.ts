import { madeIdentifier, madeKey } from "../../../../shared/core/catalogue/made-key.ts";
import type { ImportIssue, ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { FurtherSheet } from "../../../../shared/importexport/imports/reading.ts";
import { identifierSchema } from "../../../../shared/kernel/id.ts";
import type { ImportContext } from "../import-context.ts";
import type { Placed } from "../normalising/rows-to-analyses.ts";
import { type FoundTable, type Grid, tableOf } from "../reading/table.ts";
import { columnKey } from "./column-keys.ts";
import { collectionFor } from "./new-fields.ts";

/** A further sheet of a workbook, with its table. */
export interface FurtherTable extends FurtherSheet {
  table: FoundTable;
}

const headings = {
  identifier: "kürzel, kennung, schlüssel, identifier, id, code, key",
  name: "name, bezeichnung, kategorie, category, titel, title, eintrag, item",
  parent: "übergeordnet, übergeordnete kategorie, oberkategorie, gehört zu, parent, parent category",
} as const;
type Part = keyof typeof headings;
const parts = new Map(
  (Object.entries(headings) as [Part, string][]).flatMap(([part, names]) =>
    names.split(", ").map((name) => [columnKey(name), part] as const),
  ),
);
const partOf = (heading: string) => parts.get(columnKey(heading));

/** Headings of a sheet of panels; the members of a panel stand in one cell, or in a row each. */
const panelHeadings = {
  identifier: "profil, profilcode, panel, panelcode, code, kürzel, kennung, id",
  name: "name, bezeichnung, profilname, panelname, title, titel",
  members:
    "analysen, analyse, enthält, bestandteile, einzelanalysen, parameter, tests, test, members, contains, analyses, analysis, codes",
} as const;
const panelParts = new Map(
  Object.entries(panelHeadings).flatMap(([part, names]) =>
    names.split(", ").map((name) => [columnKey(name), part as keyof typeof panelHeadings] as const),
  ),
);
const panelPartOf = (heading: string) => panelParts.get(columnKey(heading));
/** Whether a column has the members of panels by its heading. */
export const holdsMembers = (heading: string): boolean => panelPartOf(heading) === "members";

/** The further sheets requested. @throws ImportProblem of a limit */
export function furtherTables(grids: readonly Grid[], choices: readonly FurtherSheet[] = []): FurtherTable[] {
  return choices.flatMap((choice) => {
    const grid = grids.find(({ name }) => name === choice.sheet);
    const headingOf = choice.as === "panels" ? panelPartOf : partOf;
    return grid ? [{ ...choice, table: tableOf(grid, headingOf, { sections: false }) }] : [];
  });
}

/**
 * Adds the content of further sheets: categories with their parents, or items of a collection with their other columns. Each is recognised
 * by its identifier, or without one by its name.
 */
export function addFurther(
  context: ImportContext,
  tables: readonly FurtherTable[],
): { issues: ImportIssue[]; notes: ReadingNote[] } {
  const issues: ImportIssue[] = [];
  const notes: ReadingNote[] = [];
  for (const further of tables) {
    if (further.as === "panels") continue;
    const { columns, rows, sheet } = further.table;
    const indexOf = (part: Part) => columns.findIndex((column) => partOf(column) === part);
    const identifierAt = indexOf("identifier");
    const nameAt =
      indexOf("name") >= 0 ? indexOf("name") : columns.findIndex((_, place) => place !== identifierAt);
    const read = rows.map(({ number, cells }) => ({
      row: number,
      name: cells[nameAt] || cells[identifierAt] || "",
      identifier: cells[identifierAt] ?? "",
      parent: cells[indexOf("parent")] ?? "",
      cells,
    }));
    for (const { row } of read.filter(({ name }) => name === ""))
      issues.push({ code: "missing_name", message: "The name is missing.", sheet, row });
    const named = read.filter(({ name }) => name !== "");
    const others = columns.flatMap((column, place) =>
      [identifierAt, nameAt, further.as === "categories" ? indexOf("parent") : -1].includes(place)
        ? []
        : [{ column, place }],
    );
    if (further.as === "collection") addItems(context, further.collection ?? sheet, named, others);
    else {
      addCategories(context, named);
      for (const { column, place } of others) {
        const value = named.find(({ cells }) => cells[place])?.cells[place];
        if (value) notes.push({ code: "column_left_out", sheet, column, value });
      }
    }
  }
  return { issues, notes };
}

/** Separators of a panel's codes in one cell; a code may contain any other character. */
const memberSeparators = /[;,|\n]/;

/**
 * Adds the panels of further sheets: each is related to the analyses that its rows name. A panel that is also in the main sheet is that
 * analysis; any other becomes an analysis of its own.
 */
export function withPanels(placed: readonly Placed[], tables: readonly FurtherTable[]): Placed[] {
  const panels = tables.filter(({ as }) => as === "panels");
  if (panels.length === 0) return [...placed];
  const all = placed.map((row) => ({ ...row, analysis: { ...row.analysis } }));
  const byCode = new Map(all.map((row) => [row.analysis.code, row]));
  for (const { table } of panels) {
    const { columns, rows, sheet } = table;
    const indexOf = (part: keyof typeof panelHeadings) =>
      columns.findIndex((column) => panelPartOf(column) === part);
    const codeAt = Math.max(0, indexOf("identifier"));
    const nameAt = indexOf("name");
    const membersAt =
      indexOf("members") >= 0 ? indexOf("members") : columns.findLastIndex((_, place) => place !== nameAt);
    let code = "";
    for (const { number, cells } of rows) {
      // Further rows of a panel may leave out its code.
      code = cells[codeAt] || code;
      const members = (cells[membersAt] ?? "").split(memberSeparators).map((member) => member.trim());
      const existing = byCode.get(code) ?? {
        analysis: { code, name: cells[nameAt] || code, fields: {} },
        place: { sheet, row: number },
        columnOf: (target: string) =>
          ({ code: columns[codeAt], name: columns[nameAt], related: columns[membersAt] })[target],
      };
      if (!byCode.has(code)) all.push(existing);
      byCode.set(code, existing);
      const related = [...(existing.analysis.related ?? []), ...members.filter((member) => member !== "")];
      existing.analysis.related = [...new Set(related)];
    }
  }
  return all;
}

interface Row {
  name: string;
  identifier: string;
  parent: string;
  cells: readonly string[];
}

const validIdentifier = (text: string, isTaken: (candidate: string) => boolean) =>
  identifierSchema.safeParse(text).success ? text : madeIdentifier(text, isTaken);

function addCategories(context: ImportContext, rows: readonly Row[]): void {
  const identified = rows.map((row): [Row, string | undefined] => {
    if (row.identifier === "") return [row, context.category(row.name)];
    const identifier = validIdentifier(row.identifier, (candidate) => context.categories.has(candidate));
    const existing = context.categories.get(identifier);
    const order = existing?.order ?? context.categories.size;
    const { parent = null, layout = null, name } = existing ?? {};
    context.addCategory({
      ...{ identifier, parent, layout, order },
      name: { ...name, [context.main]: row.name },
    });
    return [row, identifier];
  });
  for (const [{ parent }, identifier] of identified) {
    const category = identifier === undefined ? undefined : context.categories.get(identifier);
    const above = parent === "" ? undefined : context.category(parent);
    if (!category || above === undefined || isBelow(context, above, category.identifier)) continue;
    context.categories.set(category.identifier, { ...category, parent: above });
  }
}

/** Whether a category is another one, or lies below it. */
function isBelow(context: ImportContext, identifier: string, other: string): boolean {
  for (
    let ancestor: string | null | undefined = identifier;
    ancestor != null;
    ancestor = context.categories.get(ancestor)?.parent
  )
    if (ancestor === other) return true;
  return false;
}

function addItems(
  context: ImportContext,
  named: string,
  rows: readonly Row[],
  others: readonly { column: string; place: number }[],
): void {
  const collection = collectionFor(context, named);
  const keys = new Set<string>();
  const keyed = others.map((entry) => {
    const key = madeKey(entry.column, (other) => keys.has(other));
    keys.add(key);
    return { ...entry, key };
  });
  for (const row of rows) {
    const isTaken = (candidate: string) => context.items.has(`${collection}/${candidate}`);
    const identifier =
      row.identifier === "" ? context.item(collection, row.name) : validIdentifier(row.identifier, isTaken);
    if (identifier === undefined) continue;
    const existing = context.items.get(`${collection}/${identifier}`);
    const filled = keyed.filter(({ place }) => row.cells[place]);
    const labels = {
      ...existing?.labels,
      ...Object.fromEntries(filled.map(({ key, column }) => [key, column])),
    };
    context.addItem({
      identifier,
      collection,
      name: { ...existing?.name, [context.main]: row.name },
      fields: {
        ...existing?.fields,
        ...Object.fromEntries(filled.map(({ key, place }) => [key, row.cells[place] as string])),
      },
      ...(Object.keys(labels).length > 0 && { labels }),
    });
  }
}
