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
  for (const element of [...innermost, ...high]) element.setAttribute("data-told", "");
}
