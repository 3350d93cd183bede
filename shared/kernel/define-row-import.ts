import * as z from "zod";
import { defineEndpoint, type NeededPermission } from "./endpoint.ts";
import type { ModuleKey } from "./modules.ts";
import { fieldErrorSchema } from "./problem.ts";

/** What the cells of a column hold; `list`: several texts, separated by semicolons. */
export type CellKind = "text" | "whole" | "flag" | "day" | "list";
/** The columns of an import in their order, by key: `{ article_number: "text", hidden: "flag" }`. */
export type ImportColumns = Readonly<Record<string, CellKind>>;

/** So many rows are checked together, and written together. */
export const mostRows = { preview: 5000, write: 100 };
const longestCell = 60_000;

const outcomes = ["new", "changed", "unchanged", "refused"] as const;
export type RowOutcome = (typeof outcomes)[number];

const plannedRowSchema = z.object({
  /** As people count the rows of their file. */
  row: z.number().int(),
  /** What the record is called. */
  name: z.string(),
  outcome: z.enum(outcomes),
  /** Other records that are made because the row names them, by the column that does. */
  creates: z.array(z.object({ column: z.string(), name: z.string() })),
  /** Cells as the laboratory has them and as the row says. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** What is wrong with the row; the path is its column, empty for the whole row. */
  errors: z.array(fieldErrorSchema),
  /** Stands for what was found; a row is written only while that is still so. */
  seen: z.string(),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;

interface RowImportSpec<Columns extends ImportColumns> {
  /** `laborshop/products/import`, without slashes at the ends. */
  path: string;
  /** What the rows are in the API's description, in the plural. */
  names: string;
  columns: Columns;
  permission: NeededPermission;
  module: ModuleKey;
}

/**
 * The calls by which the rows of a table become records: `preview` says of each row what it would do and writes nothing, `write` carries
 * out rows that were previewed. Cells are texts as the table shows them, days as YYYY-MM-DD; a cell that is left out or empty leaves what
 * is there as it is.
 */
export function defineRowImport<const Columns extends ImportColumns>(spec: RowImportSpec<Columns>) {
  const { path, names, columns, permission, module } = spec;
  const keys = Object.keys(columns) as (keyof Columns & string)[];
  const cell = z.string().max(longestCell).optional();
  const row = z.strictObject({
    row: z.number().int().min(1).max(10_000_000),
    cells: z.strictObject(
      Object.fromEntries(keys.map((key) => [key, cell])) as Record<keyof Columns & string, typeof cell>,
    ),
  });
  return {
    preview: defineEndpoint({
      method: "POST",
      path: `${path}/preview/`,
      summary: `Says of each row of a table what its import would do to the ${names}; writes nothing.`,
      body: z.strictObject({ rows: z.array(row).min(1).max(mostRows.preview) }),
      output: z.object({ results: z.array(plannedRowSchema) }),
      maxBody: 5_000_000,
      permission,
      module,
    }),
    write: defineEndpoint({
      method: "POST",
      path: `${path}/`,
      summary: `Imports rows of a table into the ${names} as they were previewed; none if one of them is wrong, or if what it changes was changed since.`,
      body: z.strictObject({
        rows: z
          .array(row.extend({ seen: z.string().max(200) }))
          .min(1)
          .max(mostRows.write),
      }),
      output: z.object({ created: z.number().int(), changed: z.number().int(), unchanged: z.number().int() }),
      maxBody: 5_000_000,
      idempotent: true,
      permission,
      module,
    }),
  };
}
export type RowImport = ReturnType<typeof defineRowImport>;
