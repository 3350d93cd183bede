import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import {
  type FieldDefinition,
  type FieldValue,
  fieldDefinitionSchema,
} from "../../../shared/core/catalogue/field.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { AnalysisEditor } from "../../../web/laboreditor/editor/analysis-editor.tsx";
import en from "../../../web/laboreditor/editor/texts.en.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { nothingChosen } from "../support/editor-values.ts";
import { fakeServer, json } from "../support/fake-server.ts";
import * as data from "../support/mock-data.ts";

const { field: words } = en;
const id = "01JZ8Q4W6T3R5Y7P9K2M4N6B8D";
export const field = (key: string, type: string, properties: object = {}): FieldDefinition =>
  fieldDefinitionSchema.parse({ key, type, label: { de: key, en: key }, ...properties });
const options = [
  { key: "mo", label: { de: "Montag" } },
  { key: "fr", label: { de: "Freitag" } },
];
/** A field of each type that an editor may fill, with an imported value. */
export const imported: [FieldDefinition, FieldValue][] = [
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
export const proof: [FieldDefinition, FieldValue] = [field("proof", "certificate"), ["CERT-1"]];
export const method: [FieldDefinition, FieldValue] = [
  field("method", "text", { translatable: true }),
  { de: "Kultur", en: "Culture" },
];

/** An analysis with these fields, as its form receives it. */
export const analysisWith = (
  fields: typeof imported,
  fieldFacts: Partial<AnalysisForm["form_fields"][string]> = {},
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
  form_fields: Object.fromEntries(
    fields.map(([{ key, type, required }, raw]) => [
      key,
      {
        ...{ key, type, required },
        raw,
        additional: null,
        meta: { override: false, shown: {} },
        ...fieldFacts,
      },
    ]),
  ),
  orphans: [],
  references: { categories: {}, collections: {}, items: {}, analyses: {} },
  languages: ["de", "en"],
  read_only: [],
  author: { kind: "account", id: "E1", name: "Eva" },
  changed: "2026-11-21T09:00:00Z",
});

/** Opens the form of an analysis as an account with all permissions except the given ones; returns the requests to the server. */
export async function open(
  fields: typeof imported,
  without: readonly string[] = [],
  fieldFacts: Partial<AnalysisForm["form_fields"][string]> = {},
  facts: Partial<AnalysisForm> = {},
) {
  const output = { ...analysisWith(fields, fieldFacts), ...facts };
  const requests = fakeServer({
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
  return requests;
}
export const button = (text: string, label: string) =>
  screen.queryByRole("button", { name: text.replace("{{label}}", label) });
export const goBack = (label: string) => fireEvent.click(button(words.backOf, label) as HTMLElement);
export const stateOf = (key: string) =>
  Object.values(words.state).find((state) =>
    within(document.getElementById(`field-${key}`) as HTMLElement).queryByText(state),
  );
export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea, select" });
export const type = (label: string, value: string) => fireEvent.input(control(label), { target: { value } });
/** Body sent when the form is saved. */
export async function saved(requests: Awaited<ReturnType<typeof open>>) {
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(requests.some(({ method: verb }) => verb === "PATCH")).toBe(true));
  return JSON.parse(requests.find(({ method: verb }) => verb === "PATCH")?.body ?? "").form_fields;
}
