import type { Page } from "@playwright/test";

/** State of a walk, kept in the page. */
interface Walk {
  /** Elements, described in words, that were not reached or did not show the focus; how many were reached, and how many rounds were complete. */
  report: () => { missed: string[]; unseen: string[]; reached: number; rounds: number };
  /** Continues behind the frame that has the focus: the way through the frame belongs to the page in it. */
  leaveFrame: () => void;
}
type Walked = typeof globalThis & { walk: Walk };

/** Runs in the page: notes all usable elements, and then each element that gets the focus. */
function prepare(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  (document.activeElement as HTMLElement | null)?.blur();

  const native =
    "a[href], area[href], button, input, select, textarea, summary, iframe, [contenteditable=true]";
  const roles =
    "button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem";
  const usable = [native, ...roles.split(" ").map((role) => `[role=${role}]`)].join(", ");
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(":disabled") &&
    !element.closest("[inert], [aria-hidden=true]");
  /** Group of elements within which arrow keys move the focus. */
  const group = (element: Element) =>
    element.matches("input[type=radio]")
      ? `radio ${(element as HTMLInputElement).name}`
      : element.closest(
          "[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=tree], [role=grid]",
        );
  /** Styles of an element and its surroundings that could show the focus. */
  const stylesOf = (element: Element) => {
    const around = new Set([
      element,
      element.previousElementSibling,
      element.nextElementSibling,
      element.nextElementSibling?.firstElementChild,
      element.closest("label"),
    ]);
    let above: Element | null = element;
    for (let levels = 0; levels < 5; levels += 1) {
      above = above?.parentElement ?? null;
      around.add(above);
    }
    return [...around]
      .flatMap((each) => {
        if (!each) return [];
        const style = getComputedStyle(each);
        const line = style.outlineStyle === "none" ? "" : `${style.outlineWidth} ${style.outlineColor}`;
        return [line, style.boxShadow, style.borderColor, style.backgroundColor, style.textDecorationLine];
      })
      .join();
  };
  const words = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute("aria-label") ?? element.textContent?.trim()) || element.outerHTML}`.slice(
      0,
      120,
    );

  // Check only the first rows of a long list; the other rows behave the same.
  for (const list of document.querySelectorAll("ul, ol, tbody, [role=list], [role=rowgroup], [role=tree]"))
    if (list.children.length > 8)
      for (const row of [...list.children].slice(4)) (row as HTMLElement).inert = true;
  const usableElements = [...document.querySelectorAll(usable)].filter(shown);
  const reached = new Set<Element>();
  const groups = new Set<unknown>();
  const unseen = new Set<string>();
  let rounds = 0;
  let last: { element: Element; focused: string } | undefined;
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    // The event of an element that passed the focus on comes after its successor's: there is nothing to see any more.
    if (target === document.activeElement) {
      const same =
        last?.element.isConnected && last.element !== target && stylesOf(last.element) === last.focused;
      if (last && same && last.element.tagName !== "IFRAME") unseen.add(words(last.element));
      last = { element: target, focused: stylesOf(target) };
    }
    // A text at rest is replaced by its editor when it gets the focus, and is not passed again.
    if (target === [...reached].find(({ isConnected }) => isConnected)) rounds += 1;
    reached.add(target);
    groups.add(group(target) ?? undefined);
  });
  // When the focus enters a frame, it leaves the window without an event on the page. It may have left the frame again before a
  // timer runs, and the frame may not be known yet while the window loses the focus.
  const noteFrame = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLIFrameElement) reached.add(activeElement);
  };
  addEventListener("blur", () => {
    noteFrame();
    setTimeout(noteFrame);
  });
  const inGroup = (element: Element) => {
    const ownGroup = group(element);
    const roving = element.matches("input[type=radio]") || element.getAttribute("tabindex") === "-1";
    return roving && ownGroup !== null && groups.has(ownGroup);
  };
  (globalThis as Walked).walk = {
    leaveFrame() {
      const frame = document.activeElement;
      if (!(frame instanceof HTMLIFrameElement)) return;
      reached.add(frame);
      const isBehind = (each: Element) =>
        (frame.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      const next = usableElements.find(
        (each) => isBehind(each) && shown(each) && (each as HTMLElement).tabIndex >= 0,
      );
      (next as HTMLElement | undefined)?.focus();
    },
    report: () => ({
      missed: usableElements
        .filter((each) => each.isConnected && shown(each) && !reached.has(each) && !inGroup(each))
        .map(words),
      unseen: [...unseen],
      reached: reached.size,
      rounds,
    }),
  };
}

/**
 * Goes through the whole page with Tab.
 * @returns elements that the keyboard does not reach or that do not show the focus, and whether the walk is stuck
 */
export async function walk(page: Page, place: string): Promise<string[]> {
  await page.evaluate(prepare);
  const report = () => page.evaluate(() => (globalThis as Walked).walk.report());
  let reported = await report();
  // The focus may pass elements that are not listed, such as scrollable areas, but not for ever.
  for (let idle = 0; idle < 6 && (reported.rounds === 0 || reported.missed.length > 0); ) {
    for (let steps = 0; steps < 10; steps += 1) await page.keyboard.press("Tab");
    await page.evaluate(() => (globalThis as Walked).walk.leaveFrame());
    const { reached } = reported;
    reported = await report();
    idle = reported.reached > reached ? 0 : idle + 1;
  }
  return [
    ...reported.missed.map((each) => `${place}: not reached by keyboard: ${each}`),
    ...reported.unseen.map((each) => `${place}: no visible focus: ${each}`),
    ...(reported.rounds === 0 ? [`${place}: the focus goes round nowhere`] : []),
  ];
}
