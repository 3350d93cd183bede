import * as z from "zod";
import { analysisSummarySchema } from "../../core/analyses/analysis.ts";

/** A text in pieces; `hit` marks those that match a search. */
const piecesSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type Pieces = z.infer<typeof piecesSchema>;

/** A row of the editors' list. */
export const analysisRowSchema = analysisSummarySchema.extend({
  /** Names of its categories. */
  category: z.string(),
  /** The values of the fields with the role `material`. */
  material: z.string(),
  /** Number of fields that hold an own value of the laboratory. */
  own: z.number().int(),
  /** Name and code as a search matches them, by the same rule as in the public directory; only in searches. */
  marked: z.object({ name: piecesSchema, code: piecesSchema }).optional(),
});
export type AnalysisRow = z.infer<typeof analysisRowSchema>;

/** The columns by which the list can be sorted. */
export const rowSorts = ["name", "code", "category", "material", "state", "changed", "own"] as const;
export type RowSort = (typeof rowSorts)[number];
export const rowSortSchema = z.enum(
  rowSorts.flatMap((column) => [column, `-${column}`]) as [RowSort | `-${RowSort}`],
);
