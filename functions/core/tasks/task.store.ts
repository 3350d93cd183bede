import {
  type Progress,
  type Task,
  type TaskType,
  taskSchema,
} from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Changes } from "../../platform/table/condition.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** How long tasks are stored, in seconds: a month. */
const life = 30 * 24 * 60 * 60;
/** A task that has not reported anything for this long, in ms, counts as dead, so that nobody waits for it. */
const silence = 60 * 60 * 1000;

const keyOf = (id: string): Key => ({ pk: `TASK#${id}`, sk: "TASK" });
const runningKey = (type: TaskType): Key => ({ pk: "TASK-RUNNING", sk: type });
interface StoredTask extends Task {
  /** Instant of its last report. */
  heard: string;
  /** Units done since the last reported progress. */
  counted?: number;
  /** Pages typeset since it began. */
  set?: number;
}

/** A new task, and the write that stores it. */
export function newTask(type: TaskType, id: string): { task: Task; write: Write } {
  const now = new Date().toISOString();
  const task: Task = {
    id,
    type,
    finished: false,
    error: false,
    problem: null,
    progress: { phase: "waiting", done: 0, total: 0 },
    started: now,
    ended: null,
  };
  const item = { ...task, heard: now, expires: Math.floor(Date.now() / 1000) + life };
  return { task, write: { put: keyOf(id), item, condition: { absent: true } } };
}

/** Starts a task and makes it the running one of its type; harmless if it has started already. */
export async function startTask(actor: Pick<Actor, "tenant">, type: TaskType, id: string): Promise<Task> {
  const { task, write } = newTask(type, id);
  const creation = openTable(actor).transact([write, { put: runningKey(type), item: { id } }]);
  return ifRefused(
    creation.then(() => task),
    async () => (await readTask(actor, id)) ?? task,
  );
}

/** Begins a task that waits for its turn; harmless if it has begun already. */
export async function beginTask(actor: Pick<Actor, "tenant">, type: TaskType, id: string): Promise<Task> {
  const { task, write } = newTask(type, id);
  const creation = openTable(actor).transact([write]);
  return ifRefused(
    creation.then(() => task),
    async () => (await readTask(actor, id)) ?? task,
  );
}

/** Makes a task the running one of its type; only one may run at a time. @returns false while another one runs */
export async function takeTurn(actor: Pick<Actor, "tenant">, type: TaskType, id: string): Promise<boolean> {
  const table = openTable(actor);
  return retryOnConflict(async () => {
    const last = await table.get<{ id: string }>(runningKey(type));
    if (last?.id === id) return true;
    const running = last && (await readTask(actor, last.id));
    if (running && !running.finished) return false;
    const condition = last ? { equals: { id: last.id } } : ({ absent: true } as const);
    await table.transact([{ put: runningKey(type), item: { id }, condition }]);
    return true;
  });
}

export async function readTask(actor: Pick<Actor, "tenant">, id: string): Promise<Task | undefined> {
  const item = await openTable(actor).get<StoredTask>(keyOf(id));
  return item && withSilence(item);
}

/** The running task of a type, if any. */
export async function runningTask(actor: Pick<Actor, "tenant">, type: TaskType): Promise<Task | undefined> {
  const running = await openTable(actor).get<{ id: string }>(runningKey(type));
  const task = running && (await readTask(actor, running.id));
  return task && !task.finished ? task : undefined;
}

/** Reports the progress of a task; a task that has ended stays as it is. */
export async function progressTask(
  actor: Pick<Actor, "tenant">,
  id: string,
  progress: Progress,
): Promise<void> {
  await change(actor, id, { set: { progress, heard: now() }, remove: ["counted"] });
}

/** Counts one more unit as done, with its pages; several callers may count at once. */
export const countDone = (actor: Pick<Actor, "tenant">, id: string, pages = 0): Promise<void> =>
  change(actor, id, { set: { heard: now() }, add: { counted: 1, set: pages } });

/** Ends a task, with a problem if it failed; later calls change nothing. */
export async function endTask(
  actor: Pick<Actor, "tenant">,
  id: string,
  problem: Task["problem"] = null,
): Promise<void> {
  const ended = now();
  await change(actor, id, { set: { finished: true, error: problem !== null, problem, ended, heard: ended } });
}

/** Ends a successful task together with other writes, all or none. @returns false if it had already ended; nothing is written then */
export async function endTaskWith(
  actor: Pick<Actor, "tenant">,
  id: string,
  writes: readonly Write[],
): Promise<boolean> {
  const ended = now();
  const changes = { set: { finished: true, error: false, problem: null, ended, heard: ended } };
  const end: Write = { update: keyOf(id), changes, condition: { equals: { finished: false } } };
  const done = openTable(actor).transact([end, ...writes]);
  return ifRefused(
    done.then(() => true),
    async () => false,
  );
}

const now = () => new Date().toISOString();

async function change(actor: Pick<Actor, "tenant">, id: string, changes: Changes): Promise<void> {
  const changed = openTable(actor).update(keyOf(id), changes, { equals: { finished: false } });
  await ifRefused(changed, () => undefined);
}

function withSilence({ counted = 0, set = 0, ...item }: StoredTask): Task {
  const { total, done } = item.progress;
  item.progress = { ...item.progress, done: Math.max(done, Math.min(total, done + counted)) };
  if (set > 0) item.progress.pages = set;
  const dead = !item.finished && Date.now() - Date.parse(item.heard) > silence;
  const silentProblem = { code: "unavailable", detail: "The task has been silent for an hour." };
  return taskSchema.parse(
    dead ? { ...item, finished: true, error: true, problem: silentProblem, ended: item.heard } : item,
  );
}
