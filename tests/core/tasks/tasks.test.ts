import { ulid } from "ulid";
import { afterEach, describe, expect, test, vi } from "vitest";
import { endTask, progressTask, startTask } from "../../../functions/core/door.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { getActiveTasks, getTaskHeartbeat } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({ groups: [] });
afterEach(() => {
  vi.restoreAllMocks();
});

const heartbeat = (id: string) => lab.call(getTaskHeartbeat, { params: { id } });
const active = async () => (await lab.call(getActiveTasks)).body;

describe("a task", () => {
  test("shows how far it is, from its beginning to its end", async () => {
    const id = ulid();
    await startTask(lab.actor, "import", id);
    expect((await heartbeat(id)).body).toMatchObject({
      id,
      type: "import",
      finished: false,
      ended: null,
      progress: { phase: "waiting", done: 0, total: 0 },
    });
    await progressTask(lab.actor, id, { phase: "writing", done: 50, total: 1498 });
    expect((await heartbeat(id)).body.progress).toEqual({ phase: "writing", done: 50, total: 1498 });
    await endTask(lab.actor, id);
    expect((await heartbeat(id)).body).toMatchObject({ finished: true, error: false, problem: null });
  });

  test("stays as it first ended, whatever a late worker says", async () => {
    const id = ulid();
    await startTask(lab.actor, "printpublisher_generate", id);
    await endTask(lab.actor, id, { code: "internal_error", detail: "No paper." });
    await endTask(lab.actor, id);
    await progressTask(lab.actor, id, { phase: "rendering", done: 1, total: 2 });
    expect((await heartbeat(id)).body).toMatchObject({
      finished: true,
      error: true,
      problem: { code: "internal_error", detail: "No paper." },
      progress: { phase: "waiting" },
    });
  });

  test("that is started twice goes on where it is", async () => {
    const id = ulid();
    await startTask(lab.actor, "import", id);
    await progressTask(lab.actor, id, { phase: "reading", done: 3, total: 9 });
    expect((await startTask(lab.actor, "import", id)).progress.done).toBe(3);
  });

  test("that was silent for an hour has failed and blocks nobody", async () => {
    const id = ulid();
    await startTask(lab.actor, "import", id);
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 61 * 60 * 1000);
    expect((await heartbeat(id)).body).toMatchObject({ finished: true, error: true });
    expect(await active()).toEqual({});
  });

  test("that is not there, or is another laboratory's, is not found", async () => {
    const id = ulid();
    await startTask({ tenant: "elsewhere" as TenantId }, "import", id);
    for (const unknown of [id, ulid(), "no-id"]) expect((await heartbeat(unknown)).status).toBe(404);
  });
});

test("running tasks are told by type, the newest of each, ended ones are not", async () => {
  expect(await active()).toEqual({});
  const [first, second, book] = [ulid(), ulid(), ulid()];
  await startTask(lab.actor, "import", first);
  await endTask(lab.actor, first);
  await startTask(lab.actor, "import", second);
  await startTask(lab.actor, "printpublisher_generate", book);
  expect(await active()).toMatchObject({ import: { id: second }, printpublisher_generate: { id: book } });
  await endTask(lab.actor, book);
  expect(Object.keys(await active())).toEqual(["import"]);
});
