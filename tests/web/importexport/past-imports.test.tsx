// @vitest-environment happy-dom
import { fireEvent, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { describe, expect, it } from "vitest";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { LastImport, RecentImports } from "../../../web/importexport/imports/import-cards.tsx";
import ImportPage from "../../../web/importexport/imports/import-page.tsx";
import LogPage from "../../../web/importexport/imports/log-page.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

eachSignedIn();

describe("the page of an import that was carried out", () => {
  const stats = { total: 60, created: 50, changed: 10, deleted: 1, unchanged: 0 };
  const shown = data.anImport(0, { stats, document_count: 0, samples: [] });

  it("offers to undo it first of all, and says what that takes back and how much of it is public", async () => {
    const undo = `laboreditor/history/imports/${shown.id}/undo/`;
    fakeServer({
      ...startup,
      [`import/${shown.id}/`]: json(shown),
      [undo]: json({ published: 58, edited: 2 }),
    });
    await start();
    draw(
      <Routes>
        <Route path="/:id" element={<ImportPage />} />
      </Routes>,
      `/${shown.id}`,
    );
    const button = await screen.findByRole("button", { name: "Diesen Import rückgängig machen" });
    const result = await screen.findByRole("heading", { name: "Der Import ist abgeschlossen" });
    expect(button.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Import rückgängig machen?" }));
    const lines = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      "50 angelegte Analysen werden gelöscht",
      "10 geänderte Analysen sind wieder wie vorher",
      "1 gelöschte Analyse kommt zurück",
      "58 der angelegten und geänderten Analysen sind zurzeit öffentlich",
      "2 Analysen wurden seitdem bearbeitet; diese Bearbeitungen bleiben",
    ]);
  });
});

describe("the last import on the dashboard", () => {
  const stats = { total: 10, created: 0, changed: 0, deleted: 154, unchanged: 0 };
  async function showCards(results: Import[]) {
    fakeServer({ ...startup, "import/last/": json({ results }) });
    await start();
    draw(
      <>
        <LastImport />
        <RecentImports />
      </>,
    );
  }
  it("is one that was carried out: a mere check changes nothing and hides no import", async () => {
    const file = (name: string) => ({ name, size: 1 });
    const check = data.anImport(0, { file: file("probe.json"), dry_run: true, status: "dry_run", stats });
    await showCards([check, data.anImport(1, { file: file("echt.json") })]);
    expect(await screen.findByText("echt.json")).toBeDefined();
    expect(screen.getByText("Erfolgreich")).toBeDefined();
    const line = screen.getByRole("link", { name: /probe\.json/ });
    expect(line.textContent).toContain("Geprüft");
    expect(screen.queryByRole("img", { name: /gelöscht 154/ })).toBeNull();
  });
});

describe("the import log", () => {
  it("tells dry runs, and what undid another import, from imports", async () => {
    const stats = { total: 10, created: 4, changed: 3, deleted: 0, unchanged: 3 };
    const check = data.anImport(0, {
      file: { name: "check.csv", size: 1 },
      dry_run: true,
      status: "dry_run",
      stats,
    });
    const undo = data.anImport(1, { file: { name: "undo.csv", size: null }, undoes: check.id });
    const real = data.anImport(2, { file: { name: "real.csv", size: 1 }, stats });
    fakeServer({
      ...startup,
      "import/log/": json({ count: 3, next: null, previous: null, results: [check, undo, real] }),
    });
    await start();
    draw(<LogPage />);
    await screen.findByText("check.csv");
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent ?? "");
    const rowOf = (name: string) => rows.find((row) => row.includes(name));
    expect(rowOf("check.csv")).toContain("Prüflauf: Es wurde nichts geändert.");
    expect(rowOf("check.csv")).toContain("wären: +4 · ±3 · −0");
    expect(rowOf("undo.csv")).toContain("Macht einen früheren Import rückgängig.");
    expect(rowOf("real.csv")).not.toMatch(/Prüflauf|wären|rückgängig/);
  });
  it("says of each import when it began and ended and how many analyses it had", async () => {
    const shown = data.anImport(0, {});
    fakeServer({
      ...startup,
      "import/log/": json({ count: 1, next: null, previous: null, results: [shown] }),
    });
    await start();
    draw(<LogPage />);
    expect(await screen.findByText("1.498")).toBeDefined();
    const times = [...document.querySelectorAll("time")].map((time) => time.dateTime);
    expect(times).toEqual([shown.started, shown.ended]);
  });
});
