/** CSS properties that paint an SVG. */
const painting =
  /^(?:fill|stroke|opacity|color|display|visibility|overflow|mask|filter|isolation|mix-blend-mode|clip|transform|font|text|letter|word|stop|flood|lighting|marker|paint|shape|vector|dominant|alignment|baseline|enable)(?:-[a-z]+)*$/;
/** Colours, numbers, keywords, colour functions, and references to parts of the same picture. */
const value =
  /^(?:[\w\s.,%#+-]|(?:rgb|rgba|hsl|hsla|matrix|translate|scale|rotate)\([\d\s.,%+-]*\)|url\(#[\w.:-]+\))+$/i;
const selector = /^[\w\s.,#>*-]+$/;

/** The painting declarations, `fill:#fff;stroke:none`, rebuilt from the parsed values only. */
export function harmlessDeclarations(css: string): string {
  return css
    .split(";")
    .flatMap((declaration) => {
      const colon = declaration.indexOf(":");
      const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
      const written = declaration.slice(colon + 1).trim();
      const plain = written.replaceAll(/(["'])([\w\s.#:-]*)\1/g, "$2");
      return painting.test(name) && value.test(plain) ? [`${name}:${plain}`] : [];
    })
    .join(";");
}

/** The painting rules of a style sheet, rebuilt: no at-rules, no attribute selectors, no addresses. */
export function harmlessStyleSheet(css: string): string {
  const rules = withoutComments(css).split("}");
  return rules
    .flatMap((rule) => {
      const open = rule.lastIndexOf("{");
      const before = rule.slice(0, Math.max(0, open));
      // Text before a semicolon is an at-rule without a block.
      const chosen = before.slice(before.lastIndexOf(";") + 1).trim();
      const declarations = harmlessDeclarations(rule.slice(open + 1));
      return selector.test(chosen) && declarations !== "" ? [`${chosen}{${declarations}}`] : [];
    })
    .join("");
}

function withoutComments(css: string): string {
  const [start = "", ...others] = css.split("/*");
  return start + others.map((part) => part.split("*/").slice(1).join("")).join("");
}
