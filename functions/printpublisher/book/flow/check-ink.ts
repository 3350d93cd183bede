/** Before the target in the name of a place that says what is wrong with it. */
export const outside = "outside--";

/**
 * Finds what would be printed outside its column or over its neighbour, and names a place for the entry, section or chapter it belongs to,
 * which the PDF keeps: so a part that is taken from an earlier book tells it again. Runs in the page.
 */
export function checkInk({ width, outside }: { width: number; outside: string }): void {
  const main = document.querySelector<HTMLElement>("main");
  const targets = document.querySelector(".targets");
  if (!main || !targets) return;
  main.style.width = `${width}px`;
  const wide = [...main.querySelectorAll<HTMLElement>("*")].filter(
    // Rounding makes one pixel; what is cut on purpose does not print.
    (one) =>
      one.clientWidth > 0 &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX === "visible",
  );
  // What holds it is too wide as well.
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
