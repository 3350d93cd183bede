// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Import } from "../../../shared/importexport/imports/import.ts";
import type { Preview } from "../../../shared/importexport/imports/preview.ts";
import { ImportRun } from "../../../web/importexport/imports/import-run.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";
import { eachSignedIn } from "../support/signed-in.ts";
import { startup } from "../support/startup.ts";

const around = {
  ...startup,
  "import/targets/": json({ results: data.targets }),
};
const entry = (facts: Partial<Import>) => data.anImport(0, facts);
const path = `import/${entry({}).id}/`;

const nothing = json({ count: 0, next: null, previous: null, results: [] });
async function show(shown: Import, answers: Record<string, Response> = {}) {
  const requests = fakeServer({ ...around, [path]: json(shown), [`${path}analyses/`]: nothing, ...answers });
  await start();
  draw(<ImportRun id={shown.id} />);
  await waitFor(() => expect(screen.queryByText("Wird geladen …")).toBeNull(), { timeout: 10_000 });
  return requests;
}
const posted = (requests: { method: string; url: URL; body: string }[], action: string) =>
  requests
    .filter(({ method, url }) => method === "POST" && url.pathname.endsWith(`/${action}/`))
    .map(({ body }) => JSON.parse(body));

eachSignedIn();

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
    const [finding, other] = data.issues.map((issue) => ({ kind: "error" as const, issue }));
    const findings = [
      { ...finding!, group: 0, count: 1498 },
      { ...other!, group: 1, count: 1 },
    ];
    await show(entry({ status: "failed", findings, error: { code: "unheard_of", message: "1499 Fehler" } }), {
      [`${path}findings/`]: json({
        count: 1498,
        next: null,
        previous: null,
        results: [{ ...finding!, group: 0 }],
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
    const requests = await show(entry({ status: "dry_run", dry_run: true, samples: data.samples }), {
      [`${path}carry-out/`]: json(entry({ status: "pending" }), 202),
    });
    expect(
      screen.getByRole("img", { name: "neu 14, geändert 132, gelöscht 3, unverändert 1.352" }),
    ).toBeDefined();
    expect(await screen.findByText("0,27–4,20 mU/l")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Änderungen übernehmen" }));
    await waitFor(() => expect(posted(requests, "carry-out")).toEqual([{ force: false }]));
  });
  it("holds back one that would delete too many until a person has said so twice", async () => {
    const held = entry({
      status: "failed",
      error: { code: "would_delete_too_many", message: "" },
      stats: { total: 10, created: 0, changed: 0, deleted: 812, unchanged: 10 },
    });
    const requests = await show(held, { [`${path}carry-out/`]: json(entry({ status: "pending" }), 202) });
    expect(screen.getByRole("alert").textContent).toContain("812 importierte Analysen fehlen");
    fireEvent.click(screen.getByRole("button", { name: "Trotzdem ausführen" }));
    expect(posted(requests, "carry-out")).toEqual([]);
    const dialog = within(await screen.findByRole("dialog", { name: "Trotzdem ausführen?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Trotzdem ausführen" }));
    await waitFor(() => expect(posted(requests, "carry-out")).toEqual([{ force: true }]));
  });
  it("holds back one that would empty fields, and names them with their analyses", async () => {
    const warning = {
      ...{ check: "field_emptied" as const, parameters: { emptied: 183, of: 189, language: "en" } },
      ...{ code: "", name: "", label: { de: "Methode", en: "Method" }, column_label: null, place: {} },
    };
    const held = entry({
      status: "failed",
      error: { code: "would_empty_fields", message: "" },
      findings: [{ kind: "warning", group: 0, count: 1, warning }],
    });
    const requests = await show(held, { [`${path}carry-out/`]: json(entry({ status: "pending" }), 202) });
    const field = "Methode (Englisch): in 183 von 189 Analysen";
    expect(screen.getByRole("alert").textContent).toContain(field);
    fireEvent.click(screen.getByRole("button", { name: "Trotzdem ausführen" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Trotzdem ausführen?" }));
    expect(dialog.getByText(field)).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "Trotzdem ausführen" }));
    await waitFor(() => expect(posted(requests, "carry-out")).toEqual([{ force: true }]));
  });
  it("shows rows of one code beside each other when it asks what is to become of them", async () => {
    const [{ changes }] = data.samples as [Import["samples"][number]];
    const places = [{ row: 3 }, { row: 7 }];
    const repeated = { kind: "repeated" as const, code: "TSH", name: "TSH", more: 0, changes, places };
    await show(
      entry({
        status: "failed",
        error: { code: "invalid_file", message: "" },
        samples: [repeated],
      }),
    );
    expect(await screen.findByRole("heading", { name: "Gleicher Code, verschiedener Inhalt" })).toBeDefined();
    expect(screen.getByText("Zeile 3")).toBeDefined();
    expect(screen.getByText("Zeile 7")).toBeDefined();
    expect(await screen.findByRole("combobox", { name: "Kommt ein Code mehrfach vor" })).toBeDefined();
  });
  it("shows codes that it would make for a file without any", async () => {
    const reading = { codes: { from: "name" as const, key: null, apart: "Probengefäß" } };
    await show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${path}preview/`]: json({ ...data.preview, reading }),
      "import/profile/": nothing,
    });
    const codes = data.preview.rows.map(({ code }) => code).join(", ");
    expect(await screen.findByText(`Zum Beispiel: ${codes}`)).toBeDefined();
    const distinction = screen.getByRole("combobox", { name: "Bei gleichem Namen unterschieden durch" });
    expect((distinction as HTMLInputElement).value).toBe("Probengefäß");
  });
  it("asks where unknown columns go, showing what becomes of them, and sends the answer", async () => {
    const requests = await show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${path}preview/`]: json(data.preview),
      "import/profile/": nothing,
      [`${path}mapping/`]: json(entry({ status: "pending" }), 202),
    });
    const field = await screen.findByRole("combobox", { name: "Ziel für „Probengefäß“" });
    expect(screen.getByText("Serum-Monovette")).toBeDefined();
    fireEvent.click(field);
    fireEvent.click(await screen.findByRole("option", { name: "Material" }));
    fireEvent.click(screen.getByRole("button", { name: "Zuordnung übernehmen und fortfahren" }));
    await waitFor(() => expect(posted(requests, "mapping")).toHaveLength(1));
    expect(posted(requests, "mapping")[0]).toMatchObject({
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
  const asking = async (questions: Preview["questions"], facts: Partial<Preview> = {}) =>
    show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${path}preview/`]: json({
        ...data.preview,
        ...facts,
        questions: [...data.preview.questions, ...questions],
      }),
      "import/profile/": nothing,
      [`${path}mapping/`]: json(entry({ status: "pending" }), 202),
    });
  const targetsSent = async (requests: Awaited<ReturnType<typeof show>>) => {
    await waitFor(() => expect(posted(requests, "mapping")).toHaveLength(1));
    return posted(requests, "mapping")[0].columns.map(({ target }: { target: string }) => target);
  };
  it("says how much was recognised, counts its questions, and goes on with the proposals by one press", async () => {
    const create = { type: "text" as const, label: "Neu" };
    const columns = data.preview.columns.map((column, index) =>
      column.by === "none" ? { ...column, target: `fields.neu_${index}`, create } : column,
    );
    const repeated = { kind: "repeated" as const, columns: ["Kürzel"], count: 2, proposal: "keep_both" };
    const requests = await asking([repeated], { columns });
    expect(await screen.findByText("3 Analysen gefunden, 2 von 5 Spalten erkannt")).toBeDefined();
    expect(screen.getByRole("heading", { name: "2 Fragen" })).toBeDefined();
    const chosen = screen
      .getAllByRole<HTMLInputElement>("radio", { checked: true })
      .flatMap(({ name, value }) => (name.startsWith("question") ? value : []));
    expect(chosen).toEqual(["new_fields", "keep_both"]);
    expect(screen.getAllByText("gefüllt in 3 von 3 · 3 verschiedene Werte")).toHaveLength(5);
    fireEvent.click(screen.getByRole("button", { name: "Antworten übernehmen und weiter" }));
    expect(await targetsSent(requests)).toEqual([
      "code",
      "name",
      "fields.neu_2",
      "fields.neu_3",
      "fields.neu_4",
    ]);
    expect(posted(requests, "mapping")[0]).toMatchObject({ repeated: "keep_both" });
  });
  it("takes all unrecognised columns as new fields by one answer, or leaves them out", async () => {
    const requests = await asking([]);
    fireEvent.click(await screen.findByRole("radio", { name: "als neue Felder übernehmen" }));
    fireEvent.click(screen.getByRole("radio", { name: "weglassen" }));
    fireEvent.click(screen.getByRole("radio", { name: "als neue Felder übernehmen" }));
    fireEvent.click(screen.getByRole("button", { name: "Antwort übernehmen und weiter" }));
    expect(await targetsSent(requests)).toEqual(["code", "name", "new", "new", "new"]);
    expect(posted(requests, "mapping")[0].columns[4].create).toEqual({ type: "text", label: "Spalte 14" });
  });
  it("says which columns go where a person once put them, and how an own choice differs from the proposals", async () => {
    const columns = data.preview.columns.map((column) =>
      column.column === "Kürzel" ? { ...column, by: "remembered" as const } : column,
    );
    await asking([], { columns });
    expect(await screen.findByText("wie zuletzt zugeordnet")).toBeDefined();
    fireEvent.click(screen.getByRole("combobox", { name: "Ziel für „Probengefäß“" }));
    fireEvent.click(await screen.findByRole("option", { name: "Material" }));
    expect(screen.getByRole("radio", { name: "eigene Wahl, siehe unten", checked: true })).toBeDefined();
  });
  it("makes a field of a column, of the type that its cells have", async () => {
    const requests = await show(entry({ status: "needs_mapping", mapping: data.mapping }), {
      [`${path}preview/`]: json(data.preview),
      "import/profile/": nothing,
      [`${path}mapping/`]: json(entry({ status: "pending" }), 202),
    });
    fireEvent.click(await screen.findByRole("combobox", { name: "Ziel für „Probengefäß“" }));
    fireEvent.click(await screen.findByRole("option", { name: "Neue Sammlung …" }));
    fireEvent.change(screen.getByLabelText(/^Sammlung/), { target: { value: "Gefäße" } });
    fireEvent.click(screen.getByRole("button", { name: "Zuordnung übernehmen und fortfahren" }));
    await waitFor(() => expect(posted(requests, "mapping")).toHaveLength(1));
    const create = { type: "collectionitem", label: "Probengefäß", collection: "Gefäße" };
    expect(posted(requests, "mapping")[0].columns[2]).toMatchObject({ target: "new", create });
  });
});
