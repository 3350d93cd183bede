// @vitest-environment happy-dom
import { Notifications, notifications } from "@mantine/notifications";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useTaskOutcomes } from "../../../web/app/shell/task-outcomes.ts";
import { start } from "../../../web/platform/startup.ts";
import PrintPage from "../../../web/printpublisher/books/print-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules } from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const task = {
  id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8D",
  type: "printpublisher_generate",
  finished: false,
  error: false,
  problem: null,
  progress: { phase: "waiting", done: 0, total: 0 },
  started: "2026-11-21T09:00:00Z",
  ended: null,
};

function Frame() {
  useTaskOutcomes();
  return <Notifications />;
}

eachSignedIn();
afterEach(() => notifications.clean());

test("the end of a book is announced on any page, even if the app was reloaded before the book's turn", async () => {
  fakeServer({
    ...startup,
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true }),
    // Until its turn has come, the book is not among the active tasks.
    "status/tasks/active/": json({}),
    [`status/tasks/heartbeat/${task.id}/`]: json({ ...task, finished: true, ended: task.started }),
    "printpublisher/preview/": () => json({ book: null, books: [], orders: [] }),
    "printpublisher/generate/": json(task, 202),
    "printpublisher/checks/": json({ checks: [] }),
    "printpublisher/publish/": json({ editions: [] }),
  });
  await start();
  draw(<PrintPage />);
  fireEvent.click(await screen.findByRole("button", { name: "Erzeugen" }));
  await waitFor(() => expect(sessionStorage.getItem("laborium.tasks")).toContain(task.id));
  cleanup();
  draw(<Frame />);
  expect(await screen.findByText("Der Katalog ist fertig")).toBeTruthy();
});
