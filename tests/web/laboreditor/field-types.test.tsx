// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FieldDefinition, fieldDefinitionSchema } from "../../../shared/core/catalogue/field.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { Comparison } from "../../../web/laboreditor/editor/comparison.tsx";
import { ValueInput } from "../../../web/laboreditor/editor/fields/value-input.tsx";
import { withParts } from "../../../web/laboreditor/editor/merge.ts";
import { rememberName } from "../../../web/laboreditor/editor/reference-names.ts";
import { valuesOf } from "../../../web/laboreditor/editor/values.ts";
import { beginSession } from "../../../web/platform/session.ts";
import { start } from "../../../web/platform/startup.ts";
import { draw } from "../support/dress.tsx";
import { fakeServer } from "../support/fake-server.ts";
import { startup } from "../support/startup.ts";
import { speak } from "../support/texts.ts";

const named = (de: string) => ({ de });
const field = (key: string, type: string, properties: object = {}): FieldDefinition =>
  fieldDefinitionSchema.parse({ key, type, label: named(key), ...properties });
const definitions = [
  field("unit", "text"),
  field("note", "multilinetext", { translatable: true }),
  field("codes", "list"),
  field("ranges", "table", {
    columns: [
      {
        key: "sex",
        label: named("Geschlecht"),
        options: [
          { key: "f", label: named("weiblich") },
          { key: "m", label: named("männlich") },
        ],
      },
      { key: "low", label: named("unten") },
    ],
  }),
  field("since", "date"),
  field("accredited", "checkbox"),
  field("days", "checkbox", {
    options: [
      { key: "mo", label: named("Montag") },
      { key: "fr", label: named("Freitag") },
    ],
  }),
  field("more", "category"),
  field("material", "collectionitem", { collection: "materials" }),
  field("see", "relatedanalyses"),
  field("proof", "certificate"),
];
const form: AnalysisForm = {
  id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8D",
  version: 2,
  code: "GLU",
  layout: "default",
  layout_name: {},
  layout_exists: true,
  name: named("Glukose"),
  state: "PUBLISHED",
  categories: [],
  collection: "materials",
  collection_items: ["materials/serum"],
  related_analyses: [],
  internal: false,
  is_standalone: true,
  list_visible: true,
  imported: true,
  definitions,
  form_fields: {},
  orphans: [],
  references: {
    categories: { lipids: { name: named("Lipide"), has_layout: false } },
    collections: { materials: { name: named("Materialien") } },
    items: { "materials/serum": { id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8E", name: named("Serum") } },
    analyses: {
      CRP: { id: "01JZ8Q4W6T3R5Y7P9K2M4N6B8F", name: named("C-reaktives Protein"), state: "NEW" },
      OLD: null,
    },
  },
  languages: ["de", "en"],
  read_only: [],
  author: { kind: "account", id: "E1", name: "Eva" },
  changed: "2026-11-21T09:00:00Z",
};

beforeEach(async () => {
  localStorage.clear();
  beginSession("token");
  await speak("de");
  fakeServer(startup);
  await start();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Both persons' versions of a part as displayed, with marked words in brackets. */
function sides(path: string, mineSays: unknown, theirsSays: unknown): string[] {
  const [mine, theirs] = [mineSays, theirsSays].map((value) =>
    path.includes(".additional.") ? { value } : value,
  );
  const base = valuesOf(form);
  const changed = withParts(base, new Map([[path, theirs]]));
  const drawn = draw(
    <Comparison
      base={base}
      mine={withParts(base, new Map([[path, mine]]))}
      present={{ ...form, ...stored(path, changed) }}
      takeTheirs={new Set()}
      onChoose={() => {}}
    />,
  );
  for (const mark of drawn.container.querySelectorAll("mark")) mark.textContent = `[${mark.textContent}]`;
  return within(drawn.container)
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent ?? "");
}
/** The form as the server would store these values. */
const stored = (path: string, values: ReturnType<typeof valuesOf>): Partial<AnalysisForm> => {
  const { form_fields: fields, name: _name, ...facts } = values;
  const [, key = ""] = path.split(".");
  const { all, ...languages } = Object.fromEntries(
    Object.entries(fields[key]?.additional ?? {}).flatMap(([part, entry]) =>
      entry ? [[part, entry.value]] : [],
    ),
  );
  const additional = (all ?? languages) as AnalysisForm["form_fields"][string]["additional"];
  return {
    ...facts,
    form_fields: path.startsWith("form_fields.")
      ? {
          [key]: {
            key,
            type: "text",
            required: false,
            raw: null,
            additional,
            meta: { override: false, shown: {} },
          },
        }
      : {},
  };
};
const slot = (key: string, language = "all") => `form_fields.${key}.additional.${language}`;

describe("what two people made of a field", () => {
  it("is read in both versions, with the words marked in which they differ", () => {
    expect(sides(slot("unit"), "mg pro dl", "mg pro l")).toEqual(["mg pro [dl]", "mg pro [l]"]);
    expect(sides(slot("codes"), ["A", "B"], ["A", "C"])).toEqual(["A\n[B]", "A\n[C]"]);
    expect(sides(slot("since"), "2026-12-31", "2027-12-31")).toEqual(["31.12.[2026]", "31.12.[2027]"]);
    expect(sides(slot("accredited"), true, false)).toEqual(["[Ja]", "[Nein]"]);
  });

  it("is rich text without its markup, unless that is all that differs", () => {
    const [mine, theirs] = sides(
      slot("note", "de"),
      "<p>Nüchtern <b>gut</b></p>",
      "<p>Nüchtern schlecht</p>",
    );
    expect([mine, theirs]).toEqual(["Nüchtern [gut]", "Nüchtern [schlecht]"]);
    expect(sides(slot("note", "de"), "<p>gleich</p>", "<p><b>gleich</b></p>").join()).toContain("b>");
  });

  it("names the cells of a table by their columns and choices", () => {
    expect(sides(slot("ranges"), [{ sex: "f", low: "3" }], [{ sex: "m", low: "3" }])).toEqual([
      "Geschlecht: [weiblich], unten: 3",
      "Geschlecht: [männlich], unten: 3",
    ]);
    expect(sides(slot("days"), ["mo"], ["fr"])).toEqual(["[Montag]", "[Freitag]"]);
  });

  it("names what is referred to, newly picked things too, and says what is gone", () => {
    rememberName("items", "materials/urine", "Urin");
    expect(sides(slot("more"), ["lipids"], ["nowhere"])).toEqual(["[Lipide]", "[nowhere]"]);
    expect(sides(slot("material"), ["serum"], ["urine"])).toEqual(["[Serum]", "[Urin]"]);
    expect(sides(slot("see"), ["CRP", "NEWER"], ["CRP", "OLD"])).toEqual([
      "C-reaktives Protein (CRP), [NEWER]",
      expect.stringContaining("OLD (nicht mehr vorhanden)"),
    ]);
    expect(sides("collection_items", ["materials/urine"], [])).toEqual(["[Urin (Materialien)]", "[(leer)]"]);
  });
});

describe("a field of certificates", () => {
  it("shows what is kept, cannot be changed and leads to where it is explained", () => {
    const proof = definitions.find(({ type }) => type === "certificate");
    const changed = vi.fn();
    draw(
      <ValueInput
        field={proof as FieldDefinition}
        label="Nachweis"
        references={form.references}
        readOnly={false}
        errorId="error"
        input={{ defaultValue: ["CERT-1", "CERT-2"], onChange: changed }}
      />,
    );
    for (const id of ["CERT-1", "CERT-2"]) expect(screen.getAllByText(id).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>("Nachweis", { selector: "input" }).disabled).toBe(true);
    expect(screen.getByRole("link", { name: "Über Ringversuche" }).getAttribute("href")).toBe(
      "/ringversuche/info",
    );
    expect(changed).not.toHaveBeenCalled();
  });
});
