// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FieldDefinition,
  type FieldValue,
  fieldDefinitionSchema,
} from "../../../shared/core/catalogue/field.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { AnalysisEditor } from "../../../web/laboreditor/editor/analysis-editor.tsx";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { hasUnsaved } from "../../../web/ui/form/unsaved.ts";
import { draw } from "../support/dress.tsx";
import { nothingChosen } from "../support/editor-values.ts";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";
import { speak } from "../support/texts.ts";

const { field: words } = en;
const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
const field = (key: string, type: string, more: object = {}): FieldDefinition =>
  fieldDefinitionSchema.parse({ key, type, label: { de: key, en: key }, ...more });
const options = [
  { key: "mo", label: { de: "Montag" } },
  { key: "fr", label: { de: "Freitag" } },
];
/** A field of each type that an editor may fill, with what an import brought for it. */
const imported: [FieldDefinition, FieldValue][] = [
  [field("unit", "text"), "mg/dl"],
  [field("note", "multilinetext"), "<p>H<sub>2</sub>O</p>"],
  [field("codes", "list"), ["A", "B"]],
  [field("ranges", "table", { columns: [{ key: "low", label: { de: "unten" } }] }), [{ low: "3" }]],
  [field("since", "date"), "2026-12-31"],
  [field("accredited", "checkbox"), true],
  [field("days", "checkbox", { options }), ["mo"]],
  [field("more", "category"), ["lipids"]],
  [field("material", "collectionitem", { collection: "materials" }), ["serum"]],
  [field("see", "relatedanalyses"), ["CRP"]],
];
const proof: [FieldDefinition, FieldValue] = [field("proof", "certificate"), ["CERT-1"]];
const method: [FieldDefinition, FieldValue] = [
  field("method", "text", { translatable: true }),
  { de: "Kultur", en: "Culture" },
];

const analysisWith = (
  fields: typeof imported,
  more: Partial<AnalysisForm["fields"][string]> = {},
): AnalysisForm => ({
  id,
  version: 2,
  code: "GLU",
  layout: "default",
  layout_name: {},
  layout_exists: true,
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  ...nothingChosen,
  imported: true,
  definitions: fields.map(([definition]) => definition),
  fields: Object.fromEntries(
    fields.map(([{ key }, raw]) => [
      key,
      { raw, additional: null, meta: { override: false, shown: {} }, ...more },
    ]),
  ),
  orphans: [],
  references: { categories: {}, collections: {}, items: {}, analyses: {} },
  languages: ["de", "en"],
  read_only: [],
  author: { kind: "account", id: "E1", name: "Eva" },
  changed: "2026-11-21T09:00:00Z",
});

/** Opens the form of an analysis as an account with all permissions but the given ones; answers what is asked of the server. */
async function open(
  fields: typeof imported,
  without: readonly string[] = [],
  more: Partial<AnalysisForm["fields"][string]> = {},
) {
  const output = analysisWith(fields, more);
  const asked = fakeServer({
    "settings/public/": json(data.settings),
    "maintenance/": json({ maintenance: false }),
    "user/current/": json({
      ...data.user,
      permissions: data.user.permissions.filter((permission) => !without.includes(permission)),
    }),
    "settings/booked_modules/": json(data.modules),
    [`laboreditor/edit/${id}/`]: json(output, 200, { etag: '"3"' }),
  });
  await start();
  draw(<AnalysisEditor read={{ output, etag: '"2"' }} only={undefined} />);
  return asked;
}
const button = (text: string, label: string) =>
  screen.queryByRole("button", { name: text.replace("{{label}}", label) });
const goBack = (label: string) => fireEvent.click(button(words.backOf, label) as HTMLElement);
const stateOf = (key: string) =>
  Object.values(words.state).find((state) =>
    within(document.getElementById(`field-${key}`) as HTMLElement).queryByText(state),
  );
