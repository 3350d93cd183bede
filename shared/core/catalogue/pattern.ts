/**
 * Patterns for a field's values: a subset of JavaScript's regular expressions that must match the whole value. It has characters,
 * `.`, classes (`[A-Z]`, `\d`, `\p{L}`), groups, alternatives, `?`, `*`, `+`, `{2,4}`; `^` and `$` may stand at the ends. Constructs
 * that need backtracking (references, assertions, lazy quantifiers) are refused: all ways are followed at once, character by
 * character, so the time grows with the text's length and no pattern can stop a server or a browser.
 */
export interface Pattern {
  /** Whether the whole text matches. */
  matches: (text: string) => boolean;
}

export const patternLimits = {
  /** Characters of a pattern. */
  length: 200,
  /** Steps of a pattern after expanding its counted repetitions. */
  steps: 500,
  /** Characters of a text; longer ones match nothing. */
  text: 1_000,
} as const;

/** A part of a parsed pattern. */
type Part =
  | { accepts: (character: string) => boolean }
  | { sequence: Part[] }
  | { alternatives: Part[] }
  | { repeated: Part; minimum: number; maximum: number };
/** A step accepts one character, or leads to other steps without one; the last step leads nowhere. */
type Step = { accepts: (character: string) => boolean; next: number } | { ways: number[] };

const cache = new Map<string, Pattern | undefined>();

/** A pattern ready to match; undefined if it is too long or not in this syntax. */
export function readPattern(source: string): Pattern | undefined {
  if (cache.has(source)) return cache.get(source);
  if (cache.size >= 200) cache.clear();
  const pattern = compiled(source);
  cache.set(source, pattern);
  return pattern;
}

class NotRead extends Error {}

function compiled(source: string): Pattern | undefined {
  if (source === "" || source.length > patternLimits.length) return undefined;
  try {
    const steps: Step[] = [{ ways: [] }];
    const start = built(parsed(source), 0, steps, { left: 4 * patternLimits.steps });
    return { matches: (text) => text.length <= patternLimits.text && follow(steps, start, text) };
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

/** Matches the next token: a class, an escape, a quantifier, the start of a group or one character. */
const token = /\[\^?(?:\\.|[^\]\\])*\]|\\p\{\w+(?:=\w+)?\}|\\.|\{\d+(?:,\d*)?\}|\(\?:|[\s\S]/giuy;

function parsed(source: string): Part {
  const tokens =
    source
      .replace(/^\^/, "")
      .replace(/(?<=(?:^|[^\\])(?:\\\\)*)\$$/, "")
      .match(token) ?? [];
  let position = 0;
  const alternatives = (): Part => {
    const options = [sequence()];
    while (tokens[position] === "|") {
      position += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { alternatives: options };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (position < tokens.length && tokens[position] !== "|" && tokens[position] !== ")")
      parts.push(quantified(single()));
    return { sequence: parts };
  };
  const single = (): Part => {
    const symbol = tokens[position++] as string;
    if (symbol === "(" || symbol === "(?:") {
      const group = alternatives();
      if (tokens[position++] !== ")") throw new NotRead();
      return group;
    }
    return { accepts: acceptedBy(symbol) };
  };
  const quantified = (part: Part): Part => {
    const bounds = boundsOf(tokens[position]);
    if (!bounds) return part;
    position += 1;
    if (boundsOf(tokens[position])) throw new NotRead();
    return { repeated: part, ...bounds };
  };
  const expression = alternatives();
  if (position < tokens.length) throw new NotRead();
  return expression;
}

function boundsOf(quantifier: string | undefined): { minimum: number; maximum: number } | undefined {
  if (quantifier === "?") return { minimum: 0, maximum: 1 };
  if (quantifier === "*") return { minimum: 0, maximum: Number.POSITIVE_INFINITY };
  if (quantifier === "+") return { minimum: 1, maximum: Number.POSITIVE_INFINITY };
  const [, minimum, comma, maximum] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier ?? "") ?? [];
  if (minimum === undefined) return undefined;
  const end = maximum ? Number(maximum) : comma ? Number.POSITIVE_INFINITY : Number(minimum);
  if (end < Number(minimum)) throw new NotRead();
  return { minimum: Number(minimum), maximum: end };
}

/** Escapes that match one character; all other escapes are assertions or references. */
const escaped = /^\\(?:[dDwWsS]|[pP]\{.+\}|[^a-zA-Z0-9])$/u;

function acceptedBy(symbol: string): (character: string) => boolean {
  if (symbol === ".") return () => true;
  const isClass = symbol.startsWith("[") && symbol.length > 1;
  if (!isClass && !symbol.startsWith("\\")) {
    if (/^[()[\]{}*+?^$]$/.test(symbol)) throw new NotRead();
    return (character) => character === symbol;
  }
  if (!isClass && !escaped.test(symbol)) throw new NotRead();
  const literal = /^\\([^a-zA-Z])$/u.exec(symbol)?.[1];
  if (literal !== undefined) return (character) => character === literal;
  try {
    const test = new RegExp(`^${symbol}$`, "u");
    return (character) => test.test(character);
  } catch {
    throw new NotRead();
  }
}

/** Writes the steps of a part that lead to `next`; returns the first one. `left` bounds the work of nested repetitions. */
function built(part: Part, next: number, steps: Step[], work: { left: number }): number {
  work.left -= 1;
  if (work.left < 0 || steps.length > patternLimits.steps) throw new NotRead();
  const add = (step: Step) => steps.push(step) - 1;
  if ("accepts" in part) return add({ accepts: part.accepts, next });
  if ("sequence" in part)
    return part.sequence.reduceRight((to, inner) => built(inner, to, steps, work), next);
  if ("alternatives" in part)
    return add({ ways: part.alternatives.map((inner) => built(inner, next, steps, work)) });
  const { repeated, minimum, maximum } = part;
  let first = next;
  if (maximum === Number.POSITIVE_INFINITY) {
    const ways = [next];
    first = add({ ways });
    ways.push(built(repeated, first, steps, work));
  } else
    for (let count = minimum; count < maximum; count++)
      first = add({ ways: [next, built(repeated, first, steps, work)] });
  for (let count = 0; count < minimum; count++) first = built(repeated, first, steps, work);
  return first;
}

function follow(steps: readonly Step[], start: number, text: string): boolean {
  const reached = (from: Iterable<number>) => {
    const visited = new Set<number>();
    const open = [...from];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (visited.has(index)) continue;
      visited.add(index);
      const step = steps[index];
      if (step && "ways" in step) open.push(...step.ways);
    }
    return visited;
  };
  let present = reached([start]);
  for (const character of text) {
    const next = new Set<number>();
    for (const index of present) {
      const step = steps[index];
      if (step && "accepts" in step && step.accepts(character)) next.add(step.next);
    }
    if (next.size === 0) return false;
    present = reached(next);
  }
  return present.has(0);
}
