import * as z from "zod";

/**
 * Questions about what a file leaves open, each asked at most once:
 * - `name`: no column brings the names; nothing can be proposed;
 * - `columns`: columns that are not recognised become new fields (`new_fields`) or are left out (`leave_out`); if their cells tell where
 *   all of them go, they go there (`as_guessed`);
 * - `codes`: the file has no codes; made from the name (`name`) or counted (`counter`);
 * - `language`: the texts are in another language than the laboratory's first one; the proposal is that language;
 * - `split`: cells hold several entries; split at the signs that stand in them (`split`);
 * - `repeated`: rows of one code differ; the proposal is a rule for repeated rows.
 */
export const questionKinds = ["name", "columns", "codes", "language", "split", "repeated"] as const;
export const questionSchema = z.object({
  kind: z.enum(questionKinds),
  /** The columns that the question is about; the record of an import names the first ones. */
  columns: z.array(z.string()),
  /** Number of columns, or of codes with rows that differ. */
  count: z.number().int(),
  /** The answer that holds unless a person gives another one. */
  proposal: z.string().nullable(),
});
export type Question = z.infer<typeof questionSchema>;
