/** Properties of a paragraph that only looks like a list entry. */
export interface Entry {
  level: number;
  /** Key by which Word distinguishes lists; empty if unknown. */
  list: string;
  /** Number or bullet before the text, for example `2.`, `b)` or `·`. */
  marker: string;
}

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
function romanNumber(text: string): number {
  const values = [...text].map((letter) => roman[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** The number of a marker and its numbering type, as in `<ol type>`; null for a bullet. */
function counted({ marker }: Entry): { number: number; type: string } | null {
  const sign = /^\(?((?:\d{1,3}\.)*\d{1,4}|[a-z]{1,6})[.):]*$/i.exec(marker.trim())?.[1];
  // Word's second-level bullet is the letter `o`.
  if (!sign || (sign === "o" && marker.trim() === "o")) return null;
  const digits = /\d+$/.exec(sign);
  if (digits) return { number: Number(digits[0]), type: "" };
  const lower = sign.toLowerCase();
  const isRoman = lower === "i" || (lower.length > 1 && /^[ivxlc]+$/.test(lower));
  if (!isRoman && lower.length > 1) return null;
  const type = isRoman ? "i" : "a";
  return {
    number: isRoman ? romanNumber(lower) : lower.charCodeAt(0) - 96,
    type: sign === lower ? type : type.toUpperCase(),
  };
}

/** A number in a numbering type, as a marker. */
export function counting(number: number, type: string): string {
  if (type === "a" || type === "A") {
    const letter = String.fromCharCode(96 + number);
    return type === "a" ? letter : letter.toUpperCase();
  }
  if (!type) return String(number);
  const tens = "x".repeat(Math.floor(number / 10));
  const units = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"][number % 10];
  return type === "i" ? `${tens}${units}` : `${tens}${units}`.toUpperCase();
}

interface OpenList {
  element: Element;
  level: number;
  name: string;
  /** Number of the next entry if the numbering continues. */
  next: number;
}

/**
 * Turns paragraphs that only look like list entries, as in Word, into real lists, nested by their levels. A list that follows a paragraph in
 * between and starts with a number other than one keeps that number.
 */
export function makeLists(container: Element, entries: ReadonlyMap<Element, Entry>): void {
  let open: OpenList[] = [];
  for (const paragraph of [...container.children]) {
    const entry = entries.get(paragraph);
    if (!entry) {
      open = [];
      continue;
    }
    let count = counted(entry);
    while ((open.at(-1)?.level ?? 0) > entry.level) open.pop();
    const current = open.at(-1);
    const alike = current?.level === entry.level ? current : undefined;
    // A single `i` or `v` continues a list numbered with letters.
    if (count && alike && /a$/i.test(alike.name)) {
      const letter = entry.marker.replaceAll(/[^a-z]/gi, "").toLowerCase();
      if (letter.length === 1 && letter.charCodeAt(0) - 96 === alike.next)
        count = { number: alike.next, type: alike.name.slice(-1) };
    }
    const name = count ? `${entry.list} ol ${count.type}` : `${entry.list} ul`;
    let list = alike;
    if (!list || list.name !== name || (count && count.number !== list.next)) {
      if (list) open.pop();
      const element = container.ownerDocument.createElement(count ? "ol" : "ul");
      if (count && count.number !== 1) element.setAttribute("start", String(count.number));
      if (count?.type) element.setAttribute("type", count.type);
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else paragraph.before(element);
      list = { element, level: entry.level, name, next: count?.number ?? 0 };
      open.push(list);
    }
    list.next += 1;
    const item = container.ownerDocument.createElement("li");
    item.append(paragraph);
    list.element.append(item);
  }
}
