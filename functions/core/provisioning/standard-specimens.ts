import type { ColumnKind, FieldColumn } from "../../../shared/core/catalogue/field.ts";
import { standardCollections } from "./standard-collections.ts";
import { column, field, option } from "./standard-field.ts";

/** Items of a collection as options of a column, so that both name the same thing alike and in every language. */
const itemsOf = (collection: string) =>
  standardCollections
    .find(({ identifier }) => identifier === collection)
    ?.items.map(({ identifier, name }) => ({ key: identifier, label: name })) ?? [];

export const transportOptions = [
  option("ambient", "Raumtemperatur", "Room temperature"),
  option("cooled", "gekühlt (2–8 °C)", "Refrigerated (2–8 °C)"),
  option("frozen", "gefroren (−20 °C)", "Frozen (−20 °C)"),
  option("light_protected", "lichtgeschützt", "Protected from light"),
  option("immediately", "sofort ins Labor", "To the laboratory at once"),
];

const durations = [
  ...[2, 4, 8, 24, 48].map((hours) => option(`${hours} h`, `${hours} Stunden`, `${hours} hours`)),
  ...[3, 5, 7, 14].map((days) => option(`${days} d`, `${days} Tage`, `${days} days`)),
  ...[1, 3, 6, 12].map((months) =>
    option(
      `${months} mo`,
      months === 1 ? "1 Monat" : `${months} Monate`,
      months === 1 ? "1 month" : `${months} months`,
    ),
  ),
];

/** A column whose kind and key are the same. */
const of = (kind: ColumnKind, de: string, en: string, options?: FieldColumn["options"]) =>
  column(kind, de, en, { kind, ...(options && { options }) });

/** The table of alternative specimens; material and container are the items of the standard collections. */
export const standardSpecimens = field(
  "specimens",
  "table",
  ["Probenalternativen", "Alternative specimens"],
  {
    role: "specimens",
    recommended: true,
    columns: [
      of("material", "Material", "Specimen", itemsOf("materials")),
      of("container", "Gefäß", "Container", itemsOf("containers")),
      of("usual_volume", "Übliche Menge", "Usual volume"),
      of("minimum_volume", "Mindestmenge", "Minimum volume"),
      of("stability_room", "Stabil bei 20–25 °C", "Stable at 20–25 °C", durations),
      of("stability_cold", "Stabil bei 2–8 °C", "Stable at 2–8 °C", durations),
      of("stability_frozen", "Stabil bei −20 °C", "Stable at −20 °C", durations),
      of("transport", "Transport", "Transport", transportOptions),
    ],
    source: ["Probenalternativen", "Alternative Proben", "Alternative specimens"],
    help: [
      "Je Zeile eine mögliche Probe, die bevorzugte zuerst. Das Verzeichnis zeigt sie statt Gefäß, Mindestmenge, Transport und Stabilität.",
      "A possible specimen in each row, the preferred one first. The directory shows them instead of container, minimum volume, transport and stability.",
    ],
  },
);
