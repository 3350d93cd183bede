/** Prefix of a destination that marks ink outside its column; the target follows. */
export const outside = "outside--";

/**
 * Finds ink that would be printed outside its column or over its neighbour, and marks its elements for `tellOwners`. Runs in the page.
 */
export function checkInk({ width }: { width: number }): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  main.style.width = `${width}px`;
  const wide = [...main.querySelectorAll<HTMLElement>("*")].filter(
    // Rounding adds one pixel; deliberately clipped content does not print.
    (element) =>
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).overflowX === "visible",
  );
  // Elements around a wide one are too wide as well; keep only the innermost.
  const innermost = wide.filter(
    (element, index) => !wide.slice(index + 1).some((other) => element.contains(other)),
  );
  const high = [...main.querySelectorAll(".column")].flatMap((column) => {
    const foot = column.parentElement?.getBoundingClientRect().bottom ?? 0;
    const last = column.querySelector(":scope>:last-child>tbody:last-child") ?? column.lastElementChild;
    return last && last.getBoundingClientRect().bottom > foot + 1 ? [last] : [];
  });
  for (const element of [...innermost, ...high]) element.setAttribute("data-told", "");
}
