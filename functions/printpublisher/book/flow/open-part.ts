/** Columns that the engine fills itself, in place of the browser. */
export interface OpenedColumns {
  count: number;
  /** Space between two columns, pixels; 0 for a single one. */
  gap: number;
  /** Width of a column, whole pixels. */
  width: number;
}

/**
 * Shows a hidden part once the fonts of most of its text have loaded: laying it out in other fonts first would cost as much as
 * everything after. Columns that the engine fills start as one narrow column, in which entries can be measured. Runs in the page.
 */
export async function openPart({
  width: pageWidth,
  flowed,
  faces,
}: {
  width: number;
  flowed: boolean;
  /** Faces to wait for. */
  faces: readonly string[];
}): Promise<OpenedColumns | null> {
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  const main = document.querySelector<HTMLElement>("main");
  const flow = document.querySelector<HTMLElement>("main>.groups,main>.index");
  if (!main) return null;
  main.style.width = `${pageWidth}px`;
  const columns = flowed && flow ? columnsOf(flow) : null;
  if (flow && columns) flow.style.cssText = `columns:auto;width:${columns.width}px`;
  main.hidden = false;
  // Force a layout, which requests the fonts of other scripts.
  main.getBoundingClientRect();
  await document.fonts.ready;
  return columns;

  function columnsOf(flow: Element): OpenedColumns {
    const style = getComputedStyle(flow);
    const count = Number.parseInt(style.columnCount, 10) || 1;
    const gap = count > 1 ? Number.parseFloat(style.columnGap) || 0 : 0;
    return { count, gap, width: Math.floor((pageWidth - gap * (count - 1)) / count) };
  }
}
