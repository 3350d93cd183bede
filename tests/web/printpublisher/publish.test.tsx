// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
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
async function open(books: object[]) {
  const asked = fakeServer({
    ...startup,
    "settings/booked_modules/": json({ ...modules, MD_PRINT: true }),
    "status/tasks/active/": json({}),
    "printpublisher/preview/": json({ book: null, books, orders: [] }),
    "printpublisher/publish/": json({ editions: [] }),
    "printpublisher/checks/": json({ checks: [] }),
    [`printpublisher/editions/${id}/`]: json({ since: null, changes: null }),
  });
  await start();
  draw(<PrintPage />);
  await screen.findByText("1.498");
  return asked;
}

eachSignedIn();

test("publishing is the page's first button, and asks once with what the edition contains", async () => {
  const asked = await open([book]);
  const [first] = screen.getAllByRole("button");
  expect(first?.textContent).toBe("Veröffentlichen");
  fireEvent.click(first as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Diese Ausgabe veröffentlichen?" }));
  for (const fact of ["128", "1.498", "Deutsch"]) expect(dialog.getByText(fact)).toBeTruthy();
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.change(dialog.getByLabelText("Bemerkung"), { target: { value: "Für die Praxen" } });
  fireEvent.click(dialog.getByRole("button", { name: "Veröffentlichen" }));
  await waitFor(() => expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1));
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.url.pathname).toMatch(/printpublisher\/publish\/$/);
  expect(JSON.parse(sent?.body ?? "")).toEqual({ book: id, remark: "Für die Praxen" });
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
