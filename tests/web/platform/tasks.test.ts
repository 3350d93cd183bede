// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followTask, TaskError } from "../../../web/platform/tasks.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";

const running = { id: "T", finished: false, error: false, problem: null };
const done = { ...running, finished: true };
const broken = { ...done, error: true, problem: { code: "no_analyses", detail: "Nothing to print." } };
const path = "status/tasks/heartbeat/T/";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("following a task", () => {
  it("asks each second at first, then every ten, and resolves with the task once it has finished", async () => {
    let state = running;
    const requests = fakeServer({ [path]: () => json(state) });
    const progress = vi.fn();
    const following = followTask("T", { onProgress: progress });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(requests).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(requests).toHaveLength(10);
    await vi.advanceTimersByTimeAsync(200);
    expect(requests).toHaveLength(11);
    state = done;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await following).toMatchObject({ finished: true });
    expect(progress).toHaveBeenCalledTimes(12);
  });
  it("fails with a task error that says why, if the task ended with an error", async () => {
    fakeServer({ [path]: json(broken) });
    const failing = followTask("T").catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toBeInstanceOf(TaskError);
    expect(await failing).toMatchObject({ message: "Nothing to print." });
  });
  it("fails with a task error if nobody can say how it goes", async () => {
    fakeServer({ [path]: problem(404, "not_found") });
    const failing = followTask("T").catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toBeInstanceOf(TaskError);
    expect(await failing).toMatchObject({ task: null, cause: { code: "not_found" } });
  });
  it("fails with a task error if the heartbeat cannot be read, however often it is tried", async () => {
    const requests = fakeServer({ [path]: problem(503, "not_ready") });
    const failing = followTask("T").catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toBeInstanceOf(TaskError);
    expect(await failing).toMatchObject({ task: null, cause: { status: 503 } });
    expect(requests).toHaveLength(4);
  });
  it("asks nothing in a hidden tab, and at once when it is shown again", async () => {
    const requests = fakeServer({ [path]: [json(running), json(done)] });
    const following = followTask("T");
    await vi.advanceTimersByTimeAsync(900);
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests).toHaveLength(1);
    visibility.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await following).toMatchObject({ finished: true });
  });
  it("fails with an abort error when it is cancelled, also while it waits", async () => {
    const requests = fakeServer({ [path]: json(running) });
    const control = new AbortController();
    const failing = followTask("T", { signal: control.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    control.abort();
    expect(await failing).toMatchObject({ name: "AbortError" });
    const before = requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(before);
  });
});
