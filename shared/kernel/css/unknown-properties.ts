import { errorsTo } from "../search-typos.ts";
import { type CssProblem, cssLimit, placed } from "./css-problem.ts";
import { type CssToken, tokensOf } from "./css-tokens.ts";
import { propertyNames } from "./property-names.ts";

/** Their blocks hold rules and declarations; those of other at-rules, such as `@font-face`, have descriptors of their own. */
const conditional = /^@(?:media|supports|layer|container|scope|starting-style)$/i;
/** Maximum number of wrong letters in a name for another one to be suggested. */
const mostErrors = 2;

/**
 * Names of properties that no browser knows, with the one that was probably meant. They are no errors: browsers ignore them, and a new
 * property may become known. A style sheet with unbalanced brackets is not checked.
 */
export function unknownProperties(css: string): (CssProblem & { meant?: string })[] {
  if (css.length > cssLimit) return [];
  const { tokens, unclosed, unopened } = tokensOf(css);
  if (unclosed.length + unopened.length > 0) return [];
  return declaredIn(tokens)
    .filter(({ text }) => /^[a-z][a-z-]*$/i.test(text) && !propertyNames.has(text.toLowerCase()))
    .map(({ text, start, end }) => {
      const suggestion = nearest(text.toLowerCase());
      const code = suggestion ? "css_misspelt_property" : "css_unknown_property";
      return { ...placed(css, { code, from: start, to: end }), ...(suggestion && { meant: suggestion }) };
    });
}

/** The names of all declarations in rules. A name before a block starts a nested rule, such as `a:hover { … }`. */
function declaredIn(tokens: readonly CssToken[]): CssToken[] {
  const declared: CssToken[] = [];
  /** Whether declarations are properties, for each block around the present token. */
  const blocks: boolean[] = [];
  let first = 0;
  for (const [index, { text, type }] of tokens.entries()) {
    if (text !== "{" && text !== "}" && type !== "Semicolon") continue;
    const [name, colon] = index - first > 1 ? tokens.slice(first, first + 2) : [];
    if (text === "{") {
      const opener = tokens[first]?.text ?? "";
      blocks.push(opener.startsWith("@") ? conditional.test(opener) : !opener.startsWith("--"));
    } else {
      if (name?.type === "Ident" && colon?.type === "Colon" && blocks.at(-1)) declared.push(name);
      if (text === "}") blocks.pop();
    }
    first = index + 1;
  }
  return declared;
}

function nearest(name: string): string | undefined {
  // Append an end sign, so that whole names are compared and not only their beginnings.
  const errors = [...propertyNames].map(
    (candidate) => [errorsTo(`${name};`, `${candidate};`, mostErrors), candidate] as const,
  );
  const [best] = errors.filter(([count]) => count <= mostErrors).sort(([left], [right]) => left - right);
  return best?.[1];
}
