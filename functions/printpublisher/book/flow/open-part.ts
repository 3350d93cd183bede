/** How a part's columns are divided; where the browser fills them, there are none of ours. */
export interface OpenedColumns {
  count: number;
  /** Between two columns, pixels; 0 for a single one. */
  gap: number;
  /** Of a column, whole pixels. */
  width: number;
}

/**
 * Shows a part that was held back, once the fonts that most of it is set in are there: laying it out in other ones first would cost as
 * much as all that follows. Columns of ours are one narrow column from the start, in which entries can be measured. Runs in the page.
 */
export async function openPart({
  width: pageWidth,
  flowed,
  faces,
}: {
  width: number;
  flowed: boolean;
  /** The faces to wait for. */
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
  // The fonts of other scripts are asked for when it is laid out.
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
