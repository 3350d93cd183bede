import { errorsTo } from "../search-typos.ts";
import { type CssProblem, cssLimit, placed } from "./check-css.ts";
import { type CssToken, tokensOf } from "./css-tokens.ts";
import { propertyNames } from "./property-names.ts";

/** Blocks of these hold rules and declarations; those of other at-rules, such as `@font-face`, have words of their own. */
const conditional = /^@(?:media|supports|layer|container|scope|starting-style)$/i;
/** As many letters of a name may be wrong for another one to be offered. */
const mostErrors = 2;

/**
 * Names of properties that no browser knows, with the one that was probably meant. They are no errors: browsers pass over them, and a new
 * one may become known. Of a style sheet whose brackets do not fit nothing is said.
 */
export function unknownProperties(css: string): (CssProblem & { meant?: string })[] {
  if (css.length > cssLimit) return [];
  const { tokens, unclosed, unopened } = tokensOf(css);
  if (unclosed.length + unopened.length > 0) return [];
  return declaredIn(tokens)
    .filter(({ text }) => /^[a-z][a-z-]*$/i.test(text) && !propertyNames.has(text.toLowerCase()))
    .map(({ text, start, end }) => {
      const meant = nearest(text.toLowerCase());
      const code = meant ? "css_misspelt_property" : "css_unknown_property";
      return { ...placed(css, { code, from: start, to: end }), ...(meant && { meant }) };
    });
}

/** The names of all declarations in rules. What ends in a block is a rule in a rule, such as `a:hover { … }`. */
function declaredIn(tokens: readonly CssToken[]): CssToken[] {
  const found: CssToken[] = [];
  /** Of each block around the present token: whether its declarations have properties. */
  const blocks: boolean[] = [];
  let first = 0;
  for (const [index, { text, type }] of tokens.entries()) {
    if (text !== "{" && text !== "}" && type !== "Semicolon") continue;
    const [name, colon] = index - first > 1 ? tokens.slice(first, first + 2) : [];
    if (text === "{") {
      const opener = tokens[first]?.text ?? "";
      blocks.push(opener.startsWith("@") ? conditional.test(opener) : !opener.startsWith("--"));
    } else {
      if (name?.type === "Ident" && colon?.type === "Colon" && blocks.at(-1)) found.push(name);
      if (text === "}") blocks.pop();
    }
    first = index + 1;
  }
  return found;
}

function nearest(name: string): string | undefined {
  // The sign at their ends has whole names compared.
  const errors = [...propertyNames].map(
    (known) => [errorsTo(`${name};`, `${known};`, mostErrors), known] as const,
  );
  const [best] = errors.filter(([count]) => count <= mostErrors).sort(([one], [other]) => one - other);
  return best?.[1];
}
