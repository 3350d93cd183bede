/** Prefix of a destination that marks text which a style sheet hides; the target follows. */
export const hidden = "hidden--";

/**
 * Finds values that a laboratory's style sheet keeps from being read (not shown, clipped, too small, transparent or of the colour behind them), and
 * marks their elements for `tellOwners`. Synonyms and codes may be left out. Runs in the page.
 */
export function checkShown(): void {
  const main = document.querySelector("main");
  if (!main) return;
  /** Looks of elements, which the text in them has as well. */
  const appearances = new Map<Element, { hides: boolean; behind: number[] }>();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !/[\p{L}\p{N}]/u.test(node.nodeValue ?? "")) continue;
    if (!parent.closest(".pg,.digits,.syn,.code,.again") && isHidden(node, parent))
      parent.setAttribute("data-told", "");
  }

  function isHidden(node: Node, parent: Element): boolean {
    const around = lookOf(parent);
    if (around.hides) return true;
    const style = getComputedStyle(parent);
    const colour = numbersOf(style.webkitTextFillColor || style.color);
    const [alpha = 1] = colour.slice(3);
    if (style.visibility !== "visible" || alpha < 0.1 || Number.parseFloat(style.fontSize) < 2) return true;
    if (contrastOf(colour, around.behind) < 1.15) return true;
    const range = document.createRange();
    range.selectNodeContents(node);
    return ![...range.getClientRects()].some(({ width, height }) => width > 0.5 && height > 0.5);
  }

  function lookOf(element: Element): { hides: boolean; behind: number[] } {
    const cached = appearances.get(element);
    if (cached) return cached;
    const above = element.parentElement
      ? lookOf(element.parentElement)
      : { hides: false, behind: [255, 255, 255] };
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const clips = style.overflowX !== "visible" && style.display !== "inline" && (width < 2 || height < 2);
    const hides =
      above.hides ||
      style.display === "none" ||
      Number(style.opacity) < 0.1 ||
      clips ||
      style.clipPath !== "none";
    const background = numbersOf(style.backgroundColor);
    const [alpha = 1] = background.slice(3);
    const appearance = {
      hides,
      behind: background.length > 2 && alpha > 0.5 ? background.slice(0, 3) : above.behind,
    };
    appearances.set(element, appearance);
    return appearance;
  }

  function numbersOf(colour: string): number[] {
    return /^rgba?\(/.test(colour) ? (colour.match(/[\d.]+/g) ?? []).map(Number) : [];
  }

  /** Returns the ratio of the lightness of two colours, as WCAG measures it; a colour in another form passes. */
  function contrastOf(colour: number[], behind: number[]): number {
    if (colour.length < 3) return 21;
    const [dark = 0, light = 0] = [colour, behind].map(lightnessOf).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  function lightnessOf([red = 0, green = 0, blue = 0]: number[]): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