const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea, select" });
const type = (label: string, value: string) => fireEvent.input(control(label), { target: { value } });
/** What is sent when the form is saved. */
async function saved(asked: Awaited<ReturnType<typeof open>>) {
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(asked.some(({ method: how }) => how === "PATCH")).toBe(true));
  return JSON.parse(asked.find(({ method: how }) => how === "PATCH")?.body ?? "").fields;
}
/** What the browser keeps of what is unsaved. */
const drafts = () =>
  Object.values({ ...localStorage })
    .filter((text: string) => text.includes('"kept"'))
    .map((text: string) => JSON.parse(text).values.fields);

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
    expect(control("since").value).toBe("2026-12-31");
    expect(control(words.yes).checked).toBe(true);
    expect(control("Montag").checked).toBe(true);
  });

  it("makes the value own by typing, and the imported one again by typing that", async () => {
    const asked = await open(imported);
    type("unit", "mmol/l");
    expect(stateOf("unit")).toBe(words.state.differs);
    expect(hasUnsaved()).toBe(true);
    type("unit", "mg/dl");
    expect(stateOf("unit")).toBe(words.state.imported);
    expect(hasUnsaved()).toBe(false);
    type("unit", "mmol/l");
    await waitFor(() => expect(drafts()[0]?.unit.additional).toEqual({ all: { value: "mmol/l" } }));
    expect(await saved(asked)).toEqual({ unit: { additional: "mmol/l" } });
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
    const asked = await open([...imported, method]);
    type("method (English)", "");
    type("unit", "");
    expect(stateOf("unit")).toBe(words.state.hidden);
    expect(control("method (German)").value).toBe("Kultur");
    expect(await saved(asked)).toEqual({
      method: { additional: { en: "" } },
      unit: { additional: null, override: true },
    });
  });

  it("says which language stands in, and starts from its text", async () => {
    const [field] = method;
    const asked = await open([[field, { de: "Kultur" }]]);
    expect(screen.getByText("fallback: German")).toBeDefined();
    expect(control("method (English)").value).toBe("");
    fireEvent.click(button(words.startFromOf, "method (English)") as HTMLElement);
    expect(control("method (English)").value).toBe("Kultur");
    type("method (English)", "Culture");
    expect(screen.queryByText("fallback: German")).toBeNull();
    expect(await saved(asked)).toEqual({ method: { additional: { en: "Culture" } } });
  });

  it("only reads where nothing may be changed, and certificates, which cannot be chosen yet", async () => {
    await open([...imported.slice(0, 1), proof], ["core_storage.change_flatanalysis"]);
    expect(control("unit").readOnly).toBe(true);
    expect(stateOf("proof")).toBe(words.state.imported);
    expect(screen.queryByText(words.back)).toBeNull();
  });
});

describe("a table with imported rows", () => {
  const rows = Array.from({ length: 45 }, (_, at) => ({ low: `${at}` }));
  const table = field("ranges", "table", { columns: [{ key: "low", label: { de: "unten", en: "low" } }] });
  const { table: labels } = en;

  it("starts from all of them, and one more is published with them", async () => {
    const asked = await open([[table, rows]]);
    expect(screen.getAllByRole("textbox", { name: /^low, row/ })).toHaveLength(45);
    fireEvent.click(button(labels.addTo, "ranges") as HTMLElement);
    type("low, row 46", "99");
    expect(screen.getAllByLabelText(labels.changes.added)).toHaveLength(1);
    expect(await saved(asked)).toEqual({ ranges: { additional: [...rows, { low: "99" }] } });
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
    // The comparison is a chunk of its own.
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
  ] as const)("is told, and answered by %s", async (_, how, sent) => {
    const asked = await open(unit, [], changed);
    expect(screen.getByText(words.changed.text)).toBeDefined();
    answer(words.changed[how]);
    expect(screen.queryByText(words.changed.text)).toBeNull();
    expect(await saved(asked)).toEqual({ unit: sent });
  });
});
