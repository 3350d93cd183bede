import type { Band } from "./lay-out-bands.ts";

interface ColumnSettings {
  bands: readonly Band[];
  gap: number;
  /** Widths of a column and of the page. */
  width: number;
  pageWidth: number;
  /** How far the columns on the first page are moved down, onto the grid of the others. */
  above: number;
  /** The columns begin on a page of their own. */
  apart: boolean;
  /** Text behind the name of an entry that began in the previous column. */
  continued: string;
}

/** Divides entries where the plan says so and puts everything into pages and columns of a fixed size. Runs in the page like `measureBlocks`. */
export function setColumns({
  bands,
  gap,
  width,
  pageWidth,
  above,
  apart: startsPage,
  continued,
}: ColumnSettings): void {
  const flow = document.querySelector<HTMLElement>("main>.groups,main>.index");
  const measured = (globalThis as { bookPlaces?: BookPlaces }).bookPlaces;
  if (!flow || !measured) return;
  type Place = { within: Element; y: number; before?: Element };
  type BookPlaces = { elements: HTMLElement[]; places: Place[][]; heads: { name: string; code: string }[] };
  const { elements, places, heads } = measured;
  const { bookTurned: turned } = globalThis as { bookTurned?: { note: Element; leaf: Element }[] };

  const columns = bands.flatMap((band) => band.columns);
  /** Entries that are stretched, and by how much at their top and foot. */
  const stretched: { piece: HTMLElement; top: number; foot: number }[] = [];

  const sources = new Map(elements.map((element) => [element, element.closest("table")]));
  const tables = new Map<HTMLElement, HTMLElement | null>();

  // Both pieces of a divided table keep the column widths of the whole one.
  const divided = columns.flat().flatMap(({ block, from }) => places[block]?.[from ?? -1]?.within ?? []);
  const cells = divided.flatMap((within) => [...within.querySelectorAll<HTMLElement>(":scope>*>tr>*")]);
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  for (const [index, cell] of cells.entries()) cell.style.width = `${widths[index]}px`;

  // Find every place before anything is moved, and cut entries from their end.
  const cuts = new Map<number, { at: number; node: Node; offset: number }[]>();
  for (const { block, from } of columns.flat()) {
    const place = from === undefined ? undefined : places[block]?.[from];
    if (from === undefined || !place) continue;
    const entryCuts = cuts.get(block) ?? [];
    entryCuts.push({ at: from, ...positionOf(place) });
    cuts.set(block, entryCuts);
  }
  const rests = new Map<string, Element>();
  for (const [block, entryCuts] of cuts) {
    const entry = elements[block];
    if (!entry) continue;
    for (const { at: from, node, offset } of entryCuts.sort((a, b) => b.at - a.at))
      rests.set(`${block} ${from}`, cut(entry, heads[block], places[block]?.[from], node, offset));
  }

  const leaves = bands.map(({ columns, count, height, below }, index) => {
    const leaf = document.createElement("div");
    leaf.className = below ? "leaf below" : "leaf";
    // Names at the top reach a pixel above their line, which would be ink on the page before.
    leaf.style.cssText = `gap:${gap}px;padding-top:${below ? 0 : 1}px;height:${below ? height : height + 1}px`;
    if (bands[index + 1]?.below) leaf.style.breakAfter = "auto";
    leaf.append(...columns.map((pieces) => columnOf(pieces, count === 1 ? pageWidth : width)));
    return leaf;
  });
  flow.classList.add("laid");
  flow.style.cssText = `columns:auto;margin-top:${above}px;${startsPage ? "break-before:page" : ""}`;
  flow.replaceChildren(...leaves);
  for (const { note, leaf } of turned ?? []) {
    // An introduction stands above the columns of the first page, or on pages before them.
    const page = note.closest(".leaf") ?? (startsPage ? null : leaves[0]);
    if (page) lastOf(page).after(leaf);
    else flow.before(leaf);
  }
  stretch();
  const set = [...flow.querySelectorAll<HTMLElement>(".column")];
  const misfits = set.map((column, index) => misfitOf(column, columns[index]?.[0]?.height));
  for (const [index, column] of set.entries()) moveUp(column.children[1], misfits[index] ?? 0);

  function columnOf(pieces: Band["columns"][number], width: number): HTMLElement {
    const column = document.createElement("div");
    column.className = "column";
    column.style.width = `${width}px`;
    for (const { block, from, space, inside } of pieces) {
      const piece = (from === undefined ? elements[block] : rests.get(`${block} ${from}`)) as
        | HTMLElement
        | undefined;
      if (!piece) continue;
      if (inside) stretched.push({ piece, ...inside });
      const set = piece.matches("tbody") ? tableOf(piece, block, column) : piece;
      if (set === column.lastElementChild) continue;
      set.style.setProperty("margin", `${space}px 0 0`, "important");
      column.append(set);
    }
    return column;
  }

  /** Adds to the space below the head of a card or the rule above a row of a table, and to that at their foot. */
  function stretch() {
    const spaces = stretched.flatMap(({ piece, top, foot }) => {
      const isRow = piece.matches("tbody");
      const above = isRow ? ":scope>tr:first-child>td" : ":scope>.head";
      const below = isRow ? [...piece.querySelectorAll<HTMLElement>(":scope>tr:last-child>td")] : [piece];
      return [
        ...[...piece.querySelectorAll<HTMLElement>(above)].map((element) => ({
          element,
          side: isRow ? ("paddingTop" as const) : ("marginBottom" as const),
          by: top,
        })),
        ...below.map((element) => ({ element, side: "paddingBottom" as const, by: foot })),
      ];
    });
    const lengths = spaces.map(
      ({ element, side, by }) => Number.parseFloat(getComputedStyle(element)[side]) + by,
    );
    for (const [index, { element, side }] of spaces.entries()) element.style[side] = `${lengths[index]}px`;
  }

  /** Returns the last element that follows on the same page, including the turned tables behind it. */
  function lastOf(leaf: Element): Element {
    const next = leaf.nextElementSibling;
    return next?.matches(".below,.turned") ? lastOf(next) : leaf;
  }

  /** Returns the table in a column that a piece goes into; pieces of another table begin a new one with its own head. */
  function tableOf(piece: HTMLElement, block: number, column: HTMLElement): HTMLElement {
    const from = sources.get(elements[block] as HTMLElement);
    const last = column.lastElementChild as HTMLElement | null;
    const goesOn = last !== null && tables.get(last) === from;
    const table = (goesOn ? last : from?.cloneNode(false)) as HTMLElement;
    if (!goesOn) {
      if (from) tables.set(table, from);
      for (const child of from?.querySelectorAll(":scope>colgroup,:scope>thead") ?? [])
        table.append(child.cloneNode(true));
      // Move the target of the first entry to the head above it, which shows that no entry continues there.
      const name = piece.querySelector<HTMLElement>(".name");
      if (name?.id && column.children.length === 0) {
        piece.dataset.of = table.id = name.id;
        name.removeAttribute("id");
      }
    }
    table.append(piece);
    return table;
  }

  /** Returns how much taller the lower piece of an entry is than planned; its cut is found by the letters, not the lines. */
  function misfitOf({ children }: HTMLElement, planned: number | undefined): number {
    const [first] = children;
    return first && planned !== undefined && first.tagName !== "TABLE"
      ? first.getBoundingClientRect().height - planned
      : 0;
  }
  /** Moves the next piece to its planned place if there is room: a foot that is too low is noticed, a line over another one is not. */
  function moveUp(piece: Element | undefined, by: number) {
    if (!(piece instanceof HTMLElement) || by === 0) return;
    const space = Math.max(0, Number.parseFloat(piece.style.marginTop) - by);
    piece.style.setProperty("margin-top", `${space}px`, "important");
  }

  function positionOf({ within, y, before }: Place): { node: Node; offset: number } {
    if (before?.parentNode)
      return { node: before.parentNode, offset: [...before.parentNode.childNodes].indexOf(before) };
    const range = document.createRange();
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (!rects.some(({ top }) => top >= y - 1)) continue;
      const length = node.textContent?.length ?? 0;
      let low = 0;
      let high = length;
      while (low < high) {
        const middle = (low + high) >> 1;
        range.setStart(node, middle);
        range.setEnd(node, length);
        const above = [...range.getClientRects()].some(({ top, width }) => width > 0 && top < y - 3);
        if (above) low = middle + 1;
        else high = middle;
      }
      // The hyphen at the end of a line counts as part of the letter that begins the next one.
      return { node, offset: node.textContent?.[low - 2] === "\u00ad" ? low - 1 : low };
    }
    return { node: within, offset: within.childNodes.length };
  }

  /** Moves a cut at the very beginning of an element in front of it; otherwise a list item would leave its marker behind. */
  function outsetOf(entry: Node, node: Node, offset: number): [Node, number] {
    const { parentNode } = node;
    if (offset > 0 || node === entry || !parentNode) return [node, offset];
    return outsetOf(entry, parentNode, [...parentNode.childNodes].indexOf(node as ChildNode));
  }

  /** Takes a range out of an entry. List items keep their numbers, and a divided item has its marker only at its beginning. */
  function extracted(entry: HTMLElement, range: Range): DocumentFragment {
    for (const list of entry.querySelectorAll("ol"))
      for (const [index, item] of [...list.children].entries())
        (item as HTMLLIElement).value = list.start + index;
    let divided = 0;
    for (let node: Node | null = range.startContainer; node && node !== entry; node = node.parentNode)
      if (node instanceof HTMLLIElement) divided += 1;
    const inner = range.extractContents();
    for (const item of [...inner.querySelectorAll("li")].slice(0, divided)) item.style.listStyle = "none";
    return inner;
  }

  function cut(
    entry: HTMLElement,
    head: BookPlaces["heads"][number] | undefined,
    place: Place | undefined,
    node: Node,
    offset: number,
  ): Element {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
    const hyphen = [offset - 1, offset].find((index) => text[index] === "\u00ad");
    const range = document.createRange();
    range.setStart(...outsetOf(entry, node, offset));
    range.setEnd(entry, entry.childNodes.length);
    const inner = extracted(entry, range);
    // A soft hyphen shows only where the browser ends the line.
    if (hyphen !== undefined) node.textContent = `${text.slice(0, hyphen)}-`;
    const rest = entry.cloneNode(false) as HTMLElement;
    rest.removeAttribute("id");
    rest.dataset.of = entry.id || entry.dataset.of || entry.querySelector(".name")?.id;
    rest.classList.add("rest");
    const again = document.createElement("p");
    again.className = "again";
    const name = document.createElement("b");
    name.textContent = head?.name ?? "";
    const code = document.createElement("span");
    code.className = "code";
    code.textContent = head?.code ?? "";
    again.append(name, " ", code, ` (${continued})`);
    const columnHeads = place?.within.tagName === "TABLE" ? place.within.querySelector("thead") : null;
    const first = inner.querySelector(":scope>tr>td>*") ?? inner.firstElementChild;
    if (first && place && !(place.before && place.within === place.before)) first.classList.add("begun");
    if (columnHeads) {
      const table = first?.matches("table") ? first : first?.querySelector("table");
      table?.prepend(columnHeads.cloneNode(true));
    }
    if (entry.tagName === "P") {
      const title = document.createElement("span");
      title.className = "again";
      title.append(...again.childNodes);
      rest.append(title, inner);
    } else if (entry.tagName === "TBODY") {
      const row = document.createElement("tr");
      row.className = "further";
      const cell = document.createElement("td");
      cell.colSpan = entry.closest("table")?.querySelectorAll(":scope>colgroup>col").length ?? 1;
      cell.append(again);
      row.append(cell);
      rest.append(row, inner);
    } else rest.append(again, inner);
    // The last cell of a table of entries, since a group of rows has no foot of its own.
    const foot = entry.matches("tbody") ? entry.querySelector(":scope>tr:last-child>td:last-child") : entry;
    foot?.classList.add("goes-on");
    return rest;
  }
}
