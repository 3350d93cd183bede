// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { start } from "../../../web/platform/startup.ts";
import PrintPage from "../../../web/printpublisher/books/print-page.tsx";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import { modules } from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
const book = {
  id,
  generated: "2026-11-21T09:00:00Z",
  pages: 128,
  size: 1_000_000,
  analyses: 1498,
  language: "de",
  reduced: false,
  warnings: [],
};

/** Opens the page for publishing the catalogue. */
async function open(books: object[], changes: object = { since: null, changes: null }) {
  const requests = fakeServer({
    ...startup,
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true }),
    "status/tasks/active/": json({}),
    "printpublisher/preview/": () => json({ book: null, books, orders: [] }),
    "printpublisher/publish/": json({ editions: [] }),
    "printpublisher/checks/": json({ checks: [] }),
    [`printpublisher/editions/${id}/`]: json(changes),
  });
  await start();
  draw(<PrintPage />);
  await screen.findByText("1.498");
  return requests;
}

eachSignedIn();
afterEach(() => vi.useRealTimers());

test("publishing is the page's first button, and asks once with what the edition contains", async () => {
  const requests = await open([book]);
  const [first] = screen.getAllByRole("button");
  expect(first?.textContent).toBe("Veröffentlichen");
  fireEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Diese Ausgabe veröffentlichen?" }));
  for (const fact of ["128", "1.498", "Deutsch"]) expect(dialog.getByText(fact)).toBeTruthy();
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.change(dialog.getByLabelText("Bemerkung"), { target: { value: "Für die Praxen" } });
  fireEvent.click(dialog.getByRole("button", { name: "Veröffentlichen" }));
  await waitFor(() => expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1));
  const sent = requests.find(({ method }) => method === "POST");
  expect(sent?.url.pathname).toMatch(/printpublisher\/publish\/$/);
  expect(JSON.parse(sent?.body ?? "")).toEqual({ book: id, remark: "Für die Praxen" });
});

test("the files for agencies are explained and downloaded; an older book offers those that it has", async () => {
  const requests = await open([
    { ...book, plan: true, text: true },
    { ...book, id: id.replace(/.$/, "E"), analyses: 7, language: "en", plan: true },
  ]);
  const [first, older] = screen.getAllByRole("group", { name: /^Für Agenturen: / });
  expect(within(first as HTMLElement).getByText(/InDesign öffnen/)).toBeTruthy();
  const names = (group: HTMLElement | undefined) =>
    within(group as HTMLElement)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(names(first)).toEqual(["Text für InDesign (IDML)", "Aufbau als XML"]);
  expect(names(older)).toEqual(["Aufbau als XML"]);
  fireEvent.click(within(first as HTMLElement).getByRole("button", { name: /^Text für InDesign/ }));
  await waitFor(() => {
    const download = requests.find(({ url }) => url.pathname.endsWith("printpublisher/download/"));
    expect(download?.url.searchParams.get("file")).toBe("text");
  });
});

test("a text that is being written or has failed says so until it can be downloaded", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const writing = { ...book, plan: true, text: "writing" };
  const books = [
    writing,
    { ...writing, id: id.replace(/.$/, "E"), language: "en", analyses: 7, text: "failed" },
  ];
  await open(books);
  const groups = () => screen.getAllByRole("group", { name: /^Für Agenturen: / });
  const button = (group: HTMLElement | undefined) =>
    within(group as HTMLElement).queryByRole("button", { name: /^Text für InDesign/ });
  const [first, second] = groups();
  expect(first?.textContent).toContain("wird noch geschrieben");
  expect(second?.textContent).toContain("konnte nicht geschrieben werden");
  expect([button(first), button(second)]).toEqual([null, null]);
  books[0] = { ...book, plan: true, text: true } as never;
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(button(groups()[0])).toBeTruthy());
  expect(groups()[0]?.textContent).not.toContain("noch geschrieben");
});

test("changes are folded with their number below the button that publishes", async () => {
  const line = (kind: string, key: string, subject = "analysis") => ({
    what: subject,
    kind,
    key,
    name: `Name ${key}`,
  });
  const lines = [
    line("added", "A"),
    line("changed", "B"),
    line("changed", "C"),
    line("changed", "d", "chapter"),
  ];
  const counts = { added: 1, changed: 2, removed: 0 };
  await open([book], { since: "2026-11-01T09:00:00Z", changes: { counts, lines } });
  fireEvent.click(screen.getAllByRole("button")[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Diese Ausgabe veröffentlichen?" }));
  const folded = await dialog.findByText("2 geänderte Analysen");
  expect(folded.closest("details")?.open).toBe(false);
  expect(folded.closest("details")?.textContent).toContain("Name C (C)");
  expect(dialog.getByText("Eine neue Analyse")).toBeTruthy();
  expect(dialog.getByText("Ein geändertes Kapitel")).toBeTruthy();
  const publish = dialog.getByRole("button", { name: "Veröffentlichen" });
  expect(publish.compareDocumentPosition(folded) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("choices for the next book stay while another page is open", async () => {
  await open([book]);
  const reduced = () => screen.getByRole("radio", { name: /^Reduziert/ }) as HTMLInputElement;
  fireEvent.click(reduced());
  cleanup();
  await open([book]);
  expect(reduced().checked).toBe(true);
});

test("each language that is not published yet has a button that names it", async () => {
  await open([book, { ...book, id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8E", language: "en", analyses: 1400 }]);
  expect(screen.getByRole("button", { name: "Veröffentlichen: Deutsch" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Veröffentlichen: Englisch" })).toBeTruthy();
});

test("a reduced book is not offered for publication", async () => {
  await open([{ ...book, reduced: true }]);
  expect(screen.queryByRole("button", { name: "Veröffentlichen" })).toBeNull();
});
