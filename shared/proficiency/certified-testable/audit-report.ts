import * as z from "zod";
import { versionActions } from "../../kernel/record-version.ts";

/** A certification as it was at the end of a day, with who last changed it by then. */
const auditedSchema = z.object({
  testable: z.string(),
  rilibaek: z.boolean(),
  certificate: z.string(),
  test_date: z.iso.date(),
  certified: z.boolean(),
  /** Its last day as it counted. */
  ends: z.iso.date(),
  /** Whether it was certified and had not ended. */
  valid: z.boolean(),
  changed: z.object({
    at: z.iso.datetime(),
    /** Empty for what the software did by itself. */
    by: z.string(),
    action: z.enum(versionActions),
  }),
});
export type Audited = z.infer<typeof auditedSchema>;

export const auditReportSchema = z.object({
  /** The laboratory's date of which the report tells. */
  date: z.iso.date(),
  results: z.array(auditedSchema),
  /** Where the next part begins; null if this is the last one. */
  next: z.number().int().nullable(),
});
