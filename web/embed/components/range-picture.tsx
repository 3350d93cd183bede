/** @jsxImportSource preact */
import type { ColumnKind } from "../../../shared/core/catalogue/field.ts";
import type { ShownField } from "../../../shared/core/catalogue/shown-field.ts";

/** Fewest ranges that are easier to compare as bars than as numbers, and the most that still are. */
const fewest = 2;
const mostBars = 16;

interface Bar {
  id: number;
  label: string;
  value: string;
  low: number | undefined;
  high: number | undefined;
}

/** A limit as shown; undefined if it is none or if its sign may separate thousands. */
function numberOf(cell: string): number | undefined {
  const text = cell
    .replaceAll(/\s/g, "")
    .replace(/^[<>≤≥]=?/, "")
    .replace("−", "-");
  if (!/^-?\d+(?:[.,]\d+)?$/.test(text) || /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return undefined;
  return Number(text.replace(",", "."));
}

/** The ranges of a table as bars on one scale; none if they have several units or too few limits that can be read. */
export function barsOf({ kinds = [], rows = [] }: ShownField): Bar[] {
  const cellOf = (row: readonly string[], kind: ColumnKind) => row[kinds.indexOf(kind)]?.trim() ?? "";
  const units = new Set(rows.map((row) => cellOf(row, "unit")));
  const bars = rows.flatMap((row, id) => {
    const [low, high] = [cellOf(row, "lower_limit"), cellOf(row, "upper_limit")];
    const [from, to] = [numberOf(low), numberOf(high)];
    const isRead = (low === "" || from !== undefined) && (high === "" || to !== undefined);
    if (!isRead || (from === undefined && to === undefined) || (from ?? 0) > (to ?? Infinity)) return [];
    const ages = [cellOf(row, "age_from"), cellOf(row, "age_to")];
    const age = ages.every(Boolean) ? ages.join(" – ") : ages[0] ? `≥ ${ages[0]}` : ages[1] && `≤ ${ages[1]}`;
    const notes = row.filter((cell, index) => kinds[index] === "text" && cell !== "");
    const limits = low && high ? `${low} – ${high}` : low ? `≥ ${low}` : `≤ ${high}`;
    return {
      id,
      label: [cellOf(row, "sex"), age, ...notes].filter(Boolean).join(", "),
      value: `${limits} ${cellOf(row, "unit")}`.trim(),
      low: from,
      high: to,
    };
  });
  return units.size > 1 || bars.length < fewest || bars.length > mostBars ? [] : bars;
}

/** Reference ranges as bars, one below the other on one scale; the table has the same facts. */
export function RangePicture({ field }: { field: ShownField }) {
  const bars = barsOf(field);
  if (bars.length === 0) return null;
  const ends = bars.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
  const start = Math.min(0, ...ends);
  const end = Math.max(...ends) * 1.08 - start || 1;
  const place = (value: number) => Math.round(((value - start) / end) * 1000) / 10;
  return (
    <figure
      class="lbm-ranges"
      role="img"
      aria-label={`${field.label}: ${bars.map(({ label, value }) => [label, value].filter(Boolean).join(": ")).join("; ")}`}
    >
      {bars.map(({ id, label, value, low, high }) => {
        const from = place(low ?? start);
        const to = high === undefined ? 100 : place(high);
        return (
          <div key={id} class="lbm-range" lang={field.language}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path class="lbm-range-scale" d="M0 5h100" />
              <rect x={from} y="1" width={Math.max(1, to - from)} height="8" />
            </svg>
            <span>{value}</span>
          </div>
        );
      })}
    </figure>
  );
}
