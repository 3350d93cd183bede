import type { ColumnKind } from "./field.ts";
import type { ShownField } from "./shown-field.ts";

/** A specimen on which an analysis can be performed, as the laboratory words it; what it does not say is empty. */
export interface Specimen {
  material: string;
  container: string;
  /** With their units, such as `0,5 ml`. */
  usualVolume: string;
  minimumVolume: string;
  /** Stability as the laboratory words it, such as `24 h`, at 20–25 °C, 2–8 °C and −20 °C. */
  stability: { room: string; cold: string; frozen: string };
  transport: string;
}

/** The alternatives in a table of specimens, the preferred one first; empty for a field of another role. */
export function specimensIn({ role, kinds = [], rows = [] }: ShownField): Specimen[] {
  if (role !== "specimens") return [];
  return rows.map((row) => {
    const cell = (kind: ColumnKind) => row[kinds.indexOf(kind)]?.trim() ?? "";
    return {
      material: cell("material"),
      container: cell("container"),
      usualVolume: cell("usual_volume"),
      minimumVolume: cell("minimum_volume"),
      stability: {
        room: cell("stability_room"),
        cold: cell("stability_cold"),
        frozen: cell("stability_frozen"),
      },
      transport: cell("transport"),
    };
  });
}
