import { type Task, tasksApi, taskTypes } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { readTask, runningTask } from "./task.store.ts";

export const handler = serveApi(tasksApi, {
  getActiveTasks: async ({ actor }) => {
    const tasks = await Promise.all(taskTypes.map((type) => runningTask(actor, type)));
    const running = tasks.filter((task): task is Task => task !== undefined);
    return Object.fromEntries(running.map((task) => [task.type, task]));
  },
  getTaskHeartbeat: async ({ actor, params }) => {
    const task = await readTask(actor, params.id);
    if (!task) throw problem("not_found", "There is no such task.");
    return task;
  },
});
