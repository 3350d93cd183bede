/**
 * Adds a destination for the entry, section or chapter that each element marked with `data-told` belongs to, and takes the marks away. The PDF
 * keeps the destinations, so a part reused from an earlier book reports its faults again. Runs in the page.
 * @param prefix begins the destinations of one kind of fault; the target follows
 */
export function tellOwners({ prefix }: { prefix: string }): void {
  const main = document.querySelector("main");
  const targets = document.querySelector(".targets");
  if (!main || !targets) return;
  const marked = [...main.querySelectorAll<HTMLElement>("[data-told]")];
  for (const owner of new Set(marked.map(ownerOf))) {
    const link = document.createElement("a");
    link.href = `#${prefix}${owner}`;
    link.id = `${prefix}${owner}`;
    targets.append(link);
  }
  for (const element of marked) element.removeAttribute("data-told");

  /** Returns the title of the chapter that an element stands below, since a text may have several. */
  function chapterOf(element: Element) {
    const titles = [...(main?.querySelectorAll(".opening[id]") ?? [])];
    return titles.findLast(
      (title) => title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
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
      chapterOf(element)?.id ||
      main?.querySelector("[id]")?.id ||
      ""
    );
  }
}
