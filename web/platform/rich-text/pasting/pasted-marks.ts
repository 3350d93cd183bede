import type { StyleOf } from "./pasted-style.ts";

export const marks = ["a", "strong", "em", "u", "s", "sub", "sup"] as const;
type Mark = (typeof marks)[number];
/** The marks of a text; for a link its address. */
export type Marks = Partial<Record<Mark, string | false>>;
const markOf: Record<string, Mark> = {
  ...{ b: "strong", strong: "strong", i: "em", em: "em", cite: "em", dfn: "em", u: "u", ins: "u" },
  ...{ s: "s", strike: "s", del: "s", sub: "sub", sup: "sup" },
};

/** The marks of the text in an element, from its name and style; `outer` are those around it. */
export function marksOf(element: Element, style: StyleOf, outer: Marks): Marks {
  const marks: Marks = { ...outer };
  const name = element.localName;
  const mark = markOf[name];
  if (mark && !(name === "ins" && element.hasAttribute("cite"))) marks[mark] = "yes";
  if (name === "a") {
    const href = element.getAttribute("href")?.trim() ?? "";
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) marks.a = href;
  }
  const weight = style(element, "font-weight");
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) marks.strong = "yes";
  // Google Docs wraps everything into a `<b>` that is not bold.
  else if (/^(?:normal|lighter|[1-5]00)$/.test(weight)) marks.strong = false;
  const slant = style(element, "font-style");
  if (/^(?:italic|oblique)/.test(slant)) marks.em = "yes";
  else if (slant === "normal") marks.em = false;
  const line = `${style(element, "text-decoration")} ${style(element, "text-decoration-line")}`;
  if (line.includes("underline")) marks.u = "yes";
  if (line.includes("line-through")) marks.s = "yes";
  const place = style(element, "vertical-align");
  if (place === "super") marks.sup = "yes";
  if (place === "sub") marks.sub = "yes";
  if (marks.a) marks.u = false;
  return marks;
}
