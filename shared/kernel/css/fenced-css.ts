import { ident } from "css-tree/utils";
import { type CssProblem, cssLimit, placed } from "./css-problem.ts";
import { type CssToken, tokensOf } from "./css-tokens.ts";

/** Values by property that keep an element in its place; any other one could lay it over its neighbours, also one that comes by `var()`. */
const inPlace: Record<string, RegExp> = {
  position: /^(?:static|relative|initial)$/,
  "z-index": /^(?:auto|0|initial)$/,
};

type Declaration = [from: CssToken, to: CssToken];

/** Declarations that take an element out of its place, such as `position: fixed`. */
function coveringIn(css: string): Declaration[] {
  const { tokens } = tokensOf(css);
  const covering: Declaration[] = [];
  for (const [index, name] of tokens.entries()) {
    if (name.type !== "Ident" || tokens[index + 1]?.type !== "Colon") continue;
    const allowed = inPlace[ident.decode(name.text).toLowerCase()];
    // Anything else before it makes it a condition or a part of a selector.
    if (!allowed || !/^[;{}]?$/.test(tokens[index - 1]?.text ?? "")) continue;
    const length = tokens
      .slice(index)
      .findIndex(({ type, text }) => type === "Semicolon" || /^[{}]$/.test(text));
    const end = length < 0 ? tokens.length : index + length;
    if (tokens[end]?.text === "{") continue;
    const value = tokens.slice(index + 2, end).map(({ text }) => ident.decode(text).toLowerCase());
    const [word = "", ...rest] = value;
    if (allowed.test(word) && /^(?:!important)?$/.test(rest.join(""))) continue;
    covering.push([name, tokens[end - 1] ?? name]);
  }
  return covering;
}

/**
 * The declarations by which a style sheet could lay one thing over another, as warnings: they have no effect on pages with forms, since
 * visitors must see what they type into and what they confirm.
 */
export const coveringProblems = (css: string): CssProblem[] =>
  css.length > cssLimit
    ? []
    : coveringIn(css).map(([from, to]) => placed(css, { code: "css_covers", from: from.start, to: to.end }));

/** A style sheet without these declarations, for pages and widgets with forms. */
export function fencedCss(css: string): string {
  let fenced = "";
  let past = 0;
  for (const [from, to] of coveringIn(css)) {
    fenced += css.slice(past, from.start);
    past = to.end;
  }
  return fenced + css.slice(past);
}
