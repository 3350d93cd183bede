// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { speak } from "../support/texts.ts";
import {
  button,
  control,
  field,
  goBack,
  imported,
  method,
  open,
  proof,
  saved,
  stateOf,
  type,
} from "./open-form.tsx";

const { field: words } = en;
/** Unsaved values that the browser keeps. */
const drafts = () =>
  Object.values({ ...localStorage })
    .filter((text: string) => text.includes('"kept"'))
    .map((text: string) => JSON.parse(text).values.form_fields);

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  await speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the control of a field", () => {
  it("holds the imported value of every type, and nothing is unsaved by that", async () => {
    await open(imported);
    expect(hasUnsaved()).toBe(false);
    for (const [{ key }] of imported) expect(stateOf(key)).toBe(words.state.imported);
    expect(control("unit").value).toBe("mg/dl");
    expect(control("codes").value).toBe("A\nB");
    expect(control("unten, row 1").value).toBe("3");
    expect(control("since").value).toBe("31/12/2026");
    expect(control(words.yes).checked).toBe(true);
    expect(control("Montag").checked).toBe(true);
  });

  const ranges = field("ranges", "table", {
    columns: [
      { key: "age_from", label: { de: "ab" }, kind: "age_from" },
      { key: "low", label: { de: "unten" }, kind: "lower_limit" },
    ],
  });
  const rows: typeof imported = [
    [
      ranges,
      [
        { age_from: "18 y", low: "3.7" },
        { age_from: "6 mo", low: "< 0.5" },
      ],
    ],
    [field("factor", "text", { check: { number: "decimal" } }), "2.5"],
  ];
  const texts = () =>
    ["ab, Zeile 1", "unten, Zeile 1", "ab, Zeile 2", "unten, Zeile 2", "factor"].map(
      (label) => control(label).value,
    );
  const asRead = ["18 J.", "3,7", "6 Mon.", "< 0,5", "2,5"];

  it("shows values as readers see them at rest, and as they are kept while it has the focus", async () => {
    await speak("de");
    const requests = await open(rows);
    expect(texts()).toEqual(asRead);
    fireEvent.focus(control("ab, Zeile 1"));
    expect(texts()[0]).toBe("18 y");
    fireEvent.blur(control("ab, Zeile 1"));
    expect(texts()).toEqual(asRead);
    expect(hasUnsaved()).toBe(false);
    fireEvent.focus(control("ab, Zeile 1"));
    type("ab, Zeile 1", "2 w");
    fireEvent.blur(control("ab, Zeile 1"));
    expect(texts()[0]).toBe("2 Wo.");
    expect((await saved(requests)).ranges.additional[0]).toEqual({ age_from: "2 w", low: "3.7" });
  });

  it("always shows them so, and says why, where nothing may be changed", async () => {
    await speak("de");
    await open(rows, ["core_storage.change_flatanalysis"]);
    fireEvent.focus(control("unten, Zeile 1"));
    expect(texts()).toEqual(asRead);
    expect(screen.getByText(/Dafür fehlt Ihrem Konto die Berechtigung/)).toBeTruthy();
  });

  it("makes the value own by typing, and the imported one again by typing that", async () => {
    const requests = await open(imported);
    type("unit", "mmol/l");
    expect(stateOf("unit")).toBe(words.state.differs);
    expect(hasUnsaved()).toBe(true);
    type("unit", "mg/dl");
    expect(stateOf("unit")).toBe(words.state.imported);
    expect(hasUnsaved()).toBe(false);
    type("unit", "mmol/l");
    await waitFor(() => expect(drafts()[0]?.unit.additional).toEqual({ all: { value: "mmol/l" } }));
    expect(await saved(requests)).toEqual({ unit: { additional: "mmol/l" } });
  });

  it("goes back to the imported value, and has the focus then", async () => {
    await open(imported);
    type("unit", "mmol/l");
    goBack("unit");
    expect(control("unit").value).toBe("mg/dl");
    expect(stateOf("unit")).toBe(words.state.imported);
    expect(button(words.backOf, "unit")).toBeNull();
    expect(hasUnsaved()).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(control("unit")));
  });

  it("hides the imported value where it is emptied, in one language without the other", async () => {
    const requests = await open([...imported, method]);
    type("method (English)", "");
    type("unit", "");
    expect(stateOf("unit")).toBe(words.state.hidden);
    expect(control("method (German)").value).toBe("Kultur");
    expect(await saved(requests)).toEqual({
      method: { additional: { en: "" } },
      unit: { additional: null, override: true },
    });
  });

  it("says which language stands in, and starts from its text", async () => {
    const [field] = method;
    const requests = await open([[field, { de: "Kultur" }]]);
    expect(screen.getByText("fallback: German")).toBeDefined();
    expect(control("method (English)").value).toBe("");
    fireEvent.click(button(words.startFromOf, "method (English)") as HTMLElement);
    expect(control("method (English)").value).toBe("Kultur");
    type("method (English)", "Culture");
    expect(screen.queryByText("fallback: German")).toBeNull();
    expect(await saved(requests)).toEqual({ method: { additional: { en: "Culture" } } });
  });

  it("only reads where nothing may be changed, and certificates, which cannot be chosen yet", async () => {
    await open([...imported.slice(0, 1), proof], ["core_storage.change_flatanalysis"]);
    expect(control("unit").readOnly).toBe(true);
    expect(stateOf("proof")).toBe(words.state.imported);
    expect(screen.queryByText(words.back)).toBeNull();
  });
});

