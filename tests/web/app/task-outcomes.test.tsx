// @vitest-environment happy-dom
import { Notifications, notifications } from "@mantine/notifications";
import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTaskOutcomes } from "../../../web/app/shell/task-outcomes.ts";
import { followOn, takeOutcome } from "../../../web/platform/followed-tasks.ts";
import { beginSession, endSession } from "../../../web/platform/session.ts";
import { taskProgress } from "../../../web/platform/tasks.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem, type SentRequest } from "../support/fake-server.ts";
import { speak } from "../support/texts.ts";

const ids = {
  csv: "01JZ8Q4W6T3R5Y7P9K2M4N6B8D",
  bulk: "01JZ8Q4W6T3R5Y7P9K2M4N6B8E",
};
const ended = (id: string, failure: { code: string; detail: string } | null = null) =>
  json({ id, finished: true, error: failure !== null, problem: failure });
const heartbeat = (id: string) => `status/tasks/heartbeat/${id}/`;

function Frame() {
  useTaskOutcomes();
  return (
    <>
      <Notifications />
      <p>{useLocation().pathname}</p>
    </>
  );
}
/** Shows the progress of a task, as its page does. */
function TaskPage({ id }: { id: string }) {
  useQuery(taskProgress(id));
  return null;
}
beforeEach(async () => {
  sessionStorage.clear();
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  notifications.clean();
  cleanup();
  endSession("left");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("long work that was begun in this window", () => {
  it("is told of when it ends, wherever one is, with the way to it", async () => {
    fakeServer({ [heartbeat(ids.csv)]: ended(ids.csv) });
    followOn({ id: ids.csv, type: "csv_export" });
    draw(<Frame />);
    expect(await screen.findByText("Ihre Datei ist fertig")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Anzeigen" }));
    expect(await screen.findByText("/laboreditor/csv")).toBeTruthy();
    expect(sessionStorage.getItem("laborium.tasks")).toBe("[]");
  });

  it("is told of with the reason where it failed", async () => {
    const failure = { code: "internal_error", detail: "Nichts wurde geändert." };
    fakeServer({ [heartbeat(ids.bulk)]: ended(ids.bulk, failure) });
    draw(<Frame />);
    followOn({ id: ids.bulk, type: "bulk_change" });
    expect(await screen.findByText("Die Änderung ist fehlgeschlagen")).toBeTruthy();
    // The server's English sentence is for logs only.
    expect(screen.getByText(/^Auf dem Server ist ein Fehler aufgetreten/)).toBeTruthy();
    expect(screen.queryByText(failure.detail)).toBeNull();
  });

  it("is told of with the way back where it changed analyses together, however many", async () => {
    const action = { status: "done", undoes: null, count: 52 };
    const requests = fakeServer({
      [heartbeat(ids.bulk)]: ended(ids.bulk),
      [`laboreditor/bulk/${ids.bulk}/`]: json({ ...action, id: ids.bulk }),
      [`laboreditor/bulk/${ids.bulk}/undo/`]: json({ ...action, id: ids.csv, undoes: ids.bulk }),
    });
    followOn({ id: ids.bulk, type: "bulk_change" });
    draw(<Frame />);
    expect(await screen.findByText("52 Analysen geändert")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Rückgängig machen" }));
    expect(await screen.findByText("Die Änderung ist rückgängig gemacht")).toBeTruthy();
    expect(requests.filter(({ url }) => url.pathname.endsWith("/undo/"))).toHaveLength(1);
  });

  it("outlives a reload as long as nobody was told, and no session", async () => {
    followOn({ id: ids.csv, type: "csv_export" });
    expect(sessionStorage.getItem("laborium.tasks")).toContain(ids.csv);
    endSession("left");
    expect(sessionStorage.getItem("laborium.tasks")).toBe("[]");
  });

  it("is told of once, by whoever comes first, and forgotten where nobody knows it any more", async () => {
    followOn({ id: ids.csv, type: "csv_export" });
    expect([takeOutcome(ids.csv), takeOutcome(ids.csv)]).toEqual([true, false]);
    fakeServer({ [heartbeat(ids.bulk)]: problem(404, "not_found") });
    followOn({ id: ids.bulk, type: "bulk_change" });
    draw(<Frame />);
    await waitFor(() => expect(sessionStorage.getItem("laborium.tasks")).toBe("[]"));
  });

  it("is told of as unknown while its heartbeat cannot be read, and in the end all the same", async () => {
    let isReachable = false;
    fakeServer({
      [heartbeat(ids.csv)]: () => (isReachable ? ended(ids.csv) : problem(501, "internal_error")),
    });
    followOn({ id: ids.csv, type: "csv_export" });
    draw(<Frame />);
    expect(await screen.findByText(/^Wie weit die Arbeit ist/)).toBeTruthy();
    isReachable = true;
    fireEvent.click(screen.getByRole("button", { name: "Erneut versuchen" }));
    expect(await screen.findByText("Ihre Datei ist fertig")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/^Wie weit die Arbeit ist/)).toBeNull());
  });
});

describe("a task that its page and the frame follow at once", () => {
  const running = json({ id: ids.csv, finished: false, error: false, problem: null });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const beats = (requests: SentRequest[]) =>
    requests.filter(({ url }) => url.pathname.includes("heartbeat")).length;
  const open = () => {
    vi.useFakeTimers();
    const requests = fakeServer({ [heartbeat(ids.csv)]: running, "status/tasks/active/": json({}) });
    const screenWith = (frame: ReactNode) => (
      <>
        <TaskPage id={ids.csv} />
        {frame}
      </>
    );
    const { redraw } = draw(screenWith(null));
    const enter = () => {
      followOn({ id: ids.csv, type: "csv_export" });
      redraw(screenWith(<Frame />));
    };
    return { asked: requests, enter };
  };

  it("is asked for once a second by both together", async () => {
    const { asked: requests, enter } = open();
    enter();
    await pass(100);
    expect(beats(requests)).toBe(1);
    for (let second = 1; second <= 5; second += 1) {
      await pass(1_000);
      expect(beats(requests)).toBe(1 + second);
    }
  });

  it("is not asked for again by the frame while the page's answer is fresh", async () => {
    const { asked: requests, enter } = open();
    await pass(500);
    expect(beats(requests)).toBe(1);
    enter();
    await pass(300);
    expect(beats(requests)).toBe(1);
  });
});
