// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BulkBar } from "../../../web/laboreditor/bulk/bulk-bar.tsx";
import CsvPage from "../../../web/laboreditor/csv-export/csv-page.tsx";
import { HealthCard } from "../../../web/laboreditor/health/health-card.tsx";
import HealthPage from "../../../web/laboreditor/health/health-page.tsx";
import { followOn } from "../../../web/platform/followed-tasks.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json, problem } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
const counts = {
  missing_required: 0,
  missing_recommended: 0,
  missing_specimen: 2,
  missing_unit: 8,
  duplicate_name: 0,
  unreadable: 1,
  wrong_loinc: 0,
  unknown_unit: 0,
  range_reversed: 0,
  range_gap: 1,
  range_overlap: 0,
  against_rule: 0,
  broken_relation: 0,
};
const finding = {
  severity: "warning",
  id,
  code: "GLU",
  name: "Glukose",
  field: "ranges",
  label: "Referenzbereiche",
  others: [],
  target: null,
};
const gap = {
  ...finding,
  kind: "range_gap",
  check: "range_gap",
  place: { row: 1, column: "age_from" },
  column: "Alter von",
  parameters: { sex: "f", from: "11 mo", to: "3 y" },
};
const much = {
  ...finding,
  kind: "unreadable",
  check: "not_a_limit",
  place: { row: 0, column: "high" },
  column: "Obere Grenze",
  parameters: { value: "viel" },
};
const page = (results: object[]) =>
  json({ count: results.length, next: null, previous: null, results, fields: [] });
const around = {
  ...startup,
  "core/categories/": json({
    results: [
      { id, identifier: "chemistry", name: "Klinische Chemie", has_layout: true, children: [], analyses: 3 },
    ],
  }),
  "laboreditor/health/": json({ analyses: 1000, sound: 989, counts }),
  "laboreditor/health/missing_unit/": page([]),
  "laboreditor/health/range_gap/": page([gap]),
  "laboreditor/health/unreadable/": page([much]),
  "laboreditor/get-csv-file/facts/": problem(404, "not_found"),
};

async function server(answers: Parameters<typeof fakeServer>[0] = {}) {
  const requests = fakeServer({ ...around, ...answers });
  await start();
  return requests;
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  beginSession("token");
  await speak("de");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the health of the catalogue", () => {
  it("is a picture that is also said in words, rounded so that 100 % is nothing left to do", async () => {
    await server();
    draw(<HealthCard />);
    const ring = await screen.findByRole("img");
    expect(ring.getAttribute("aria-label")).toBe("98\u00a0% der Analysen sind ohne Fund: 989 von 1.000.");
    const bars = screen.getByRole("list", { name: "Funde nach Art" });
    expect(within(bars).getAllByRole("link")).toHaveLength(4);
  });
  it("leads from a finding to its field", async () => {
    await server();
    draw(<HealthPage />);
    const bar = await screen.findByRole("link", { name: /Lücken in Referenzbereichen/ });
    fireEvent.click(bar);
    const place = await screen.findByRole("link", { name: "Glukose öffnen" });
    expect(place.getAttribute("href")).toBe(`/laboreditor/analyse/${id}?finding=range_gap&at=0#field-ranges`);
    expect(
      screen.getByText("Zeile 2, Alter von: Kein Bereich zwischen 11 Monaten und 3 Jahren bei Frauen."),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: /Nicht lesbare Angaben/ }));
    expect(
      await screen.findByText(
        "Zeile 1, Obere Grenze: „viel“ ist kein Grenzwert. Möglich sind zum Beispiel: 9,5 oder < 0,5",
      ),
    ).toBeTruthy();
  });
  it("keeps to the kind of finding that one looks at as the search is let go of", async () => {
    await server();
    draw(<HealthPage />);
    fireEvent.click(await screen.findByRole("link", { name: /Lücken in Referenzbereichen/ }));
    const reset = () => screen.queryByRole("button", { name: "Filter zurücksetzen" });
    await screen.findByRole("link", { name: "Glukose öffnen" });
    expect(reset()).toBeNull();
    fireEvent.change(screen.getByLabelText("Name oder Code suchen"), { target: { value: "Glu" } });
    await waitFor(() => expect(reset()).not.toBeNull());
    fireEvent.click(reset() as HTMLElement);
    await waitFor(() => expect(reset()).toBeNull());
    expect(screen.getByRole("heading", { name: "Lücken in Referenzbereichen" })).toBeTruthy();
  });
});

