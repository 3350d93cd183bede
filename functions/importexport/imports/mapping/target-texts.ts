import type { UiLanguage } from "../../../../shared/kernel/ui-language.ts";
import type { Variant } from "./table-parts.ts";

/** The labels of an analysis's own properties. */
export const propertyTexts = {
  code: { de: "Code (eindeutig)", en: "Code (unique)" },
  name: { de: "Name", en: "Name" },
  categories: { de: "Kategorie", en: "Category" },
  state: { de: "Status", en: "State" },
  internal: { de: "Intern", en: "Internal" },
  related: { de: "Verwandte Analysen (Codes)", en: "Related analyses (codes)" },
} satisfies Record<string, Record<UiLanguage, string>>;

/** The labels of parts that a heading names beside a column. */
export const variantTexts: Record<Variant, Record<UiLanguage, string>> = {
  m: { de: "männlich", en: "male" },
  f: { de: "weiblich", en: "female" },
  adults: { de: "Erwachsene", en: "adults" },
  children: { de: "Kinder", en: "children" },
  room: { de: "Raumtemperatur", en: "room temperature" },
  cold: { de: "gekühlt", en: "refrigerated" },
  frozen: { de: "gefroren", en: "frozen" },
  deep_frozen: { de: "tiefgefroren", en: "deep-frozen" },
  age_unit: { de: "Einheit des Alters", en: "unit of the age" },
  whom: { de: "Alter und Geschlecht", en: "age and sex" },
};
