/** Name of a page with a turned table: the number of the table in its part, then the target that the table belongs to. */
export const turnedName = /^turned-\d+--(.+)$/;

export interface TableRoom {
  /** Width of the page's text. */
  width: number;
  /** Height of the page's text. */
  height: number;
  /** Whether a table may be turned: a landscape page gains no width from it. */
  turns: boolean;
  /** Link text in an entry or introduction that replaces a table turned onto a page behind it. */
  note: string;
  /** Text behind the name of an entry whose turned table goes on. */
  continued: string;
  /** Number of columns that the engine fills with entries, of which only one is open yet; 0 if the browser fills them. */
  columns: number;
}

/**
 * Lets a table that is wider than its column span the page. A table wider than the page is turned onto a page of its own; one that fits
 * neither way is set row by row, each value behind the heading of its column. The browser measures the narrowest width of a table. If cells
 * span others, there are no rows to separate, so words are divided anywhere. Runs in the page.
 */
export function fitTables({ width, height, turns, note, continued, columns: ours }: TableRoom): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  /** Free tables up to this share of a page stay whole; taller ones would leave too much white above them. */
  const tallest = 0.4;
  const turned: { note: Element; leaf: Element }[] = [];
  for (const table of main.querySelectorAll<HTMLTableElement>(".prose table")) repeatHead(table);
  const wide = [...main.querySelectorAll<HTMLTableElement>("table:not(.grid)")]
    .map((table) => ({
      table,
      least: table.getBoundingClientRect().width,
      room: roomIn(table.parentElement ?? main),
    }))
    // Allow for the browser's rounding.
    .filter(({ least, room }) => least > room + 0.5);
  const fitting = wide.map((measured) => ({ ...measured, gain: gainOf(measured.table) }));
  for (const { table, least, room, gain } of fitting) {
    if (gain > 0 && least <= room + gain) span(table);
    else if (!(turns && least <= height && turn(table))) setRows(table);
  }
  const entries = main.querySelector(":scope>.groups");
  if (entries?.querySelector(":scope>.across")) join(entries);
  Object.assign(globalThis, { bookTurned: turned });

  /** Makes a row of headings the table's head, which the browser repeats wherever the table continues. */
  function repeatHead(table: HTMLTableElement): void {
    const [head] = table.rows;
    if (head && !table.tHead && isHead(head)) table.createTHead().append(head);
  }

  /** Sets headings across the page with the entry that they belong to, and also entries that are too few to fill all columns side by side. */
  function join(entries: Element): void {
    const count = ours || Number.parseInt(getComputedStyle(entries).columnCount, 10) || 1;
    let run: Element[] = [];
    for (const block of [...entries.children, undefined]) {
      if (block && !block.matches(".across")) {
        run.push(block);
        continue;
      }
      const sizes = run.map((element) =>
        element instanceof HTMLTableElement ? element.tBodies.length : +element.matches(".entry"),
      );
      const lastEntry = sizes.findLastIndex((size) => size > 0);
      const isShort = sizes.reduce((sum, size) => sum + size, 0) < count;
      for (const [index, element] of run.entries())
        if (isShort || (block && index > lastEntry)) element.classList.add("across");
      run = [];
    }
  }

  /** Width of an element's content, or of one of its columns. */
  function roomIn(element: Element): number {
    const { paddingLeft, paddingRight, columnCount, columnGap } = getComputedStyle(element);
    const inner = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const count = Number.parseInt(columnCount, 10) || 1;
    const gap = count > 1 ? Number.parseFloat(columnGap) || 0 : 0;
    return (inner + gap) / count - gap;
  }

  /** Returns how much wider than its column the page is; 0 for a table that cannot leave its column. */
  function gainOf(table: Element): number {
    const groups = entryOf(table)?.closest(".groups");
    if (groups && ours) return width - groups.clientWidth;
    const columns = groups ?? freeColumns(table);
    return columns ? columns.clientWidth - roomIn(columns) : 0;
  }
  /** Returns the entry that a table is in; in a table of entries, this is a group of rows. */
  function entryOf(table: Element): HTMLElement | null {
    return table.closest<HTMLElement>(".entry,.grid>tbody");
  }
  /** Returns the columns of free text, or the introduction, in which a table is a block of its own. */
  function freeColumns({ parentElement }: Element): HTMLElement | null {
    return parentElement?.matches("[class^=columns],.lead") ? parentElement : null;
  }

  function span(table: HTMLTableElement): void {
    const entry = entryOf(table);
    if (entry) (entry instanceof HTMLTableSectionElement ? alone(entry) : entry).classList.add("across");
    else {
      const block = gather(table, "across");
      block.classList.toggle("whole", block.offsetHeight < height * tallest);
    }
  }

  /** Splits a table of entries so that one entry has a table for itself, which is returned. */
  function alone(body: HTMLTableSectionElement): Element {
    const grid = body.closest(".grid") as HTMLTableElement;
    const bodies = [...grid.tBodies];
    const index = bodies.indexOf(body);
    const tables = [bodies.slice(0, index), [body], bodies.slice(index + 1)]
      .filter((group) => group.length > 0)
      .map((group) => {
        const table = grid.cloneNode(false) as Element;
        table.append(
          ...[...grid.querySelectorAll(":scope>:not(tbody)")].map((child) => child.cloneNode(true)),
          ...group,
        );
        return table;
      });
    grid.replaceWith(...tables);
    return body.closest(".grid") as Element;
  }

  /** Moves a table into an element of its own, together with the headings directly above it. */
  function gather(table: Element, name: string): HTMLElement {
    const block = document.createElement("div");
    block.className = name;
    table.before(block);
    block.append(table);
    for (let head = block.previousElementSibling; head?.matches("h1,h2,h3,h4"); ) {
      block.prepend(head);
      head = block.previousElementSibling;
    }
    return block;
  }

  /** Turns a table onto a page of its own, or onto several if it has too many rows for one. Returns whether it did. */
  function turn(table: HTMLTableElement): boolean {
    const columns = freeColumns(table);
    // Like an entry, an introduction is followed by columns that the engine fills.
    const owner = entryOf(table) ?? (ours ? table.closest<HTMLElement>(".opening:has(>.lead)") : null);
    if (owner ? !ours : !columns) return false;
    const above = table.previousElementSibling;
    const block = gather(table, "turn");
    // Stay one pixel short: a block that ends at the very top of a page leaves a trace at the foot of the previous one.
    block.style.width = `${height - 1}px`;
    const name = owner?.querySelector<HTMLElement>(".name,h1");
    const id = owner?.id || name?.id;
    if (owner && id) {
      if (!columns) block.classList.add("entry", "rest");
      if (owner.matches(".changed")) block.classList.add("changed");
      block.dataset.of = id;
      block.prepend(titleOf(name, above));
    }
    const place = document.createElement("p");
    block.before(place);
    const leaf = leafOf(block, columns !== null);
    (owner?.closest(".groups") ?? main)?.append(leaf);
    const others = restsOf(block, table).map((rest) => leafOf(rest, columns !== null));
    const fits = block.offsetHeight <= width;
    if (!fits) {
      leaf.remove();
      if (owner) block.firstElementChild?.remove();
      place.replaceWith(...block.childNodes);
    } else if (owner) {
      for (const [index, page] of [leaf, ...others].entries())
        page.id = `turned-${turned.length + index + 1}--${id}`;
      const link = document.createElement("a");
      link.href = `#${leaf.id}`;
      link.textContent = note;
      place.className = "elsewhere";
      place.append(link);
      leaf.remove();
      for (const page of [leaf, ...others]) turned.push({ note: place, leaf: page });
    } else if (columns) {
      part(columns, place, leaf);
      leaf.after(...others);
    }
    return fits;
  }

  function leafOf(block: Element, isProse: boolean): HTMLElement {
    const leaf = document.createElement("div");
    leaf.className = isProse ? "leaf turned prose" : "leaf turned";
    leaf.style.height = `${height}px`;
    leaf.append(block);
    return leaf;
  }

  /** Takes the rows that are too many for one turned page out of a table; they follow in blocks under the same head. */
  function restsOf(block: HTMLElement, table: HTMLTableElement): HTMLElement[] {
    if (block.offsetHeight <= width) return [];
    const rows = [...table.rows].filter((row) => row.parentElement !== table.tHead);
    // Turned, a row is as wide as it is high.
    const heights = rows.map((row) => row.getBoundingClientRect().width);
    const room = width - (block.offsetHeight - heights.reduce((sum, rowHeight) => sum + rowHeight, 0)) - 1;
    if (table.querySelector("[rowspan]") || heights.some((rowHeight) => rowHeight > room)) return [];
    for (const cell of table.rows[0]?.cells ?? []) cell.style.width = `${cell.offsetWidth}px`;
    const groups: HTMLTableRowElement[][] = [[]];
    let left = room;
    for (const [index, row] of rows.entries()) {
      const rowHeight = heights[index] ?? 0;
      if (rowHeight > left) {
        groups.push([]);
        left = room;
      }
      groups.at(-1)?.push(row);
      left -= rowHeight;
    }
    return groups.slice(1).map((group) => {
      for (const row of group) row.remove();
      const rest = block.cloneNode(true) as HTMLElement;
      rest.querySelector(".title b")?.append(` (${continued})`);
      for (const heading of rest.querySelectorAll(":scope>:is(h1,h2,h3,h4)")) heading.remove();
      for (const row of rest.querySelectorAll("table>:not(thead)>tr")) row.remove();
      (rest.querySelector("tbody") ?? rest.querySelector("table"))?.append(...group);
      return rest;
    });
  }

  function titleOf(heading: HTMLElement | null | undefined, above: Element | null): Element {
    const title = document.createElement("p");
    title.className = "title";
    const name = document.createElement("b");
    name.textContent = heading?.textContent ?? "";
    speak(name, heading?.lang);
    const label = document.createElement("span");
    label.textContent = (above?.matches(".label,b") ? above.textContent : "") ?? "";
    title.append(name, " ", label);
    return title;
  }

  /** Splits columns around a page of its own, because the browser breaks no page within columns. */
  function part(columns: HTMLElement, place: Element, leaf: Element): void {
    const rest = columns.cloneNode(false) as HTMLElement;
    rest.classList.remove("fresh");
    while (place.nextSibling) rest.append(place.nextSibling);
    place.remove();
    columns.after(leaf);
    if (rest.textContent?.trim() || rest.querySelector("img")) leaf.after(rest);
    if (columns.textContent?.trim() || columns.querySelector("img")) return;
    const title = columns.previousElementSibling;
    if (title?.matches(".section>h2")) leaf.firstElementChild?.prepend(title);
    columns.remove();
  }

  function isHead({ cells }: HTMLTableRowElement): boolean {
    return [...cells].every(({ tagName }) => tagName === "TH");
  }

  function setRows(table: HTMLTableElement): void {
    if (table.querySelector("[colspan],[rowspan]")) {
      table.classList.add("tight");
      return;
    }
    const [first] = table.rows;
    const head = first && isHead(first) ? [...first.cells].map(({ textContent }) => textContent ?? "") : [];
    const rows = [...table.rows].slice(head.length > 0 ? 1 : 0);
    table.replaceWith(
      ...rows.map((row) => {
        const pairs = document.createElement("ul");
        pairs.className = "pairs";
        for (const [column, cell] of [...row.cells].entries())
          if (cell.textContent?.trim()) pairs.append(pairOf(head[column] ?? "", cell));
        return pairs;
      }),
    );
  }

  /** Marks an element with its language if it is not the book's; only a group has a tag that can carry it. */
  function speak(element: HTMLElement, lang = ""): void {
    if (!lang || lang === document.documentElement.lang) return;
    element.lang = lang;
    element.setAttribute("role", "group");
  }

  function pairOf(label: string, cell: HTMLElement): Element {
    const pair = document.createElement("li");
    pair.className = "pair";
    if (label.trim()) {
      const name = document.createElement("b");
      name.textContent = label;
      pair.append(name);
    }
    const value = document.createElement(cell.querySelector("p,ul,ol,blockquote") ? "div" : "span");
    speak(value, cell.closest<HTMLElement>("[lang]")?.lang);
    // Drop the indent of a number, which serves only to align numbers below each other.
    const number = cell.querySelector<HTMLElement>(":scope>.number");
    value.append(...(number ?? cell).childNodes);
    pair.append(value);
    return pair;
  }
}
