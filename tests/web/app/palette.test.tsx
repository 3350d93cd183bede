// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Palette from "../../../web/app/shell/palette.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const found = { id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8D", name: "Cholesterin, gesamt", code: "CHOL" };

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  await speak("de");
  fakeServer({
    ...startup,
    "laboreditor/list/": json({ count: 1, next: null, previous: null, results: [found], counts: {} }),
  });
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["Gesundheit", "Gesundheit"],
  ["gesu", "Gesundheit"],
  ["Abmelden", "Abmelden"],
  ["CHOL", "Cholesterin, gesamt"],
])("the palette puts first what is called as somebody types: %s", async (typed, first) => {
  draw(<Palette onClose={() => undefined} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: typed } });
  await screen.findByText("Cholesterin, gesamt");
  expect(screen.getAllByRole("option", { hidden: true })[0]?.textContent).toContain(first);
});

it.each([500, 503, 404])(
  "the palette says that a search failed (%i), and never that there is nothing",
  async (status) => {
    fakeServer({ ...startup, "laboreditor/list/": problem(status, "internal_error") });
    draw(<Palette onClose={() => undefined} />);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Xyzzy" } });
    expect((await screen.findByRole("alert", { hidden: true }, { timeout: 10_000 })).textContent).toContain(
      "Die Suche ist fehlgeschlagen",
    );
    expect(screen.queryByText("Nichts gefunden")).toBeNull();
  },
  15_000,
);
