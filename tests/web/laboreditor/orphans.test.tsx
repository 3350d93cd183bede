// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { Orphans } from "../../../web/laboreditor/editor/fields/orphans.tsx";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import type { EditorForm } from "../../../web/laboreditor/editor/use-editor-form.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";
import { button, control, imported, method, open, saved } from "./open-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a value whose field has gone from the layout", () => {
  it("is read as it was in its field: rich text drawn, yes and no said, dates and languages by name", async () => {
    await speak("de");
    fakeServer(startup);
    await start();
    const rest = { meta: { override: false, shown: {} }, misfit: false };
    const orphans: AnalysisForm["orphans"] = [
      {
        key: "note",
        label: { de: "Hinweise" },
        raw: { de: "<p>Bitte <strong>nüchtern</strong></p>" },
        additional: null,
        ...rest,
      },
      { key: "accredited", label: null, raw: true, additional: false, ...rest },
      { key: "since", label: null, raw: "2026-12-31", additional: null, ...rest },
      { key: "ranges", label: null, raw: [{ sex: "f", low: "3" }], additional: null, ...rest },
      { key: "limit", label: null, raw: "< 5 <p", additional: null, ...rest },
    ];
    const { container } = draw(
      <Orphans analysis={{ orphans } as AnalysisForm} form={{} as EditorForm} readOnly />,
    );
    expect(screen.getByText("nüchtern").localName).toBe("strong");
    expect(screen.getByText("Importiert, Deutsch")).toBeDefined();
    for (const text of ["Hinweise", "accredited", "Ja", "Nein", "31.12.2026", "f | 3", "< 5 <p"])
      expect(screen.getByText(text)).toBeDefined();
    expect(container.textContent).not.toMatch(/true|false|<strong>/);
  });
});

describe("a value that the form has no place for", () => {
  beforeEach(async () => {
    localStorage.clear();
    beginSession("token");
    await speak("en");
  });
  const { orphans: fate } = en;
  const meta = { override: false, shown: {} };
  const orphan = { label: null, meta, misfit: false, raw: null };
  const unit = imported.slice(0, 1);
  const orphans = [
    { ...orphan, key: "hint", additional: { de: "<p>Bitte <b>nüchtern</b></p>", en: "Fasting" } },
    { ...orphan, key: "rows", additional: [{ low: "1", high: "2" }] },
  ];
  const moveTo = async (label: string, field: string) => {
    const picker = control(fate.moveOf.replace("{{label}}", label));
    fireEvent.click(picker);
    const list = document.getElementById(picker.getAttribute("aria-controls") ?? "") as HTMLElement;
    fireEvent.click(await within(list).findByRole("option", { name: field, hidden: true }));
  };

  it("moves to a field of another type in every language, with the save and not before", async () => {
    const [field] = method;
    const requests = await open([...unit, [field, {}]], [], {}, { orphans });
    await moveTo("hint", "method");
    expect(control("method (German)").value).toBe("Bitte nüchtern");
    expect(control("method (English)").value).toBe("Fasting");
    expect(screen.getByText(fate.willMove.replace("{{field}}", "method"))).toBeDefined();
    expect(await saved(requests)).toEqual({
      method: { additional: { de: "Bitte nüchtern", en: "Fasting" } },
      hint: { drop: true },
    });
  });

  it("is removed, or stays after all", async () => {
    const requests = await open(unit, [], {}, { orphans });
    await moveTo("rows", "unit");
    expect(control("unit").value).toBe("1 | 2");
    fireEvent.click(screen.getByRole("button", { name: fate.undo }));
    expect(control("unit").value).toBe("mg/dl");
    expect(hasUnsaved()).toBe(false);
    fireEvent.click(button(fate.removeOf, "rows") as HTMLElement);
    expect(await saved(requests)).toEqual({ rows: { drop: true } });
  });
});
