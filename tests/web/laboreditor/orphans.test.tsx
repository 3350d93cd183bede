// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { Orphans } from "../../../web/laboreditor/editor/fields/orphans.tsx";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a value whose field has gone from the layout", () => {
  it("is read as it was in its field: rich text drawn, yes and no said, dates and languages by name", async () => {
    await speak("de");
    fakeServer({ "settings/public/": json(data.settings), "maintenance/": json({ maintenance: false }) });
    await start();
    const meta = { override: false, shown: {} };
    const orphans: AnalysisForm["orphans"] = [
      {
        key: "note",
        label: { de: "Hinweise" },
        raw: { de: "<p>Bitte <strong>nüchtern</strong></p>" },
        additional: null,
        meta,
      },
      { key: "accredited", label: null, raw: true, additional: false, meta },
      { key: "since", label: null, raw: "2026-12-31", additional: null, meta },
      { key: "ranges", label: null, raw: [{ sex: "f", low: "3" }], additional: null, meta },
      { key: "limit", label: null, raw: "< 5 <p", additional: null, meta },
    ];
    const { container } = draw(<Orphans analysis={{ orphans } as AnalysisForm} />);
    expect(screen.getByText("nüchtern").localName).toBe("strong");
    expect(screen.getByText("Importiert, Deutsch")).toBeDefined();
    for (const text of ["Hinweise", "accredited", "Ja", "Nein", "31.12.2026", "f | 3", "< 5 <p"])
      expect(screen.getByText(text)).toBeDefined();
    expect(container.textContent).not.toMatch(/true|false|<strong>/);
  });
});
