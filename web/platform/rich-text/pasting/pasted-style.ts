/** Looks up a style property of an element, from its own style and the classes of the pasted `<style>`. */
export type StyleOf = (element: Element, property: string) => string;

/**
 * Reads rules for single classes from pasted style sheets. Excel makes cells bold by them, and a document that was only parsed, not drawn,
 * has no computed style.
 */
export function styleOf(page: Document): StyleOf {
  const classes = new Map<string, string>();
  for (const sheet of page.querySelectorAll("style")) {
    const text = (sheet.textContent ?? "").replaceAll(/\/\*.*?\*\/|<!--|-->/gs, "");
    for (const [, selectors = "", declarations = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(",")) {
        const name = /^\w*\.([\w-]+)$/.exec(selector.trim())?.[1];
        if (name) classes.set(name, `${classes.get(name) ?? ""};${declarations}`);
      }
    }
  }
  const cached = new Map<Element, Map<string, string>>();
  const read = (element: Element) => {
    const declared = [...element.classList].map((name) => classes.get(name) ?? "");
    const properties = new Map<string, string>();
    for (const declaration of [...declared, element.getAttribute("style") ?? ""].join(";").split(";")) {
      const colon = declaration.indexOf(":");
      if (colon < 0) continue;
      properties.set(
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .replace(/!important/i, "")
          .trim()
          .toLowerCase(),
      );
    }
    cached.set(element, properties);
    return properties;
  };
  return (element, property) => (cached.get(element) ?? read(element)).get(property) ?? "";
}

const dropped = new Set(
  "script style template noscript iframe object embed head title meta link xml svg math img picture video audio canvas button input select textarea map area".split(
    " ",
  ),
);

/** Whether an element is not pasted: hidden content, scripts, drawings, comments and tracked deletions. */
export function isLeftOut(element: Element, style: StyleOf): boolean {
  const name = element.localName;
  return (
    dropped.has(name) ||
    /^[vm]:/.test(name) ||
    element.hasAttribute("hidden") ||
    element.getAttribute("aria-hidden") === "true" ||
    style(element, "display") === "none" ||
    style(element, "mso-hide") === "all" ||
    /^comment/.test(style(element, "mso-element")) ||
    style(element, "mso-special-character") === "comment" ||
    /\bmsocom|MsoCommentReference/.test(element.className) ||
    // A deletion tracked by Word; elsewhere a `<del>` is visible, struck-through text.
    (name === "del" && /^mailto:|^#/.test(element.getAttribute("cite") ?? ""))
  );
}
