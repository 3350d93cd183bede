import * as z from "zod";

/**
 * Start times of scheduled jobs, in minutes after midnight UTC. `daily` is before the working day, and late enough in Europe that
 * everything ending with the day has ended.
 */
export const schedules = { daily: 4 * 60 } as const satisfies Record<string, number>;
export type ScheduleName = keyof typeof schedules;

/** Input of a scheduled job. `due` is the planned start; a late or repeated run goes by its own clock all the same. */
export const scheduledRunSchema = z.object({ due: z.iso.datetime() });
export type ScheduledRun = z.infer<typeof scheduledRunSchema>;
