import { ident } from "css-tree/utils";
import { checkCss } from "../../kernel/css/check-css.ts";
import { type CssProblem, placed } from "../../kernel/css/css-problem.ts";
import { type CssToken, tokensOf } from "../../kernel/css/css-tokens.ts";

/** Selectors of the elements that hold an analysis, a text or a whole page; hiding one would lose part of the book. */
const needed =
  /\.(?:entry|name|head|grid|groups|opening|prose|landscape|portrait)(?![\w-])|\[\s*(?:class|id)|^(?:html|body|main|article|header|table|tbody|tr|td|h1|h4|\*|:)/i;
/** Twice the longer edge of a page, mm. */
const longest = 420;
const mostTimes = 20;
const millimetres: Record<string, number> = {
  mm: 1,
  cm: 10,
  q: 0.25,
  in: 25.4,
  pt: 25.4 / 72,
  pc: 25.4 / 6,
  px: 25.4 / 96,
};
/** Units in hundredths: shares of the page, and multiples of the type size. */
const hundredths = /^(?:[sld]?v(?:h|w|min|max|b|i)|%)$/;

type Code = Extract<CssProblem["code"], "css_page" | "css_hidden" | "css_endless">;
interface Misfit {
  code: Code;
  from: number;
  to: number;
}
interface Block {
  /** Elements that the block's rules apply to, one for each selector; an at-rule keeps those around it. */
  subjects: readonly string[];
  ofPage: boolean;
}

/**
 * Returns findings for a template's style sheet: general ones, and rules that the book cannot be made with. Pages of another size would
 * not fit the book; hidden content would be missing from it; content larger than a page makes pages without end.
 */
export function checkTemplate(css: string): CssProblem[] {
  const general = checkCss(css);
  return general.length > 0 ? general : misfits(css).map((problem) => placed(css, problem));
}

function misfits(css: string): Misfit[] {
  const faults: Misfit[] = [];
  const { tokens } = tokensOf(css);
  const blocks: Block[] = [];
  let statement: CssToken[] = [];
  for (const token of tokens) {
    if (token.text === "{") blocks.push(blockOf(css, statement, blocks.at(-1)));
    else if (token.text === ";" || token.text === "}") {
      const block = blocks.at(-1);
      if (block) faults.push(...faultsOf(statement, block));
      if (token.text === "}") blocks.pop();
    } else {
      statement.push(token);
      continue;
    }
    statement = [];
  }
  return faults.slice(0, 20);
}

function blockOf(css: string, prelude: readonly CssToken[], around: Block | undefined): Block {
  const [first, last] = [prelude[0], prelude.at(-1)];
  if (!first || !last) return { subjects: [], ofPage: false };
  // Rules within a condition apply to the selectors around it.
  if (first.type === "AtKeyword")
    return {
      subjects: around?.subjects ?? [],
      ofPage: around?.ofPage === true || nameOf(first.text.slice(1)) === "page",
    };
  const selectors = css
    .slice(first.start, last.end)
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .split(",");
  const subjects = selectors.flatMap((selector) => {
    const subject = nameOf(
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? "",
    );
    return subject.startsWith("&")
      ? (around?.subjects ?? []).map((outer) => outer + subject.slice(1))
      : [subject];
  });
  return { subjects, ofPage: false };
}

function faultsOf(declaration: readonly CssToken[], { subjects, ofPage }: Block): Misfit[] {
  const [name, colon, ...value] = declaration;
  const last = value.at(-1);
  if (name?.type !== "Ident" || colon?.type !== "Colon" || !last) return [];
  const property = nameOf(name.text);
  const misfit = (code: Code): Misfit => ({ code, from: name.start, to: last.end });
  if (ofPage ? /^(?:size|margin|page-orientation)/.test(property) : property === "page")
    return [misfit("css_page")];
  const says = value.map(({ text }) => nameOf(text)).join(" ");
  if (hides(property, says) && subjects.some((subject) => needed.test(subject) && !subject.includes("::")))
    return [misfit("css_hidden")];
  return value
    .filter(({ text }) => isEndless(text))
    .map(({ start, end }) => ({ code: "css_endless", from: start, to: end }));
}

function hides(property: string, value: string): boolean {
  const says = value.replace(/ ! important$/, "");
  const size = Number.parseFloat(says);
  switch (property) {
    case "display":
      return says === "none";
    case "visibility":
    case "content-visibility":
      return says === "hidden" || says === "collapse";
    case "opacity":
    case "scale":
    case "zoom":
      return size < leastShown;
    case "font-size":
      return size * (millimetres[/[a-z]+$/.exec(says)?.[0] ?? ""] ?? 1) < leastShown;
    case "font":
      return /(?:^| )0?\.0\d*(?:[a-z]+|%)?(?: |\/)/.test(says) || /(?:^| )0(?:[a-z]+|%)?(?: |\/)/.test(says);
    case "height":
    case "max-height":
    case "width":
    case "max-width":
      return size === 0;
    case "clip-path":
    case "clip":
      return says !== "none" && says !== "auto";
    case "color":
    case "-webkit-text-fill-color":
      return isTransparent(says);
    default:
      return false;
  }
}

/** A share, or a size in millimetres, below which nothing can be read. */
const leastShown = 0.1;

const isTransparent = (colour: string) =>
  colour === "transparent" ||
  /^#(?:[0-9a-f]{3}0|[0-9a-f]{6}00)$/.test(colour.replace(/\s/g, "")) ||
  /[/,]\s*0?(?:\.0+)?%?\s*\)$/.test(colour);

function isEndless(text: string): boolean {
  const [, number, unit = ""] = /^[+-]?([\d.]+(?:e[+-]?\d+)?)([a-z%]+)$/i.exec(text) ?? [];
  if (number === undefined) return false;
  const size = Number(number);
  const measure = millimetres[unit.toLowerCase()];
  if (measure !== undefined) return size * measure > longest;
  if (hundredths.test(unit.toLowerCase())) return size > 100 * mostTimes;
  return /^(?:r?em|r?ex|r?ch|r?lh|r?ic|r?cap)$/i.test(unit) && size > mostTimes * 5;
}

const nameOf = (text: string) => ident.decode(text).toLowerCase();
