import sanitizeHtml from "sanitize-html";
import { harmlessDeclarations, harmlessStyleSheet } from "./harmless-css.ts";
import { rootOf } from "./picture-type.ts";

const namespace = "http://www.w3.org/2000/svg";

/** Elements that draw; none that acts, moves, links or brings in something of another language. */
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

/** Tags beyond this number take the parser too long where they are all nested; pictures for a page have far fewer. */
const mostTags = 40_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: false,
  textFilter: (text, tagName) => (withText.includes(tagName) ? text : ""),
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  // Addresses are judged below, where the element is known.
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  selfClosing: [],
  transformTags: {
    "*": (tagName, attributes) => ({ tagName, attribs: harmlessAttributes(tagName, attributes) }),
  },
};

/**
 * An SVG with nothing in it but what draws: no scripts, handlers, links, animations, foreign content or addresses outside of itself.
 * Of style sheets what paints is kept, because most drawing programs write colours as classes.
 * @returns undefined where nothing is left to see, or it is too intricate
 */
export function harmlessSvg(text: string): string | undefined {
  if (text.split("<", mostTags + 1).length > mostTags) return undefined;
  const clean = sanitizeHtml(rootOf(text), options).trim();
  if (!clean.startsWith("<svg ") || !drawn.test(clean)) return undefined;
  const rules = harmlessStyleSheet(styleSheetsOf(text));
  return rules === "" ? clean : clean.replace(/^<svg [^>]*>/, (start) => `${start}<style>${rules}</style>`);
}

function harmlessAttributes(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name) || name.startsWith("xmlns")) continue;
    if (name === "href" || name === "xlink:href") {
      if (isOwn(tagName, value)) kept.href = value.trim();
    } else if (name === "style") {
      const declarations = harmlessDeclarations(value);
      if (declarations !== "") kept.style = declarations;
    } else if (/^[A-Za-z][\w-]*$/.test(name) && staysInside(value)) kept[name] = value;
  }
  // Drawing programs write the namespace as an entity, which is not kept.
  return tagName === "svg" ? { xmlns: namespace, ...kept } : kept;
}

/** References lead to parts of the same picture; only raster images may be carried in the address itself. */
const isOwn = (tagName: string, address: string) =>
  tagName === "image"
    ? /^\s*data:image\/(?:png|jpeg);base64,[\sA-Za-z0-9+/=]+$/.test(address)
    : /^\s*#[\w.:-]+\s*$/.test(address);

/** Values that paint by reference, `url(#gradient)`, may name parts of the same picture only. */
const staysInside = (value: string) =>
  !/[\\]|javascript:|data:|@import/i.test(value) &&
  !/url\(/i.test(value.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, ""));

/** The text of all style sheets, one after the other. */
function styleSheetsOf(text: string): string {
  let css = "";
  for (let at = text.indexOf("<style"); at >= 0; ) {
    const end = text.indexOf("</style", at);
    if (end < 0) break;
    css += `${text.slice(text.indexOf(">", at) + 1, end).replaceAll(/<!\[CDATA\[|\]\]>/g, "")}\n`;
    at = text.indexOf("<style", end);
  }
  return css;
}