describe("the CSV export", () => {
  it("wants a category first", async () => {
    const requests = await server();
    draw(<CsvPage />);
    fireEvent.click(await screen.findByRole("button", { name: "CSV-Datei erzeugen" }));
    expect(await screen.findByText("Wählen Sie zuerst eine Kategorie.")).toBeTruthy();
    expect(requests.some(({ url }) => url.pathname.includes("generate-csv-file"))).toBe(false);
  });
  it("goes on following a task that was begun before the page was left, and cancels it", async () => {
    followOn({ id, type: "csv_export" });
    const task = {
      id,
      type: "csv_export",
      finished: false,
      error: false,
      problem: null,
      progress: { phase: "writing", done: 250, total: 1000 },
      started: "2026-11-21T09:00:00Z",
      ended: null,
    };
    const ended = { ...task, finished: true, error: true, problem: { code: "gone", detail: "" } };
    const requests = await server({
      [`status/tasks/heartbeat/${id}/`]: json(task),
      [`laboreditor/cancel-csv-generation/${id}/`]: json(ended),
    });
    draw(<CsvPage />);
    const bar = await screen.findByRole("progressbar");
    expect(bar.getAttribute("aria-valuetext")).toBe("250 von 1.000 Analysen");
    fireEvent.click(screen.getByRole("button", { name: "Abbrechen" }));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.pathname.includes("cancel-csv-generation"))).toBe(true),
    );
  });
});

describe("the bar of a list's ticked analyses", () => {
  const preview = {
    selected: 40,
    changing: 38,
    unchanged: 1,
    refused: 1,
    kept: [{ language: "en", count: 2 }],
    faulty: 1,
    rows: [
      {
        id,
        code: "GLU",
        name: "Glukose",
        values: [{ language: null, before: "NEW", after: "PUBLISHED" }],
        kept: [],
        faulty: true,
        reason: null,
      },
    ],
  };
  const other = "0f7c5a86-6f1f-4f0c-9d37-0f2b8a2f1c11";
  const all = vi.fn();
  const bar = (done = vi.fn()) =>
    draw(
      <BulkBar
        selection={{ filter: { search: "glu", pubstate: "NEW" }, except: [other] }}
        count={39}
        sample={id}
        total={40}
        onAll={all}
        onClear={vi.fn()}
        onDone={done}
      />,
    );
  it("previews a change of all that the filter finds, and carries out what the preview said", async () => {
    const done = vi.fn();
    const requests = await server({
      "laboreditor/bulk/preview/": json(preview),
      "laboreditor/bulk/": json({
        id,
        status: "done",
        count: 38,
        progress: { phase: "done", done: 38, total: 38 },
      }),
    });
    bar(done);
    fireEvent.click(screen.getByRole("button", { name: "Alle 40 gefundenen auswählen" }));
    expect(all).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Gemeinsam ändern" }));
    fireEvent.click(await screen.findByRole("button", { name: "Vorschau" }));
    expect((await screen.findAllByText("38 Analysen ändern sich")).length).toBeGreaterThan(0);
    expect(screen.getByText("Fehler von 1 Analyse würden öffentlich.")).toBeTruthy();
    expect(screen.getByText("Englisch: bei 2 Analysen")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "1 kann nicht geändert werden" }));
    await waitFor(() =>
      expect(
        requests.flatMap(({ url, body }) =>
          url.pathname.endsWith("bulk/preview/") ? JSON.parse(body).rows : [],
        ),
      ).toEqual([
        { outcome: "changing", limit: 50, offset: 0 },
        { outcome: "refused", limit: 50, offset: 0 },
      ]),
    );
    expect(screen.getByText("Veröffentlicht")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "38 Analysen ändern" }));
    await waitFor(() => expect(done).toHaveBeenCalled());
    const sent = requests.find(({ url, method }) => method === "POST" && /bulk\/$/.test(url.pathname));
    expect(sent?.headers.get("idempotency-key")).toBeTruthy();
    expect(JSON.parse(sent?.body ?? "")).toEqual({
      selection: { filter: { search: "glu", pubstate: "NEW" }, except: [other] },
      change: { what: "state", state: "PUBLISHED" },
      expected: 38,
    });
  });
});
