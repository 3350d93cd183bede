import parse from "css-tree/parser";
import { ident, string, url } from "css-tree/utils";
import type { CssCode } from "../problem.ts";
import { type CssProblem, cssLimit, placed } from "./css-problem.ts";
import { type CssToken, tokensOf } from "./css-tokens.ts";

/** Maximum depth of brackets; style sheets that people write hardly reach ten. */
const deepest = 40;
const mostProblems = 20;

/** Functions that load an address given as a string. */
const loading = /^(?:url|src|image|(?:-webkit-)?image-set)$/;
/** Functions allowed inside these: they neither name an address nor bring one from elsewhere, as `var()` does. */
const harmless =
  /^(?:url|type|calc|rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|color-mix|light-dark|[a-z-]+-gradient)$/;
/** Properties and functions through which browsers used to run scripts. */
const running = /^(?:behaviou?r|-ms-behavior|-moz-binding|expression|progid)$/;
const address = /^(?:https:\/\/|data:image\/)/i;

type Unplaced = Pick<CssProblem, "code" | "from" | "to">;

/**
 * The problems of a style sheet, in the order of the text, at most 20: syntax that browsers would drop, and anything that loads
 * addresses other than `https:` and pictures in `data:`, or could run. Escapes are read as browsers do.
 */
export function checkCss(css: string): CssProblem[] {
  // Do not read a text that is too long, so that the cost of any text is bounded.
  if (css.length > cssLimit || new TextEncoder().encode(css).length > cssLimit)
    return [placed(css, { code: "css_too_large", from: 0, to: 0 })];
  const { tokens, unclosed, unopened } = tokensOf(css);
  const deep = tokens.find(({ depth }) => depth > deepest);
  const problems: Unplaced[] = [
    ...unclosed.map((token) => problemAt("css_unclosed", token)),
    ...unopened.map((token) => problemAt("css_unopened", token)),
    ...(deep ? [problemAt("css_too_deep", deep)] : []),
    ...forbidden(tokens),
    ...matches(css, /<\/style/gi, "css_markup"),
    // Control characters, except white space and those above ASCII: browsers and parsers read these differently.
    ...matches(css, /[^\P{Cc}\t-\r\x80-\x9f]/gu, "css_syntax"),
  ];
  // Everything after an open bracket is misread, so further problems would be noise.
  if (unclosed.length + unopened.length === 0 && !deep) problems.push(...misread(css, tokens));
  const byPlace = problems.toSorted((left, right) => left.from - right.from);
  return byPlace
    .filter(({ from }, index) => index === 0 || byPlace[index - 1]?.from !== from)
    .slice(0, mostProblems)
    .map((problem) => placed(css, problem));
}

const problemAt = (code: CssCode, { start, end }: CssToken): Unplaced => ({ code, from: start, to: end });
const matches = (css: string, pattern: RegExp, code: CssCode): Unplaced[] =>
  [...css.matchAll(pattern)].map(({ index, 0: text }) => ({ code, from: index, to: index + text.length }));

/** Tokens that could load from elsewhere or run, wherever they stand. */
function forbidden(tokens: readonly CssToken[]): Unplaced[] {
  const problems: Unplaced[] = [];
  /** The loading functions around the present token. */
  const around: CssToken[] = [];
  for (const [index, token] of tokens.entries()) {
    while (around.length > 0 && token.depth <= (around.at(-1)?.depth ?? 0)) around.pop();
    const within = around.length > 0;
    const before = tokens[index - 1];
    switch (token.type) {
      case "AtKeyword":
        if (nameOf(token.text.slice(1)) === "import") problems.push(problemAt("css_import", token));
        break;
      case "Ident":
        if (tokens[index + 1]?.type === "Colon" && running.test(nameOf(token.text)))
          problems.push(problemAt("css_forbidden", token));
        break;
      case "Function": {
        const name = nameOf(token.text.slice(0, -1));
        if (running.test(name)) problems.push(problemAt("css_forbidden", token));
        else if (within && !harmless.test(name)) problems.push(problemAt("css_address", token));
        if (!loading.test(name)) break;
        // After an escape, browsers may read on differently from these tokens.
        if (token.text.includes("\\")) problems.push(problemAt("css_escaped", token));
        around.push(token);
        break;
      }
      case "Url": {
        if (!address.test(url.decode(token.text).trim())) problems.push(problemAt("css_address", token));
        break;
      }
      case "String":
        if (within && !isType(before) && !address.test(string.decode(token.text).trim()))
          problems.push(problemAt("css_address", token));
        break;
    }
  }
  return problems;
}

