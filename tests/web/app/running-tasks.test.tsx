// @vitest-environment happy-dom
import { focusManager, useQuery } from "@tanstack/react-query";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { activeTasks, useTasksOnReturn } from "../../../web/platform/tasks.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";

const path = "status/tasks/active/";
const running = {
  printpublisher_generate: {
    id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8D",
    type: "printpublisher_generate",
    finished: false,
    error: false,
    problem: null,
    progress: { phase: "waiting", done: 0, total: 0 },
    started: "2026-03-02T09:00:00Z",
    ended: null,
  },
};

function Header() {
  useTasksOnReturn();
  const { data } = useQuery(activeTasks());
  return <p>{Object.keys(data ?? {}).length}</p>;
}
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe("the tasks that run", () => {
  it("are asked for each minute while none does, and every ten seconds from the first on", async () => {
    const requests = fakeServer({ [path]: [json({}), json({}), json(running)] });
    draw(<Header />);
    await pass(59);
    expect(requests).toHaveLength(1);
    await pass(2);
    expect(requests).toHaveLength(2);
    await pass(60);
    expect(requests).toHaveLength(3);
    await pass(60);
    expect(requests).toHaveLength(9);
  });
  it("are asked for at once when the window is in front again, once however it is told", async () => {
    const requests = fakeServer({ [path]: json({}) });
    draw(<Header />);
    await pass(5);
    window.dispatchEvent(new Event("focus"));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(0);
    expect(requests).toHaveLength(2);
  });
  it("are not asked for in a hidden tab", async () => {
    const requests = fakeServer({ [path]: json(running) });
    draw(<Header />);
    await pass(1);
    focusManager.setFocused(false);
    await pass(3_600);
    expect(requests).toHaveLength(1);
  });
});
