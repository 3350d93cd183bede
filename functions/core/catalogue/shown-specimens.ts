import { coloursIn, isColour, shapeOf } from "../../../shared/core/catalogue/container-look.ts";
import type { CollectionItem } from "../../../shared/core/catalogue/document.ts";
import { isPerLanguage } from "../../../shared/core/catalogue/field.ts";
import type { FieldRole } from "../../../shared/core/catalogue/field-role.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";
import { shownNumber } from "../../../shared/core/catalogue/shown-number.ts";
import type { ShownSpecimen } from "../../../shared/core/catalogue/shown-specimen.ts";
import { specimensIn } from "../../../shared/core/catalogue/specimens.ts";
import { localized } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Reader } from "./show-analysis.ts";
import { itemCalled } from "./specimen-items.ts";

/** A specimen without the facts about its container. */
type Worded = Omit<ShownSpecimen, "look" | "order">;

/**
 * The specimens of an analysis: the rows of its tables of specimens or, in layouts without one, the fields of a single specimen.
 * @param orderOf finds the article by which a collection item (`collection/identifier`) is ordered
 */
export function shownSpecimens(
  catalogue: Catalogue,
  fields: readonly ShownField[],
  reader: Pick<Reader, "language" | "main">,
  orderOf: (item: string) => ShownSpecimen["order"] = () => null,
): ShownSpecimen[] {
  const alternatives = fields.flatMap(inTable);
  return (alternatives.length > 0 ? alternatives : inFields(fields)).map((specimen) => {
    const item = itemCalled(catalogue, specimen.container);
    return {
      ...specimen,
      look: lookOf(specimen.container, item ? catalogue.content("collectionitem", item) : undefined, reader),
      order: item ? orderOf(item) : null,
    };
  });
}

/** Temperatures of the columns of stability, unless the labels of the columns name others. */
const temperatures = {
  stability_room: "20–25 °C",
  stability_cold: "2–8 °C",
  stability_frozen: "−20 °C",
} as const;
const temperature = /(?:[-−–]\s?)?\d+(?:\s?(?:[-–]|bis|to)\s?\d+)?\s?°\s?C/;

function inTable(field: ShownField): Worded[] {
  const { kinds = [], columns = [] } = field;
  const conditionOf = (kind: keyof typeof temperatures) =>
    temperature.exec(columns[kinds.indexOf(kind)] ?? "")?.[0] ?? temperatures[kind];
  return specimensIn(field).map(({ usualVolume, minimumVolume, stability, ...specimen }) => ({
    ...specimen,
    usual_volume: usualVolume,
    minimum_volume: minimumVolume,
    stability: [
      { condition: conditionOf("stability_room"), duration: stability.room },
      { condition: conditionOf("stability_cold"), duration: stability.cold },
      { condition: conditionOf("stability_frozen"), duration: stability.frozen },
    ].filter(({ duration }) => duration !== ""),
  }));
}

/** The single specimen that fields for material, container, volume, stability and transport describe. */
function inFields(fields: readonly ShownField[]): Worded[] {
  const wordsOf = (role: FieldRole) => {
    const field = fields.find((other) => other.role === role);
    return field?.list?.join(", ") ?? field?.text ?? "";
  };
  const volume = fields.find(({ role }) => role === "volume");
  const isUsual = /üblich|empfohlen|usual|recommend|preferred/i.test(volume?.label ?? "");
  const specimen: Worded = {
    material: wordsOf("material"),
    container: wordsOf("container"),
    usual_volume: isUsual ? wordsOf("volume") : "",
    minimum_volume: isUsual ? "" : wordsOf("volume"),
    stability: fields
      .filter(({ role }) => role === "storage")
      .slice(0, 1)
      .flatMap(stabilityIn),
    transport: wordsOf("transport"),
  };
  return [specimen].filter(({ material, container }) => material !== "" || container !== "");
}

function stabilityIn({ columns = [], rows, text, list }: ShownField): ShownSpecimen["stability"] {
  if (!rows) return (list ?? (text ? [text] : [])).map((duration) => ({ condition: "", duration }));
  const named = columns.findIndex((column) => /dura|stabil|haltbar|dauer|zeit|time|stable/i.test(column));
  const place = named < 0 ? columns.length - 1 : named;
  return rows.map((row) => ({
    condition: row.filter((cell, index) => index !== place && cell !== "").join(", "),
    duration: row[place] ?? "",
  }));
}

/** How a container looks, by its name and by colour and volume among the facts of its collection item. */
function lookOf(
  container: string,
  item: CollectionItem | undefined,
  { language, main }: Pick<Reader, "language" | "main">,
): ShownSpecimen["look"] {
  const shape = shapeOf(container);
  if (!shape) return null;
  const facts = Object.values(item?.fields ?? {}).flatMap((value) => {
    const text = isPerLanguage(value)
      ? localized(value as Record<string, string>, language, main).value
      : value;
    return typeof text === "string" ? [text.trim()] : [];
  });
  const inName = coloursIn(container);
  const colour = inName.length > 0 ? "" : (facts.find(isColour) ?? "");
  const fill = facts.find((fact) => /^\d+(?:[.,]\d+)?\s?(?:ml|µl|μl|g)$/i.test(fact)) ?? "";
  return {
    shape,
    caps: (inName.length > 0 ? inName : coloursIn(colour)).slice(0, 2),
    colour,
    fill: shownNumber(fill, language, "limit"),
  };
}
