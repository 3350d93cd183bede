import * as z from "zod";
import { analysisSummarySchema } from "../../core/analyses/analysis.ts";

/** A row of the editors' list. */
export const analysisRowSchema = analysisSummarySchema.extend({
  /** Names of its categories. */
  category: z.string(),
  /** The values of the fields with the role `material`. */
  material: z.string(),
  /** Number of fields that hold an own value of the laboratory. */
  own: z.number().int(),
});
export type AnalysisRow = z.infer<typeof analysisRowSchema>;

/** The columns by which the list can be sorted. */
export const rowSorts = ["name", "code", "category", "material", "state", "changed", "own"] as const;
export type RowSort = (typeof rowSorts)[number];
export const rowSortSchema = z.enum(
  rowSorts.flatMap((column) => [column, `-${column}`]) as [RowSort | `-${RowSort}`],
);
