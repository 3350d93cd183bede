import type { Catalogue } from "../../../functions/core/door.ts";
import { columnKeys } from "../../../functions/importexport/imports/mapping/column-keys.ts";
import type { Shape } from "../../support/import-shapes.ts";
import { imported } from "../import-and-export.ts";

/** The effect of a full import of this shape on a catalogue; columns that match nothing in the layout are left out. */
export function takenInto(before: Catalogue, { file, left = [], rules = {} }: Shape) {
  const profile = Object.fromEntries(
    columnKeys(left).map((key) => [key, { target: null, language: null }] as const),
  );
  const isJson = /^[[{]/.test(file.toString("latin1", 0, 1));
  return imported(file, before, isJson ? "a.json" : "a.xlsx", { profile, ...rules });
}
