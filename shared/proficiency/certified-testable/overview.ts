import * as z from "zod";
import { namedSchema } from "../testable/testable.ts";

/** As many of each list are named; all are counted. */
export const mostNamed = 100;

const dueTestable = namedSchema.extend({
  rilibaek: z.boolean(),
  /** Date of the latest proficiency test, and of the next one by the rhythm; null if there was none. */
  last: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
  due: z.enum(["overdue", "soon"]),
});
export type DueTestable = z.infer<typeof dueTestable>;

const counted = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.number().int(), first: z.array(item).max(mostNamed) });

/** The proficiency tests of a laboratory at a glance. */
export const trialOverviewSchema = z.object({
  /** The date that it is now in the laboratory. */
  today: z.iso.date(),
  /** Test parameters by their state. */
  testables: z.object({
    valid: z.number().int(),
    soon: z.number().int(),
    expired: z.number().int(),
    missing: z.number().int(),
  }),
  /** How many test parameters lose their certification in a month (`2026-11`), this one and the eleven after it. */
  ends: z.array(z.object({ month: z.string(), count: z.number().int() })),
  /** Proficiency tests to take part in by the rhythm, the most overdue first. */
  due: counted(dueTestable).extend({ overdue: z.number().int() }),
  /** What the RiliBÄK demands and is not certified today. */
  demanded: counted(namedSchema),
  /** Published analyses whose test parameters are certified by nothing, or that have none; null where no analyses are published. */
  uncertified: counted(z.object({ code: z.string(), name: z.string() })).nullable(),
  /** Certificates that say nothing about any test parameter. */
  unused: counted(namedSchema),
});
export type TrialOverview = z.infer<typeof trialOverviewSchema>;
