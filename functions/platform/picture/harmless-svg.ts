import { type Attributes, type IOptions, sanitizeHtml } from "../sanitize-html.ts";
import { harmlessDeclarations, harmlessStyleSheet } from "./harmless-css.ts";
import { mostMegapixels, pictureOf, rootOf } from "./picture-type.ts";

const namespace = "http://www.w3.org/2000/svg";

/** Elements that draw; none that runs scripts, animates, links or embeds another language. */
const elements = [
  ..."svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon".split(" "),
  ..."text tspan textPath image marker pattern clipPath mask linearGradient radialGradient stop".split(" "),
  ..."filter feBlend feColorMatrix feComponentTransfer feFuncA feFuncB feFuncG feFuncR feComposite".split(
    " ",
  ),
  ..."feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood".split(" "),
  ..."feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting".split(" "),
  ..."feSpotLight feTile feTurbulence".split(" "),
];

const drawn = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use)[\s>]/;
const withText = ["text", "tspan", "textPath", "title", "desc"];

/** Maximum number of tags: nested, more would take the parser too long; pictures for a page have far fewer. */
const mostTags = 40_000;

/** Maximum number of parts that `use` may repeat; nested repetition multiplies and would exhaust any reader's memory. */
const mostUses = 20_000;

const options: IOptions = {
  allowedTags: elements,
  allowedAttributes: false,
  textFilter: (text, tagName) => (withText.includes(tagName) ? text : ""),
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  // Addresses are checked below, together with their element.
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  selfClosing: [],
};

/**
 * Reduces an SVG to drawing elements: no scripts, handlers, links, animations, foreign content or external addresses. Painting rules of
 * style sheets are kept, because most drawing programs write colours as classes.
 * @returns undefined if nothing visible is left, or the SVG is too complex
 */
export function harmlessSvg(text: string): string | undefined {
  if (text.split("<", mostTags + 1).length > mostTags) return undefined;
  let megapixels = 0;
  const isSmall = (picture: Buffer) => {
    megapixels += pictureOf(picture)?.megapixels ?? Number.POSITIVE_INFINITY;
    return megapixels <= mostMegapixels;
  };
  const clean = sanitizeHtml(rootOf(text), {
    ...options,
    transformTags: {
      "*": (tagName, attributes) => ({ tagName, attribs: harmlessAttributes(tagName, attributes, isSmall) }),
    },
  }).trim();
  if (usesOf(clean) > mostUses) return undefined;
  if (!clean.startsWith("<svg ") || !drawn.test(clean)) return undefined;
  const rules = harmlessStyleSheet(styleSheetsOf(text));
  return rules === "" ? clean : clean.replace(/^<svg [^>]*>/, (start) => `${start}<style>${rules}</style>`);
}

/** Number of parts that all `use` elements of a picture show, including nested ones; infinite if a part shows itself. */
function usesOf(clean: string): number {
  const open: string[] = [];
  const within = new Map<string, string[]>([["", []]]);
  for (const [, closing, name, attributes = ""] of clean.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing) open.pop();
    else {
      open.push(/ id="([^"]*)"/.exec(attributes)?.[1] ?? "");
      const shown = name === "use" && / href="#([^"]*)"/.exec(attributes)?.[1];
      if (shown) for (const id of new Set(["", ...open])) within.set(id, [...(within.get(id) ?? []), shown]);
    }
  }
  const counted = new Map<string, number>();
  const count = (id: string): number => {
    const cached = counted.get(id);
    if (cached !== undefined) return cached;
    counted.set(id, Number.POSITIVE_INFINITY);
    const sum = (within.get(id) ?? []).reduce((uses, shown) => uses + 1 + count(shown), 0);
    counted.set(id, sum);
    return sum;
  };
  return count("");
}

function harmlessAttributes(
  tagName: string,
  attributes: Attributes,
  isSmall: (picture: Buffer) => boolean,
): Attributes {
  const harmless: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name) || name.startsWith("xmlns")) continue;
    if (name === "href" || name === "xlink:href") {
      if (isOwn(tagName, value, isSmall)) harmless.href = value.trim();
    } else if (name === "style") {
      const declarations = harmlessDeclarations(value);
      if (declarations !== "") harmless.style = declarations;
    } else if (/^[A-Za-z][\w-]*$/.test(name) && staysInside(value)) harmless[name] = value;
  }
  // Some drawing programs write the namespace as an entity, which is dropped.
  return tagName === "svg" ? { xmlns: namespace, ...harmless } : harmless;
}

/** Whether a reference points into the same picture, or embeds a raster image as a data URL; embedded images together may be no larger than one picture. */
function isOwn(tagName: string, address: string, isSmall: (picture: Buffer) => boolean): boolean {
  if (tagName !== "image") return /^\s*#[\w.:-]+\s*$/.test(address);
  const carried = /^\s*data:image\/(?:png|jpeg);base64,([\sA-Za-z0-9+/=]+)$/.exec(address)?.[1];
  return carried !== undefined && isSmall(Buffer.from(carried, "base64"));
}

/** Values that paint by reference, `url(#gradient)`, may only name parts of the same picture. */
const staysInside = (value: string) =>
  !/[\\]|javascript:|data:|@import/i.test(value) &&
  !/url\(/i.test(value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, ""));

/** The text of all style sheets, concatenated. */
function styleSheetsOf(text: string): string {
  let css = "";
  for (let start = text.indexOf("<style"); start >= 0; ) {
    const end = text.indexOf("</style", start);
    if (end < 0) break;
    css += `${text.slice(text.indexOf(">", start) + 1, end).replaceAll(/<!\[CDATA\[|\]\]>/g, "")}\n`;
    start = text.indexOf("<style", end);
  }
  return css;
}
