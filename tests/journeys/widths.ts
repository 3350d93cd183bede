import type { Page } from "@playwright/test";

type Size = readonly [width: number, height: number];

/** Phone, a window of 1,440 px at 200 % zoom, tablet, and two desktops; the last size stays for the checks that follow. */
const sizes: readonly Size[] = [
  [390, 844],
  [720, 450],
  [1024, 768],
  [1366, 768],
  [1440, 900],
];

/**
 * Runs in the page: finds texts that a box cuts without an ellipsis, and controls that are covered.
 * @param long whether names in lists are meanwhile made longer than ours, as laboratories have them
 */
function outOfPlace(long: boolean): string[] {
  // Scroll to the top, since further down every page runs on below its header.
  scrollTo(0, 0);
  const names: Text[] = [];
  for (const link of long ? document.querySelectorAll("main :is(td, li) a") : []) {
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) names.push(texts.currentNode as Text);
  }
  const originals = names.map(({ data }) => data);
  for (const name of names)
    name.data += " mit einem Namen, der länger als der Platz ist, den eine Zeile ihm gibt".repeat(2);
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
  const styleOf = (element: Element) => getComputedStyle(element);
  /** An ellipsis may shorten the name of something that can be opened, but never the words on a button. */
  const isCut = (label: Element) => {
    const { overflowX, position, textOverflow } = styleOf(label);
    const over = label.scrollWidth - label.clientWidth;
    if (label.closest(".mantine-Button-root")) return label.clientWidth > 0 && over > 0;
    if (over <= 1 || textOverflow === "ellipsis") return false;
    if (label.matches("input")) return true;
    // Texts for screen readers only are cut on purpose.
    const isShown = label.clientWidth > 4 && position !== "absolute";
    return isShown && overflowX === "hidden" && label.textContent.trim() !== "";
  };
  const selector = "button span, a, a span, th, td, h1, h2, h3, label, p, .mantine-Input-root input";
  const cut = [...document.querySelectorAll(selector)]
    .filter(isCut)
    .map((label) => `"${nameOf(label)}" is cut off`);
  /** Sticky bars cover what is scrolled below them. */
  const isSticky = (element: Element | null): boolean =>
    element !== null &&
    (["sticky", "fixed"].includes(styleOf(element).position) || isSticky(element.parentElement));
  /** Scrollable lists cut the rows beyond their edge. */
  const isScrolledAway = (control: Element, x: number, y: number): boolean => {
    const holder = control.parentElement;
    if (!holder || holder === document.body) return false;
    const { left, right, top, bottom } = holder.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    return (isOutside && /auto|scroll/.test(styleOf(holder).overflow)) || isScrolledAway(holder, x, y);
  };
  const covered = [...document.querySelectorAll("a, button, input, select, textarea")].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    // A skip link appears above everything when it gets the focus.
    const isSkip = control.matches('a[href^="#"]') || styleOf(control).clipPath === "inset(50%)";
    if (isSkip && styleOf(control).position === "absolute") return [];
    // A link may wrap onto several lines.
    const [box] = control.getClientRects();
    if (!box || box.width < 4 || box.height < 4) return [];
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (isScrolledAway(control, x, y)) return [];
    const above = document.elementFromPoint(x, y);
    if (!above || control.contains(above) || above.contains(control)) return [];
    if (above.closest("label")?.control === control || (isSticky(above) && !isSticky(control))) return [];
    return [`"${nameOf(control)}" lies below "${nameOf(above)}"`];
  });
  names.forEach((name, place) => {
    name.data = originals[place] ?? "";
  });
  return [...new Set([...cut, ...covered])];
}

/** Finds parts of a screen that are wider than its window, cut off or covered, at every size; the window keeps the last one. */
export async function misplaced(page: Page, place: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // Small windows change some parts a moment after they have become small.
    await page
      .waitForFunction(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        undefined,
        { timeout: 3000 },
      )
      .catch(() => undefined);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) findings.push(`${place}: ${over} px too wide at ${width}`);
    for (const long of [false, true]) {
      const faults = await page.evaluate(outOfPlace, long);
      findings.push(
        ...faults.map((finding) => `${place}: ${finding} at ${width}${long ? ", long names" : ""}`),
      );
    }
  }
  return findings;
}
