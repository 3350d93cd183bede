import { describe, expect, test } from "vitest";
import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { readRow as read } from "./read-row.ts";

test("columns of stability by temperature are rows of storage, with the unit of the heading", () => {
  const { fields, targets } = read({
    "Stabilität RT (Tage)": "2",
    "Stabilität bei 2-8 °C": "1 Woche",
    "Haltbarkeit -20 °C": "3 Monate",
    "Stability frozen, -80 °C": "1 Jahr",
  });
  expect(targets).toEqual(
    ["room", "cold", "frozen", "deep_frozen"].map((variant) => `fields.stability.duration:${variant}`),
  );
  expect(fields.stability).toEqual([
    { storage: "RT", duration: "2 Tage" },
    { storage: "2-8 °C", duration: "1 Woche" },
    { storage: "-20 °C", duration: "3 Monate" },
    { storage: "frozen, -80 °C", duration: "1 Jahr" },
  ]);
});

test("the path of another system names a temperature without umlauts and dots", () => {
  const row = { "haltbarkeit.raumtemperatur": "3 d", "haltbarkeit.gekuehlt": "7 d" };
  expect(read(row).fields.stability).toEqual([
    { storage: "Raumtemperatur", duration: "3 d" },
    { storage: "gekühlt", duration: "7 d" },
  ]);
});

test("a duration may stand at a temperature", () => {
  expect(read({ Stability: "24 h @ RT, 7 d @ 4 C" }).fields.stability).toEqual([
    { storage: "RT", duration: "24 h" },
    { storage: "4 C", duration: "7 d" },
  ]);
});

test("a column is a part of any table if its heading names both", () => {
  const layout: FieldDefinition[] = [
    {
      ...{ key: "specimens", type: "table", label: { de: "Proben" }, source: [] },
      ...{ required: false, list_visible: false, field_visible: true, translatable: false },
      columns: [
        { key: "kind", label: { de: "Art" } },
        { key: "amount", label: { de: "Menge" } },
      ],
    },
  ];
  const { fields } = read({ "Proben Art": "Serum", "Proben Menge (ml)": "0,5" }, { fields: layout });
  expect(fields.specimens).toEqual([{ kind: "Serum", amount: "0,5 ml" }]);
});

test("the unit of a heading goes to numbers, and to nothing else", () => {
  expect(read({ "Menge (ml)": "0,5" }).fields.volume).toBe("0,5 ml");
  expect(read({ "Menge [ml]": "0,5 - 1" }).fields.volume).toBe("0,5 - 1 ml");
  expect(read({ "Volume in µl": "<200" }).fields.volume).toBe("<200 µl");
  expect(read({ "Menge (ml)": "2 Röhrchen" }).fields.volume).toBe("2 Röhrchen");
  expect(read({ "Menge (ml)": "0,5 ml" }).fields.volume).toBe("0,5 ml");
});

describe("columns of a layout that keeps specimens in a table alone", () => {
  const alone = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
    fields
      .filter(({ key }) => !["material", "container", "volume", "transport", "stability"].includes(key))
      .map((field) => ({ ...field, ...(field.children && { children: alone(field.children) }) }));
  const row = {
    Probenmaterial: "Serum",
    "Collection tube": "Serumröhrchen",
    Mindestmenge: "0,5 ml",
    "Stabilität 2–8 °C": "7 d",
    "Haltbarkeit gefroren": "3 mo",
    Versandbedingungen: "gekühlt",
  };

  test("become its cells", () => {
    const { targets, fields } = read(row, { fields: alone(standardLayout.fields) });
    const keys = [
      "material",
      "container",
      "minimum_volume",
      "stability_cold",
      "stability_frozen",
      "transport",
    ];
    expect(targets).toEqual(keys.map((key) => `fields.specimens.${key}`));
    const cells = Object.values(row);
    expect(fields.specimens).toEqual([Object.fromEntries(keys.map((key, index) => [key, cells[index]]))]);
  });

  test("go to the fields where there are some", () => {
    expect(read(row).targets).toEqual([
      "fields.material",
      "fields.container",
      "fields.volume",
      "fields.stability.duration:cold",
      "fields.stability.duration:frozen",
      "fields.transport",
    ]);
  });
});
