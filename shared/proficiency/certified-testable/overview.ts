import * as z from "zod";
import { namedSchema } from "../testable/testable.ts";
import { validities } from "../validity.ts";

/** Most entries of each list; the counts cover all. */
export const mostNamed = 100;

const count = z.number().int();

/** The timeline of a test parameter: its present certification and its next trial. */
const outlookSchema = namedSchema.extend({
  rilibaek: z.boolean(),
  validity: z.enum(validities),
  /** Date of the certifying trial and last day of the certification; null if there is none. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Date of the latest trial, and of the next one by the rhythm; null if there is none. */
  last: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
  /** Null without a rhythm. */
  due: z.enum(["overdue", "soon", "later"]).nullable(),
});
export type TestableOutlook = z.infer<typeof outlookSchema>;

/** The proficiency testing of a laboratory at a glance. */
export const trialOverviewSchema = z.object({
  /** The current date in the laboratory. */
  today: z.iso.date(),
  /** Test parameters by their state. */
  testables: z.object({ valid: count, soon: count, expired: count, missing: count }),
  /** Test parameters whose trial is due by the rhythm, and those that the RiliBÄK demands but that are not certified today. */
  needs: z.object({ overdue: count, soon: count, demanded: count }),
  /** The first test parameters, most urgent first. */
  timeline: z.array(outlookSchema).max(mostNamed),
  /** Number of certificates that name no test parameter and were therefore probably filed unfinished. */
  unused: count,
  /** Published analyses without a certified test parameter or without any; null if the laboratory publishes none. */
  uncertified: z
    .object({ count, first: z.array(z.object({ code: z.string(), name: z.string() })).max(mostNamed) })
    .nullable(),
});
export type TrialOverview = z.infer<typeof trialOverviewSchema>;
