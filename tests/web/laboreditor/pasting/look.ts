export interface Inspection {
  faults: string[];
}

/**
 * Runs in a browser: compares displayed rich text with the saved one and reports differences.
 * @param label of its field, which may precede it
 */
export function inspectText(element: Element | undefined, label: string, saved: string): Inspection {
  if (!element) return { faults: ["it is missing"] };
  const faults: string[] = [];
  const squeezed = (text: string) =>
    text
      // Print sets quotation marks as its language does.
      .replaceAll(/[„“”«»]/g, '"')
      .split(/[\n\t]/)
      .map((line) => line.replaceAll(/\s+/g, " ").trim())
      .filter((line) => line !== "");
  // Saved separate pieces must be displayed separately.
  const source = document.createElement("div");
  source.innerHTML = saved.replaceAll(
    /<br \/>|<\/?(?:p|h3|h4|[uo]l|li|blockquote|t(?:able|body|d|h|r))\b[^>]*>/g,
    "\n",
  );
  const expected = squeezed(source.textContent ?? "");
  // biome-ignore lint/performance/useDomNodeTextContent: only innerText tells which texts are drawn on lines of their own
  const shown = squeezed((element as HTMLElement).innerText.replace(label, "\n"));
  const isRun = element.localName === "p";
  if (isRun) {
    const all = shown.join(" ");
    if (!expected.every((line) => all.includes(line))) faults.push(`the words are not there: ${expected}`);
    if (/[\p{L}\d][;·](?=\S)/u.test(all)) faults.push("values are glued together");
    return { faults };
  }
  if (JSON.stringify(shown) !== JSON.stringify(expected))
    faults.push(`${shown.join("|")} instead of ${expected.join("|")}`);
  const values = [...element.querySelectorAll<HTMLElement>("*")].filter(
    (child, index) => !(index === 0 && child.textContent === label),
  );
  const inside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  const frame = element.getBoundingClientRect();
  for (const child of values) {
    const style = getComputedStyle(child);
    const is = (...names: string[]) => names.includes(child.localName);
    const fault = (text: string) =>
      faults.push(`${child.localName} „${child.textContent?.slice(0, 20)}“ ${text}`);
    const box = child.closest<HTMLElement>("td, th, li") ?? element;
    for (const node of child.childNodes) {
      if (node.nodeType !== 3 || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (!inside(rect, box.getBoundingClientRect())) {
          fault("stands outside its place");
          break;
        }
    }
    if (!inside(child.getBoundingClientRect(), frame)) fault("is wider than its place");
    if (is("strong", "th", "h3", "h4") && Number(style.fontWeight) < 600) fault("is not bold");
    if (is("em") && style.fontStyle !== "italic") fault("is not italic");
    if (is("u") && !style.textDecorationLine.includes("underline")) fault("is not underlined");
    if (is("sub", "sup") && style.verticalAlign !== (is("sub") ? "sub" : "super"))
      fault("stands on the line");
    if (
      is("h3", "h4") &&
      Number.parseFloat(style.fontSize) > Number.parseFloat(getComputedStyle(element).fontSize) * 1.25
    )
      fault("is as large as a heading of the page");
    if (is("li")) {
      const list = child.parentElement as HTMLElement;
      if (style.listStyleType === "none") fault("has no mark");
      const room = child.getBoundingClientRect().left - list.getBoundingClientRect().left;
      if (room < 8) fault("has no room for its mark");
    }
    if (
      is("blockquote") &&
      child.getBoundingClientRect().left - frame.left + Number.parseFloat(style.paddingLeft) < 4
    )
      fault("is not set off");
    if (is("td", "th")) {
      if (
        !/px [a-z]+ (?!rgba\(0, 0, 0, 0\))/.test(
          `${style.borderBottomWidth} ${style.borderBottomStyle} ${style.borderBottomColor}`,
        ) ||
        style.borderBottomStyle === "none"
      )
        fault("has no line");
      if (Number.parseFloat(style.paddingRight) < 2) fault("has no room beside it");
    }
    const last = child.lastElementChild;
    if (
      is("li", "td", "th") &&
      last?.localName === "p" &&
      Number.parseFloat(getComputedStyle(last).marginBottom) > 0
    )
      fault("ends with an empty line");
  }
  return { faults };
}