/** Addresses at other servers from which a style sheet loads. On the web they are no errors, but output made without a network lacks them. */
export function foreignAddresses(css: string): CssProblem[] {
  if (css.length > cssLimit) return [];
  const around: CssToken[] = [];
  return tokensOf(css)
    .tokens.filter((token) => {
      while (around.length > 0 && token.depth <= (around.at(-1)?.depth ?? 0)) around.pop();
      if (token.type === "Function" && loading.test(nameOf(token.text.slice(0, -1)))) around.push(token);
      if (token.type === "Url") return /^https:/i.test(url.decode(token.text).trim());
      return (
        token.type === "String" && around.length > 0 && /^https:/i.test(string.decode(token.text).trim())
      );
    })
    .slice(0, mostProblems)
    .map((token) => placed(css, problemAt("css_foreign", token)));
}

/** `type("image/avif")` of an `image-set()` is no address. */
const isType = (before: CssToken | undefined) =>
  before?.type === "Function" && nameOf(before.text.slice(0, -1)) === "type";
const nameOf = (text: string) => ident.decode(text).toLowerCase();

/** Thrown to stop the parser early. */
const enough = new Error("There are enough problems.");
/** Each error costs the parser a quarter of a millisecond, even if browsers do not share it. */
const mostErrors = 200;

/** Syntax that browsers would drop because they cannot read it. */
function misread(css: string, tokens: readonly CssToken[]): Unplaced[] {
  const problems = emptyValues(tokens);
  let errors = 0;
  const onParseError = ({ offset }: { offset: number }) => {
    if (++errors > mostErrors || problems.length > mostProblems) throw enough;
    const index = Math.max(0, placeOf(tokens, offset));
    const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (!token || isNewer(tokens, index)) return;
    const isNext = before?.type === "Ident" && token.type === "Colon" && after !== undefined;
    problems.push(isNext ? problemAt("css_semicolon", before) : problemAt("css_syntax", token));
  };
  try {
    // Conditions evolve faster than parsers, so check only their brackets and leave their words to browsers.
    parse(css, { parseAtrulePrelude: false, onParseError });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return problems;
}

/** The token at this offset, or the last one. */
function placeOf(tokens: readonly CssToken[], offset: number): number {
  const index = tokens.findIndex(({ end }) => end > offset);
  return index < 0 ? tokens.length - 1 : index;
}

/** Declarations such as `color:` without a value; only custom properties may be empty. */
function emptyValues(tokens: readonly CssToken[]): Unplaced[] {
  const problems: Unplaced[] = [];
  for (const [index, { type, depth }] of tokens.entries()) {
    const [name, next] = [tokens[index - 1], tokens[index + 1]];
    if (type !== "Colon" || name?.type !== "Ident" || name.text.startsWith("--")) continue;
    const ends = !next || next.type === "Semicolon" || next.type === "RightCurlyBracket";
    if (!ends || isWithinParentheses(tokens, index, depth)) continue;
    problems.push(problemAt("css_syntax", name));
    if (problems.length === mostProblems) break;
  }
  return problems;
}

/** The index of the bracket around a token; -1 if there is none. */
function around(tokens: readonly CssToken[], index: number, depth: number): number {
  let position = index;
  while (position >= 0 && (tokens[position]?.depth ?? 0) >= depth) position--;
  return position;
}
const isWithinParentheses = (tokens: readonly CssToken[], index: number, depth: number) =>
  depth > 0 && tokens[around(tokens, index, depth)]?.type !== "LeftCurlyBracket";

/**
 * Whether browsers read on where the parser does not: in recent functions, and in nested rules, such as `> li { … }`. The first token
 * tells a rule from a declaration.
 */
function isNewer(tokens: readonly CssToken[], index: number): boolean {
  const depth = tokens[index]?.depth ?? 0;
  if (depth === 0) return false;
  if (isWithinParentheses(tokens, index, depth)) return true;
  let first = index;
  while (first > 0 && !isBetween(tokens[first - 1], depth)) first--;
  if (tokens[first]?.type === "Ident") return false;
  let last = index;
  while (last < tokens.length && !isBetween(tokens[last], depth)) last++;
  return tokens[last]?.text === "{";
}

/** Whether a token separates the declarations and rules at this depth. */
const isBetween = (token: CssToken | undefined, depth: number) =>
  token !== undefined && token.depth <= depth && /^[;{}]$/.test(token.text);
