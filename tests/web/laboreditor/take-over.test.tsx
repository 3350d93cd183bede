// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
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

const analysisWith = (fields: typeof imported): AnalysisForm => ({
  id,
  version: 2,
  code: "GLU",
  layout: "default",
  layout_exists: true,
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  ...nothingChosen,
  imported: true,
  definitions: fields.map(([definition]) => definition),
  fields: Object.fromEntries(
    fields.map(([{ key }, raw]) => [key, { raw, additional: null, meta: { override: false, shown: {} } }]),
  ),
  orphans: [],
  references: { categories: {}, collections: {}, items: {}, analyses: {} },
  languages: ["de", "en"],
  read_only: [],
  author: { kind: "account", id: "E1", name: "Eva" },
  changed: "2026-11-21T09:00:00Z",
});

/** Opens the form of an analysis as an account with all permissions but the given ones; answers what is asked of the server. */
async function open(fields: typeof imported, without: readonly string[] = []) {
  const output = analysisWith(fields);
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
const button = (label: string) => screen.queryByLabelText(words.takeOverOf.replace("{{label}}", label));
const press = (label: string) => fireEvent.click(button(label) as HTMLElement);
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

describe("an imported value", () => {
  it("of every type is taken over, kept as a draft and saved", async () => {
    const asked = await open(imported);
    expect(hasUnsaved()).toBe(false);
    for (const [{ key }] of imported) {
      press(key);
      expect(hasUnsaved()).toBe(true);
      expect(button(key)).toBeNull();
    }
    const taken = imported.map(([{ key }, raw]) => [key, raw] as const);
    await waitFor(() =>
      expect(drafts()[0]).toMatchObject(
        Object.fromEntries(taken.map(([key, raw]) => [key, { additional: { all: raw } }])),
      ),
    );
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(asked.some(({ method: how }) => how === "PATCH")).toBe(true));
    expect(JSON.parse(asked.find(({ method: how }) => how === "PATCH")?.body ?? "")).toEqual({
      fields: Object.fromEntries(taken.map(([key, raw]) => [key, { additional: raw }])),
    });
  });

  it("is taken over in the language that it stands in, to be changed at once", async () => {
    await open([method]);
    press("method (English)");
    const own = screen.getByLabelText<HTMLInputElement>("method (English)");
    expect(own.value).toBe("Culture");
    expect(screen.getByLabelText<HTMLInputElement>("method (German)").value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(own));
    expect(button("method (German)")).not.toBeNull();
    expect(button("method (English)")).toBeNull();
    fireEvent.change(own, { target: { value: "Culture, 48 h" } });
    expect(button("method (English)")).not.toBeNull();
  });

  it("leaves the focus on what was taken over of a yes or no", async () => {
    await open(imported);
    press("accredited");
    const yes = screen.getByLabelText<HTMLInputElement>(words.yes);
    await waitFor(() => expect(document.activeElement).toBe(yes));
    expect(yes.checked).toBe(true);
  });

  it("stays as it is where it may not be changed, and for certificates, which cannot be chosen yet", async () => {
    await open([...imported.slice(0, 1), proof]);
    expect(button("unit")).not.toBeNull();
    expect(button("proof")).toBeNull();
    cleanup();
    await open(imported, ["core_storage.change_flatanalysis"]);
    expect(screen.getAllByText(words.imported).length).toBe(imported.length);
    expect(screen.queryByText(words.takeOver)).toBeNull();
  });
});
