import * as z from "zod";

/**
 * When the clock starts jobs: minutes after midnight in UTC. `daily` is before anybody works, and late enough in Europe that whatever ended
 * with the day has ended.
 */
export const schedules = { daily: 4 * 60 } as const satisfies Record<string, number>;
export type ScheduleName = keyof typeof schedules;

/** What a scheduled job is handed. `due` is when the run was to begin; a late or repeated one goes by its own clock all the same. */
export const scheduledRunSchema = z.object({ due: z.iso.datetime() });
export type ScheduledRun = z.infer<typeof scheduledRunSchema>;
