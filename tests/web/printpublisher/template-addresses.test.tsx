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

const base = "/printpublisher/formate";
const foreign = ".entry {\n  background: url(https://bilder.example/a.png);\n}";
const embedded = '.entry {\n  background: url("data:image/png;base64,AAAA");\n}';
const title = "Das Stylesheet lädt von fremden Adressen";
const message =
  "Zeile 2, Spalte 15: „url(https://bilder.example/a.png)“ wird im Druck nicht geladen. Bilder gelten nur als data:image/.";

/** Draws no pages, because there is no canvas here. */
vi.mock("../../../web/platform/pdf.ts", async (original) => ({
  ...(await original<typeof import("../../../web/platform/pdf.ts")>()),
  drawnPages: async () => [],
}));

/** Opens a template with this style sheet; returns the requests to the server. */
async function open(stylesheet: string, warnings: object[] = []) {
  const template = { id: id(1), name: "Liste", slug: "liste", type: "directory", layout: "list", stylesheet };
  const requests = fakeServer({
    ...startup,
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true }),
    "printpublisher/chapters/": json({ count: 0, next: null, previous: null, results: [] }),
    "printpublisher/sample/": json({ pdf: "", pages: 1, analyses: { shown: 2, all: 2 }, warnings }),
    [`printpublisher/templates/${id(1)}/`]: ({ method, body }) =>
      json({ ...template, ...(method === "PATCH" && JSON.parse(body)) }, 200, { etag: '"1"' }),
  });
  await start();
  draw(
    <>
      <Notifications />
      <Routes>
        <Route path={`${base}/:id`} element={<pages.one />} />
      </Routes>
    </>,
    `${base}/${id(1)}`,
  );
  return requests;
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
    const [warning, ...others] = within(problems).getAllByRole("listitem");
    expect([warning?.textContent, warning?.dataset.severity, others]).toEqual([message, "warning", []]);
  });

  it("is saved all the same, which is told with what is not loaded", async () => {
    const requests = await open(foreign);
    await saveRenamed();
    const notice = (await screen.findByText(title)).closest("[role=alert]") as HTMLElement;
    expect(within(notice).getByText(message)).toBeTruthy();
    expect(requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });
});

describe("a style sheet that hides texts", () => {
  const css = ".row em {\n  display: none;\n}";
  const warning = { code: "text_hidden", chapter: "Musterseiten" };
  const warnings = [
    { ...warning, name: "Ferritin", analysis: "FERR" },
    { ...warning, name: "Eisen", analysis: "FE" },
    { ...warning, name: "Ferritin", analysis: "FERR" },
    { code: "ink_outside", chapter: "Musterseiten", name: "Zink", analysis: "ZN" },
  ];

  it("is saved, and the analyses that it hides texts of are told", async () => {
    const requests = await open(css, warnings);
    await saveRenamed();
    const notice = (await screen.findByText("Das Stylesheet blendet Texte aus")).closest("[role=alert]");
    expect(notice?.textContent).toContain("bei: Ferritin (FERR), Eisen (FE).");
    expect(requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    // The pages beside the form are those that are asked.
    expect(requests.filter(({ url }) => url.pathname.endsWith("/sample/"))).toHaveLength(1);
  });

  it("has all its findings in the box below it", async () => {
    await open(".row {\n  colour: red;\n}\n".repeat(12));
    const problems = await screen.findByRole("list", { name: "Fehler im Code" }, { timeout: 10_000 });
    expect(within(problems).getAllByRole("listitem")).toHaveLength(12);
  });
});

it("a style sheet with pictures of its own is saved without a warning", async () => {
  const requests = await open(embedded);
  await saveRenamed();
  await waitFor(() => expect(requests.filter(({ method }) => method === "PATCH")).toHaveLength(1));
  expect(await screen.findByRole("heading", { level: 1, name: "Liste A" })).toBeTruthy();
  expect(screen.queryByText(title)).toBeNull();
});