describe("a table with imported rows", () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({ low: `${index}` }));
  const table = field("ranges", "table", { columns: [{ key: "low", label: { de: "unten", en: "low" } }] });
  const { table: labels } = en;

  it("starts from all of them, and one more is published with them", async () => {
    const requests = await open([[table, rows]]);
    expect(screen.getAllByRole("textbox", { name: /^low, row/ })).toHaveLength(45);
    fireEvent.click(button(labels.addTo, "ranges") as HTMLElement);
    type("low, row 46", "99");
    expect(screen.getAllByLabelText(labels.changes.added)).toHaveLength(1);
    expect(await saved(requests)).toEqual({ ranges: { additional: [...rows, { low: "99" }] } });
  });

  it("marks changed and removed rows, and puts a removed one back where it was", async () => {
    await open([[table, rows]]);
    type("low, row 3", "x");
    expect(screen.getAllByLabelText(labels.changes.changed)).toHaveLength(1);
    type("low, row 3", "2");
    expect(screen.queryByLabelText(labels.changes.changed)).toBeNull();
    fireEvent.click(button(labels.remove.replace("{{row}}", "8"), "") as HTMLElement);
    expect(screen.getByText("7").localName).toBe("del");
    expect(control("low, row 8").value).toBe("8");
    expect(stateOf("ranges")).toBe(words.state.differs);
    fireEvent.click(button(labels.restore.replace("{{row}}", "7"), "") as HTMLElement);
    expect(control("low, row 8").value).toBe("7");
    expect(stateOf("ranges")).toBe(words.state.imported);
    expect(hasUnsaved()).toBe(false);
  });

  it("is compared row by row, the same ones only counted", async () => {
    // The comparison is in a separate chunk.
    await import("../../../web/laboreditor/editor/fields/imported-comparison.tsx");
    await open([[table, rows]]);
    type("low, row 3", "x");
    fireEvent.click(button(words.compareOf, "ranges") as HTMLElement);
    await screen.findByText("44 rows are unchanged.");
    expect(screen.getByText("x").localName).toBe("ins");
  });
});

describe("a changed imported value below an own one", () => {
  const unit = imported.slice(0, 1);
  const changed = {
    additional: "mmol/l",
    meta: { override: false, shown: {}, imports: { all: "changed" as const } },
  };
  const answer = (action: string) =>
    fireEvent.click(button(words.changed.of.replace("{{action}}", action), "unit") as HTMLElement);

  it.each([
    ["taking it", "take", { additional: null, imports: { all: null } }],
    ["keeping the own one", "keep", { imports: { all: null } }],
    ["keeping the own one for good", "keepForGood", { imports: { all: "ignored" } }],
  ] as const)("is told, and answered by %s", async (_, action, sent) => {
    const requests = await open(unit, [], changed);
    expect(screen.getByText(words.changed.text)).toBeDefined();
    answer(words.changed[action]);
    expect(screen.queryByText(words.changed.text)).toBeNull();
    expect(await saved(requests)).toEqual({ unit: sent });
  });
});
