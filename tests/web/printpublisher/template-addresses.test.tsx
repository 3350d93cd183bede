// @vitest-environment happy-dom
import { Notifications, notifications } from "@mantine/notifications";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { pages } from "../../../web/printpublisher/templates/template-pages.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { id, modules } from "../support/mock-data.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const at = "/printpublisher/formate";
const foreign = ".entry {\n  background: url(https://bilder.example/a.png);\n}";
const own = '.entry {\n  background: url("data:image/png;base64,AAAA");\n}';
const title = "Das Stylesheet lädt von fremden Adressen";
const message =
  "Zeile 2, Spalte 15: „url(https://bilder.example/a.png)“ wird im Druck nicht geladen. Bilder gelten nur als data:image/.";

/** Opens a template with this style sheet; returns the requests to the server. */
async function open(stylesheet: string) {
  const template = { id: id(1), name: "Liste", slug: "liste", type: "directory", layout: "list", stylesheet };
  const asked = fakeServer({
    ...startup,
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true }),
    "printpublisher/chapters/": json({ count: 0, next: null, previous: null, results: [] }),
    [`printpublisher/templates/${id(1)}/`]: ({ method, body }) =>
      json({ ...template, ...(method === "PATCH" && JSON.parse(body)) }, 200, { etag: '"1"' }),
  });
  await start();
  draw(
    <>
      <Notifications />
      <Routes>
        <Route path={`${at}/:id`} element={<pages.one />} />
      </Routes>
    </>,
    `${at}/${id(1)}`,
  );
  return asked;
}
async function saveRenamed() {
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: "Liste A" } });
  fireEvent.submit(screen.getByRole("form"));
}

beforeEach(async () => {
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  notifications.clean();
  cleanup();
  vi.unstubAllGlobals();
});

describe("a style sheet that loads from a foreign address", () => {
  it("is warned of in its editor, with the place", async () => {
    await open(foreign);
    const problems = await screen.findByRole("list", { name: "Fehler im Code" }, { timeout: 10_000 });
    const [told, ...others] = within(problems).getAllByRole("listitem");
    expect([told?.textContent, told?.dataset.severity, others]).toEqual([message, "warning", []]);
  });

  it("is saved all the same, which is told with what is not loaded", async () => {
    const asked = await open(foreign);
    await saveRenamed();
    const notice = (await screen.findByText(title)).closest("[role=alert]") as HTMLElement;
    expect(within(notice).getByText(message)).toBeTruthy();
    expect(asked.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });
});

it("a style sheet with pictures of its own is saved without a warning", async () => {
  const asked = await open(own);
  await saveRenamed();
  await waitFor(() => expect(asked.filter(({ method }) => method === "PATCH")).toHaveLength(1));
  expect(await screen.findByRole("heading", { level: 1, name: "Liste A" })).toBeTruthy();
  expect(screen.queryByText(title)).toBeNull();
});
