/**
 * Lets the words of a table of free text be divided anywhere only where it would be wider than its column otherwise: where they always may,
 * narrow columns get one letter a line. Runs in the page.
 */
export function fitTables(): void {
  const wide = [...document.querySelectorAll<HTMLElement>("table:not(.values,.grid)")].filter(
    (table) => table.offsetWidth > (table.parentElement?.clientWidth ?? 0) + 1,
  );
  for (const table of wide) table.classList.add("tight");
}
