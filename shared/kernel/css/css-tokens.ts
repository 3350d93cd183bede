import { tokenize, tokenTypes } from "css-tree/tokenizer";

const names = Object.fromEntries(Object.entries(tokenTypes).map(([name, type]) => [type, name])) as Record<
  number,
  keyof typeof tokenTypes
>;

/** A token of a style sheet as written; `depth` counts the brackets around it. */
export interface CssToken {
  type: keyof typeof tokenTypes;
  start: number;
  end: number;
  text: string;
  depth: number;
}

const opening = new Set<string>(["Function", "LeftParenthesis", "LeftSquareBracket", "LeftCurlyBracket"]);
const closing: Record<string, string> = { ")": "(", "]": "[", "}": "{" };

interface Tokens {
  /** Tokens without white space and comments. */
  tokens: CssToken[];
  unclosed: CssToken[];
  unopened: CssToken[];
}

/** The tokens of a style sheet, and those that are never closed or close nothing. */
export function tokensOf(css: string): Tokens {
  const result: Tokens = { tokens: [], unclosed: [], unopened: [] };
  const open: CssToken[] = [];
  tokenize(css, (number, start, past) => {
    // The tokeniser counts a backslash and the escaped character as two, even if the text ends between them.
    const end = Math.min(past, css.length);
    const type = names[number] ?? "Ident";
    if (type === "WhiteSpace") return;
    const token: CssToken = { type, start, end, text: css.slice(start, end), depth: open.length };
    if (isCut(token)) result.unclosed.push(token);
    if (type === "Comment") return;
    const opener = closing[token.text];
    if (opener && type.startsWith("Right")) {
      const last = open.at(-1);
      if (last?.text.endsWith(opener)) {
        open.pop();
        token.depth = open.length;
      }
      // A brace closes its block and everything still open in it, as in browsers.
      else if (token.text === "}" && open.some(({ text }) => text === "{")) {
        const block = open.findLastIndex(({ text }) => text === "{");
        result.unclosed.push(...open.splice(block).slice(1));
        token.depth = block;
      } else result.unopened.push(token);
    }
    if (opening.has(type)) open.push(token);
    result.tokens.push(token);
  });
  result.unclosed.push(...open);
  return result;
}

/** Whether the style sheet or the line ends within a comment, a string or an address. */
function isCut({ type, text }: CssToken): boolean {
  if (type === "BadString" || type === "BadUrl") return true;
  if (type === "Comment") return text.length < 4 || !text.endsWith("*/");
  if (type === "String") return text.length < 2 || !text.endsWith(text.charAt(0)) || endsEscaped(text);
  return type === "Url" && (!text.endsWith(")") || endsEscaped(text));
}

/** Whether the last character belongs to an escape. */
const endsEscaped = (text: string) => (/\\*$/.exec(text.slice(0, -1))?.[0].length ?? 0) % 2 === 1;
