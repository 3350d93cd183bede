import * as z from "zod";
import { versionActions } from "../../kernel/record-version.ts";

/** A certification as it was at the end of a day, with its last change until then. */
const auditedSchema = z.object({
  testable: z.string(),
  rilibaek: z.boolean(),
  certificate: z.string(),
  test_date: z.iso.date(),
  certified: z.boolean(),
  /** Effective last day at the time. */
  ends: z.iso.date(),
  /** Whether it was certified and had not expired. */
  valid: z.boolean(),
  changed: z.object({
    at: z.iso.datetime(),
    /** Empty for changes by the software itself. */
    by: z.string(),
    action: z.enum(versionActions),
  }),
});
export type Audited = z.infer<typeof auditedSchema>;

export const auditReportSchema = z.object({
  /** Date of the report, in the laboratory's time zone. */
  date: z.iso.date(),
  results: z.array(auditedSchema),
  /** Offset of the next part; null if this is the last one. */
  next: z.number().int().nullable(),
});
