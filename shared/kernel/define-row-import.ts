import * as z from "zod";
import { defineEndpoint, type NeededPermission } from "./endpoint.ts";
import type { ModuleKey } from "./modules.ts";
import { fieldErrorSchema } from "./problem.ts";

/** The content of a column's cells; a `list` has several texts, separated by semicolons. */
export type CellKind = "text" | "whole" | "flag" | "day" | "list";
/** The columns of an import in their order, by key: `{ article_number: "text", hidden: "flag" }`. */
export type ImportColumns = Readonly<Record<string, CellKind>>;

/** Maximum number of rows that one call checks or writes. */
export const mostRows = { preview: 5000, write: 100 };
const longestCell = 60_000;

const outcomes = ["new", "changed", "unchanged", "refused"] as const;
export type RowOutcome = (typeof outcomes)[number];

const plannedRowSchema = z.object({
  /** Row number as people count it in their file. */
  row: z.number().int(),
  /** Name of the record. */
  name: z.string(),
  outcome: z.enum(outcomes),
  /** Other records that are created because the row names them, with the column that does. */
  creates: z.array(z.object({ column: z.string(), name: z.string() })),
  /** Cells that the row changes: the laboratory's value and the row's. */
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  /** Errors of the row; the path is its column, empty for the whole row. */
  errors: z.array(fieldErrorSchema),
  /** Fingerprint of the previewed state; a row is written only while that is unchanged. */
  seen: z.string(),
});
export type PlannedRow = z.infer<typeof plannedRowSchema>;

interface RowImportSpec<Columns extends ImportColumns> {
  /** For example `laborshop/products/import`, without slashes at the ends. */
  path: string;
  /** Plural noun for the rows in the API's description. */
  names: string;
  columns: Columns;
  permission: NeededPermission;
  module: ModuleKey;
}

/**
 * The calls that turn the rows of a table into records: `preview` returns the effect of each row and writes nothing, `write` carries out
 * previewed rows. Cells are texts as in the table, days are YYYY-MM-DD; a missing or empty cell leaves the present value unchanged.
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
      reads: true,
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
