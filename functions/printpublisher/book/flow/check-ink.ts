/** Prefix of a destination that marks ink outside its column; the target follows. */
export const outside = "outside--";

/**
 * Finds ink that would be printed outside its column or over its neighbour, and adds a destination for the entry, section or chapter it
 * belongs to. The PDF keeps the destination, so a part reused from an earlier book reports the fault again. Runs in the page.
 */
export function checkInk({ width, outside }: { width: number; outside: string }): void {
  const main = document.querySelector<HTMLElement>("main");
  const targets = document.querySelector(".targets");
  if (!main || !targets) return;
  main.style.width = `${width}px`;
  const wide = [...main.querySelectorAll<HTMLElement>("*")].filter(
    // Rounding adds one pixel; deliberately clipped content does not print.
    (one) =>
      one.clientWidth > 0 &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX === "visible",
  );
  // Elements around a wide one are too wide as well; keep only the innermost.
  const innermost = wide.filter((one, at) => !wide.slice(at + 1).some((other) => one.contains(other)));
  const high = [...main.querySelectorAll(".column")].flatMap((column) => {
    const foot = column.parentElement?.getBoundingClientRect().bottom ?? 0;
    const last = column.querySelector(":scope>:last-child>tbody:last-child") ?? column.lastElementChild;
    return last && last.getBoundingClientRect().bottom > foot + 1 ? [last] : [];
  });
  const found = new Set([...innermost, ...high].map(ownerOf));
  for (const owner of found) {
    const link = document.createElement("a");
    link.href = `#${outside}${owner}`;
    link.id = `${outside}${owner}`;
    targets.append(link);
  }

  function ownerOf(element: Element): string {
    const entry = element.closest<HTMLElement>(".entry");
    const row = element.closest<HTMLElement>(".grid>tbody");
    return (
      entry?.id ||
      entry?.dataset.of ||
      row?.dataset.of ||
      row?.querySelector(".name")?.id ||
      element.closest(".section")?.id ||
      main?.querySelector("[id]")?.id ||
      ""
    );
  }
}
