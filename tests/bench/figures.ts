import { print } from "../../infra/ops/print.ts";

/** One line of the table: the measurement, its value with the unit, and its target. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  aim?: string;
}

/** The value below which the given share of all values lies (0.95 for p95). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ what: title, value, unit, aim }) => [
    title,
    `${rounded(value)} ${unit}`.trim(),
    aim ?? "",
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) print(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}

const rounded = (value: number) =>
  Number.isInteger(value)
    ? value.toLocaleString("en")
    : value.toLocaleString("en", { maximumSignificantDigits: 3 });
