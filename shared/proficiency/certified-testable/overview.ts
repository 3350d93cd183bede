import * as z from "zod";
import { namedSchema } from "../testable/testable.ts";
import { validities } from "../validity.ts";

/** As many of each list are named; all are counted. */
export const mostNamed = 100;

const count = z.number().int();

/** A test parameter in time: what is certified until when, and when it has to be tested again. */
const outlookSchema = namedSchema.extend({
  rilibaek: z.boolean(),
  validity: z.enum(validities),
  /** Date of the proficiency test by which it is certified, and the last day of that; null if nothing certifies it. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Date of the latest proficiency test, and of the next one by the rhythm; null if there is none. */
  last: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
  /** Null without a rhythm. */
  due: z.enum(["overdue", "soon", "later"]).nullable(),
});
export type TestableOutlook = z.infer<typeof outlookSchema>;

/** The proficiency tests of a laboratory at a glance. */
export const trialOverviewSchema = z.object({
  /** The date that it is now in the laboratory. */
  today: z.iso.date(),
  /** Test parameters by their state. */
  testables: z.object({ valid: count, soon: count, expired: count, missing: count }),
  /** Test parameters whose proficiency test is due by the rhythm, and those that the RiliBÄK demands and that are not certified today. */
  needs: z.object({ overdue: count, soon: count, demanded: count }),
  /** The first test parameters in time, what is most urgent first. */
  timeline: z.array(outlookSchema).max(mostNamed),
  /** Count of certificates that name no test parameter: each was probably filed unfinished. */
  unused: count,
  /** Published analyses whose test parameters are certified by nothing, or that have none; null where no analyses are published. */
  uncertified: z
    .object({ count, first: z.array(z.object({ code: z.string(), name: z.string() })).max(mostNamed) })
    .nullable(),
});
export type TrialOverview = z.infer<typeof trialOverviewSchema>;
