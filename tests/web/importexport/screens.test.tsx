// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import { LastImport, RecentImports } from "../../../web/importexport/imports/import-cards.tsx";
import { ImportRun } from "../../../web/importexport/imports/import-run.tsx";
import LogPage from "../../../web/importexport/imports/log-page.tsx";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const around = {
  ...startup,
  "import/targets/": json({ results: data.targets }),
};
const entry = (given: Partial<Import>) => data.anImport(0, given);
const own = `import/${entry({}).id}/`;

async function show(shown: Import, answers: Record<string, Response> = {}) {
  const asked = fakeServer({ ...around, [own]: json(shown), ...answers });
  await start();
  draw(<ImportRun id={shown.id} />);
  await waitFor(() => expect(screen.queryByText("Wird geladen …")).toBeNull());
  return asked;
}
const posted = (asked: { method: string; url: URL; body: string }[], action: string) =>
  asked
    .filter(({ method, url }) => method === "POST" && url.pathname.endsWith(`/${action}/`))
    .map(({ body }) => JSON.parse(body));

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("an import on the screen", () => {
  it("shows how far it is, in words and numbers", async () => {
    await show(entry({ status: "pending", progress: { phase: "comparing", done: 1200, total: 1498 } }));
    expect(
      screen
        .getByRole("progressbar", { name: "Datei wird gelesen und verglichen" })
        .getAttribute("aria-valuetext"),
    ).toBe("1.200 von 1.498");
  });
  it("groups what was found, and names sheet, row and column of each where asked", async () => {
    const [one, other] = data.issues.map((issue) => ({ kind: "error" as const, issue }));
    const findings = [
      { ...one!, group: 0, count: 1498 },
      { ...other!, group: 1, count: 1 },
    ];
    await show(entry({ status: "failed", findings, error: { code: "unheard_of", message: "1499 Fehler" } }), {
      [`${own}findings/`]: json({
        count: 1498,
        next: null,
        previous: null,
        results: [{ ...one!, group: 0 }],
      }),
    });
    // For an unknown reason, the server's own sentence is not shown, as it may not be in the reader's language.
    expect(screen.getByRole("alert").textContent).not.toContain("1499 Fehler");
    const [first, second] = (await screen.findAllByRole("listitem", {}, { timeout: 10_000 })).slice(-2);
    expect(first?.textContent).toContain("1.498 ×");
    expect(first?.textContent).toMatch(/Analysen · Zeile 48 · Spalte „Kürzel“ · „GLU“, zuerst: Zeile 12/);
    expect(second?.textContent).toContain("„31.02.2026“");
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Stellen zeigen" }));
    const row = (await screen.findByText("„GLU“, zuerst: Zeile 12", { selector: "td *" })).closest("tr");
    expect(row?.textContent).toMatch(/Analysen · Zeile 48 · Spalte „Kürzel“/);
  });
  it("says in the reader's language why a file was refused, where it knows the reason", async () => {
    await show(
      entry({ status: "failed", error: { code: "password_protected", message: "The file is encrypted." } }),
    );
    expect(screen.getByRole("alert").textContent).toContain("Die Datei ist mit einem Passwort geschützt.");
  });
  it("shows after a dry run what would change, and carries it out when asked", async () => {
    const asked = await show(entry({ status: "dry_run", dry_run: true, samples: data.samples }), {
      [`${own}carry-out/`]: json(entry({ status: "pending" }), 202),
    });
    expect(
      screen.getByRole("img", { name: "neu 14, geändert 132, gelöscht 3, unverändert 1.352" }),
    ).toBeDefined();
    expect(await screen.findByText("0,27–4,20 mU/l")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Änderungen übernehmen" }));
    await waitFor(() => expect(posted(asked, "carry-out")).toEqual([{ force: false }]));
  });
  it("holds back one that would delete too many until a person has said so twice", async () => {
    const held = entry({
      status: "failed",
      error: { code: "would_delete_too_many", message: "" },
      stats: { total: 10, created: 0, changed: 0, deleted: 812, unchanged: 10 },
    });
    const asked = await show(held, { [`${own}carry-out/`]: json(entry({ status: "pending" }), 202) });
    expect(screen.getByRole("alert").textContent).toContain("812 importierte Analysen fehlen");
    fireEvent.click(screen.getByRole("button", { name: "Trotzdem ausführen" }));
    expect(posted(asked, "carry-out")).toEqual([]);
    const dialog = within(await screen.findByRole("dialog", { name: "Trotzdem ausführen?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Trotzdem ausführen" }));
    await waitFor(() => expect(posted(asked, "carry-out")).toEqual([{ force: true }]));
  });
  it("asks where unknown columns go, showing what becomes of them, and sends the answer", async () => {
    const asked = await show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${own}preview/`]: json(data.preview),
      "import/profile/": json({ count: 0, next: null, previous: null, results: [] }),
      [`${own}mapping/`]: json(entry({ status: "pending" }), 202),
    });
    const field = await screen.findByRole("combobox", { name: "Ziel für „Probengefäß“" });
    expect(screen.getByText("Serum-Monovette")).toBeDefined();
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole("option", { name: "Material" }));
    fireEvent.click(screen.getByRole("button", { name: "Zuordnung übernehmen und fortfahren" }));
    await waitFor(() => expect(posted(asked, "mapping")).toHaveLength(1));
    expect(posted(asked, "mapping")[0]).toMatchObject({
      columns: [
        { column: "Kürzel", target: "code", language: null },
        { column: "Bezeichnung", target: "name", language: "de" },
        { column: "Probengefäß", target: "fields.material", language: null },
        { column: "Hinw. Präanalytik", target: null, language: null },
        { column: "Spalte 14", target: null, language: null },
      ],
      reading: {},
      profile: { name: "analysen-2026-11" },
    });
  });
  it("makes a field of a column, of the type that its cells have", async () => {
    const asked = await show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${own}preview/`]: json(data.preview),
      "import/profile/": json({ count: 0, next: null, previous: null, results: [] }),
      [`${own}mapping/`]: json(entry({ status: "pending" }), 202),
    });
    fireEvent.click(await screen.findByRole("combobox", { name: "Ziel für „Probengefäß“" }));
    fireEvent.click(await screen.findByRole("option", { name: "Neue Sammlung …" }));
    fireEvent.change(screen.getByLabelText(/^Sammlung/), { target: { value: "Gefäße" } });
    fireEvent.click(screen.getByRole("button", { name: "Zuordnung übernehmen und fortfahren" }));
    await waitFor(() => expect(posted(asked, "mapping")).toHaveLength(1));
    const create = { type: "collectionitem", label: "Probengefäß", collection: "Gefäße" };
    expect(posted(asked, "mapping")[0].columns[2]).toMatchObject({ target: "new", create });
  });
});

describe("the last import on the dashboard", () => {
  const stats = { total: 10, created: 0, changed: 0, deleted: 154, unchanged: 0 };
  async function showCards(results: Import[]) {
    fakeServer({ ...around, "import/last/": json({ results }) });
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
  it("says of each import when it began and ended and how many analyses it had", async () => {
    const shown = entry({});
    fakeServer({
      ...around,
      "import/log/": json({ count: 1, next: null, previous: null, results: [shown] }),
    });
    await start();
    draw(<LogPage />);
    expect(await screen.findByText("1.498")).toBeDefined();
    const times = [...document.querySelectorAll("time")].map((time) => time.dateTime);
    expect(times).toEqual([shown.started, shown.ended]);
  });
});
