import type { ColumnKind, FieldDefinition } from "../../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../../shared/core/catalogue/field-role.ts";
import { temperatureIn } from "../../../../shared/core/catalogue/temperature.ts";
import type { FieldPart } from "./find-parts.ts";
import { headingUnit } from "./heading-unit.ts";
import { headingWords, type Meaning, meaningsOf } from "./headings/vocabulary.ts";
import { partOfKind, storageWords } from "./table-parts.ts";

/** Columns of specimens by the meaning of a heading, for layouts that have no field with that meaning. */
const kindOfMeaning: Partial<Record<Meaning, ColumnKind>> = {
  ...{ material: "material", container: "container", volume: "minimum_volume", transport: "transport" },
};

/** The column of a table of specimens for which a heading stands. */
export function specimenPart(tables: readonly FieldDefinition[], heading: string): FieldPart | undefined {
  const field = tables.find((table) => roleOf(table) === "specimens");
  if (!field) return undefined;
  const variant = storageWords(field, heading) === undefined ? undefined : temperatureIn(heading);
  const [only, ...others] = meaningsOf(headingWords(headingUnit(heading).name));
  const kind = only && others.length === 0 ? kindOfMeaning[only.meaning] : undefined;
  const part = partOfKind(
    field,
    variant && variant !== "deep_frozen" ? (`stability_${variant}` as const) : kind,
  );
  return part && { field, part };
}
