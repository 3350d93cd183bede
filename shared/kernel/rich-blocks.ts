/**
 * Blocks of a book's text besides rich text: pictures and page breaks. Both stand only at the top level and always in one form, so that
 * readers of the text find them without parsing HTML.
 */

/** Widths of a picture, in percent of its column. */
export const pictureWidths = [25, 33, 50, 67, 100] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface TextPicture {
  /** Path of ours that ends with the picture's hash. */
  src: string;
  /** Alternative text; empty if the picture is only decorative. */
  alt: string;
  width: PictureWidth;
  /** Printed below the picture; empty for none. */
  caption: string;
}

export const pageBreak = "<hr />";
/** Maximum length of alternative text and caption. */
export const pictureTextLength = 500;

const source = "\\/api\\/public\\/logo\\/[0-9a-f]{64}\\/";
const isSource = new RegExp(`^${source}$`);
const picture = `<figure><img src="(${source})" alt="([^"<>]*)" width="(${pictureWidths.join("|")})" \\/>(?:<figcaption>([^<>]*)<\\/figcaption>)?<\\/figure>`;
const blocks = new RegExp(`${picture}|<hr ?\\/?>`, "g");

export const isPictureSource = (src: string) => isSource.test(src);

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const signs = new Map(Object.entries(entities).map(([sign, entity]) => [entity, sign]));
const unescaped = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => signs.get(entity) ?? entity);

/** The HTML of a picture in a text. */
export function pictureHtml({ src, alt, width, caption }: TextPicture): string {
  const shown = (text: string) => escaped(text.trim().slice(0, pictureTextLength));
  const below = shown(caption) && `<figcaption>${shown(caption)}</figcaption>`;
  return `<figure><img src="${src}" alt="${shown(alt)}" width="${width}" />${below}</figure>`;
}

/** A piece of a text: HTML without pictures and page breaks, a picture, or a page break. */
export type TextPiece = string | TextPicture | typeof pageBreakPiece;
export const pageBreakPiece = { pageBreak: true } as const;

export function textPieces(html: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of html.matchAll(blocks)) {
    const [block, src, alt = "", width, caption = ""] = match;
    if (match.index > end) pieces.push(html.slice(end, match.index));
    end = match.index + block.length;
    const isWidth = (candidate: PictureWidth) => String(candidate) === width;
    pieces.push(
      src === undefined
        ? pageBreakPiece
        : {
            src,
            alt: unescaped(alt),
            width: pictureWidths.find(isWidth) ?? 100,
            caption: unescaped(caption),
          },
    );
  }
  if (end < html.length) pieces.push(html.slice(end));
  return pieces;
}

/** Joins the pieces into one text again, converting the HTML between them. */
export const joinedPieces = (pieces: readonly TextPiece[], write: (html: string) => string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === "string") return write(piece);
      return "pageBreak" in piece ? pageBreak : pictureHtml(piece);
    })
    .join("");

/** The pictures of a text. */
export const picturesIn = (html: string): TextPicture[] =>
  textPieces(html).filter((piece): piece is TextPicture => typeof piece === "object" && "src" in piece);
