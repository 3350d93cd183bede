import type { Block, Break } from "./blocks.ts";

export interface Measured {
  /** Top of the columns on the first page. */
  top: number;
  /** Height of a line of running text, which is that of the grid. */
  line: number;
  again: number;
  blocks: Block[];
}

/**
 * Measures headings and entries in the one column of their width that `openPart` made. Runs in the page, so it can name nothing outside itself. Keeps
 * the place of each break there for the step that divides the entries: the element it lies in, and the line's top or the element below.
 */
export function measureBlocks({
  width: pageWidth,
  least,
  continued,
}: {
  width: number;
  /** Height above which an entry may be divided. */
  least: number;
  /** Text behind the name of an entry that goes on. */
  continued: string;
}): Measured | null {
  const main = document.querySelector("main");
  const flow = document.querySelector<HTMLElement>("main>.groups,main>.index");
  if (!main || !flow) return null;
  const top = Math.ceil(flow.getBoundingClientRect().top - main.getBoundingClientRect().top);
  const line = Math.max(1, Math.round(Number.parseFloat(getComputedStyle(flow).lineHeight)) || 1);
  const listed = flow.matches(".list");
  const again = heightOfAgain(flow.querySelector(".grid>tbody") ?? flow);
  /** A divided entry says at its foot, on a line of its own, that it goes on. */
  const mark = line;

  const heads: { name: string; code: string }[] = [];
  const places: { within: Element; y: number; before?: Element }[][] = [];
  // Each body of a table is an entry.
  const elements = [...flow.children].flatMap((child) =>
    child instanceof HTMLTableElement ? [...child.tBodies] : [child],
  );
  for (const element of flow.querySelectorAll<HTMLElement>(":scope>.across"))
    element.style.width = `${pageWidth}px`;
  let bottom = flow.getBoundingClientRect().top;
  const blocks = elements.map((element) => {
    const rect = element.getBoundingClientRect();
    const head = element.matches("tbody") ? headOf(element) : 0;
    // The head of a table belongs to the first entry in it.
    const begins = head > 0 && !element.previousElementSibling?.matches("tbody");
    const top = begins ? rect.top - head : rect.top;
    const block: Block = {
      heading: /^H[1-6]$/.test(element.tagName),
      across: element.matches(".across,.across>tbody"),
      gap: Math.max(0, Math.round(top - bottom)),
      height: Math.ceil(rect.bottom - top),
      breaks: [],
    };
    if (element.matches("tbody")) {
      // Rows are not whole pixels high: a fraction that is rounded up here is missing from the row below.
      block.height = Math.ceil(rect.bottom) - Math.ceil(top);
      if (!begins) block.head = Math.ceil(head);
    } else if (!block.heading) {
      const edges = edgesOf(element);
      const anchor = element.querySelector(":scope>:is(.syn,.row,.above,.pairs)");
      block.lead = Math.round(anchor ? anchor.getBoundingClientRect().top - rect.top : edges.top);
      if (listed) Object.assign(block, { top: Math.round(edges.top), tail: Math.round(edges.bottom) });
    }
    bottom = rect.bottom;
    const entryPlaces: (typeof places)[number] = [];
    places.push(entryPlaces);
    heads.push({ name: shortened(element, ".name"), code: shortened(element, ".code") });
    if (!block.heading && rect.height > least)
      for (const { place, ...columnBreak } of breaksOf(element, top, head + headAgain(element) - again)) {
        block.breaks.push(columnBreak);
        entryPlaces.push(place);
      }
    return block;
  });
  Object.assign(globalThis, { bookPlaces: { elements, places, heads } });
  return { top, line, again, blocks };

  /** Returns the height of a table's head above its bodies. */
  function headOf(body: Element): number {
    return body.closest("table")?.tHead?.getBoundingClientRect().height ?? 0;
  }

  /** Returns the height of the head with which an entry goes on: its name, which may take several lines, and its code. */
  function headAgain(entry: Element): number {
    const { name, code } = heads.at(-1) ?? { name: "", code: "" };
    return heightOfAgain(entry, `${name} ${code} (${continued})`);
  }

  /** Returns a name or code as it is repeated: longer than any that a reader needs to know where they are, it is cut. */
  function shortened(entry: Element, part: string): string {
    const words = entry.querySelector(part)?.textContent ?? "";
    return words.length > 160 ? `${words.slice(0, 160)}…` : words;
  }

  function heightOfAgain(within: Element, words = "A"): number {
    const probe = document.createElement("p");
    probe.className = "again";
    const name = document.createElement("b");
    name.textContent = words;
    probe.append(name);
    const row = document.createElement("tr");
    row.className = "further";
    const cell = document.createElement("td");
    cell.colSpan = 100;
    cell.append(probe);
    row.append(cell);
    const probed = within.matches("tbody") ? row : probe;
    within.append(probed);
    // A row that spans more columns than there are adds none: the table's layout is fixed.
    const { height } = probed.getBoundingClientRect();
    probed.remove();
    return Math.ceil(height);
  }

  /** Returns the parts of an entry that stand below each other; cells side by side are one part. */
  function rowsOf(entry: Element): Element[] {
    if (entry.tagName === "P") return [entry];
    return [...entry.children].flatMap((row) =>
      row instanceof HTMLTableRowElement && row.cells.length === 1
        ? [...(row.cells[0]?.children ?? [])]
        : [row],
    );
  }

  function breaksOf(entry: Element, origin: number, repeatedAbove: number) {
    const cell = entry.querySelector(":scope>.below>td");
    const below = edgesOf(cell ?? entry).bottom;
    const breaks: (Break & { place: (typeof places)[number][number] })[] = [];
    const rows = rowsOf(entry);
    // Names and synonyms may be divided only if they take much of a column and many lines; so may a row of nothing else.
    const titles = ".head,.syn,.above,.name,.code,.qr,tr:not(:has(td+td:not(:empty)))";
    const isTitle = (row: Element | undefined) =>
      !!row?.matches(titles) && row.getBoundingClientRect().height < Math.max(least / 3, 4.5 * line);
    for (const [index, row] of rows.entries()) {
      const previous = rows[index - 1];
      if (previous && !isTitle(previous) && row !== entry && !row.matches(".syn"))
        add(previous.getBoundingClientRect().bottom, row.getBoundingClientRect().top, 0, startOf(row));
      if (isTitle(row) || row.matches("tr,.abreast")) continue;
      const tables = row.matches("table") ? [row] : [...row.querySelectorAll("table")];
      for (const table of tables) {
        const head = table.querySelector("thead")?.getBoundingClientRect().height ?? 0;
        const lines = [...table.querySelectorAll("tr")].filter((tableRow) => !tableRow.closest("thead"));
        for (const [place, line] of lines.entries())
          if (place >= 2 && place <= lines.length - 2)
            add(
              lines[place - 1]?.getBoundingClientRect().bottom ?? 0,
              line.getBoundingClientRect().top,
              head,
              {
                within: table,
                before: line,
              },
            );
      }
      for (const pairs of row.matches(".pairs") ? [row] : row.querySelectorAll(".pairs")) {
        const all = [...pairs.children];
        const edge = edgesOf(pairs);
        for (const [place, pair] of all.entries())
          if (place >= 2 && place <= all.length - 2)
            add(
              (all[place - 1]?.getBoundingClientRect().bottom ?? 0) + edge.bottom,
              pair.getBoundingClientRect().top,
              edge.top,
              {
                within: pairs,
                before: pair,
              },
            );
      }
      if (tables.length === 0 && !row.matches(".pairs,:has(.pairs)")) {
        const lines = linesOf(row);
        const edge = row === entry ? { top: 0, bottom: 0 } : edgesOf(row);
        // A label above a value is not counted as one of its lines.
        const above = row.querySelector(":scope>.above") ? 3 : 2;
        for (const [place, line] of lines.entries())
          if (place >= above && place <= lines.length - 2)
            add((lines[place - 1]?.bottom ?? 0) + edge.bottom, line.top, edge.top, { within: row });
      }
    }
    // At least two lines, besides the title, stand above and below a break.
    const body = (rows.find((row) => !isTitle(row)) ?? entry).getBoundingClientRect().top - origin;
    const height = entry.getBoundingClientRect().bottom - origin;
    // The code beside the first lines makes an upper piece no lower than itself.
    const code = (entry.querySelector(":scope>.qr")?.getBoundingClientRect().bottom ?? origin) - origin;
    return breaks
      .filter(
        ({ end, start }) =>
          end - below - mark - body > 1.5 * line &&
          end >= code + below &&
          height - below - start > 1.5 * line,
      )
      .sort((a, b) => a.start - b.start);

    function startOf(row: Element) {
      const before = row.matches("td>:first-child") ? (row.closest("tr") ?? row) : row;
      return { within: before, before };
    }
    function add(end: number, start: number, repeated: number, place: { within: Element; before?: Element }) {
      breaks.push({
        end: Math.ceil(end - origin + below + mark),
        start: Math.floor(start - origin),
        repeated: Math.ceil(repeatedAbove + repeated),
        place: { ...place, y: start },
      });
    }
  }

  function edgesOf(element: Element) {
    const style = getComputedStyle(element);
    const sum = (...lengths: string[]) => lengths.reduce((all, length) => all + Number.parseFloat(length), 0);
    return {
      top: sum(style.paddingTop, style.borderTopWidth),
      bottom: sum(style.paddingBottom, style.borderBottomWidth),
    };
  }

  function linesOf(row: Element) {
    const range = document.createRange();
    range.selectNodeContents(row);
    const rects = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0 && height < 40,
    );
    // Boxes of large type reach into the line below, and signs set high or low stand off their line's middle.
    const middleOf = ({ top, bottom }: { top: number; bottom: number }) => (top + bottom) / 2;
    rects.sort((a, b) => middleOf(a) - middleOf(b));
    const lines: { top: number; bottom: number; middle: number }[] = [];
    for (const rect of rects) {
      const line = lines.at(-1);
      if (line && middleOf(rect) - line.middle < 6) {
        line.top = Math.min(line.top, rect.top);
        line.bottom = Math.max(line.bottom, rect.bottom);
      } else lines.push({ top: rect.top, bottom: rect.bottom, middle: middleOf(rect) });
    }
    return lines;
  }
}
