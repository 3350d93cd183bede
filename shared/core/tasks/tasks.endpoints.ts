import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";

export const taskTypes = ["printpublisher_generate", "import", "csv_export", "bulk_change"] as const;
export type TaskType = (typeof taskTypes)[number];

/** Progress of a long-running task: `done` of `total` units (rows, pages), 0 of 0 while unknown. */
export const progressSchema = z.object({
  phase: z.string(),
  done: z.number().int(),
  total: z.number().int(),
  /** Pages of a book that are typeset so far. */
  pages: z.number().int().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** A long-running background task. */
export const taskSchema = z.object({
  id: idSchema,
  type: z.enum(taskTypes),
  finished: z.boolean(),
  error: z.boolean(),
  /** Problem code and sentence if `error` is true. */
  problem: z.object({ code: z.string(), detail: z.string() }).nullable(),
  progress: progressSchema,
  started: z.iso.datetime(),
  ended: z.iso.datetime().nullable(),
});
export type Task = z.infer<typeof taskSchema>;

export const getActiveTasks = defineEndpoint({
  method: "GET",
  path: "status/tasks/active/",
  summary: "The running tasks by type.",
  output: z.partialRecord(z.enum(taskTypes), taskSchema),
  permission: null,
  module: null,
});
export const getTaskHeartbeat = defineEndpoint({
  method: "GET",
  path: "status/tasks/heartbeat/{id}/",
  summary: "The progress of a task.",
  params: z.object({ id: idSchema }),
  output: taskSchema,
  permission: null,
  module: null,
});

export const tasksApi = defineApi({
  address: "core/tasks",
  touches: { items: { tasks: "read" } },
  mounts: ["api/status/tasks"],
  endpoints: { getActiveTasks, getTaskHeartbeat },
});
